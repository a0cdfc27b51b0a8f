"""The recorded figures of suite quality are those of the engines and mutants that there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.input.folders import Data
from tests.quality import recorded

GAMES = sorted(Data.of().games())
WITH_FAULTS = [game for game in GAMES if (recorded.FAULTY / game).is_dir()]
MEASURED = [game for game in GAMES if recorded.read("mutants", game)]
"""Of a game that is not measured yet the site says so."""
AGAIN = "what is recorded is out of date; `make quality` writes it anew"


@pytest.mark.parametrize("game", WITH_FAULTS)
def test_every_faulty_engine_is_recorded_as_it_is(game: str) -> None:
    engines = recorded.faulty_engines(game)
    kept = {
        engine["name"]: (engine["fault"], engine["clause"])
        for engine in recorded.read("faulty", game)["engines"]
    }
    assert kept == {
        name: ((module.__doc__ or "").strip(), module.CLAUSE) for name, module in engines.items()
    }, AGAIN


@pytest.mark.parametrize("game", WITH_FAULTS)
def test_every_faulty_engine_was_caught(game: str) -> None:
    engines = recorded.read("faulty", game)["engines"]
    assert [
        engine["name"] for engine in engines if not engine["verdicts"].get("fail") or not engine["case"]
    ] == []


@pytest.mark.parametrize("game", MEASURED)
def test_every_mutant_is_recorded(game: str, tmp_path: Path) -> None:
    kept = recorded.read("mutants", game)
    functions, components = recorded.mutant_ids(game, tmp_path)
    assert [mutant["id"] for mutant in kept["functions"]] == functions, AGAIN
    assert [mutant["id"] for mutant in kept["components"]] == components, AGAIN


@pytest.mark.parametrize("game", MEASURED)
def test_no_mutant_escaped_without_a_reason(game: str) -> None:
    kept = recorded.read("mutants", game)
    tried = [*kept["functions"], *kept["components"]]
    assert [
        mutant["id"] for mutant in tried if not mutant["caught"] and mutant["id"] not in kept["excused"]
    ] == []


def test_a_record_says_on_which_day_and_on_which_suite_it_was_made() -> None:
    for path in sorted(recorded.MEASURED.glob("*/*.json")):
        kept = recorded.read(path.parent.name, path.stem)
        assert kept["game"] == path.stem
        assert kept["date"] and kept["suite"].startswith("suite:")


def test_the_speed_is_recorded_with_the_day_and_the_machine() -> None:
    lines = (recorded.MEASURED / "speed.txt").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("measured on 20")
    assert {"MACHINE", "BUDGETS: ratios, each the median over the passes"} <= set(lines)
