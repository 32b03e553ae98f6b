#!/usr/bin/env python3
"""Hostile: sends one line that has no end."""

import sys

print("ready Endless", flush=True)
for line in sys.stdin:
    while line.startswith("choose"):
        print("x" * 4000, end="", flush=True)
