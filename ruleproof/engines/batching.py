"""Requests that are sent before it is sure that they will be made: one wait for many of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ruleproof.engines.wire import EngineFailure, Question, request


class Ahead(msgspec.Struct):
    """Requests that were sent before it was sure that they would be made, and what came back: the replies, or
    those before a failure. The requests are numbered from `first` on; `made` counts those made by now.
    """

    first: int
    requests: list[bytes]
    replies: list[bytes]
    failure: EngineFailure | None = None
    made: int = 0

    @property
    def next(self) -> int:
        """Return the number of the request that was sent first of those that were not made yet."""
        return self.first + self.made

    def requests_for(self, questions: Sequence[Question]) -> list[bytes]:
        """Return the next requests if they are these questions, else none."""
        sent = self.requests[self.made : self.made + len(questions)]
        asked = [request(number, *question) for number, question in enumerate(questions, self.next)]
        return sent if sent == asked else []

    def take(self, number: int) -> list[bytes]:
        """Return the replies to a number of further requests.

        Raises:
            EngineFailure: the engine failed at one of them, or after the last of all.
        """
        begins, self.made = self.made, self.made + number
        failed_here = self.made > len(self.replies) or self.made == len(self.requests)
        if self.failure is not None and failed_here:
            raise self.failure
        return self.replies[begins : self.made]
