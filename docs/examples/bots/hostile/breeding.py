#!/usr/bin/env python3
"""Hostile: starts further processes that hold its pipes, and crashes without them."""

import subprocess
import sys

print("ready Breeding", flush=True)
for line in sys.stdin:
    if line.startswith("choose"):
        subprocess.Popen(["sleep", *sys.argv[1:], "3600"])
        sys.exit(3)
