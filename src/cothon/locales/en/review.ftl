# The review of a finished game, in the replay and at the end: chances to win, turning points, how good decisions were, luck.

review-as-good = About as good:
review-best-help = { $n ->
    [one] The only answer there was.
   *[other] Of { $n } answers the review found none that is better.
}
review-better = Better:
review-chance-of = { $name } { $n } %
review-chance-whose = { $who ->
    [you] your chance to win
   *[other] the chance of { $name } to win
}
review-chances = Chances to win
review-chances-help = if equal bots played on from the true position; small: what this move changed; band: 95 % interval
review-chances-of-both = { $better } % instead of { $given } %, by what was known then.
review-chart = Chances to win over the game; arrow keys go from move to move
review-chart-at = Move { $n } of { $all }: { $chances }
review-cost = −{ $n }
review-cost-between = points of the chance to win ({ $low } to { $high })
review-count-best = { $n } best
review-count-blunder = { $n ->
    [one] 1 blunder
   *[other] { $n } blunders
}
review-count-fine = { $n } fine
review-count-slip = { $n ->
    [one] 1 slip
   *[other] { $n } slips
}
review-decisions = { $who ->
    [you] You had a choice { $n ->
        [one] once
       *[other] { $n } times
    }:
   *[other] { $name } had a choice { $n ->
        [one] once
       *[other] { $n } times
    }:
}
review-figures = Figures as a table
review-figures-judged = { $name }: { $verdict }
review-figures-move = Move
review-figures-verdict = Decision
review-ledger = Luck and choices
review-ledger-help = Percentage points of the chance to win, those of all moves together: what is lost and won back counts both times, so there may be more than 100. Each row adds up from start to end. Choices are measured against the usual answer; “estimate” is what changed although only the usual happened.
review-ledger-unit = in percentage points
review-line-corrected = estimate
    .title = what changed although nothing but the usual happened: the estimate looked further ahead
review-line-end = end
    .title = the share of the victory
review-line-luck = luck
    .title = what draws changed, against the mean of all that were possible
review-line-others = others
    .title = what the answers of the others changed
review-line-own = own
    .title = what the seat’s own answers gained against the usual ones
review-line-start = start
    .title = the chance at the beginning
review-mark-decade = decade { $n }
review-mark-move = { $n }
review-mark-round = round { $n }
review-moment-answered = “{ $answer }”.
review-moment-best = { $who ->
    [you] Your best move
   *[other] Best move of { $name }
}
review-moment-better = { $told } Better: “{ $answer }”.
review-moment-blunder = { $who ->
    [you] Your blunder
   *[other] A blunder of { $name }
}
review-moment-chances = { $before } % → { $after } %
review-moment-compared = { $given } % instead of { $other } %
review-moment-drift = The run of play
review-moment-luck = { $way ->
    [up] Good luck
   *[down] Bad luck
}
review-moment-move = Move { $n }:
review-moment-number = (turning point { $n })
review-moment-other = A move of { $by }
review-moment-own = { $who ->
    [you] Your move
   *[other] A move of { $name }
}
review-moment-slip = { $who ->
    [you] Your slip
   *[other] A slip of { $name }
}
review-moments-help = The numbers beside → are the chances before and after the move. “Instead of” compares two answers by what was known then: a mistake with the better one, a best move with the usual one.
review-no-choice = There was no choice here.
review-no-decision = Nobody decides anything here.
review-no-moments = No single move changed the chance by more than the noise of the estimate.
review-percent = { $n } %
review-see = See it
review-spoken-line = { $who ->
    [you] Your chance to win went from { $start } to { $end } per cent.
   *[other] The chance of { $name } to win went from { $start } to { $end } per cent.
}
review-start = start
review-sum-corrected = { $n } estimate
review-sum-end = { $n } %
review-sum-help = In percentage points of the chance to win, added up over all moves; a sum may be above 100. “Estimate” is where the review first judged the position too high or too low.
review-sum-luck = { $n } luck
review-sum-others = { $n } choices of the others
review-sum-own = { $who ->
    [you] { $n } your choices
   *[other] { $n } own choices
}
review-sum-start = { $n } % at the start
review-turning-points = { $n ->
    [0] Turning points
    [one] One turning point
   *[other] { $n } turning points
}
review-verdict-best = best
review-verdict-blunder = blunder
review-verdict-fine = fine
review-verdict-slip = slip
