"""A bot for a server: it sits down where a link leads, and takes options at random. See docs/write-a-bot.md.

COTHON_TOKEN=... python http_bot.py http://127.0.0.1:8710/table/TABLE?key=KEY
"""

import json
import os
import random
import sys
import time

import httpx

table, _, key = sys.argv[1].replace("/table/", "/tables/").partition("?key=")
http = httpx.Client(headers={"Authorization": f"Bearer {os.environ['COTHON_TOKEN']}"}, timeout=60)
print(http.post(f"{table}/join", json={"key": key, "entropy": os.urandom(16).hex()}).text)
with http.stream("GET", f"{table}/stream") as stream:
    for line in stream.iter_lines():
        told = json.loads(line[6:]) if line.startswith("data: ") else {}
        position = told.get("position") or told
        if position.get("ended"):
            print(position["ended"]["reason"])
            break
        if position.get("offers"):
            answer = {"do": random.choice(position["offers"])["id"], "at": position["version"]}
            while http.post(f"{table}/do", json=answer).status_code in (429, 503):
                time.sleep(1)
