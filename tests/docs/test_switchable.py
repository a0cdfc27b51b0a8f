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
NOT_ASKED = ("Nothing that an engine is asked", "A value of the component set")
"""How the paragraphs begin that name rulings on which no engine can differ."""
NO_ACTION = {"waiting_for_another": "the schema has no action for waiting, so no scenario can ask for it"}


def game_of(name: str) -> Game:
    data = Data.open()
    return Suite.open(data, data.game(name)).game


def names_in(paragraph: str) -> list[str]:
    return re.findall(r"`(\w+)`", paragraph.split(":", 1)[0] if paragraph.startswith("- ") else paragraph)


def paragraphs_about(game: Game) -> list[str]:
    section = LIST.read_text(encoding="utf-8").split(f"\n## {game.title}\n", 1)[1].split("\n## ", 1)[0]
    return re.split(r"\n\n|\n(?=- )", section)


@pytest.mark.parametrize("name", Data.open().games())
def test_no_engine_is_at_fault_for_a_choice_of_the_editor(name: str) -> None:
    game, folders = game_of(name), Data.open().game(name)
    choices = {ruling.id for ruling in game.rulings.values() if ruling.is_fixed_choice}
    texts = [path.read_text(encoding="utf-8") for path in folders.feature_files()]
    tagged = {ruling for text in texts for ruling in re.findall(r"@ruling:(\S+)", text)}
    not_asked = {
        f"{name}.ruling.{short}"
        for paragraph in paragraphs_about(game)
        if paragraph.startswith(NOT_ASKED)
        for short in names_in(paragraph)
    }
    assert tagged & choices == choices - not_asked - {f"{name}.ruling.{short}" for short in NO_ACTION}


@pytest.mark.parametrize("name", Data.open().games())
def test_the_decision_on_switchable_rulings_counts_and_lists_those_that_there_are(name: str) -> None:
    game = game_of(name)
    weighty = [ruling for ruling in game.rulings.values() if ruling.severity != "minor"]
    fixed = sorted(ruling.id.rpartition(".")[2] for ruling in weighty if not ruling.switchable)
    paragraphs = paragraphs_about(game)
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
