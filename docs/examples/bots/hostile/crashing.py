#!/usr/bin/env python3
"""Hostile: crashes when it is first asked."""

import sys

print("ready Crashing", flush=True)
for line in sys.stdin:
    if line.startswith("choose"):
        raise ZeroDivisionError("I divided the cargo by nobody")
