"""`report.json` follows its schema, comes back as it was, and a damaged one is reported in plain words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from ruleproof.cases.case import Line
from ruleproof.diagnosis.ranking import Suspect
from ruleproof.input.problems import UsageError
from ruleproof.judging.verdicts import Difference, Messages, Positions, Result
from ruleproof.reports import json_report
from ruleproof.reports.model import ChapterRow, ClauseRow, Comparison, FaultRow, GameReport, Report, RulingRow
from ruleproof.running.fresh_outcome import FreshGames
from tests.reports.samples import failing, hostile, many, one_of_each, report

SCHEMA: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[2] / "schemas" / "report.json").read_text()
)
STRUCTS: dict[str, type[msgspec.Struct]] = {
    "": Report,
    "game": GameReport,
    "chapter": ChapterRow,
    "clause": ClauseRow,
    "fault": FaultRow,
    "suspect": Suspect,
    "result": Result,
    "difference": Difference,
    "messages": Messages,
    "line": Line,
    "positions": Positions,
    "ruling": RulingRow,
    "comparison": Comparison,
    "fresh": FreshGames,
}


@pytest.mark.parametrize(
    "made",
    [
        report(one_of_each()),
        report([]),
        report(
            [failing(known=True, undisputed="fail")], games=3, unexpected_passes=("fair/stall/pass (line 3)",)
        ),
        report(one_of_each(), interrupted=True),
        hostile(),
    ],
    ids=["every verdict", "nothing", "all members", "interrupted", "hostile"],
)
def test_a_report_follows_the_schema(made: Report) -> None:
    jsonschema_rs.validator_for(SCHEMA).validate(json.loads(json_report.encode(made)))


def test_a_report_of_a_run_follows_the_schema(good_run: Report) -> None:
    jsonschema_rs.validator_for(SCHEMA).validate(json.loads(json_report.encode(good_run)))


def test_the_schema_is_itself_valid() -> None:
    jsonschema_rs.meta.validate(SCHEMA)


@pytest.mark.parametrize("name", STRUCTS)
def test_the_schema_describes_exactly_the_members_that_reports_have(name: str) -> None:
    described = (SCHEMA["$defs"][name] if name else SCHEMA)["properties"]
    assert set(described) == {field.encode_name for field in msgspec.structs.fields(STRUCTS[name])}
    assert all("description" in member or "$ref" in member for member in described.values())


@pytest.mark.parametrize("name", STRUCTS)
def test_the_schema_requires_exactly_what_is_always_written(name: str) -> None:
    schema = SCHEMA["$defs"][name] if name else SCHEMA
    assert set(schema.get("required", ())) == {
        field.encode_name for field in msgspec.structs.fields(STRUCTS[name]) if field.required
    }


def test_the_schema_refuses_an_unknown_verdict() -> None:
    value = json.loads(json_report.encode(report(one_of_each())))
    value["games"][0]["results"][0]["verdict"] = "perhaps"
    assert not jsonschema_rs.validator_for(SCHEMA).is_valid(value)


def test_a_report_comes_back_as_it_was(tmp_path: Path) -> None:
    made = report(one_of_each(), unexpected_passes=("fair/stall/pass (line 3)",))
    (tmp_path / "report.json").write_bytes(json_report.encode(made))
    assert json_report.read_report(tmp_path / "report.json") == made
    assert json_report.read_report(tmp_path) == made


def test_a_report_cut_short_anywhere_is_told_so(tmp_path: Path) -> None:
    whole = json_report.encode(report(one_of_each())).rstrip()
    path = tmp_path / "report.json"
    for length in (0, 1, 10, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(UsageError, match=r"report\.json: the report was cut short or damaged") as caught:
            json_report.read_report(path)
        assert "run the suite again" in str(caught.value)


@pytest.mark.parametrize("content", [b"[]", b'{"version": 3}', b'{"games": []}'])
def test_another_file_is_no_report(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "report.json"
    path.write_bytes(content)
    with pytest.raises(UsageError, match=r"report\.json: not a report"):
        json_report.read_report(path)


def test_a_missing_report_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"nowhere\.json: the report cannot be read: No such file"):
        json_report.read_report(tmp_path / "nowhere.json")


def test_a_large_report_keeps_messages_for_the_foremost_failures_of_every_cause() -> None:
    made = json.loads(json_report.encode(many(700)))
    (game,) = made["games"]
    talking = [result for result in game["results"] if "messages" in result]
    assert len(game["results"]) == 700
    assert len(talking) == json_report.MOST_WITH_MESSAGES
    assert {result["cause"] for result in talking} == {"cause 0", "cause 1", "cause rare"}


def test_a_large_report_keeps_positions_for_the_foremost_failures() -> None:
    positions = Positions(before={"table": {"day": 1}})
    results = [
        failing(f"fair/price/case_{number}", positions=positions)
        for number in range(json_report.MOST_WITH_MESSAGES + 7)
    ]
    kept = [
        result
        for result in json.loads(json_report.encode(report(results)))["games"][0]["results"]
        if "positions" in result
    ]
    assert len(kept) == json_report.MOST_WITH_MESSAGES
