"""A position in a census, with everything that the reference answers about it."""

from __future__ import annotations

import msgspec

from ruleproof.language.operations import Play


class Visit(msgspec.Struct):
    """A position, and everything that the reference answers about it.

    Attributes:
        must_act: the seats that act.
        waits: the seats that act or may act.
        legal, views: the answers by seat, as JSON text.
        steps, after: each listed action with each chance outcome, and the state to which it leads.
        refused: the unlisted actions that were tried and refused.
        wrong: the faults in the answers themselves, as sentences.
        own: the engine's own state in this position, if the engine loads only its own.
    """

    number: int
    state: bytes
    seats: tuple[str, ...]
    must_act: tuple[str, ...]
    waits: tuple[str, ...]
    legal: dict[str, bytes] = {}
    views: dict[str, bytes] = {}
    outcome: bytes = b""
    steps: list[Play] = []
    after: list[bytes] = []
    refused: list[Play] = []
    wrong: list[str] = []
    own: bytes = b""

    @classmethod
    def of(cls, number: int, state: bytes) -> Visit:
        """Return a visit with only the acting seats known so far."""
        waiting = _decode_waiting(state)
        return cls(number, state, waiting.table.seats, waiting.to_act, (*waiting.to_act, *waiting.may_act))

    def answers_like(self, other: Visit) -> bool:
        """Tell whether all answers are the same as about the same position in another visit."""
        compared = ("legal", "views", "outcome", "steps", "after")
        return all(getattr(self, name) == getattr(other, name) for name in compared)


class _Seats(msgspec.Struct):
    seats: tuple[str, ...]


class _Waiting(msgspec.Struct):
    to_act: tuple[str, ...]
    may_act: tuple[str, ...]
    table: _Seats


_decode_waiting = msgspec.json.Decoder(_Waiting).decode
