"""The export holds all that a runner in another language needs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.edit.export import export
from ruleproof.input.folders import Data
from ruleproof.running.recorded_suite import RecordedSuite

GAME = "lost_cities_rivals"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "out"
    export(folder, (GAME,), ())
    return folder


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_every_case_of_the_suite_is_exported_with_the_references_replies(exported: Path) -> None:
    suite = Suite.open(Data.open(), Data.open().game(GAME))
    wanted = {case.id for case in RecordedSuite.adopted(suite).cases()}
    scenarios = [case for path in (exported / GAME / "cases").glob("*.json") for case in read(path)]
    tours = [tour for path in (exported / GAME / "tours").glob("*.json") for tour in read(path)]
    assert {case["id"] for case in scenarios} | {
        step["id"] for tour in tours for step in tour["steps"]
    } == wanted
    assert len(wanted) == read(exported / "manifest.json")["games"][GAME]["cases"]
    for case in scenarios:
        reference = case["reference"]
        assert len(reference["plays"]) == len(case.get("lead_up", [])) + len(case.get("plays", []))
        start = reference["start"]
        assert start["refused"]["reason"] if "refused" in start else start["state"]["table"]
        assert all(
            "legal_actions" in play and ("state" in play) != ("refused" in play)
            for play in reference["plays"]
        )
    assert all(len(tour["reference"]["plays"]) == len(tour["plays"]) for tour in tours)


def test_a_game_takes_less_than_eight_megabytes_compressed(exported: Path, tmp_path: Path) -> None:
    packed = shutil.make_archive(str(tmp_path / "packed"), "gztar", exported)
    assert Path(packed).stat().st_size < 8_000_000
