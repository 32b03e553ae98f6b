"""How quick the table in the browser is (`make bench-web`): from a click to the rendered answer, on loopback, and what
Lighthouse says of the home page and a table. Needs Chromium and Node.

Prints JSON lines. Figures are written into bench/README.md by hand, with the machine.
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

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from kit.browser import CHROMIUM, FLAGS, Visitor, chromium, hosting  # noqa: E402

WATCH = """() => new Promise(done => {
  const main = document.querySelector('[data-version]'), before = main.dataset.version, began = performance.now();
  const seen = new MutationObserver(() => {
    if (main.dataset.version === before) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  });
  seen.observe(main, { attributes: true });
  const lit = document.querySelectorAll('[data-answer]:not([disabled])');
  lit[Math.floor(Math.random() * lit.length)].click();
})"""


def clicks(url: str, wanted: int) -> dict[str, object]:
    """Milliseconds from pressing an answer until the new position is on the screen (two frames later)."""
    took: list[float] = []
    with chromium() as browser:
        visitor = Visitor(browser, url)
        while len(took) < wanted:
            table = visitor.open_table("karibik", 2)
            visitor.go(f"/table/{table}")
            while len(took) < wanted:
                visitor.page.locator("[data-answer]:visible:not([disabled]), [data-ended]").first.wait_for()
                if visitor.over():
                    break
                took.append(visitor.page.evaluate(WATCH))
        visitor.close()
    took.sort()
    at = lambda share: round(took[min(len(took) - 1, int(len(took) * share))], 1)  # noqa: E731
    return {"what": "click to rendered answer", "n": len(took), "p50_ms": round(statistics.median(took), 1),
            "p95_ms": at(0.95), "p99_ms": at(0.99)}  # fmt: skip


def lighthouse(url: str, what: str, cookie: str = "") -> dict[str, object]:
    kinds = "--only-categories=performance,accessibility,best-practices"
    command = ["npx", "lighthouse", url, "--quiet", "--output=json", kinds,
               "--chrome-flags=--headless=new " + " ".join(FLAGS)]  # fmt: skip
    if cookie:
        command.append(f"--extra-headers={json.dumps({'Cookie': cookie})}")
    done = subprocess.run(command, cwd=Path(__file__).parent, env={**os.environ, "CHROME_PATH": CHROMIUM or ""},
                          capture_output=True, text=True, check=False)  # fmt: skip
    if done.returncode != 0:
        raise SystemExit(f"lighthouse failed: {done.stderr[-2000:]}")
    report = json.loads(done.stdout)
    scores = {name: round(100 * c["score"]) for name, c in report["categories"].items()}
    less = [a["id"] for a in report["audits"].values() if a.get("score") is not None and a["score"] < 0.9]
    return {"what": f"Lighthouse, {what}", **scores, "less_than_90": less}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=200)
    parser.add_argument("--no-lighthouse", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host:
        print(json.dumps(clicks(host.url, asked.clicks)), flush=True)
        if asked.no_lighthouse:
            return
        print(json.dumps(lighthouse(host.url + "/", "home")), flush=True)
        with chromium() as browser:
            visitor = Visitor(browser, host.url)
            table = visitor.open_table("karibik", 3)
            cookie = "; ".join(f"{c['name']}={c['value']}" for c in visitor.context.cookies())
            visitor.close()
        print(json.dumps(lighthouse(f"{host.url}/table/{table}", "table", cookie)), flush=True)


if __name__ == "__main__":
    main()
