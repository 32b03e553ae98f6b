#!/usr/bin/env python3
"""Hostile: thinks for an hour about its third answer."""

import sys
import time

print("ready Slow", flush=True)
for line in sys.stdin:
    word, number, *_ = [*line.split(), ""]
    if word == "option":
        option = number
    if word == "choose":
        if number == "3":
            time.sleep(3600)
        print("do", number, option, flush=True)
