"""The schema's history, one file for each step in `versions`; `NEWEST` is what this release works with."""

NEWEST = "0008"
