"""Bodies are validated by the letter of their types: 0 is not false, "7" is not 7. Litestar itself is not so strict."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

_WHERE = re.compile(r" - at `\$\.?(.*)`$")


class ValidatedRequest(Request[Any, Any, Any]):
    async def body(self) -> bytes:
        """The guard has read it: all of it, and not too much."""
        return cast(bytes, cast(dict[str, Any], self.scope).get("body", b""))

    async def json(self) -> Any:
        """The body as what the route takes, so that nothing is left to be converted."""
        field = getattr(self.route_handler, "parsed_data_field", None)
        if field is None:
            return await super().json()
        try:
            return _decoder(field.annotation).decode(await self.body())
        except (msgspec.DecodeError, RecursionError):
            return await self._explained(field.annotation)

    async def _explained(self, wanted: Any) -> Any:
        """What is wrong with the body: that it is no JSON, or which field it is."""
        read = await super().json()
        try:
            return msgspec.convert(read, wanted)
        except msgspec.ValidationError as e:
            where = _WHERE.search(str(e))
            wrong = {"key": (where[1] if where else "") or "data", "message": _WHERE.sub("", str(e)), "source": "body"}
            raise ValidationException(detail=str(e), extra=[wrong]) from e


@cache
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)
