"""A game looked back at: chances to win, luck and choices, what would have been better. Numbers and ids, no sentence.

`analysis` plays the record again and judges every position; `ledger` books every change of the chances once; `verdict`
says how good a decision was; `moments` finds where a game turned; `facts` has all of it as plain data. Who makes words
of it is above: the page of `cothon analyse` (arena), the server's answers (server).
"""
