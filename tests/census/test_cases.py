"""`census --as-cases`: few plays that reach every branch, in the form of the export."""

from __future__ import annotations

import json
import subprocess
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ruleproof.census.branches import Reaching, branches, fewest
from ruleproof.census.command import census_command
from ruleproof.census.looking import Looker
from ruleproof.census.options import CensusOptions
from ruleproof.input import jsontext
from tests.edit.test_export_in_words import schema
from tools.programs import ROOT
from tools.quality import naming

GAME = "lost_cities_rivals"
RUNNER = ROOT / "examples" / "runner" / "runner.mjs"


def written(folder: Path, *asked: str) -> tuple[str, Any]:
    arguments = ["--game", GAME, "--positions", "300", "--into", str(folder), *asked]
    result = CliRunner().invoke(census_command, arguments)
    assert result.exit_code == 0, result.output
    return result.output, json.loads((folder / GAME / "cases" / "census.json").read_bytes())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cases") / "out"
    written(folder, "--as-cases", "100")
    return folder


def test_each_play_picked_reaches_the_most_that_is_left() -> None:
    one, two, three = (Reaching((), name) for name in (b"one", b"two", b"three"))
    reached = {b"\x07": one, b"\x38": two, b"\x1c": three}
    assert fewest(reached, 9) == ([one, two], 6, 6)
    assert fewest(reached, 1) == ([one], 3, 6)


def test_refusals_and_chance_are_branches() -> None:
    looker = Looker(CensusOptions(game=GAME))
    [(_, state, _)] = looker.starts()
    visit = looker.visited(state)
    visit.steps = [("North", {"type": "uncover"}, ({"shuffle": []},))]
    visit.refused = [("East", {"type": "uncover"})]
    listed, refused = branches(looker.reference, visit)
    assert {one for one in listed[0] - refused[0] if "refused" in one} == set()
    assert any(one.startswith("False refused") for one in refused[0])
    assert "chance: shuffle" in listed[0]
    assert (refused[1].refused, listed[1].refused) == (True, False)


def test_the_cases_are_an_export_under_the_small_set(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_bytes())
    assert manifest["games"][GAME]["components"] == "tiny"
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*.json")} - {"manifest.json"}
    assert set(manifest["files"]) == files
    assert all(
        jsontext.digest(json.loads((folder / name).read_bytes())) == digest
        for name, digest in manifest["files"].items()
    )
    cases = json.loads((folder / GAME / "cases" / "census.json").read_bytes())
    assert manifest["games"][GAME]["cases"] == len(cases) > 5
    assert len({case["id"] for case in cases}) == len(cases)
    schema("manifest").validate(manifest)
    for case in cases:
        schema("case").validate(case)
    assert any("refused" in play for case in cases for play in case["reference"]["plays"])


def test_fewer_cases_reach_fewer_branches_and_it_is_said(folder: Path, tmp_path: Path) -> None:
    text, cases = written(tmp_path / "out", "--as-cases", "2")
    assert len(cases) == 2
    assert "of the reference that the census reached" in text
    every = json.loads((folder / GAME / "cases" / "census.json").read_bytes())
    assert [case["plays"] for case in cases] == [case["plays"] for case in every[:2]]


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    arguments = ["--game", GAME, "--positions", "5", "--as-cases", "2", "--into", str(tmp_path)]
    result = CliRunner().invoke(census_command, arguments)
    assert "the folder is not empty" in str(result.exception or result.output)
    assert "positions of" not in result.output, "it is said before the census is taken"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_without_cases_is_a_usage_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(census_command, ["--game", GAME, "--positions", "5", "--into", str(tmp_path)])
    assert "--into names the folder for the cases of --as-cases N" in str(result.exception or result.output)


@pytest.mark.node
@pytest.mark.parametrize(("mistake", "status"), [("", 0), ("js_highest_bidder_asked_once_more", 1)])
def test_a_runner_without_python_judges_engines_by_them(folder: Path, mistake: str, status: int) -> None:
    planted = [one for one in naming.mistakes(GAME) if one.id == mistake]
    good = "stdio:node engines/examples/javascript/engine.js"
    with naming.changed_engine(planted) if planted else nullcontext(good) as engine:
        command = ["node", str(RUNNER), str(folder), GAME, *engine.removeprefix("stdio:").split()]
        run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == status, run.stdout + run.stderr
    cases = json.loads((folder / GAME / "cases" / "census.json").read_bytes())
    assert [line.split("\t")[0] for line in run.stdout.splitlines()] == [case["id"] for case in cases]
