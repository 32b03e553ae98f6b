"""Bodies are read by the letter of their types: 0 is not false, and "7" is not 7. Litestar itself is not so strict."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

_WHERE = re.compile(r" - at `\$\.?(.*)`$")


class Strict(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body as what the route takes, so that nothing is left to be converted."""
        read = await super().json()
        field = getattr(self.route_handler, "parsed_data_field", None)
        if field is None:
            return read
        try:
            return msgspec.convert(read, field.annotation)
        except msgspec.ValidationError as e:
            where = _WHERE.search(str(e))
            wrong = {"key": (where[1] if where else "") or "data", "message": _WHERE.sub("", str(e)), "source": "body"}
            raise ValidationException(detail=str(e), extra=[wrong]) from e
