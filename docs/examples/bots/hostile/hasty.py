#!/usr/bin/env python3
"""Hostile: answers twice, the second time before it is asked."""

import sys

print("ready Hasty", flush=True)
for line in sys.stdin:
    word, number, *_ = [*line.split(), ""]
    if word == "option":
        option = number
    if word == "choose":
        print(f"do {number} {option}\ndo {int(number) + 1} {option}\n", end="", flush=True)
