"""The decision on switchable rulings speaks of the rulings that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof.rules.model import Game

DOCS = Path(__file__).parents[2] / "docs"
DECISION = DOCS / "decisions" / "0014-which-rulings-can-be-switched.md"
LIST = DOCS.parent / "measured" / "switchable.md"
COULD_BE = ("- ", "Another shape")
"""How the paragraphs begin that name rulings which may be built otherwise."""


def game_of(name: str) -> Game:
    data = Data.of()
    return Suite.open(data, data.game(name)).game


def names_in(paragraph: str) -> list[str]:
    return re.findall(r"`(\w+)`", paragraph.split(":", 1)[0] if paragraph.startswith("- ") else paragraph)


@pytest.mark.parametrize("name", Data.of().games())
def test_the_decision_on_switchable_rulings_counts_and_lists_those_that_there_are(name: str) -> None:
    game = game_of(name)
    weighty = [ruling for ruling in game.rulings.values() if ruling.severity != "minor"]
    fixed = sorted(ruling.id.rpartition(".")[2] for ruling in weighty if not ruling.switchable)
    section = LIST.read_text(encoding="utf-8").split(f"\n## {game.title}\n", 1)[1].split("\n## ", 1)[0]
    paragraphs = re.split(r"\n\n|\n(?=- )", section)
    listed = [name for paragraph in paragraphs for name in names_in(paragraph)]
    assert sorted(listed) == fixed, "a ruling became switchable, is new, or has another severity"
    could_be = sum(len(names_in(one)) for one in paragraphs if one.lstrip().startswith(COULD_BE))
    switchable = len(weighty) - len(fixed)
    otherwise = switchable + could_be
    share = 100 * switchable // otherwise
    assert (
        f"| {game.title} | {len(weighty)} | {otherwise} | {switchable} | {share} % |"
        in DECISION.read_text(encoding="utf-8")
    )
    assert 2 * switchable >= otherwise
