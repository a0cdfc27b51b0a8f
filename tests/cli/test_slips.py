"""What authors get wrong is reported at its place, with its cause and, where one is known, its mend."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.cli.check import check
from ruleproof.edit.coverage import coverage
from ruleproof.explaining.digests import write_digests
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.problems import Problem, gathered
from ruleproof.rules.schemas import read_schema
from tests.toybox import GAME, TOY, ToyCopy, toy_suite

SLIPS: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("slips.yaml").read_text("utf-8"))
GERMAN = """\
language: de
clauses:
  market_day.fox.takes_a_coin: Wer einen Fuchs hat, darf ihn ausspielen und nimmt eine Münze.
"""


def file_of(toy: ToyCopy, name: str) -> Path:
    room, _, rest = name.partition("/")
    return toy.root / room / GAME / rest


def spoil(toy: ToyCopy, slip: dict[str, Any]) -> int:
    """Make a slip in a copy that was right before; return its line."""
    if slip.get("german"):
        toy.add_german_edition()
        texts = toy.spec / "texts" / "de.yaml"
        texts.parent.mkdir()
        texts.write_text(GERMAN, encoding="utf-8")
    suite = toy_suite(toy.root)
    write_digests(suite.folders, suite.game, prose_of(suite))
    path = file_of(toy, slip["file"])
    if "text" in slip:
        path.write_text(slip["text"], encoding="utf-8")
        return 1
    return toy.edit(path, slip["from"], slip["to"])


@pytest.mark.parametrize("slip", SLIPS, ids=[slip["slip"] for slip in SLIPS])
def test_a_slip_is_reported_where_it_is(toy_copy: ToyCopy, slip: dict[str, Any]) -> None:
    line = spoil(toy_copy, slip)
    read_schema.cache_clear()
    if slip.get("coverage"):
        text = coverage([f"en={TOY / 'rulebook.en.txt'}"], GAME, [toy_copy.root])[0]
    else:
        text = "\n".join(check([GAME], [toy_copy.root])[0])
    messages = text.replace("\n    ", "\0").split("\n")
    wanted = [str(part).replace("{line}", str(line)) for part in slip["told"]]
    assert any(all(part in one for part in wanted) for one in messages), text
    assert len(messages) - 1 <= slip.get("most", len(messages)), text


def test_there_are_27_slips_of_a_critical_reader_and_20_more() -> None:
    assert len(SLIPS) >= 47


def test_what_many_places_have_is_reported_at_the_first_of_them() -> None:
    alike = [Problem(f"a:{line}", "this is wrong", (f"note {line}",)) for line in range(1, 10)]
    other = Problem("b:1", "that is wrong")
    first, last = gathered([*alike, other])
    assert last == other
    assert first.where == "a:1"
    assert first.notes == ("note 1", "also at a:2, a:3, a:4, a:5, a:6, a:7, a:8 and 1 more")
    assert gathered(alike[:8]) == alike[:8]
