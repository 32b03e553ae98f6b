### Refusals that are the same in all games.

refuse-no-such-action = There is no action number { NUMBER($number, useGrouping: 0) }.
refuse-over = The game is over.
refuse-not-your-turn = It is not your turn to answer.
refuse-other-question = This is no answer to the present question.
refuse-stale = That was based on version { NUMBER($at, useGrouping: 0) }, but the match is at version { NUMBER($version, useGrouping: 0) }.
refuse-nothing-free-to-take-back = Nothing can be taken back: a card was revealed, somebody else acted, or you have not answered yet.
refuse-nothing-to-take-back = Nothing can be taken back: you have given no answer that still counts.
refuse-too-far-back = Version { NUMBER($version, useGrouping: 0) } is too far back: { NUMBER($nearest, useGrouping: 0) } is the first that can be reached.
refuse-no-own-answer = At version { NUMBER($version, useGrouping: 0) } you gave no answer that still counts.
refuse-still-running = Nobody sees the true position while the match is running.
refuse-burst-size = A payment has 1 to { $most } parts, not { $number }.
refuse-no-part-of-a-payment = ‘{ $label }’ is not part of a payment.
refuse-no-payment = These choices together are no payment that is allowed here: { $labels }.
refuse-seen-since = This game is rated, and something was drawn or unveiled since: it cannot be taken back, even if all agree.
