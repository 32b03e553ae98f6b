"""How quick the table in the browser is (`make bench-web`): from a click to the rendered answer, on loopback, and what
Lighthouse says of the home page and a table. Needs Chromium and Node.

Prints JSON lines, each with the load average at its end: above 1 it was not alone, and too slow.
Figures are written into bench/README.md by hand, with the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tests"))

from kit.browser import CHROMIUM, FLAGS, Visitor, chromium, hosting  # noqa: E402

TRIES = 3  # on a busy machine Lighthouse now and then misses the beginning of a page, and asks to be run again
TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]
PRESSABLE = "[data-answer]:not([disabled]), [data-look=lit]"
# Gives null where a press was only part of an answer: then nothing is sent, and all can be pressed as before.
WATCH = """pressable => new Promise(tell => {
  const main = document.querySelector('[data-version]'), before = main.dataset.version, began = performance.now()
  // A frame is on the screen when the first task after it runs.
  const painted = then => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(0)
  })
  const frames = then => requestAnimationFrame(() => requestAnimationFrame(then))
  const seen = new MutationObserver(() => {
    if (main.isConnected && main.dataset.version === before) return // the last answer brings another page: the end
    seen.disconnect()
    painted(() => done(performance.now() - began))
  })
  seen.observe(main, { attributes: true })
  seen.observe(main.parentNode, { childList: true })
  const all = document.querySelectorAll(pressable)
  const last = document.querySelector('[data-send], [data-confirm]')
  ;(last ?? all[Math.floor(Math.random() * all.length)])?.click()
  const nothing = () => main.dataset.version === before && document.querySelector(pressable) && done(null)
  frames(nothing)
  const waiting = setTimeout(() => tell(null), 3000) // the question was passed by itself just then
  const done = ms => { clearTimeout(waiting); tell(ms) }
})"""


def clicks(url: str, wanted: int) -> dict[str, object]:
    """Milliseconds from pressing an answer until the new position has been painted."""
    took: list[float] = []
    with chromium() as browser:
        visitor = Visitor(browser, url)
        while len(took) < wanted:
            table = visitor.open_table("karibik", 2)
            visitor.go(f"/table/{table}")
            while len(took) < wanted:
                visitor.page.locator(f"{PRESSABLE}, [data-send], [data-ended]").first.wait_for()
                if visitor.over():
                    break
                if (ms := visitor.page.evaluate(WATCH, PRESSABLE)) is not None:
                    took.append(ms)
        visitor.close()
    took.sort()

    def at(share: float) -> float:
        return round(took[min(len(took) - 1, int(len(took) * share))], 1)

    return {"what": "click to rendered answer", "n": len(took), "p50_ms": round(statistics.median(took), 1),
            "p95_ms": at(0.95), "p99_ms": at(0.99)}  # fmt: skip


def slowdown(url: str) -> int:
    """How much slower than this machine a phone of middle price is. Lighthouse's 4 is meant for a fast desktop, with an
    index of 1,500 or more; for slower ones, also virtual, its guide to throttling says 2."""
    index = report(url, "", 4)["environment"]["benchmarkIndex"]
    factor = 4 if index >= 1500 else 2
    tell({"what": "this machine for Lighthouse", "index": round(index), "slowdown": factor})
    return factor


def lighthouse(url: str, what: str, rounds: int, factor: int, cookie: str = "") -> dict[str, object]:
    """The round in the middle, by performance: a single one depends on what else the machine did."""
    reports = sorted(
        (report(url, cookie, factor) for _ in range(rounds)), key=lambda r: r["categories"]["performance"]["score"]
    )
    found = reports[rounds // 2]
    scores = {name: round(100 * c["score"]) for name, c in found["categories"].items()}
    times = {name: found["audits"][name]["displayValue"].replace("\xa0", " ") for name in TIMES}
    less = [a["id"] for a in found["audits"].values() if a.get("score") is not None and a["score"] < 0.9]
    all_of_them = [round(100 * r["categories"]["performance"]["score"]) for r in reports]
    return {"what": f"Lighthouse, {what}", **scores, "rounds": all_of_them, **times, "less_than_90": less}


def report(url: str, cookie: str, factor: int) -> Any:
    kinds = "--only-categories=performance,accessibility,best-practices"
    command = ["npx", "lighthouse", url, "--quiet", "--output=json", kinds,
               f"--throttling.cpuSlowdownMultiplier={factor}",
               "--chrome-flags=--headless=new " + " ".join(FLAGS)]  # fmt: skip
    if cookie:
        command.append(f"--extra-headers={json.dumps({'Cookie': cookie})}")
    env = {**os.environ, "CHROME_PATH": CHROMIUM or ""}
    for _ in range(TRIES):
        done = subprocess.run(command, cwd=HERE / "web", env=env, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return json.loads(done.stdout)
    raise SystemExit(f"lighthouse failed: {done.stderr[-2000:]}")


def tell(found: dict[str, object]) -> None:
    print(json.dumps({**found, "load": round(os.getloadavg()[0], 1)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=200)
    parser.add_argument("--slowdown", type=int, default=0, help="of the processor, for Lighthouse; 0: by its index")
    parser.add_argument("--rounds", type=int, default=3, help="of Lighthouse; 0: none")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host:
        tell(clicks(host.url, asked.clicks))
        if not asked.rounds:
            return
        factor = asked.slowdown or slowdown(host.url + "/")
        tell(lighthouse(host.url + "/", "home", asked.rounds, factor))
        with chromium() as browser:
            visitor = Visitor(browser, host.url)
            table = visitor.open_table("karibik", 3)
            cookie = "; ".join(f"{c['name']}={c['value']}" for c in visitor.context.cookies())
            visitor.close()
        tell(lighthouse(f"{host.url}/table/{table}", "table", asked.rounds, factor, cookie))


if __name__ == "__main__":
    main()
