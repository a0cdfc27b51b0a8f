"""The export describes itself, and a runner that knows nothing else agrees with the kit."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.edit.schemas import read, schema
from tests.toybox import GAME, command_of, run_on_toy, stdio, verdicts
from tools.programs import ROOT

RUNNER = ROOT / "examples" / "runner" / "runner.mjs"
GUIDE = ROOT / "docs" / "guides" / "export.rst"
SCHEMAS = ("case", "transcript", "manifest")


def test_every_file_is_as_its_schema_says(exported: Path) -> None:
    schema("manifest").validate(read(exported / "manifest.json"))
    cases = [case for path in (exported / GAME / "cases").glob("*.json") for case in read(path)]
    tours = [tour for path in (exported / GAME / "tours").glob("*.json") for tour in read(path)]
    assert cases and tours
    for case in cases:
        schema("case").validate(case)
    for tour in tours:
        schema("case", "tour").validate(tour)
    cases[0]["reference"]["start"]["surprise"] = 1
    assert not schema("case").is_valid(cases[0])


def members(value: Any) -> set[str]:
    """Return the names of all members that a schema gives."""
    if isinstance(value, list):
        return {name for one in value for name in members(one)}
    if not isinstance(value, dict):
        return set()
    own = set(value.get("properties", {})) if isinstance(value.get("properties"), dict) else set()
    return own | {name for one in value.values() for name in members(one)}


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_guide_names_every_member_and_shows_a_sample(name: str) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    missing = [
        member
        for member in sorted(members(read(ROOT / "schemas" / f"{name}.json")))
        if not re.search(rf"\b{member}\b", guide)
    ]
    assert missing == []


def test_the_samples_of_the_guide_are_as_the_schemas_say() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    blocks = re.findall(r"\.\. code-block:: json\n\n((?:   .*\n|\n)+)", guide)
    manifest, case, transcript = map(json.loads, blocks)
    schema("manifest").validate(manifest)
    schema("case").validate(case)
    schema("transcript").validate(transcript)


def test_the_runner_is_short_and_knows_the_export_alone() -> None:
    text = RUNNER.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150
    assert set(re.findall(r"from '([^']+)'", text)) == {
        "node:fs",
        "node:path",
        "node:readline",
        "node:child_process",
        "node:timers/promises",
    }


@pytest.mark.node
@pytest.mark.parametrize(
    "engine",
    ["market", "cannot_be_configured", "purse_off_by_one", "accepts_an_illegal_action", "says_half_a_line"],
)
def test_the_runner_agrees_with_the_kit(exported: Path, engine: str) -> None:
    """A contested case fails nobody in the kit; the export does not say what is contested."""
    command = ["node", str(RUNNER), str(exported), GAME, *command_of(engine)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == (engine not in ("market", "cannot_be_configured")), done.stderr
    told = dict(line.split("\t") for line in done.stdout.splitlines())
    kit = verdicts(run_on_toy(stdio(engine)))
    assert set(told) == set(kit)
    passed = {case for case, verdict in kit.items() if verdict == "pass"}
    contested = {case for case, verdict in kit.items() if verdict == "contested"}
    assert {case for case, verdict in told.items() if verdict == "pass"} - contested == passed


@pytest.mark.node
def test_the_runner_says_how_it_is_called() -> None:
    done = subprocess.run(["node", str(RUNNER), "out"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "usage: node runner.mjs EXPORT GAME COMMAND…\n")
