#!/usr/bin/env python3
"""Hostile: answers a question that was not asked, in the hope that it will be taken for the next one."""

import sys

print("ready level-5", flush=True)
for line in sys.stdin:
    word, number, *_ = [*line.split(), ""]
    if word == "option":
        option = number
    if word == "choose":
        print("do", int(number) + 1, option, flush=True)
