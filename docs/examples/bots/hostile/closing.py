#!/usr/bin/env python3
"""Hostile: closes its output and stays."""

import os
import sys
import time

print("ready Closing", flush=True)
for line in sys.stdin:
    if line.startswith("choose"):
        os.close(1)
        time.sleep(3600)
