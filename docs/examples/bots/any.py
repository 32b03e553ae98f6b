#!/usr/bin/env python3
"""A bot that plays any game: it takes one of the options at random. See docs/line-protocol.md."""

import random
import sys

options = []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "cothon":
        print("ready Any Python", flush=True)
    elif word == "ask":
        options = []
    elif word == "option":
        options.append(rest.split()[0])
    elif word == "choose":
        print("do", rest.split()[0], random.choice(options), flush=True)
    elif word == "quit":
        break
