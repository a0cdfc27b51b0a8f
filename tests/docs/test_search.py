"""The search of the site finds what players ask for, on the index as built."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.folders import Data
from tests.docs.golden import (
    GOLDEN,
    HALVES,
    RECORD,
    UNSEEN,
    Asked,
    Question,
    ask,
    ask_command_line,
    figures,
    questions,
    telling,
    unseen,
)

GAMES = sorted(Data.open().games())
MOST_COMPRESSED = 400_000
MISLEADING = {
    "how do you score with only two of us": "between_two_cities.two_players.scores_added",
    "do we still split the gold when the last pile is finished?": "lost_cities_rivals.ending.no_gold_shared",
    "add a handshake card later": "lost_cities_rivals.expeditions.no_wager_after_a_number",
}
"""Questions that another rule seems to answer, each with the one that does."""
SLOWEST_KEYSTROKE = 50
"""Milliseconds of processor time that 95 of 100 questions may take: the machine may have other work."""


@pytest.fixture(scope="module")
def asked(site: Path) -> list[Asked]:
    """Return all golden questions with what the search of the whole site found."""
    return ask(site, questions())


def share(asked: list[Asked], half: str, figure: str) -> float:
    found = figures([one for one in asked if one.question.half == half])
    return 100 * found[figure] / found["questions"]


def test_every_game_has_forty_questions_in_two_halves() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.yaml")) == GAMES
    for game in GAMES:
        halves = [len(questions(half, game)) for half in HALVES]
        assert sum(halves) >= 40
        assert halves[0] == halves[1]


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_asked_twice_and_every_answer_is_there(game: str) -> None:
    data = Data.open()
    known = Suite.open(data, data.game(game)).game
    asked = questions(game=game)
    for sets in (HALVES, [UNSEEN]):
        asks = [one.ask.casefold() for one in asked if one.half in sets]
        assert len(set(asks)) == len(asks)
    answers = {identity for one in asked for identity in one.answers}
    assert answers - known.clauses.keys() - known.rulings.keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_given_the_words_of_a_question_kept_apart(game: str) -> None:
    data = Data.open()
    known = prose_of(Suite.open(data, data.game(game)))
    phrases = {telling(one) for rules in known.asked.values() for asked in rules.values() for one in asked}
    kept, tuned = ({telling(one.ask) for one in questions(half, game)} for half in ("kept_apart", "tuned"))
    apart = kept - tuned
    assert phrases
    assert apart
    number = len(phrases & apart)
    assert number == 0, f"spec/{game}/asked.yaml: {number} of its phrases are questions kept apart"


@pytest.mark.node
@pytest.mark.parametrize(("figure", "least"), [("first_3", 90), ("first_5", 92)])
def test_questions_kept_apart_are_answered_among_the_first(
    asked: list[Asked], figure: str, least: float
) -> None:
    assert share(asked, "kept_apart", figure) >= least, "which ones is not told, that nobody tunes on them"


@pytest.mark.node
@pytest.mark.parametrize("all_games", [False, True], ids=["game_chosen", "all_games"])
def test_the_command_line_finds_as_much_as_the_site(site: Path, *, all_games: bool) -> None:
    wanted = [*questions("kept_apart"), *questions(UNSEEN)]
    there = figures(ask(site, wanted, all_games=all_games))
    here = figures(ask_command_line(wanted, all_games=all_games))
    for figure in ("first_1", "first_3", "first_5"):
        assert here[figure] >= 0.97 * there[figure], (figure, here, there)


@pytest.mark.node
@pytest.mark.parametrize("all_games", [False, True], ids=["game_chosen", "all_games"])
def test_the_first_answer_does_not_mislead(site: Path, *, all_games: bool) -> None:
    wanted = [
        Question(answer.partition(".")[0], "", question, frozenset({answer}), "en")
        for question, answer in MISLEADING.items()
    ]
    found = ask(site, wanted, all_games=all_games)
    assert [one.best[0] for one in found] == list(MISLEADING.values())


@pytest.mark.node
def test_hardly_any_question_finds_nothing(asked: list[Asked]) -> None:
    for half in HALVES:
        assert share(asked, half, "nothing") <= 2


@pytest.mark.node
def test_a_question_is_answered_faster_than_a_keystroke(asked: list[Asked]) -> None:
    times = sorted(one.milliseconds for one in asked)
    assert times[len(times) * 95 // 100] < SLOWEST_KEYSTROKE


@pytest.mark.node
@pytest.mark.campaign
def test_the_record_on_the_quality_page_is_what_is_measured(site: Path, asked: list[Asked]) -> None:
    kept = json.loads(RECORD.read_text(encoding="utf-8"))
    now = {half: {"all": figures([one for one in asked if one.question.half == half])} for half in HALVES}
    now |= {f"{UNSEEN}_{searched}": found for searched, found in unseen(site).items()}
    for half, rows in now.items():
        for row, found in rows.items():
            for name, number in found.items():
                assert abs(kept[half][row][name] - number) <= 3, (
                    f"{half}, {row}, {name}: recorded {kept[half][row][name]}, measured {number}; "
                    "`python -m tests.docs.golden build/site` records it again"
                )


def test_the_first_figures_of_the_third_set_are_those_of_the_unchanged_search() -> None:
    kept = json.loads(RECORD.read_text(encoding="utf-8"))
    assert kept[f"{UNSEEN}_at_first_date"] == "2026-11-25"
    all_games, chosen = (kept[f"{UNSEEN}_at_first_{searched}"] for searched in ("all_games", "game_chosen"))
    assert [rows["English"]["first_3"] for rows in (all_games, chosen)] == [45, 51]
    assert [rows["German"]["first_3"] for rows in (all_games, chosen)] == [15, 15]


def test_the_index_is_small_enough_to_be_fetched_at_once(site: Path) -> None:
    index = (site / "_static" / "rule-index.js").read_bytes()
    assert len(gzip.compress(index)) < MOST_COMPRESSED
