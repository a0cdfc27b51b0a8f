"""The recorded figures of suite quality are those of the engines and mutants that there are."""

from __future__ import annotations

import pytest

from engines.wrong.rules.spoiling import faults
from ruleproof.input.folders import Data
from tools.mutants.harness import WAYS
from tools.mutants.written import SECOND_ENGINES
from tools.quality import play, recorded, second_engines

GAMES = sorted(Data.open().games())
WITH_FAULTS = [game for game in GAMES if faults(game)]
MEASURED = [game for game in GAMES if recorded.read("mutants", game)]
"""Of a game that is not measured yet the site says so."""
AGAIN = "what is recorded is out of date; `make quality` rewrites it"


@pytest.mark.parametrize("game", WITH_FAULTS)
def test_every_faulty_engine_is_recorded_as_it_is(game: str) -> None:
    kept = {
        engine["name"]: (engine["fault"], engine["clause"])
        for engine in recorded.read("faulty", game)["engines"]
    }
    assert kept == {name: (fault.sentence, fault.clause) for name, fault in faults(game).items()}, AGAIN


@pytest.mark.parametrize("game", WITH_FAULTS)
def test_every_faulty_engine_was_caught(game: str) -> None:
    engines = recorded.read("faulty", game)["engines"]
    noticed = {"fail", "contested"}
    assert [
        engine["name"] for engine in engines if noticed.isdisjoint(engine["verdicts"]) or not engine["case"]
    ] == []


@pytest.mark.campaign
@pytest.mark.parametrize("game", MEASURED)
def test_every_operator_of_mutants_is_recorded(game: str) -> None:
    kept = recorded.read("mutants", game)
    there = {row["operator"]: row["there"] for row in kept["operators"]}
    assert there == recorded.mutants_there(game), AGAIN


@pytest.mark.parametrize("game", MEASURED)
def test_every_mutant_that_was_tried_went_one_way(game: str) -> None:
    for row in recorded.read("mutants", game)["operators"]:
        assert sum(row.get(way, 0) for way in WAYS) == row["tried"] <= row["there"]
        assert row["caught"] <= row["tried"]


def test_a_record_says_on_which_day_and_on_which_suite_it_was_made() -> None:
    for path in sorted(recorded.MEASURED.glob("*/*.json")):
        kept = recorded.read(path.parent.name, path.stem)
        assert kept["game"] == path.stem
        assert kept["date"] and kept["suite"].startswith(("suite:", "0."))


def test_the_speed_is_recorded_with_the_day_and_the_machine() -> None:
    lines = (recorded.MEASURED / "speed.txt").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("measured on 20")
    assert {"MACHINE", "BUDGETS: ratios, each the median over the passes"} <= set(lines)


@pytest.mark.parametrize("game", MEASURED)
def test_of_what_play_does_not_find_each_has_a_reason(game: str) -> None:
    kept = recorded.read("play", game)
    assert kept["actions"] >= play.MOST_ACTIONS
    one = kept[play.FAULTY]
    named = [name for names in one["not_found"].values() for name in names]
    assert all(one["not_found"])
    assert len(set(named)) == len(named) == one["tried"] - one["found"]


def test_scenarios_play_and_census_find_nearly_every_engine_with_a_mistake() -> None:
    records = [recorded.read("census", game) for game in GAMES]
    rows = [kept[sort] for kept in records if kept for sort in ("faulty engine", "planted mistake")]
    assert sum(row["found"]["together"] for row in rows) >= 0.995 * sum(row["tried"] for row in rows)
    for row in rows:
        assert len(row["not_found"]) == row["tried"] - row["found"]["together"]


def test_mutants_of_second_engines_went_one_way_each_and_what_no_scenario_showed_was_looked_at() -> None:
    for engine in SECOND_ENGINES:
        kept = recorded.read("second_engines", engine.game)
        words = second_engines.words_about(engine.game)
        assert not words or set(words) <= {mutant.id for mutant in engine.mutants}
        assert {one["id"] for one in kept.get("missed", ())} <= set(words)
        if kept:
            assert kept["tried"] == kept["real"] + kept["equivalent"]
            assert kept["real"] == sum(kept[way] for way in second_engines.WAYS)
