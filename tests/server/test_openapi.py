"""The description of the API keeps its word: examples, statuses, types; and no request makes the server stumble."""

from __future__ import annotations

import asyncio
import itertools
import sys
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from jsonschema_rs import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from cothon.server.app import create_app
from cothon.server.openapi import with_examples
from cothon.server.settings import Settings
from kit.clauses import ROOT
from kit.patience import PATIENCE_S
from kit.served import serving
from kit.variants import FULL

sys.path.insert(0, str(ROOT / "tools"))
import openapi_examples

SPEC: dict[str, Any] = with_examples(create_app(Settings()).openapi_schema.to_schema())
OPERATIONS = [(f"{m.upper()} {path}", o) for path, ops in SPEC["paths"].items() for m, o in ops.items()]
GENERATION = GenerationConfig(deterministic=True, max_examples=100 if FULL else 4, with_security_parameters=False)
CONFIG = SchemathesisConfig(projects=ProjectsConfig(default=ProjectConfig(generation=GENERATION)))
API = schemathesis.openapi.from_dict(SPEC, config=CONFIG)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


# -- the description itself --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "operation"), OPERATIONS, ids=[name for name, _ in OPERATIONS])
def test_every_operation_says_what_it_does_and_shows_it(name: str, operation: dict[str, Any]) -> None:
    assert operation["summary"]
    assert operation["tags"]
    assert "security" in operation or SPEC["security"]
    answers = {
        status: answer.get("content", {}) for status, answer in operation["responses"].items() if status != "204"
    }
    assert any(status < "300" for status in operation["responses"])
    for content in [operation.get("requestBody", {}).get("content", {}), *answers.values()]:
        for media in content.values():
            for example in media["examples"].values():
                schema = {**media["schema"], "components": SPEC["components"]}
                Draft202012Validator(schema).validate(example["value"])


def test_the_examples_are_what_the_server_would_send() -> None:
    assert openapi_examples.TARGET.read_text(encoding="utf-8") == openapi_examples.written(), "run `make openapi`"


def test_operations_have_names_of_their_own() -> None:
    found = [operation["operationId"] for _, operation in OPERATIONS]
    assert len(set(found)) == len(found)
    assert all(name.isalpha() and name[0].islower() and len(name) < 24 for name in found), found


# -- what the server makes of it ---------------------------------------------------------------------------------------


class Town:
    """A server in a thread of its own, and people with tables in every state."""

    def __init__(self, url: str, on_postgres: bool) -> None:
        self.url = url
        self.on_postgres = on_postgres

    def person(self) -> httpx.Client:
        client = httpx.Client(base_url=self.url, timeout=PATIENCE_S)
        client.get("/me").raise_for_status()
        return client

    def tables(self, me: httpx.Client, other: httpx.Client) -> list[str]:
        """Waiting, playing, asked to agree, finished, and somebody else's private one."""
        found = []
        for state in ("waiting", "playing", "proposed", "finished"):
            table = _posted(me, "/tables", {"game": "traders", "seats": SEATS, "takebacks": "consent"})["id"]
            found.append(table)
            if state != "waiting":
                _posted(other, f"/tables/{table}/join", {"entropy": ""})
                _posted(me, f"/tables/{table}/ready", {})
            if state == "proposed":
                _posted(other, f"/tables/{table}/abandon", None)
            if state == "finished":
                _posted(other, f"/tables/{table}/resign", None)
        private = _posted(other, "/tables", {"game": "traders", "seats": SEATS, "public": False})["id"]
        return [*found, private]


SEATS = [{"kind": "me"}, {"kind": "open"}]


def _posted(client: httpx.Client, path: str, data: Any) -> Any:
    answer = client.post(path, json=data) if data is not None else client.post(path)
    assert answer.is_success, answer.text
    return answer.json()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def town(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'cothon.db'}"
    else:
        server = request.getfixturevalue("postgres")
        server.psql("CREATE DATABASE openapi")
        url = str(server.get_uri(database="openapi"))
    ready, stop = threading.Event(), threading.Event()
    found: list[str] = []

    async def serve() -> None:
        unlimited = {"rate": 0, "guests_per_hour": 0, "chat_rate": 100_000, "tables_per_guest": 100_000}
        async with serving(Settings(db=url, **unlimited)) as served:
            found.append(served.url)
            ready.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE_S)
    yield Town(found[0], request.param == "postgresql")
    stop.set()
    thread.join()


class Visitor:
    """A guest with tables, who puts real ids into most cases."""

    def __init__(self, town: Town) -> None:
        self._me, self._other = town.person(), town.person()
        self._tables = town.tables(self._me, self._other)
        self._player = self._me.get("/me").json()["player"]
        self._numbers = itertools.count(1)
        self._most = 12 if town.on_postgres and not FULL else 10_000
        self.url = town.url
        self.session = requests.Session()
        self.session.cookies.set("cothon", self._me.cookies["cothon"])

    def prepare(self, case: schemathesis.Case) -> bool:
        """False: it was enough."""
        turn = next(self._numbers)
        if case.meta is not None and case.meta.is_negative_at(ParameterLocation.PATH):
            return turn <= self._most  # it is meant to be wrong
        if "table_id" in case.path_parameters and turn % 8:
            case.path_parameters["table_id"] = self._tables[turn % len(self._tables)]
        if "player_id" in case.path_parameters and turn % 3:
            case.path_parameters["player_id"] = ("bot:level-3", self._player)[turn % 2]
        return turn <= self._most

    def close(self) -> None:
        for client in (self._me, self._other, self.session):
            client.close()


@pytest.fixture
def visitor(town: Town) -> Iterator[Visitor]:
    somebody = Visitor(town)
    yield somebody
    somebody.close()


bounded = settings(deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)


@API.exclude(path_regex="/stream$").parametrize()
@bounded
def test_no_request_makes_the_server_stumble(case: schemathesis.Case, visitor: Visitor) -> None:
    if visitor.prepare(case):
        case.validate_response(case.call(base_url=visitor.url, session=visitor.session), checks=CHECKS)


@API.include(path_regex="/stream$").parametrize()
@bounded
def test_streams_begin_as_described(case: schemathesis.Case, visitor: Visitor) -> None:
    """They never end, so only their beginning is read."""
    if not visitor.prepare(case):
        return
    asked = case.as_transport_kwargs(base_url=visitor.url)
    with visitor.session.request(**asked, stream=True, timeout=PATIENCE_S) as response:
        if response.status_code != 200:
            case.validate_response(response, checks=CHECKS)
            return
        assert response.headers["content-type"].startswith("text/event-stream")
        assert next(response.iter_lines()) == b"retry: 1000"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": "traders", "seats": SEATS, "odds": 0}, "odds"),
        ({"game": "traders", "seats": SEATS, "clock": {"kind": "move", "move_s": "30"}}, "clock.move_s"),
        ({"game": "traders", "seats": SEATS, "colour": "red"}, "colour"),
        ({"game": "traders"}, "seats"),
        ([], "body"),
    ],
)
def test_bodies_are_read_by_the_letter_and_the_answer_names_the_field(town: Town, body: Any, field: str) -> None:
    me = town.person()
    answer = me.post("/tables", json=body)
    me.close()
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed"
    assert field in answer.json()["words"]


def test_the_description_is_served_with_its_examples(town: Town) -> None:
    served = httpx.get(f"{town.url}/schema/openapi.json")
    assert served.headers["content-type"] == "application/json"
    assert served.json()["paths"] == SPEC["paths"]
