"""A real browser at a real server: people who click, type, tap and listen. Needs Chromium (`make chromium`)."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from kit.patience import PATIENCE_S

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync", "--no-first-run", "--disable-quic"]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
GAME_S = 4 * PATIENCE_S  # for a whole game
PRESS_MS = 6_000  # a press is slow where many run at once; one that meets something else ends here
LIT = "[data-look=lit]:visible"
ANSWER = "[data-answer]:visible:not([disabled])"
SEND = "[data-send]:visible:not([disabled])"
CONFIRM = "[data-confirm]:visible:not([disabled])"


# What a browser keeps of an earlier visit; pages without an address keep nothing.
KEPT = "try { localStorage['cothon.settings'] ??= JSON.stringify(%s) } catch {}"


class Host:
    """A server process. `restart` kills it without a word and starts it again on the same port and data."""

    def __init__(self, folder: Path, env: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.env = os.environ if env is None else env
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "cothon", "serve", "--port", str(self.port), "--data", str(self.folder)]
        env = {"COTHON_RATE": "0", "COTHON_GUESTS_PER_HOUR": "100000", "COTHON_LOG": "error", "COTHON_BOT_MS": "50"}
        env = {**self.env, "COTHON_EAGER_THINKERS": "1", **env}
        self._process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def restart(self) -> None:
        self.kill()
        self.start()


@contextmanager
def hosting(folder: Path, env: Mapping[str, str] | None = None) -> Iterator[Host]:
    host = Host(folder, env)
    host.start()
    try:
        yield host
    finally:
        host.kill()


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of his own. Everything that goes wrong in it is kept in `troubles`; all it received in
    `received`."""

    def __init__(
        self, browser: Browser, url: str, phone: bool = False, language: str = "en-GB", pace: str = "now", **more: Any
    ) -> None:
        settings: dict[str, Any] = {"viewport": PHONE if phone else DESK, "locale": language, "base_url": url, **more}
        settings.setdefault("reduced_motion", "reduce")  # nobody waits for cards to travel
        settings |= {"has_touch": True, "is_mobile": True} if phone else {}
        self.url = url
        self.phone = phone
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(1000 * PATIENCE_S)
        self.context.add_init_script(KEPT % json.dumps({"pace": pace, "offered": True}))  # nobody waits for scenes
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.expected = ""  # a pattern of troubles that are part of the test
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda e: self.troubles.append(f"error: {e}"))

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning") and not (self.expected and re.search(self.expected, message.text)):
            self.troubles.append(f"{message.type}: {message.text}")

    def close(self) -> None:
        self.context.close()

    # -- the table ---------------------------------------------------------------------------------------------------

    def open_table(self, game: str, seats: int, **more: Any) -> str:
        """A table of this visitor against bots, or with `seats=[...]` as given; begun."""
        self.page.request.get("/me")
        wanted = more.pop("seats_", None) or [{"kind": "me"}, *[{"kind": "bot", "bot": "level-3"}] * (seats - 1)]
        answer = self.page.request.post("/tables", data={"game": game, "seats": wanted, "public": False, **more})
        assert answer.ok, answer.text()
        table = str(answer.json()["id"])
        assert self.page.request.post(f"/tables/{table}/ready", data={"entropy": "00"}).ok
        return table

    def bring(self, record: str) -> str:
        """A table with a game that was played elsewhere."""
        self.page.request.get("/me")
        brought = self.page.request.post("/records", data={"record": record})
        assert brought.ok, brought.text()
        return str(brought.json()["id"])

    def set(self, **settings: object) -> None:
        """What this browser has chosen on the page of settings, from the next page on."""
        self.page.add_init_script(
            "try { const kept = JSON.parse(localStorage['cothon.settings'] ?? '{}');"
            f"localStorage['cothon.settings'] = JSON.stringify({{ ...kept, ...{json.dumps(settings)} }}) }} catch {{}}"
        )

    def play_on(self, record: str, version: int, seat: int, seats: int, ask: bool = True, bots: str = "") -> str:
        """Bring a game and play on from there, in this seat against bots; gives the table. `ask` also where the only
        answer is to go on; `bots` is what all of them are called, each with a number of its own."""
        self.set(ask=ask)
        called = [{"name": f"{bots} {i}"} if bots else {} for i in range(seats)]
        sits: list[dict[str, str]] = [{"kind": "bot", "bot": "random", **name} for name in called]
        sits[seat] = {"kind": "me"}
        fork = {"at": version, "secrets": "revealed", "seats": sits, "public": False}
        made = self.page.request.post(f"/tables/{self.bring(record)}/fork", data=fork)
        assert made.ok, made.text()
        table = str(made.json()["id"])
        assert self.page.request.post(f"/tables/{table}/ready", data={"entropy": "00"}).ok
        self.go(f"/table/{table}")
        return table

    def go(self, path: str) -> None:
        self.page.goto(path)

    def seen(self, table: str) -> dict[str, Any]:
        told: dict[str, Any] = self.page.request.get(f"/tables/{table}").json()
        return told

    def over(self) -> bool:
        return self.page.locator("[data-ended]").count() > 0

    def wait_for_turn(self) -> bool:
        """Until there is something to press; False when the game is over."""
        self.page.locator(f"{LIT}, {ANSWER}, {SEND}, [data-ended]").first.wait_for()
        return not self.over()

    def no_scroll(self) -> None:
        """Nothing is wider than the window."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} pixels too wide"

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something; by asking again, because the pages forbid eval."""
        late = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < late, "waited in vain"
            self.page.wait_for_timeout(20)

    def version(self) -> int:
        return int(self.page.locator("main[data-version]").get_attribute("data-version") or -1)


class Clicker:
    """Presses what is lit, at random, and sends payments when they are complete."""

    def __init__(self, visitor: Visitor, seed: int, tap: bool = False) -> None:
        self.visitor = visitor
        self.dice = random.Random(seed)
        self.tap = tap
        self.presses = 0

    def press(self, what: Locator) -> None:
        self.presses += 1
        # As a person would: what hides behind the quay is scrolled to the upper part of the window first.
        what.evaluate("e => { e.scrollIntoView({ block: 'start', inline: 'center' }); scrollBy(0, -130) }")
        what.tap(timeout=PRESS_MS) if self.tap else what.click(timeout=PRESS_MS)

    def once(self) -> None:
        page = self.visitor.page
        send = page.locator(SEND)
        if send.count() and self.dice.random() < 0.8:
            return self.press(send.first)
        confirm = page.locator(CONFIRM)
        if confirm.count():
            return self.press(confirm.first)
        lit = page.locator(LIT)
        answers = page.locator(ANSWER)
        n, m = lit.count(), answers.count()
        if n + m == 0:
            return
        i = self.dice.randrange(n + m)
        self.press(lit.nth(i) if i < n else answers.nth(i - n))

    def whole_game(self, within: float = GAME_S) -> None:
        """To the end; whatever is pressed must lead somewhere."""
        until = time.monotonic() + within
        stuck = 0
        while self.visitor.wait_for_turn():
            assert time.monotonic() < until, f"the game is not over after {self.presses} presses"
            before = state(self.visitor.page)
            try:
                self.once()
            except Exception as e:  # the table went on while we aimed
                if "Timeout" not in str(e) and "not attached" not in str(e):
                    raise
            self.visitor.page.wait_for_timeout(30)
            stuck = stuck + 1 if state(self.visitor.page) == before else 0
            assert stuck < 40, f"pressing leads nowhere at {before}"


def state(page: Page) -> str:
    """What a press can change: the version, what is lit, chosen or asked to confirm."""
    return str(
        page.evaluate(
            """() => JSON.stringify([
              document.querySelector('main[data-version]')?.dataset.version,
              [...document.querySelectorAll('[data-look]')].map(e => e.dataset.look + e.getAttribute('aria-label')),
              [...document.querySelectorAll('[data-answer]')].map(e => e.dataset.answer + e.ariaPressed),
              document.querySelector('[data-send]')?.textContent, !!document.querySelector('[data-ended]')])"""
        )
    )


def check(visitor: Visitor) -> None:
    """axe-core finds nothing."""
    found = Axe().run(visitor.page)
    assert found.violations_count == 0, found.generate_report()


def quiet(visitor: Visitor) -> None:
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(150)


def middle(visitor: Visitor, table: str, moves: int) -> None:
    """Play on by the API, with nobody looking: a page would rightly find that others are faster."""
    visitor.go("about:blank")
    for _ in range(moves):
        where = visitor.seen(table)["position"]
        if where["ended"] is not None:
            return
        offers = where["offers"]
        if not offers:
            visitor.page.wait_for_timeout(10)
            continue
        chosen = offers[(where["version"] * 7) % len(offers)]["id"]
        visitor.page.request.post(f"/tables/{table}/do", data={"do": chosen, "at": where["version"]})
