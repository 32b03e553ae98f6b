"""A game being played: the match (the authority), its record, replay, fairness, clocks.

Read in this order: match, fairness, record, text, twin, verify, burst, position, files, clock; dice and
playout are for simulations.
"""
