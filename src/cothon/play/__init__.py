"""A game being played: the match (the authority), its record, replay, fairness.

Read in this order: match, fairness, record, text, twin, verify, burst, files, telling; dice and playout are for
simulations.
"""
