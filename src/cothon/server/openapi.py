"""The description of the API: OpenAPI with an example for every request and every answer.

The examples are a data file that `tools/openapi_examples.py` writes with the code that makes the messages; a test says
whether it is current, and checks each example against its schema.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from cothon import __version__
from cothon.server.guard import COOKIE

EXAMPLES = "openapi_examples.json"
ABOUT = """Harbour-trading board games: tables, live streams, records. See docs/protocol.md.

`GET /me` starts as a guest and sets a cookie; programs send a token (`POST /me/tokens`) as `Authorization: Bearer`.
Every error has the shape of `Problem`."""


@cache
def examples() -> dict[str, Any]:
    """Plain data by the name of the type; what is not JSON by other names."""
    found: dict[str, Any] = msgspec.json.decode(files("cothon.server").joinpath(EXAMPLES).read_bytes())
    return found


class JsonWithExamples(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_examples(openapi_schema))


def config() -> OpenAPIConfig:
    schemes: dict[str, Any] = {
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie", description="Set by /me."),
        "token": SecurityScheme(type="http", scheme="Bearer", description="An API token; its scopes say what it may."),
    }
    return OpenAPIConfig(
        title="Cothon",
        version=__version__,
        description=ABOUT,
        use_handler_docstrings=True,
        components=Components(security_schemes=schemes),
        security=[{"cookie": []}, {"token": []}],
        # The pages that Litestar could show it with come from elsewhere, which our policy forbids.
        render_plugins=[JsonWithExamples(media_type=MediaType.JSON)],
    )


def with_examples(schema: dict[str, Any]) -> dict[str, Any]:
    """The same schema, with our examples in its operations."""
    for path in schema["paths"].values():
        for operation in path.values():
            operation["responses"].get("204", {}).pop("content", None)  # there is none, not even null
            bodies = operation.get("requestBody", {}).get("content", {})
            good = [answer for status, answer in operation["responses"].items() if status < "300"]
            if operation["operationId"] == "record":  # the one answer that comes in two forms
                good[0]["content"]["application/json"] = {"schema": {"type": "object"}}
            for content in (bodies, *(answer.get("content", {}) for answer in good)):
                for kind, media in content.items():
                    example = _example(kind, media.get("schema", {}), operation["operationId"])
                    if example is not None:
                        media["examples"] = {"example": {"value": example}}
    return schema


def _example(kind: str, schema: dict[str, Any], operation: str) -> Any:
    if kind == "text/event-stream":
        return examples()["lobby stream" if operation == "lobbyStream" else "stream"]
    if operation == "record":
        return examples()["record" if kind == "text/plain" else "record as data"]
    if schema.get("type") == "array":
        return [_example(kind, schema["items"], operation)]
    return examples().get(schema.get("$ref", "").rpartition("/")[2])
