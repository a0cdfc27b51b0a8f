"""What the reference enters to make each of its replies, so that an altered copy need not be asked what it
cannot answer otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruleproof.engines.dispatch import Dispatcher
from tests.mutants.loading import Block, Copies


class Witness:
    """The reference as an engine that tells of each request which blocks of statements it enters. Each reply
    is made as if it were the first, so that nothing kept from another hides a block.
    """

    def __init__(
        self,
        engine: Any,
        copies: Copies,
        entered: set[Block],
        write: Callable[[bytes, bytes, set[Block]], None],
    ) -> None:
        self._engine = engine
        self._entered = entered
        self._write = write
        self._reply = Dispatcher(engine).reply
        self._caches = copies.caches()

    def exchange(self, request: bytes) -> bytes:
        for clear in self._caches:
            clear()
        self._engine._last_read = (b"", None)
        self._entered.clear()
        reply = self._reply(request)
        self._write(request, reply, self._entered)
        return reply
