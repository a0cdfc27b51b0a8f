"""`ruleproof export`: enough for a runner in another language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ruleproof.edit.export import export
from ruleproof.input import jsontext
from ruleproof.input.problems import DataError
from tests.toybox import GAME, TOY, ToyCopy, toy_cases


def read(path: Path) -> Any:
    return json.loads(path.read_text())


def test_the_manifest_names_every_file_with_its_digest(exported: Path) -> None:
    manifest = read(exported / "manifest.json")
    files = {path.relative_to(exported).as_posix() for path in exported.rglob("*.json")} - {"manifest.json"}
    assert set(manifest["files"]) == files
    assert all(jsontext.digest(read(exported / name)) == digest for name, digest in manifest["files"].items())
    assert manifest["protocol"] == 1
    assert manifest["games"][GAME]["cases"] == 83


def test_every_case_is_there_once(exported: Path) -> None:
    scenarios = [case["id"] for path in (exported / GAME / "cases").glob("*.json") for case in read(path)]
    steps = [
        step["id"]
        for path in (exported / GAME / "tours").glob("*.json")
        for tour in read(path)
        for step in tour["steps"]
    ]
    assert sorted([*scenarios, *steps]) == sorted(case.id for case in toy_cases())


def test_each_scenario_has_the_answers_of_the_reference_to_every_play(exported: Path) -> None:
    for path in (exported / GAME / "cases").glob("*.json"):
        for case in read(path):
            plays = len(case.get("lead_up", [])) + len(case.get("plays", []))
            assert len(case["reference"]["plays"]) == plays
            assert set(case["reference"]["start"]["legal_actions"]) == set(case["start"]["seats"])


def test_a_refusal_is_exported_with_its_clause(exported: Path) -> None:
    cases = {case["id"]: case for case in read(exported / GAME / "cases" / "fox.json")}
    refused = cases["market_day/fox/red_lays_down_no_fox_in_the_own_turn"]["reference"]["plays"][0]["refused"]
    assert refused["clause"] == "market_day.fox.not_in_own_turn"


def test_an_export_replaces_an_earlier_one_whole(exported: Path) -> None:
    (exported / GAME / "stale.json").write_text("{}")
    export(exported, [GAME], [TOY])
    assert not (exported / GAME / "stale.json").exists()


def test_nothing_in_an_export_tells_of_the_machine_it_was_made_on(exported: Path) -> None:
    for path in exported.rglob("*.json"):
        assert str(TOY) not in path.read_text(), path


def test_a_suite_with_which_its_reference_disagrees_is_not_exported(
    toy_copy: ToyCopy, tmp_path: Path
) -> None:
    toy_copy.edit(toy_copy.features / "ending.feature", "| pig         | 3 ", "| pig         | 4 ")
    with pytest.raises(DataError, match=r"ending\.feature:40: the reference disagrees"):
        export(tmp_path / "export", [GAME], [toy_copy.root])
