#!/usr/bin/env python3
"""Hostile: never stops talking, on stdout and on stderr."""

import sys

print("ready Flooding", flush=True)
for line in sys.stdin:
    while line.startswith("choose"):
        print("info " + "more " * 200, flush=True)
        print("and more " * 200, file=sys.stderr, flush=True)
