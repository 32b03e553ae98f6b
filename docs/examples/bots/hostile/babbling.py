#!/usr/bin/env python3
"""Hostile, or only careless: prints what it thinks where its answer should be."""

import sys

print("ready Babbling", flush=True)
for line in sys.stdin:
    if line.startswith("choose"):
        print("let me see \x1b[31m...", flush=True)
