"""Which component sets the reference accepts, and what it says of others, by `<game>/components.yaml`."""

from __future__ import annotations

import random
import re

import pytest

import reference_impl
from tests.reference_impl.playing import GAMES, Json, configured, merged, new_game, played, suite_of, table_of

CASES: dict[str, Json] = {game: table for game in GAMES if (table := table_of(game, "components.yaml"))}
ACCEPTED = [(game, words) for game, cases in CASES.items() for words in cases.get("accepted", ())]
REFUSED = [
    pytest.param(game, one["says"], one["change"], id=f"{game}: {one['says']} {number}")
    for game, cases in CASES.items()
    for number, one in enumerate(cases["refused"])
]


def changed(game: str, change: Json) -> Json:
    """Return the values of a set of the specification with a change."""
    values: Json = merged(suite_of(game).game.component_sets[CASES[game]["set"]].values, change)
    return values


def reasons(game: str, change: Json) -> list[str]:
    """Return why the reference does not accept a set with a change."""
    found: list[str] = reference_impl.engine().configure(game, changed(game, change), {})["reasons"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_set_of_the_specification_is_accepted(game: str) -> None:
    for made in suite_of(game).game.component_sets.values():
        configured(game, made.values, {})


@pytest.mark.parametrize(("game", "words"), ACCEPTED)
def test_games_are_played_with_other_values(game: str, words: str) -> None:
    engine = configured(game, changed(game, CASES[game]["accepted"][words]), {})
    for seed in range(3):
        dice = random.Random(seed)
        *_, last = played(engine, new_game(game, dice), dice)
        assert last.outcome()["over"]


@pytest.mark.parametrize(("game", "says", "change"), REFUSED)
def test_a_set_that_breaks_a_condition_is_refused_in_a_sentence(game: str, says: str, change: Json) -> None:
    found = reasons(game, change)
    assert any(re.search(says, reason) for reason in found), found


@pytest.mark.parametrize("game", CASES)
def test_all_faults_are_told_at_once(game: str) -> None:
    faults = CASES[game]["all_at_once"]
    assert len(reasons(game, faults["change"])) == faults["reasons"]
