"""Hooks of mkdocs.yml: what the site shows that does not lie in docs/, and links that lead there.

Pages keep the links that are right in the repository (`../bench/README.md`); here they become those of the site. A file
of the repository that a page links to (`../deploy/compose.yaml`) is copied along. The colours are those of the web
application.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from cothon.games import names

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "benchmarks.md",
    "bench/server_peer/README.md": "benchmarks-server.md",
}
"""Pages that lie elsewhere in the repository, and their places in the site. The start page has a text of its own."""
OF_GAMES = {
    "English": "rules/{}.md",
    "Deutsch": "rules/de/{}.md",
    "Balance": "balance/{}.md",
    "Games": "reference/{}.md",
    "Arrays": "reference/{}-array.md",
}
"""Lists of the menu, and the pages of games that fill them."""
FILES = "files"
_LINK = re.compile(r"(?<=\]\()([^)#\s:]+)")
_LIGHT = re.compile(r"^:root \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
_DARK = re.compile(r"^:root\[data-theme='dark'\] \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Pages of games, and balance reports, appear in the menu as they are written."""
    config.nav = _filled(config.nav, {title: _there(place) for title, place in OF_GAMES.items()})
    return config


def _there(place: str) -> list[dict[str, str]]:
    """The pages of all games at a place, in the order of the registry."""
    pages = [place.format(name) for name in names()]
    return [{_title(page): page} for page in pages if (DOCS / page).exists()]


def _title(page: str) -> str:
    name, _, array = Path(page).stem.partition("-")
    return f"{name.capitalize()} as an array" if array == "array" else Path(page).stem.capitalize()


def _filled(nav: Any, found: dict[str, list[dict[str, str]]]) -> Any:
    """The menu with what belongs into its empty lists; a list that stays empty is left out."""
    if isinstance(nav, list):
        filled = [_filled(entry, found) for entry in nav]
        return [entry for entry in filled if not (isinstance(entry, dict) and [] in entry.values())]
    if isinstance(nav, dict):
        return {
            title: found[title] if entry == [] and title in found else _filled(entry, found)
            for title, entry in nav.items()
        }
    return nav


def on_files(files: Files, config: MkDocsConfig) -> Files:
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    files.append(File.generated(config, "assets/tokens.css", content=tokens()))
    wanted: set[Path] = set()
    for path in sorted(DOCS.rglob("*.md")):
        wanted |= outside(path.read_text(encoding="utf-8"), path.parent)
    for source, place in PAGES.items():
        if files.get_file_from_path(place) is None:
            text = (ROOT / source).read_text(encoding="utf-8")
            wanted |= outside(text, (ROOT / source).parent)
            files.append(File.generated(config, place, content=adapted(text, (ROOT / source).parent, place)))
    for path in sorted(wanted):
        files.append(File.generated(config, f"{FILES}/{path.relative_to(ROOT).as_posix()}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """`console transcript` is for the tests; to highlight it, `console` is enough."""
    place = page.file.src_uri
    if place == "index.md":
        page.meta["hide"] = ["navigation"]  # it stands alone in its part of the menu
    if (DOCS / place).exists():
        markdown = adapted(markdown, (DOCS / place).parent, place)
    return one_title(markdown, page.title).replace("```console transcript\n", "```console\n")


def one_title(text: str, title: str) -> str:
    """A page with several titles becomes one with several chapters, so that its table of contents has them all."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    if sum(len(re.findall(r"^# ", part, re.MULTILINE)) for part in parts[::2]) < 2:
        return text
    parts[::2] = [re.sub(r"^#", "##", part, flags=re.MULTILINE) for part in parts[::2]]
    return f"# {title}\n\n{''.join(parts)}"


def on_post_build(config: MkDocsConfig) -> None:
    """Pages for servers that know the address of the site: it has none, it is a folder."""
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (Path(config.site_dir) / name).unlink(missing_ok=True)


def outside(text: str, folder: Path) -> set[Path]:
    """Files of the repository, not pages and not in docs/, to which a text in that folder has links."""
    found = {(folder / target).resolve() for target in _LINK.findall(text)}
    return {p for p in found if _ours(p) and DOCS not in p.parents and p.relative_to(ROOT).as_posix() not in PAGES}


def adapted(text: str, folder: Path, place: str) -> str:
    """A text from that folder, with links as they must be at its place in the site."""

    def link(m: re.Match[str]) -> str:
        target = (folder / m[1]).resolve()
        if not _ours(target):
            return m[1]
        inside = target.relative_to(ROOT).as_posix()
        if DOCS in target.parents:
            to = target.relative_to(DOCS).as_posix()
        else:
            to = PAGES.get(inside, f"{FILES}/{inside}")
        return Path(os.path.relpath(to, Path(place).parent)).as_posix()

    return _LINK.sub(link, text)


def _ours(path: Path) -> bool:
    return path.is_file() and ROOT in path.parents


def tokens() -> str:
    """The tokens of the web application, for the two schemes of the site."""
    text = (ROOT / "web" / "src" / "tokens.css").read_text(encoding="utf-8")
    light, dark = _LIGHT.search(text), _DARK.search(text)
    if light is None or dark is None:
        raise PluginError("web/src/tokens.css: the rules for :root and for [data-theme=dark] are not found")
    return f":root {{\n{light[1]}}}\n[data-md-color-scheme='slate'] {{\n{dark[1]}}}\n"
