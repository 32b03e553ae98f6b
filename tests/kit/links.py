"""A built site, read as a browser would: which addresses its pages name, and which anchors they have."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {
    ("script", "src"),
    ("img", "src"),
    ("iframe", "src"),
    ("source", "src"),
    ("link", "href"),
    ("object", "data"),
}
"""What a browser fetches by itself, as against links that somebody follows."""
_ELSEWHERE = re.compile(r"(https?)://[A-Za-z0-9.-]+(:\d+)?(/[^\s\"<>]*)?|mailto:[^\s@]+@[^\s@]+")


class Sheet(HTMLParser):
    """One page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[tuple[str, str, str]] = []  # tag, attribute, address
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value or "")
            elif name in ("href", "src", "data") and value is not None and (tag, name) != ("link", "canonical"):
                self.links.append((tag, name, value))


def sheets(site: Path) -> dict[Path, Sheet]:
    return {page.resolve(): Sheet(page.read_text(encoding="utf-8")) for page in sorted(site.rglob("*.html"))}


def troubles(site: Path) -> list[str]:
    """Every address that leads nowhere: a file or an anchor that is not there, or a bad or fetched one elsewhere."""
    pages = sheets(site)
    return [
        f"{page.relative_to(site.resolve())}: <{tag} {name}={address!r}>: {wrong}"
        for page, sheet in pages.items()
        for tag, name, address in sheet.links
        if (wrong := _wrong(site.resolve(), pages, page, tag, name, address))
    ]


def _wrong(site: Path, pages: dict[Path, Sheet], page: Path, tag: str, name: str, address: str) -> str:
    parts = urlsplit(address)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        if (tag, name) in FETCHED:
            return "it is fetched from elsewhere"
        return "" if _ELSEWHERE.fullmatch(address) else "it is no address"
    if parts.path.startswith("/"):
        return "it holds only at the root of a server"
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target = target / "index.html"
    if not target.is_file() or site not in target.parents:
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return "there is no such anchor"
    return ""
