"""The server for the pages: on the loopback address, behind a random token, closed to other origins."""

from __future__ import annotations

import secrets
import socket
import threading
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import parse_qsl

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruleproof.engines.wire import EngineFailure
from ruleproof.explore import keep_pages, playthrough_pages, start_pages
from ruleproof.explore.game_context import CannotBegin
from ruleproof.explore.playthrough import CannotPlay
from ruleproof.explore.questions import NotUnderstood
from ruleproof.explore.workspace import Gone, Reply, Room
from ruleproof.input.problems import DataError, UsageError

HOST = "127.0.0.1"
MOST_BODY = 1_000_000
"""Maximum number of bytes in a request."""
_MOST_FIELDS = 2000
_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; "
        "img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
}


class _TooLarge(Exception):
    """A request has more bytes than any form."""


class Guard:
    """Accepts a request only if it is addressed to this host, comes from these pages and knows the token."""

    def __init__(self, app: ASGIApp, token: str, port: int) -> None:
        self._app = app
        self._token = token.encode()
        self._hosts = {f"{name}:{port}".encode() for name in (HOST, "localhost")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name for name, _ in message["headers"]}
                more = [(k.encode(), v.encode()) for k, v in _HEADERS.items() if k.encode() not in known]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        refused = self._refused(scope)
        app = self._app if refused is None else PlainTextResponse(refused, 403)
        await app(scope, receive, guarded)

    def _refused(self, scope: Scope) -> str | None:
        headers = dict(scope["headers"])
        if headers.get(b"host", b"") not in self._hosts:
            return "this host is not served"
        origin = headers.get(b"origin")
        if origin is not None and origin.removeprefix(b"http://") not in self._hosts:
            return "requests from other origins are not served"
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return "requests from other sites are not served"
        first = scope["path"].removeprefix("/").partition("/")[0].encode()
        if not secrets.compare_digest(first, self._token):
            return "the address lacks its token; open the one that ruleproof explore printed"
        return None


def application(room: Room, token: str, port: int) -> ASGIApp:
    """Return the pages of a room as an application, which answers one request at a time."""
    room.base = f"/{token}/"
    one_at_a_time = threading.Lock()

    def reply(handler: Callable[..., Reply], form: dict[str, str], path: dict[str, Any]) -> Response:
        with one_at_a_time:
            made = _reply(room, handler, form, path)
        if made.goes_to:
            return RedirectResponse(f"/{token}{made.goes_to}", 303)
        kept = {"cache-control": "max-age=3600"} if made.media.startswith("font/") else None
        return Response(made.body, made.status, kept, made.media)

    def endpoint(handler: Callable[..., Reply]) -> Any:
        async def answer(request: Request) -> Response:
            try:
                form = await _form(request)
            except _TooLarge as error:
                return PlainTextResponse(str(error), 413)
            return await run_in_threadpool(reply, handler, form, request.path_params)

        return answer

    routes = [
        Route(f"/{token}{path}", endpoint(handler), methods=[method])
        for module in (start_pages, playthrough_pages, keep_pages)
        for method, path, handler in module.ROUTES
    ]
    return Guard(Starlette(routes=routes), token, port)


def _reply(room: Room, handler: Callable[..., Reply], form: dict[str, str], path: dict[str, Any]) -> Reply:
    try:
        return handler(room, form, **path)
    except Gone as error:
        message, status = str(error), 404
    except (CannotBegin, CannotPlay, UsageError, DataError, NotUnderstood) as error:
        message, status = str(error), 400
    except EngineFailure as error:
        message, status = f"the reference cannot answer: {error}", 500
    return room.page("told", status, title="This cannot be done", lines=message.splitlines())


async def _form(request: Request) -> dict[str, str]:
    if request.method == "GET":
        return _joined(request.query_params.multi_items())
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise _TooLarge(f"this is larger than {MOST_BODY // 1000} kB")
    try:
        pairs = parse_qsl(
            body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=_MOST_FIELDS
        )
    except ValueError:
        raise _TooLarge(f"this has more than {_MOST_FIELDS} fields") from None
    return _joined(pairs)


def _joined(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the fields of a form; several values for one field become the lines of one text."""
    fields: dict[str, str] = {}
    for name, value in pairs:
        fields[name] = f"{fields[name]}\n{value}" if name in fields else value
    return fields


class Server(uvicorn.Server):
    """A server for the pages of a room; it ends at Ctrl-C without waiting for browsers.

    Raises:
        UsageError: the port is taken or not allowed.
    """

    def __init__(self, room: Room, port: int = 0) -> None:
        self._listener = _listening(port)
        port, token = self._listener.getsockname()[1], secrets.token_urlsafe(18)
        self.address = f"http://{HOST}:{port}/{token}/"
        app = application(room, token, port)
        config = uvicorn.Config(
            app, log_level="error", lifespan="off", timeout_graceful_shutdown=1, access_log=False, ws="none"
        )
        super().__init__(config)

    def serve_pages(self) -> None:
        """Serve until the process is interrupted or `should_exit` is set."""
        self.run(sockets=[self._listener])


def _listening(port: int) -> socket.socket:
    """Return a socket that listens on the loopback address; 0 means any free port."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
    except OSError as error:
        listener.close()
        raise UsageError(f"--port {port}: {error.strerror}; without --port any free one is taken") from None
    listener.listen(64)
    return listener
