"""The image of deploy/Dockerfile, built step by step without a container, from exactly what it copies."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

from kit.clauses import ROOT
from kit.patience import PATIENCE_S
from kit.variants import FULL


class Image:
    """The steps of the Dockerfile, taken without a container: what it copies lies in `folder`, its commands run there.

    Left out are the steps that prepare a machine (apt-get, useradd): the tests' machine has a compiler, and no user is
    made on it.
    """

    def __init__(self, folder: Path) -> None:
        text = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
        self.folder = folder
        self.steps = [tuple(line.split(None, 1)) for line in text.splitlines() if line and not line.startswith("#")]
        self._left_out = shutil.ignore_patterns(
            *(p.removeprefix("**/") for p in (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n") if p)
        )

    def inside(self, text: str) -> str:
        """Its absolute paths, here."""
        return re.sub(r"(?<![\w./])/(?=cothon|opt|data)", f"{self.folder}/", text)

    def build(self, **env: str) -> None:
        for word, rest in self.steps:
            if word == "COPY" and not rest.startswith("--from"):
                self._copy(*rest.split())
            elif word == "RUN" and not rest.startswith(("apt-get", "useradd")):
                (self.folder / "opt").mkdir(exist_ok=True)
                run = ["sh", "-ec", self.inside(rest).replace("python -m", f"{sys.executable} -m", 1)]
                done = subprocess.run(run, env={**os.environ, **env}, capture_output=True, text=True, check=False)
                assert done.returncode == 0, (rest, done.stdout, done.stderr)

    def _copy(self, *words: str) -> None:
        *sources, target = words
        for source in sources:
            place = Path(self.inside(target))
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, place, ignore=self._ignored)
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, place)

    def _ignored(self, folder: str, names: list[str]) -> set[str]:
        paths = {name: (Path(folder) / name).relative_to(ROOT).as_posix() for name in names}
        by_path = set(self._left_out(folder, list(paths.values())))
        return set(self._left_out(folder, names)) | {name for name, path in paths.items() if path in by_path}

    @property
    def command(self) -> list[str]:
        said = dict(self.steps)
        return [self.inside(word) for word in json.loads(said["ENTRYPOINT"]) + json.loads(said["CMD"])]


@pytest.mark.parametrize("engine", ["pure", "compiled"] if FULL else ["pure"])  # compiling takes minutes
def test_the_dockerfile_builds_what_serves_the_whole_page(tmp_path: Path, engine: str) -> None:
    image = Image(tmp_path)
    image.build(COTHON_PURE="1" if engine == "pure" else "0")
    more = ["--port", "0", "--data", str(tmp_path / "data"), "--log", "error"]
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("COTHON_", "PYTHONPATH"))}
    with subprocess.Popen([*image.command, *more], cwd=tmp_path, env=plain, stdout=PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url, told = [server.stdout.readline() for _ in range(2)]
            client = httpx.Client(base_url=url.split()[-1], timeout=PATIENCE_S)
            page = client.get("/").raise_for_status().text
            files = re.findall(r'(?:src|href)="(/app/[\w.-]+)"', page)
            assert files
            assert all(client.get(file).status_code == 200 for file in files)
            assert client.get("/health").json()["ok"]
        finally:
            server.terminate()
    assert told.startswith(f"It runs on the {engine} ")
