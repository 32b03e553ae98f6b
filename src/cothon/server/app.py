"""The application: its routes, what every request passes before them, and what is opened and closed around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import NotFoundException

from cothon.server import openapi
from cothon.server.guard import Guard
from cothon.server.logs import RequestLog
from cothon.server.parts import Parts
from cothon.server.routes import after, games, health, lessons, lobby, me, pages, players, playing, tables
from cothon.server.routes.answers import HANDLERS
from cothon.server.routes.bodies import ValidatedRequest
from cothon.server.settings import Settings
from cothon.server.short_cut import ShortCut

LARGE = ("/records",)


def create_app(settings: Settings, parts: Parts | None = None) -> Litestar:
    """The server as an ASGI application. `parts` are given in tests that replace the time or the draws."""
    own = parts or Parts(settings)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await own.open()
        try:
            yield
        finally:
            await own.close()

    app = Litestar(
        route_handlers=[
            pages.router,
            games.router,
            me.router,
            tables.router,
            playing.router,
            lessons.router,
            lobby.router,
            players.router,
            after.router,
            health.health,
            health.ready,
            health.metrics,
        ],
        lifespan=[running],
        exception_handlers={**HANDLERS, NotFoundException: pages.lost},
        openapi_config=openapi.config(),
        request_class=ValidatedRequest,
        logging_config=None,
        request_max_body_size=None,  # the guard sees to it, route by route
    )
    app.state.parts = own
    guarded = Guard(app.asgi_handler, settings, lambda: own.identity, large=LARGE)
    app.asgi_handler = logged = RequestLog(guarded, lambda: own.metrics)
    app.state.short_cut = ShortCut(lambda: own.house, guarded, logged)
    return app
