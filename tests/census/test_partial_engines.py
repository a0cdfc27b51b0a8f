"""A census of engines that cover a part of a game, or take up no position."""

from __future__ import annotations

import json
import sys
from pathlib import Path
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
        raise Refusal(3, "not yet")


def asked(kind: type, tmp_path: Path, *, fault: str = "", **options: Any) -> tuple[int, Any]:
    """Return the exit status of a census of an engine, and its certificate."""
    made = faults(GAME)[fault].spoiled(Data.of()).engine if fault else Data.of().load_reference().engine
    module = ModuleType(MODULE)
    module.engine = lambda: kind(made())  # type: ignore[attr-defined]
    sys.modules[MODULE] = module
    file = tmp_path / "certificate.json"
    bound = {"positions": 80, **options}
    status = census(CensusOptions(game=GAME, engine=f"python:{MODULE}", in_process=True, save=file, **bound))
    return status, json.loads(file.read_bytes())


def test_of_a_part_only_what_it_covers_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, certificate = asked(Part, tmp_path)
    text = capsys.readouterr().out
    assert status == 0, text
    assert "covers actions uncover, pass; table display, draw_pile; nothing else was compared" in text
    assert certificate["engine"]["covers"] == "actions uncover, pass; table display, draw_pile"
    status, certificate = asked(Part, tmp_path, fault="display_cleared_for_a_new_pile")
    assert status == 1, "a fault in what it covers is found"
    assert list(certificate["engine"]["differences"]) == ["apply uncover"]


def test_a_live_engine_is_asked_about_the_positions_of_its_own_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, certificate = asked(Live, tmp_path)
    assert status == 0, capsys.readouterr().out
    assert certificate["engine"]["positions_not_asked"] == 0
    assert certificate["engine"]["questions"] > 300


def test_a_census_says_how_many_positions_a_live_engine_was_not_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, certificate = asked(Live, tmp_path, set="openings", positions=16)
    text = capsys.readouterr().out
    assert status == 0, text
    left = certificate["engine"]["positions_not_asked"]
    assert left == 6, "new games are replayed, and where scenarios begin cannot be"
    assert f"it was not asked about {left} positions that none of its games reached" in text
    assert "up to 16 positions: 10 of 16 positions of 'openings'" in certificate["line"]


def test_a_fault_of_a_live_engine_is_named_on_a_game_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _ = asked(Live, tmp_path, fault="display_cleared_for_a_new_pile")
    text = capsys.readouterr().out
    assert status == 1
    assert "lost_cities_rivals.uncovering.card_joins_display" in text
    assert "asked again" not in text


def test_an_engine_with_which_no_game_can_be_replayed_is_told_why(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"loads no positions, and games cannot be replayed .* new_game"):
        asked(CannotBegin, tmp_path)


def test_what_an_engine_does_not_support_is_counted_and_not_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, certificate = asked(Reticent, tmp_path)
    assert status == 0
    assert certificate["engine"]["unsupported"] == 80
    assert certificate["line"].endswith(", 80 questions not supported")
    assert "does not support 80 of the questions; they were not judged" in capsys.readouterr().out
