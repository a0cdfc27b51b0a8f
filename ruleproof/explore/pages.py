"""The pages and their forms: which function answers requests to which address."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruleproof.engines.wire import EngineFailure
from ruleproof.explore import keep_pages, start_pages
from ruleproof.explore import playthrough_pages as line_pages
from ruleproof.explore.game_context import CannotBegin
from ruleproof.explore.phrases import NotUnderstood
from ruleproof.explore.playthrough import CannotPlay
from ruleproof.explore.workspace import Gone, Reply, Room
from ruleproof.input.problems import DataError, UsageError

Form = Mapping[str, str]
_HERE = Path(__file__).parent


@dataclass
class Pages:
    """All pages of one run; one request is answered at a time."""

    room: Room
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def routes(self) -> list[tuple[str, str, Callable[..., Reply]]]:
        """Return each method and path with its function."""
        routes: list[tuple[str, str, Callable[..., Reply]]] = [
            ("GET", f"/static/{name}", self._static(name, media))
            for name, media in (("explore.css", "text/css"), ("explore.js", "text/javascript"))
        ]
        for module in (start_pages, line_pages, keep_pages):
            routes += [(method, path, self._answered(handler)) for method, path, handler in module.ROUTES]
        return routes

    def _static(self, name: str, media: str) -> Callable[..., Reply]:
        text = (_HERE / name).read_text(encoding="utf-8")
        if media == "text/css":
            from ruleproof.reports.pictures import STYLE

            text += STYLE
        return lambda _form: Reply(text, media=media)

    def _answered(self, handler: Callable[..., Reply]) -> Callable[..., Reply]:
        def answer(form: Form, **path: Any) -> Reply:
            with self._lock:
                try:
                    reply = handler(self.room, form, **path)
                    self.room.save_lines()
                    return reply
                except Gone as error:
                    return self._told(str(error), 404)
                except (CannotBegin, CannotPlay, UsageError, DataError, NotUnderstood) as error:
                    return self._told(str(error), 400)
                except EngineFailure as error:
                    return self._told(f"the reference cannot answer: {error}", 500)

        return answer

    def _told(self, message: str, status: int) -> Reply:
        return self.room.page("told", status, title="This cannot be done", lines=message.splitlines())
