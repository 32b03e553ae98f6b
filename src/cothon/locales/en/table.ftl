language-name = English

level-1 = Passenger
level-1-how = plays at once and errs a lot
level-2 = Deckhand
level-2-how = plays at once and errs now and then
level-3 = Mate
level-3-how = plays at once and seldom errs
level-4 = Captain
level-4-how = thinks ahead for a moment
level-5 = Admiral
level-5-how = thinks ahead for longer

# A person who is spoken to, where names stand.
you = You

seat-number = Seat { $number }

# Lists of any length, put together from the end.
list-none = nothing
list-two = { $first } and { $second }
list-more = { $first }, { $rest }

event-taken-back = { $seat_is ->
    [you] You take back your last answer.
   *[other] { $seat } takes back the last answer.
}
