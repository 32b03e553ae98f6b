"""What is published: metadata that a package index accepts, a description whose links lead somewhere, a citation."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import markdown
import pytest
import yaml
from packaging.metadata import Metadata

import cothon
from kit.clauses import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCE = PROJECT["urls"]["Source"]
FIRST_SCREEN = 30  # lines


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the metadata of a wheel, and an sdist, of a copy of the checkout."""
    folder = tmp_path_factory.mktemp("package")
    copy = folder / "copy"
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "web"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, copy)
    call = (
        "import sys; sys.path.insert(0, 'tools'); import backend; "
        "print(backend.prepare_metadata_for_build_wheel('..')); print(backend.build_sdist('..'))"
    )
    run = subprocess.run([sys.executable, "-c", call], cwd=copy, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return folder


def of_the_wheel(folder: Path) -> str:
    (found,) = folder.glob("*.dist-info/METADATA")
    return found.read_text(encoding="utf-8")


def of_the_sdist(folder: Path) -> str:
    (found,) = folder.glob("*.tar.gz")
    with tarfile.open(found) as archive:
        inside = archive.extractfile(f"{found.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert inside is not None
        return inside.read().decode()


class Addresses(HTMLParser):
    """What a rendered page has links to, and the pictures on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.feed(markdown.markdown(text, extensions=["tables", "fenced_code"]))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links += [given["href"] or ""] if "href" in given else []
        self.pictures += [given["src"] or ""] if "src" in given else []


@pytest.mark.parametrize("read", [of_the_wheel, of_the_sdist])
def test_the_description_has_no_relative_link_or_picture(built: Path, read: object) -> None:
    metadata = Metadata.from_email(read(built))  # type: ignore[operator]
    assert metadata.description_content_type == "text/markdown"
    assert metadata.description
    page = Addresses(metadata.description)
    assert len(page.links) > 20
    assert page.pictures
    for address in page.links + page.pictures:
        assert re.match(r"https://[a-z]", address), address


def test_links_of_the_description_lead_to_files_of_the_repository(built: Path) -> None:
    """Pages are shown, pictures are given as they are; what they name is there."""
    page = Addresses(Metadata.from_email(of_the_wheel(built)).description or "")
    for kind, addresses in (("blob", page.links), ("raw", page.pictures)):
        ours = [a for a in addresses if a.startswith(SOURCE)]
        assert ours
        for address in ours:
            inside = address.removeprefix(f"{SOURCE}/{kind}/HEAD/").partition("#")[0]
            assert (ROOT / inside).is_file(), address


def test_the_metadata_is_valid_and_says_what_and_where_it_is(built: Path) -> None:
    metadata = Metadata.from_email(of_the_wheel(built), validate=True)
    assert str(metadata.version) == PROJECT["version"] == cothon.__version__
    assert metadata.license_expression == "Apache-2.0"
    assert metadata.keywords
    assert "reinforcement learning" in metadata.keywords
    classifiers = metadata.classifiers or []
    assert {"Typing :: Typed", "Topic :: Games/Entertainment :: Board Games"} <= set(classifiers)
    assert classifiers == sorted(set(classifiers))
    assert not [c for c in classifiers if c.startswith("License ::")], "the licence is an expression, not a classifier"
    urls = metadata.project_urls or {}
    assert {"Source", "Documentation", "Changelog", "Issues", "Security"} <= set(urls)


def test_all_addresses_are_those_of_one_repository() -> None:
    assert all(url == SOURCE or url.startswith(f"{SOURCE}/") for url in PROJECT["urls"].values())
    for url in PROJECT["urls"].values():
        _, found, inside = url.partition("/blob/HEAD/")
        assert not found or (ROOT / inside).is_file(), url


def test_the_citation_is_valid_and_of_this_version() -> None:
    """The fields that the Citation File Format 1.2.0 requires, and those that must agree with the metadata."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert cited["message"]
    assert cited["title"] == "Cothon"
    assert cited["type"] == "software"
    assert [a["name"] for a in cited["authors"]] == [a["name"] for a in PROJECT["authors"]]
    assert str(cited["version"]) == PROJECT["version"]
    assert cited["license"] == PROJECT["license"]
    assert cited["repository-code"] == SOURCE
    assert set(cited["keywords"]) <= set(PROJECT["keywords"])
    known = {"abstract", "authors", "cff-version", "date-released", "keywords", "license", "message"}
    assert set(cited) <= known | {"repository-code", "title", "type", "url", "version"}


def test_the_security_page_supports_this_version() -> None:
    major, minor, *_ = PROJECT["version"].split(".")
    assert re.search(rf"^\| {major}\.{minor}\b.*\| yes \|$", (ROOT / "SECURITY.md").read_text(encoding="utf-8"), re.M)


def test_the_readme_opens_with_a_picture_and_the_two_commands() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:FIRST_SCREEN]
    picture = next(n for n, line in enumerate(first) if re.match(r"!\[.+\]\(docs/table\.webp\)", line))
    for command in ("make play", "make test"):
        assert any(line.startswith(command) for line in first[picture:]), command
    assert any("**unofficial**" in line for line in first)
