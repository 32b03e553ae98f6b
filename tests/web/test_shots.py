"""The pictures in docs/shots are those of today's pages: whoever changes a page looks at it, and takes them anew."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Browser, Page

from kit import front
from kit.shots import FOLDER, file_names, pictures

LARGEST, ALL = 60_000, 6_500_000  # bytes
TALLER = 0.15  # part of the height; other fonts break lines elsewhere
DIFFERENT = 9.0  # of 255, in the mean of small copies; most pages are below 2, another board is above 20
COMPARE = """async (sources) => {
  const load = (s) => new Promise((done, fail) => {
    const image = new Image()
    ;[image.onload, image.onerror] = [() => done(image), fail]
    image.src = `data:image/webp;base64,${s}`
  })
  const images = await Promise.all(sources.map(load))
  const [w, h] = [160, Math.round((160 * Math.min(...images.map((i) => i.height / i.width))))]
  const data = images.map((image) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
    const c = canvas.getContext('2d')
    c.imageSmoothingQuality = 'high'
    c.drawImage(image, 0, 0, w, (w * image.height) / image.width)
    return c.getImageData(0, 0, w, h).data
  })
  const sum = data[0].reduce((n, value, i) => n + Math.abs(value - data[1][i]), 0)
  return [...images.flatMap((i) => [i.width, i.height]), sum / (w * h * 3)]
}"""


def test_every_page_and_board_has_its_pictures_and_they_are_small() -> None:
    files = {f.name: f.stat().st_size for f in FOLDER.glob("*.webp")}
    assert set(files) == file_names()
    assert {name: size for name, size in files.items() if size > LARGEST} == {}
    assert sum(files.values()) <= ALL


@pytest.fixture
def table(browser: Browser) -> Page:
    return browser.new_page()


def test_pictures_are_those_that_were_looked_at(browser: Browser, table: Page) -> None:
    changed = {name: found for name, picture in pictures(browser) if (found := differs(table, name, picture))}
    assert not changed, f"look at these pages, then `make shots`: {changed}"


def differs(table: Page, name: str, picture: bytes) -> str:
    """In which way it is another one; empty: it is the same."""
    sources = [base64.b64encode(p).decode() for p in ((FOLDER / name).read_bytes(), picture)]
    wide, tall, wide_now, tall_now, mean = table.evaluate(COMPARE, sources)
    if wide != wide_now or abs(tall - tall_now) > TALLER * tall:
        return f"{wide} x {tall} was kept, {wide_now} x {tall_now} is there"
    return f"the mean difference is {mean:.1f}" if mean > DIFFERENT else ""


def test_the_picture_of_the_readme_is_one_of_todays_table(browser: Browser, table: Page) -> None:
    assert front.PICTURE.stat().st_size <= 2 * LARGEST
    changed = differs(table, f"../{front.PICTURE.name}", front.picture(browser))
    assert not changed, f"look at the table, then `make shots`: {changed}"
