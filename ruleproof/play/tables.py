"""Tables at which an engine plays: from a new game or a position, with all chance fixed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite, numbers_of_seats, state_of
from ruleproof.engines.session import Session
from ruleproof.engines.wire import NEEDS_CHANCE, UNSUPPORTED, UNSUPPORTED_POSITION, Reply
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError, nearest_note
from ruleproof.rules.model import Json

Move = tuple[str, dict[str, Any]]
"""A seat and its action."""


class CannotPlay(UsageError):
    """An engine does not answer in the way that play requires."""


class Refuses(Exception):
    """An engine refuses a question in play. `plays` are the plays that led to the position, in words."""

    def __init__(self, what: str, reason: str, plays: tuple[str, ...] = ()) -> None:
        super().__init__(what, reason, plays)
        self.what, self.reason, self.plays = what, reason, plays

    def behind(self, move: Move) -> Refuses:
        """Return the same refusal with an earlier play put before the others."""
        words = f"{move[0]}: {jsontext.encode(move[1]).decode()}"
        return Refuses(self.what, self.reason, (words, *self.plays))


class Opening(msgspec.Struct, frozen=True):
    """Where play begins: a named position or, if there is no state, a new game for some seats."""

    name: str
    seats: tuple[str, ...]
    state: bytes = b""
    components: str = ""


class _Waiting(msgspec.Struct):
    to_act: list[str]
    may_act: list[str]


decode_waiting = msgspec.json.Decoder(_Waiting).decode
"""Reads from a state, as JSON text, which seats are to act or may act."""


def openings(suite: Suite) -> list[Opening]:
    """Return all openings of a game: a new game for each number of seats, then its named positions."""
    numbers, seats = numbers_of_seats(suite), suite.game.seats
    all_openings = [Opening(f"new game of {number}", seats[:number]) for number in numbers]
    for position in suite.compiler.positions.values():
        state = state_of(suite, position)
        seated = tuple(state["table"]["seats"])
        all_openings.append(Opening(position.name, seated, jsontext.encode(state), position.components))
    return all_openings


def opening(suite: Suite, name: str) -> Opening:
    """Return the opening with a given name; without a name, the new game with the fewest seats.

    Raises:
        UsageError: there is no opening of this name.
    """
    known = {one.name: one for one in openings(suite)}
    if name and name not in known:
        raise UsageError(
            "\n    ".join([f"--position {name!r}: no such position", *nearest_note(name, known)])
        )
    return known[name] if name else next(iter(known.values()))


def fixed(needs: dict[str, Any]) -> dict[str, Any]:
    """Return the fixed chance outcome: shuffled things in ascending order, and every die showing 1.

    The outcome depends only on what is needed, not on the order in which an engine names the things.
    """
    if "shuffle" in needs:
        return {"shuffle": sorted(needs["shuffle"], key=jsontext.canonical)}
    return {"roll": [1] * needs["roll"]["dice"]}


class Table:
    """A game in progress in an engine that loads any state; all chance outcomes are `fixed`.

    Raises:
        CannotPlay: the engine rejects the configuration, or replies that it cannot do what it is asked.
        Refuses: the engine refuses a question.
        StartError, EngineFailure: the engine cannot be started, or fails.
    """

    def __init__(
        self,
        session: Session,
        game: str,
        components: dict[str, Json],
        readings: dict[str, str],
    ) -> None:
        self.session = session
        reasons = session.configure(game, components, readings)
        if reasons:
            raise CannotPlay(f"the engine cannot be configured this way: {'; '.join(reasons)}")

    def start(self, one: Opening) -> bytes:
        """Return the state of an opening."""
        if one.state:
            return one.state
        return self._dealt([("new_game", {"seats": list(one.seats), "options": {}})])[0]

    def moves(self, state: bytes) -> list[Move]:
        """Return every seat that acts or may act, with each of its legal actions."""
        try:
            waiting = decode_waiting(state)
        except msgspec.DecodeError as error:
            raise CannotPlay(f"the engine's state does not say who acts: {error}") from None
        seats = [*waiting.to_act, *waiting.may_act]
        if not seats:
            return []
        raw = msgspec.Raw(state)
        replies = self._asked([("legal_actions", {"state": raw, "seat": seat}) for seat in seats])
        return [
            (seat, action)
            for seat, reply in zip(seats, replies, strict=True)
            for action in jsontext.decode(_taken("legal_actions", reply))["actions"]
        ]

    def after(self, state: bytes, moves: Sequence[Move]) -> list[bytes]:
        """Return the state after each of some moves."""
        raw = msgspec.Raw(state)
        return self._dealt(
            [("apply", {"state": raw, "seat": seat, "action": action}) for seat, action in moves]
        )

    def _dealt(self, questions: Sequence[tuple[str, dict[str, Any]]]) -> list[bytes]:
        """Ask questions that lead to a state, giving the engine the chance outcomes that it needs."""
        asked = [(verb, {**params, "chance": []}) for verb, params in questions]
        replies = self._asked(asked)
        for number, (verb, params) in enumerate(asked):
            while (error := replies[number].error) is not None and error.code == NEEDS_CHANCE:
                needs = error.data.get("needs") if isinstance(error.data, dict) else None
                if not isinstance(needs, dict):
                    raise CannotPlay(
                        f"{_words(verb, params)}: the engine needs chance but does not say which"
                    )
                params["chance"] = [*params["chance"], fixed(needs)]
                replies[number] = self._asked([(verb, params)])[0]
        return [
            bytes(msgspec.json.decode(_taken(_words(*question), reply), type=_Applied).state)
            for question, reply in zip(asked, replies, strict=True)
        ]

    def _asked(self, questions: Sequence[tuple[str, dict[str, Any]]]) -> list[Reply]:
        self.session.exchanges = []
        return self.session.ask(questions) if questions else []


class _Applied(msgspec.Struct):
    state: msgspec.Raw


def _words(verb: str, params: dict[str, Any]) -> str:
    if verb != "apply":
        return verb
    return f"{params['seat']}: {jsontext.encode(params['action']).decode()}"


def _taken(what: str, reply: Reply) -> bytes:
    if reply.error is not None:
        reason = reply.error.member("reason") or reply.error.message
        if reply.error.code in (UNSUPPORTED, UNSUPPORTED_POSITION):
            raise CannotPlay(f"the engine refuses {what}: {reason}")
        raise Refuses(what, reason)
    return reply.result
