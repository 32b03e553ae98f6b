#!/usr/bin/env python3
"""Hostile: starts a process that holds its pipes, and crashes without it."""

import subprocess
import sys

print("ready Breeding", flush=True)
for line in sys.stdin:
    if line.startswith("choose"):
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)", *sys.argv[1:]])
        sys.exit(3)
