#!/usr/bin/env python3
"""Hostile: gives an answer that exists but is not offered."""

import sys

print("ready Illegal", flush=True)
offered = set()
for line in sys.stdin:
    word, number, *_ = [*line.split(), ""]
    if word == "option":
        offered.add(int(number))
    if word == "choose":
        print("do", number, next(i for i in range(1000) if i not in offered), flush=True)
