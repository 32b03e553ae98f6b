"""What docs/hosting.md and the files in deploy/ say is so: settings, defaults, flags."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import msgspec
import pytest
import typer
import yaml

from cothon.cli.main import app
from cothon.server.settings import Settings, read
from kit.clauses import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FIELDS = msgspec.structs.fields(Settings)
VARIABLES = {f"COTHON_{field.name.upper()}" for field in FIELDS}


def flags_of(command: str) -> set[str]:
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    return {flag for parameter in group.commands[command].params for flag in parameter.opts}


def rows() -> list[list[str]]:
    """The cells of the table of settings."""
    section = PAGE.partition("\n## Settings\n")[2].partition("\n## ")[0]
    found = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| `COTHON_")]
    return [[cell.strip().strip("`") for cell in cells] for cells in found]


def written(default: object) -> str:
    return str(default).lower() if isinstance(default, bool) else str(default)


def test_the_table_of_settings_is_the_settings() -> None:
    assert [(row[0], row[2]) for row in rows()] == [
        (f"COTHON_{field.name.upper()}", written(field.default)) for field in FIELDS
    ]


def test_flags_in_the_table_are_those_of_serve() -> None:
    told = {row[1] for row in rows() if row[1]}
    assert told == flags_of("serve") - {"--help", "-h"}


def commands() -> list[str]:
    """Every command line of cothon in the page."""
    found: list[str] = []
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL):
        found += [line for line in block.splitlines() if line.startswith("cothon ")]
    return found


@pytest.mark.parametrize("line", commands())
def test_command_lines_name_commands_and_flags_there_are(line: str) -> None:
    _, command, *words = shlex.split(line)
    assert {word for word in words if word.startswith("--")} <= flags_of(command)


def test_variables_in_the_page_are_settings() -> None:
    assert set(re.findall(r"COTHON_[A-Z_]+", PAGE)) <= VARIABLES


def test_the_systemd_unit_starts_what_there_is() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[method-assign,assignment]
    unit.read(ROOT / "deploy" / "cothon.service")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    program, command, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "cothon"
    assert {word for word in words if word.startswith("--")} <= flags_of(command)
    name, _, value = unit["Service"]["Environment"].partition("=")
    assert name in VARIABLES
    assert Path(value).name == unit["Service"]["StateDirectory"]


def test_the_compose_file_starts_what_there_is() -> None:
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]
    server, database = services["cothon"], services["db"]
    command, *words = server["command"]
    assert {word for word in words if word.startswith("--")} <= flags_of(command)
    assert set(server["environment"]) <= VARIABLES
    assert (ROOT / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    assert set(server["depends_on"]) <= set(services)
    db = server["environment"]["COTHON_DB"]
    assert f"@db/{database['environment']['POSTGRES_DB']}" in db
    assert db.startswith(f"postgresql://{database['environment']['POSTGRES_USER']}:")
    flags = dict(zip(words[::2], words[1::2], strict=False))
    told = read({**server["environment"], "COTHON_DB": "postgresql://x@db/y"}, workers=int(flags["--workers"]))
    assert told.workers == 2
    assert server["ports"] == [f"127.0.0.1:{Settings().port}:{Settings().port}"]


def test_the_dockerfile_copies_and_sets_what_there_is() -> None:
    text = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _target = line.split()
        assert all((ROOT / source).exists() for source in sources), line
    assert set(re.findall(r"COTHON_[A-Z_]+", text)) <= VARIABLES
    assert f"EXPOSE {Settings().port}\n" in text
    command = re.search(r'^CMD \["(\w+)"\]$', text, re.MULTILINE)
    assert command is not None
    assert flags_of(command[1])
