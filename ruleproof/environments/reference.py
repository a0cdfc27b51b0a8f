"""The reference of a game for programs that play it: actions as integers, chance from a generator."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.engines.chance import Chance, Deal, drawn_by, with_chance
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.environments.actions import Vocabulary
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.reports import pictures


class Reference:
    """One game under one component set and some readings, for any number of seats.

    Attributes:
        game: the id of the game.
        seats: all seats, clockwise.
        actions: every action that the game can have. Its place in this list is the number of an action.

    States are JSON texts. Nothing is kept between calls, so one object serves any number of games.

    Args:
        game: its id.
        readings: the readings of rulings, by the last word of their ids, where not the adopted ones apply.
        components: the component set, by its name.
        highest: the highest number in an action; by default the highest of the component set.
        data: folders with further games.

    Raises:
        UsageError: the game, a reading or the component set is not known.
    """

    def __init__(
        self,
        game: str,
        *,
        readings: Mapping[str, str] | None = None,
        components: str = "",
        highest: int = 0,
        data: Sequence[Path] = (),
    ) -> None:
        folders = Data.open(tuple(data))
        self._suite = Suite.open(folders, folders.game(game))
        sets = self._suite.game.component_sets
        if components and components not in sets:
            raise UsageError(f"{game} has no component set {components!r}; it has {', '.join(sets)}")
        self._components = (sets[components] if components else self._suite.components).values
        self._engine = folders.load_reference().engine(in_text=True)
        own = {f"{game}.ruling.{name}": one for name, one in (readings or {}).items()}
        answer = self._engine.configure(game, self._components, {**self._suite.game.adopted(), **own})
        if not answer["accepted"]:
            raise UsageError("; ".join(answer["reasons"]))
        self.game, self._highest = game, highest
        self.seats: tuple[str, ...] = tuple(self._suite.game.seats)
        self._numbers: dict[bytes, int] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Reference:
        """Return itself, so that copies of a game share it."""
        return self

    @cached_property
    def actions(self) -> list[dict[str, Any]]:
        deal = drawn_by(random.Random(0))
        states = [jsontext.decode(self.new_game(self.seats[:count], deal)) for count in self.counts]
        return Vocabulary(self._suite.schemas, self._components, states, self._highest).actions()

    @cached_property
    def decline(self) -> int:
        """Return the number with which a seat declines that may act, but need not."""
        return len(self.actions)

    @cached_property
    def counts(self) -> list[int]:
        """Return the numbers of seats with which the game can be played."""
        seats = self._suite.schemas.schema("setup")["properties"]["seats"]
        return list(range(seats.get("minItems", 1), seats.get("maxItems", len(self.seats)) + 1))

    @cached_property
    def options(self) -> tuple[str, ...]:
        """Return the names of the options of a new game."""
        return tuple(self._suite.schemas.schema("setup")["properties"]["options"].get("properties", ()))

    def number(self, action: Mapping[str, Any]) -> int:
        """Return the number of an action.

        Raises:
            KeyError: it is not in the list.
        """
        found = self._by_action.get(jsontext.canonical(dict(action)))
        if found is None:
            shown = jsontext.encode(action).decode()
            raise KeyError(
                f"{shown} is not in the list of actions; Reference(…, highest=…) lists more numbers"
            )
        return found

    @cached_property
    def _by_action(self) -> dict[bytes, int]:
        return {jsontext.canonical(action): number for number, action in enumerate(self.actions)}

    def new_game(self, seats: Sequence[str], deal: Deal, options: Mapping[str, Any] | None = None) -> bytes:
        """Return the first state of a game."""
        asked = list(seats), dict(options or {})
        return self._with_chance(lambda chance: self._engine.new_game(*asked, chance), deal)

    def apply(self, state: bytes, seat: str, number: int, deal: Deal) -> bytes:
        """Return the state after an action.

        Raises:
            Exception: the rules do not allow it; the message says why.
        """
        raw, action = msgspec.Raw(state), self.actions[number]
        return self._with_chance(lambda chance: self._engine.apply(raw, seat, action, chance), deal)

    def _with_chance(self, ask: Callable[[list[dict[str, Any]]], dict[str, Any]], deal: Deal) -> bytes:
        def asked(chance: Chance) -> Any:
            try:
                return ask(list(chance))
            except Exception as refusal:
                if getattr(refusal, "code", 0) != NEEDS_CHANCE:
                    raise
                return refusal

        return bytes(with_chance(asked, deal)[1]["state"])

    def legal(self, state: bytes, seat: str) -> list[int]:
        """Return the numbers of the legal actions of a seat."""
        text = bytes(self._engine.legal_actions(msgspec.Raw(state), seat)["actions"])
        return [self._number_of(bytes(one)) for one in msgspec.json.decode(text, type=list[msgspec.Raw])]

    def _number_of(self, text: bytes) -> int:
        found = self._numbers.get(text)
        if found is None:
            found = self._numbers[text] = self.number(jsontext.decode(text))
        return found

    def view(self, state: bytes, seat: str) -> dict[str, Any]:
        """Return what a seat sees."""
        seen: dict[str, Any] = jsontext.decode(bytes(self._engine.view(msgspec.Raw(state), seat)["view"]))
        return seen

    def outcome(self, state: bytes) -> dict[str, Any]:
        """Return how the game stands, or how it ended."""
        found: dict[str, Any] = jsontext.decode(bytes(self._engine.outcome(msgspec.Raw(state))["outcome"]))
        return found

    def rewards(self, state: bytes) -> dict[str, float]:
        """Return the rewards at the end of a game: the winners share 1, and others get nothing."""
        winners = self.outcome(state)["winners"]
        return {seat: 1 / len(winners) for seat in winners}

    def picture(self, state: bytes, *, words: bool = False) -> str:
        """Return the table as SVG for a page, or in words; '' if the game has no board."""
        board = self._board
        if board is None:
            return ""
        drawn = board.draw(jsontext.decode(state), self._components)
        return drawn.text if words else pictures.defs(drawn.svg, board.symbols) + drawn.svg

    @cached_property
    def _board(self) -> pictures.Board | None:
        return pictures.board(self._suite.folders)


class Turns:
    """Who is asked next, in environments that ask one seat at a time.

    Seats that only may act are asked before those that must, and may decline; those that choose at the same
    time are asked one after the other, and see nothing of each other's choices. `choices` are the numbers of
    the `legal` actions of the `seat`, and of declining if it may.
    """

    def __init__(self, reference: Reference, state: bytes, declined: Sequence[str] = ()) -> None:
        self._of = reference, state, declined
        waiting = jsontext.decode(state)
        self.over = not waiting["to_act"]
        may = [seat for seat in waiting["may_act"] if seat not in declined and not self.over]
        self.seat, self.legal = "", list[int]()
        for seat in [*may, *waiting["to_act"]]:
            self.legal = reference.legal(state, seat)
            if self.legal:
                self.seat = seat
                break
        self.may_decline = self.seat in may
        self.choices = [*self.legal, *([reference.decline] * self.may_decline)]

    def declined(self) -> Turns:
        """Return who is asked after the seat has declined."""
        reference, state, declined = self._of
        return Turns(reference, state, [*declined, self.seat])

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        """Return itself: it never changes."""
        return self
