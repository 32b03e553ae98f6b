"""Pictures of every page and board, on a desk and on a phone, light, dark and in greyscale: `make shots`.

They are kept in docs/shots as they were when somebody last looked at each; tests/web/test_shots.py takes them anew and
notices what has changed since. The picture of the README is taken along (kit/front.py).
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from kit import front
from kit.browser import Visitor, chromium, hosting
from kit.laid import Laid, lay, lay_lobby

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "shots"
LOOKS = ("light", "grey", "dark")  # a change of the theme is heard of late; grey goes with light
# Small files: what is on a picture must be seen, not printed. The light ones are larger.
QUALITY = 30
SCALE = {(1280, True): 0.75, (1280, False): 0.5, (390, True): 0.9, (390, False): 0.7}  # by width, and whether light
TALLEST = {1280: 1100, 390: 1500}  # pixels of a page that are kept
SETTLE_MS = 160

BOARDS = [
    Laid("karibik1", "karibik", 4, 0.15, "discover", seed=3),
    Laid("karibik2", "karibik", 4, 0.5, "take", seed=2),
    Laid("karibik3", "karibik", 4, 0.85, "discover", seed=3),
    Laid("karibik4", "karibik", 4, 1.0, seed=3),
    Laid("traders1", "traders", 3, 0.1, "act", seed=2),
    Laid("traders2", "traders", 3, 0.45, "pay", seed=2),
    Laid("traders3", "traders", 3, 0.7, "protect", seed=3),
    Laid("traders4", "traders", 3, 1.0, seed=2),
    Laid("carthago1", "carthago", 4, 0.1, "action", seed=2),
    Laid("carthago2", "carthago", 4, 0.5, "action", seed=3),
    Laid("carthago3", "carthago", 4, 0.8, "action", seed=3),
    Laid("carthago4", "carthago", 4, 1.0, seed=3),
    Laid("porto1", "porto", 4, 0.06, "act", seed=1),
    Laid("porto2", "porto", 4, 0.45, "merchant", seed=1),
    Laid("porto3", "porto", 5, 0.8, "act", seed=1),
    Laid("porto4", "porto", 5, 1.0, seed=1),
]
GAMES = list(dict.fromkeys(laid.game for laid in BOARDS))
# Home shows some tables of one's own, not all of these: whoever plays them is somebody else of the same name.
OWN = [Laid("byrsa", "karibik", 4, 0.4, seed=5), Laid("utica", "carthago", 4, 0.4, seed=5)]
MOMENTS = {"1": "early", "2": "middle", "3": "late", "4": "end"}


class Shot(NamedTuple):
    """plays   somebody looks who sits at all those tables
    window  on a phone as its window shows it
    """

    name: str
    path: str
    plays: bool = False
    window: bool = False
    prepare: Callable[[Page], None] = lambda page: None


def _press(key: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.locator("main[data-version]").wait_for()
        page.keyboard.press(key)

    return press


def shots() -> Iterator[Shot]:
    yield Shot("home", "/")
    for name in GAMES:
        yield Shot(f"new-{name}", f"/new/{name}")
    yield Shot("waiting", "/table/wait1")
    yield Shot("account", "/account")
    yield Shot("settings", "/settings")
    yield Shot("player", "/player/{me}")
    yield Shot("leaders", "/leaders/traders")
    yield Shot("rules", "/rules")
    for name in GAMES:
        yield Shot(f"rules-{name}", f"/rules/{name}")
    for name in GAMES:
        yield Shot(f"replay-{name}", f"/replay/{name}4?at=150")
    yield Shot("lost", "/no/such/page")
    yield Shot("offline", "/offline.html")
    for laid in BOARDS:
        yield Shot(f"{laid.game}-{MOMENTS[laid.id[-1]]}", f"/table/{laid.id}", laid.part < 1, window=True)
    yield Shot("text", "/table/traders2", True, prepare=_press("t"))  # the last: the choice is kept


@contextmanager
def harbour(browser: Browser) -> Iterator[Callable[[bool, bool], Visitor]]:
    """A server with all tables laid; gives visitors: (plays, on a phone)."""
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host:
        kept, ids = [], []
        for name in ("Elissa", "Tanit"):
            visitor = Visitor(browser, host.url)
            ids.append(str(visitor.page.request.get("/me").json()["player"]))
            assert visitor.page.request.patch("/me", data={"name": name}).ok
            kept.append(visitor.context.storage_state())
            visitor.close()
        host.kill()
        lay(Path(folder), ids[0], [*OWN, *(b for b in BOARDS if b.part >= 1)])
        lay(Path(folder), ids[1], [b for b in BOARDS if b.part < 1])
        lay_lobby(Path(folder), ids[0])
        host.start()
        yield lambda plays, phone: Visitor(browser, host.url, phone=phone, storage_state=kept[plays])


def take(session: CDPSession, page: Page, look: str, whole: bool) -> bytes:
    """WebP: small, and the browser itself makes it."""
    size = page.viewport_size or {"width": 0, "height": 0}
    height = page.evaluate("document.documentElement.scrollHeight") if whole else size["height"]
    height = min(height, TALLEST[size["width"]])
    scale = SCALE[size["width"], look == "light"]
    clip = {"x": 0, "y": 0, "width": size["width"], "height": height, "scale": scale}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True}
    return base64.b64decode(session.send("Page.captureScreenshot", asked)["data"])


def dress(page: Page, look: str) -> None:
    page.emulate_media(color_scheme="dark" if look == "dark" else "light")
    page.wait_for_timeout(SETTLE_MS)  # the application dresses itself when it hears of it
    page.evaluate("grey => document.documentElement.toggleAttribute('data-grey', grey)", look == "grey")
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(SETTLE_MS // 2)


def views(shot: Shot, phone: bool) -> Iterator[tuple[str, str, bool]]:
    """(name of the file, look, whether the whole page is on it). A phone fixes the question to the lower edge of its
    window: there the window is what matters, and the whole board is taken once besides."""
    width = 390 if phone else 1280
    for look in LOOKS:
        yield f"{shot.name}-{width}-{look}.webp", look, not (phone and shot.window)
    if phone and shot.window:
        yield f"{shot.name}-{width}-whole.webp", "light", True


def file_names() -> set[str]:
    return {name for shot in shots() for phone in (False, True) for name, _, _ in views(shot, phone)}


def visited(visitor: Visitor, wanted: list[Shot]) -> Iterator[tuple[str, bytes]]:
    """(name of the file, picture), one after the other."""
    page, session = visitor.page, visitor.context.new_cdp_session(visitor.page)
    me = page.request.get("/me").json()["player"]
    for shot in wanted:
        dress(page, "light")
        visitor.go(shot.path.format(me=me))
        page.locator("main").first.wait_for()
        page.wait_for_timeout(4 * SETTLE_MS)
        shot.prepare(page)
        for name, look, whole in views(shot, visitor.phone):
            dress(page, look)
            if name.endswith("-whole.webp"):  # else the question would lie across the board
                page.evaluate("document.querySelectorAll('.quay').forEach((e) => (e.style.position = 'static'))")
            yield name, take(session, page, look, whole)


def pictures(browser: Browser, only: str = "") -> Iterator[tuple[str, bytes]]:
    with harbour(browser) as visit:
        for plays, phone in product((False, True), repeat=2):
            visitor = visit(plays, phone)
            wanted = [shot for shot in shots() if shot.plays == plays and re.search(only, shot.name)]
            yield from visited(visitor, wanted)
            visitor.close()


def main() -> int:
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    FOLDER.mkdir(exist_ok=True)
    with chromium() as browser:
        for name, picture in pictures(browser, only):
            (FOLDER / name).write_bytes(picture)
        if not only:
            front.PICTURE.write_bytes(front.picture(browser))
    files = sorted(FOLDER.glob("*.webp"))
    print(f"{len(files)} pictures, {sum(f.stat().st_size for f in files) / 1e6:.1f} MB in {FOLDER.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
