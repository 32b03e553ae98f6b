"""Many games: line-ups of bots, duplicate deals, statistics and reports; on this machine or on a Ray cluster.

Read `plan` (what is to be played), `deal` (the pure unit of work), `local` and `cluster` (who does the work), `folder`
(what is on disk, and resuming), `stats` and `ratings` (what the games say), `plots` and `report` (how it is shown).
Decisions as rows for learning: `dataset`, then `parquet`.
One game looked back at (`cothon.review` has the figures): `story`, then `curve` and `sheet` (how it is shown).
"""
