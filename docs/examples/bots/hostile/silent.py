#!/usr/bin/env python3
"""Hostile: does not even say that it is ready, never reads, and does not leave when it is asked to."""

import signal
import time

signal.signal(signal.SIGTERM, signal.SIG_IGN)
time.sleep(3600)
