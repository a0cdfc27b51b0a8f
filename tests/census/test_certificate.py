"""What a census says of an engine: differences by their clauses, and a line for a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.wrong.rules.__main__ import serve
from engines.wrong.rules.spoiling import faults
from ruleproof.api import verify
from ruleproof.census.command import census
from ruleproof.census.looking import Looker
from ruleproof.census.options import CensusOptions
from ruleproof.engines.wire import Reply
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError
from ruleproof.reports import badge
from ruleproof.rules.verbs import Verb
from ruleproof.running import options
from ruleproof.running.certificate import Certificate
from ruleproof.running.selection import Selection

GAME, ENGINE = "lost_cities_rivals", "python:faulty_engine"


def test_a_difference_is_named_by_its_clauses_on_the_shortest_story(
    capsys: pytest.CaptureFixture[str],
) -> None:
    serve(faults(GAME)["display_cleared_for_a_new_pile"])
    assert census(CensusOptions(game=GAME, positions=64, engine=ENGINE, in_process=True)) == 1
    text = capsys.readouterr().out
    assert '1  after North: {"type":"uncover"}, table/display differs' in text
    assert "lost_cities_rivals.uncovering.card_joins_display" in text
    assert "     a position for North, East\n     North: " in text
    assert "    new game of 2, at the beginning" in text


def test_a_run_shows_the_line_of_a_certificate_of_the_same_engine_alone(tmp_path: Path) -> None:
    serve(faults(GAME)["bonus_multiplied"])
    file = tmp_path / "certificate.json"
    assert census(CensusOptions(game=GAME, positions=20, engine=ENGINE, in_process=True, save=file)) == 0
    kept = json.loads(file.read_bytes())
    assert kept["line"] == "up to 20 positions: 20 positions of 'tiny', 2 players, sampled chance"
    asked = options.VerifyOptions(
        engine=ENGINE,
        in_process=True,
        games=(GAME,),
        census=file,
        selection=Selection(cases=(f"{GAME}/scoring/an_expedition_of_a_single_number_card_is_valued",)),
    )
    report = verify(asked)
    assert report.games[0].census == kept["line"]
    assert str(badge.badge(report)["message"]).endswith(f" · census {kept['line']}")
    with pytest.raises(UsageError, match="which is not run here"):
        verify(msgspec.structs.replace(asked, games=("rivalry",), selection=Selection()))


def _unchecked(verb: str, text: bytes, what: str) -> Any:
    return jsontext.decode(text)


def test_how_an_engine_writes_what_is_pending_is_its_own_affair() -> None:
    serve(faults(GAME)["bonus_multiplied"])
    looker = Looker(CensusOptions(game=GAME, engine="python:faulty_engine", in_process=True))
    assert looker.beside is not None
    [(_, state, _)] = looker.starts()
    value = jsontext.decode(state)
    for key, differs in (("pending", False), ("phase", False), ("may_act", True)):
        other = {**value, key: "over" if key == "phase" else {} if key == "pending" else ["East"]}
        reply = Reply(jsontext.encode({"state": other}))
        looker.beside._validator.check = _unchecked  # type: ignore[method-assign]
        found = looker.beside._difference(Verb.APPLY, jsontext.encode({"state": value}), reply)
        assert bool(found) is differs, found


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"suite": "suite:0"}, "another version of the suite"),
        ({"readings": {}}, "another choice of readings"),
        ({"engine": {"hello": "sha256:0", "differences": {}}}, r"another engine \(its hello has changed\)"),
        ({"engine": {"hello": "", "differences": {"view": 3}}}, "the engine differs from the reference"),
        ({"engine": {}}, "not the certificate of an engine"),
    ],
)
def test_a_certificate_of_something_else_is_refused(
    change: dict[str, Any], says: str, tmp_path: Path
) -> None:
    file = tmp_path / "certificate.json"
    engine = {"hello": "", "differences": {}}
    kept = {"game": GAME, "line": "", "suite": "suite:1", "readings": {"a": "b"}, "engine": engine, **change}
    file.write_text(json.dumps(kept), encoding="utf-8")
    greeting: Any = {}
    with pytest.raises(UsageError, match=says):
        Certificate.read(file).line_for(greeting, "suite:1", {"a": "b"})
