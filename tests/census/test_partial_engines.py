"""A census of engines that cover a part of a game, or take up no position."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import pytest

from engines.wrong.rules.spoiling import faults
from ruleproof.census.command import census
from ruleproof.census.options import CensusOptions
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError

GAME, MODULE = "lost_cities_rivals", "engine_of_this_test"


class Refusal(Exception):
    def __init__(self, code: int, words: str) -> None:
        super().__init__(words)
        self.code = code


class Part:
    """The reference, of which only two actions and a part of the table are covered."""

    offer: dict[str, Any] = {"covers": {"actions": ["uncover", "pass"], "table": ["display", "draw_pile"]}}

    def __init__(self, engine: Any) -> None:
        self._engine = engine

    def hello(self, protocol: list[int]) -> Any:
        greeting = self._engine.hello(protocol)
        return {**greeting, "games": {GAME: {**greeting["games"][GAME], **self.offer}}}

    def __getattr__(self, verb: str) -> Any:
        return getattr(self._engine, verb)

    def legal_actions(self, state: Any, seat: str) -> Any:
        listed = self._engine.legal_actions(state, seat)["actions"]
        return {"actions": [action for action in listed if action["type"] in ("uncover", "pass")]}

    def apply(self, state: Any, **move: Any) -> Any:
        if move["action"]["type"] not in ("uncover", "pass"):
            raise AssertionError("it is not asked")
        after = self._engine.apply(state, **move)["state"]
        return {
            "state": {
                **after,
                "table": {key: after["table"][key] for key in ("seats", "display", "draw_pile")},
            }
        }


class Live(Part):
    """Takes up only states that it has made."""

    offer: dict[str, Any] = {}

    def _asked(self, verb: str, state: Any, **params: Any) -> Any:
        if "x_plays" not in state:
            raise Refusal(4, "unsupported position")
        return getattr(self._engine, verb)(state, **params)

    def new_game(self, **params: Any) -> Any:
        return {"state": {**self._engine.new_game(**params)["state"], "x_plays": []}}

    def apply(self, state: Any, **move: Any) -> Any:
        after = self._asked("apply", state, **move)["state"]
        return {"state": {**after, "x_plays": [*state["x_plays"], move]}}

    def legal_actions(self, state: Any, seat: str) -> Any:
        return self._asked("legal_actions", state, seat=seat)

    def view(self, state: Any, seat: str) -> Any:
        return self._asked("view", state, seat=seat)

    def outcome(self, state: Any) -> Any:
        return self._asked("outcome", state)


class CannotBegin(Live):
    """Has no verb by which a game begins."""

    offer: dict[str, Any] = {"verbs": ["legal_actions", "apply", "view", "outcome"]}


class Reticent(Part):
    """Supports no question about the outcome while the game goes on."""

    offer: dict[str, Any] = {"verbs": ["outcome"]}

    def outcome(self, state: Any) -> Any:
        if not state["to_act"]:
            return self._engine.outcome(state)
        raise Refusal(3, "not yet")


class Silent(Part):
    """Supports no question about the outcome at all."""

    offer: dict[str, Any] = {"verbs": ["outcome"]}

    def outcome(self, state: Any) -> Any:
        raise Refusal(3, "not at all")


class Whole(Part):
    """The reference, asked about scores and views."""

    offer: dict[str, Any] = {"verbs": ["outcome"]}


class Choosy(Whole):
    """Loads no position in which no card has been uncovered yet."""

    def outcome(self, state: Any) -> Any:
        if not state["table"]["display"]:
            raise Refusal(4, "a new game is not a position of mine")
        return self._engine.outcome(state)


def asked(kind: type, *, fault: str = "", **options: Any) -> tuple[int, str]:
    """Return the exit status of a census of an engine, and what it prints."""
    made = faults(GAME)[fault].spoiled(Data.open()).engine if fault else Data.open().load_reference().engine
    module = ModuleType(MODULE)
    module.engine = lambda: kind(made())  # type: ignore[attr-defined]
    sys.modules[MODULE] = module
    printed = io.StringIO()
    with redirect_stdout(printed), TemporaryDirectory() as folder:
        bound = {"positions": 80, "report": Path(folder), **options}
        status = census(CensusOptions(game=GAME, engine=f"python:{MODULE}", in_process=True, **bound))
    return status, printed.getvalue()


def test_of_a_part_only_what_it_covers_is_compared() -> None:
    status, text = asked(Part)
    assert status == 0, text
    assert "covers actions uncover, pass; table display, draw_pile; nothing else was compared" in text
    status, text = asked(Part, fault="display_cleared_for_a_new_pile")
    assert status == 1, "a fault in what it covers is found"
    assert "table/display" in text and "\n2  " not in text


def test_a_live_engine_is_asked_about_the_positions_of_its_own_games() -> None:
    status, text = asked(Live)
    assert status == 0, text
    assert "it was not asked about 0 positions" in text
    assert "80 positions of 'tiny', 2 players, sampled chance" in text


def test_a_census_says_how_many_positions_a_live_engine_was_not_asked_about() -> None:
    status, text = asked(Live, set="openings", positions=16)
    assert status == 0, text
    assert "it was not asked about 6 positions that none of its games reached" in text, (
        "new games are replayed, and where scenarios begin cannot be"
    )
    assert "up to 16 positions: 10 of 16 positions of 'openings'" in text


def test_a_census_in_which_nothing_can_be_compared_is_a_failure() -> None:
    status, text = asked(Live, position="four players, North to move")
    assert status == 1
    assert "Nothing was compared: the engine plays only its own games, and this census begins at" in text
    status, text = asked(Silent)
    assert status == 1
    assert "does not support 80 of the questions (not at all); they were not judged" in text
    assert "Nothing was compared: see above" in text and "answers like the reference" not in text


def test_an_engine_that_does_not_load_the_first_position_is_asked_about_the_others() -> None:
    whole = asked(Whole, set="openings", positions=16)[1]
    status, text = asked(Choosy, set="openings", positions=16)
    assert status == 0, text
    assert "loads no positions" not in text
    assert "(a new game is not a position of mine)" in text
    assert questions(whole) == questions(text), "those that are not supported count as asked"


def questions(text: str) -> str:
    return text.rpartition(" questions.")[0].rpartition(" ")[2]


def test_a_fault_of_a_live_engine_is_named_on_a_game_of_its_own() -> None:
    status, text = asked(Live, fault="display_cleared_for_a_new_pile")
    assert status == 1
    assert "lost_cities_rivals.uncovering.card_joins_display" in text
    assert "asked again" not in text


def test_an_engine_with_which_no_game_can_be_replayed_is_told_why() -> None:
    with pytest.raises(UsageError, match=r"loads no positions, and games cannot be replayed .* new_game"):
        asked(CannotBegin)


def test_what_an_engine_does_not_support_is_counted_and_not_judged() -> None:
    status, text = asked(Reticent)
    assert status == 0, text
    assert "2 players, sampled chance, 79 questions not supported" in text
    assert "does not support 79 of the questions (not yet); they were not judged" in text
