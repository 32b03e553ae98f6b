"""The picture at the head of the README, docs/table.webp: a table of karibik in the browser, always the same one.

`make shots` takes it with the others. It is larger and sharper than those, as it is made to be looked at by visitors.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from kit.browser import DESK, Visitor, chromium, hosting
from kit.laid import Laid, lay

PICTURE = Path(__file__).resolve().parent.parent.parent / "docs" / "table.webp"
TABLE = Laid("front", "karibik", 4, 0.6, "take", seed=7)  # a full harbour, and the coins to choose from it
QUALITY = 70
HEIGHT = 748  # below it there is nothing but the background


def picture(browser: Browser) -> bytes:
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host:
        visitor = Visitor(browser, host.url)
        me = str(visitor.page.request.get("/me").json()["player"])
        assert visitor.page.request.patch("/me", data={"name": "Elissa"}).ok
        signed_in = visitor.context.storage_state()
        visitor.close()
        host.kill()
        lay(Path(folder), me, [TABLE])
        host.start()
        visitor = Visitor(browser, host.url, storage_state=signed_in)
        visitor.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        visitor.go(f"/table/{TABLE.id}")
        visitor.page.locator("[data-look=lit]").first.wait_for()
        visitor.page.evaluate("document.fonts.ready")
        clip = {"x": 0, "y": 0, "width": DESK["width"], "height": HEIGHT, "scale": 1}
        session = visitor.context.new_cdp_session(visitor.page)
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
        visitor.close()
    return base64.b64decode(taken["data"])


def main() -> int:
    with chromium() as browser:
        PICTURE.write_bytes(picture(browser))
    print(f"{PICTURE.name}: {PICTURE.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
