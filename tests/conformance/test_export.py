"""The export holds all that a runner in another language needs.

Its recorded engines lead to the reports beside them.
"""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.edit.export import export
from ruleproof.edit.replayed_engines import first_stories
from ruleproof.engines.greeting import GameOffer
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from ruleproof.rules.verbs import QUESTIONS
from ruleproof.running.expected import Recordings
from ruleproof.running.runner import Runner

GAME = "lost_cities_rivals"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "out"
    export(folder, (GAME,), ())
    return folder


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_every_file_has_the_digest_that_the_manifest_gives(exported: Path) -> None:
    manifest = read(exported / "manifest.json")
    there = {str(path.relative_to(exported)) for path in exported.rglob("*.json")} - {"manifest.json"}
    assert set(manifest["files"]) == there
    assert all(jsontext.digest(read(exported / name)) == digest for name, digest in manifest["files"].items())


def test_every_case_of_the_suite_is_exported_with_the_references_replies(exported: Path) -> None:
    suite = Suite.open(Data.of(), Data.of().game(GAME))
    wanted = {case.id for case in Recordings.adopted(suite).cases()}
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


class Replayed:
    """Answers as the recording says, and insists on being asked the same."""

    def __init__(self, messages: list[dict[str, str]]) -> None:
        self._messages = iter(messages)

    def exchange(self, line: bytes) -> bytes:
        message = next(self._messages)
        asked, recorded = json.loads(line), json.loads(message["request"])
        assert {**asked, "id": 0} == {**recorded, "id": 0}
        return message["reply"].replace(f'"id":{recorded["id"]}', f'"id":{asked["id"]}', 1).encode()


@pytest.mark.parametrize(
    ("name", "wanted"), [("good", {v.PASS}), ("one_fault", {v.PASS, v.FAIL}), ("hostile", {v.ILLEGAL_REPLY})]
)
def test_a_recorded_engine_leads_to_the_report_beside_it(exported: Path, name: str, wanted: set[str]) -> None:
    folder = exported / GAME / "recorded" / name
    suite = Suite.open(Data.of(), Data.of().game(GAME))
    engine = Replayed(read(folder / "messages.json"))
    report = read(folder / "report.json")
    recordings = Recordings.adopted(suite)
    connect = lambda: InProcessConnection(engine, timed=False)  # noqa: E731
    runner = Runner(recordings, GameOffer(QUESTIONS), connect, 10.0)
    verdicts = {result.case: result.verdict for result in runner.run(first_stories(recordings))}
    assert verdicts == report["verdicts"]
    assert set(Counter(verdicts.values())) == wanted


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(UsageError, match="not empty"):
        export(tmp_path, (GAME,), ())
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"


def test_an_earlier_export_is_replaced(exported: Path) -> None:
    (exported / GAME / "stale.json").write_text("{}", encoding="utf-8")
    export(exported, (GAME,), ())
    assert not (exported / GAME / "stale.json").exists()
