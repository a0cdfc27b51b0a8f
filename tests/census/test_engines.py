"""What a census says of an engine: differences by their clauses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.wrong.rules.__main__ import serve
from engines.wrong.rules.spoiling import faults
from ruleproof.census.command import census
from ruleproof.census.engine import _Asked
from ruleproof.census.looking import Looker
from ruleproof.census.options import CensusOptions
from ruleproof.engines.wire import Reply
from ruleproof.input import jsontext
from ruleproof.language.operations import Play
from ruleproof.reports.json_report import read_report
from ruleproof.rules.verbs import Verb

GAME, ENGINE = "lost_cities_rivals", "python:faulty_engine"


def test_a_difference_is_reported_like_a_failure_of_the_suite_on_the_shortest_story(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    serve(faults(GAME)["display_cleared_for_a_new_pile"])
    options = CensusOptions(game=GAME, positions=64, engine=ENGINE, in_process=True, report=tmp_path)
    assert census(options) == 1
    assert "Fix first" in capsys.readouterr().out
    [game] = read_report(tmp_path).games
    assert game.faults[0].clause == "lost_cities_rivals.piles.display_stays"
    [found] = [result for result in game.results if result.case == f"{GAME}/census/1"]
    assert found.case in game.faults[0].cases
    assert [difference.path for difference in found.differences] == ["table/display"]
    assert [line.keyword for line in found.lines].count("When") == 1
    assert "lost_cities_rivals.uncovering.card_joins_display" in found.clauses


def _unchecked(verb: str, text: bytes, what: str, seat: str = "") -> Any:
    return jsontext.decode(text)


def test_how_an_engine_writes_what_is_pending_is_its_own_affair() -> None:
    serve(faults(GAME)["bonus_multiplied"])
    looker = Looker(CensusOptions(game=GAME, engine="python:faulty_engine", in_process=True))
    assert looker.beside is not None
    [(_, state, _)] = looker.starts()
    value = jsontext.decode(state)
    play = Play("North", {"type": "uncover"})
    asked = _Asked(0, Verb.APPLY, state, "North", play, answer=jsontext.encode(value))
    looker.beside._validator.check = _unchecked  # type: ignore[method-assign]
    for key, differs in (("pending", False), ("phase", False), ("may_act", True)):
        other = {**value, key: "over" if key == "phase" else {} if key == "pending" else ["East"]}
        found = looker.beside._difference(asked, Reply(jsontext.encode({"state": other})))
        assert bool(found) is differs, found
    later = Reply(jsontext.encode({"state": {}, "deferred": True}))
    assert looker.beside._difference(asked, later) == ""
    assert looker.beside.part.judged.unsupported == {"the engine defers the action": 1}
