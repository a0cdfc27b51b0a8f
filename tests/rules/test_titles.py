"""What clauses and rulings are called: the title that the data give, else the words of the id."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.cli.explain import explain
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError
from ruleproof.rules.loader import read_game
from ruleproof.rules.model import Clause, Game, Ruling
from ruleproof.rules.titles import title_from_id
from tests.toybox import GAME, TOY, ToyCopy

TAKES = "market_day.fox.takes_a_coin"
TIE = "market_day.ruling.tie"
GAMES = sorted(Data.open().games())
_WORD = re.compile(r"[^\W\d_]+")
_AFTER_AN_END = re.compile(r"(?<=[.?!:])\s+")


@pytest.mark.parametrize(
    ("identity", "expected"),
    [
        ("game.jar.third_space_costs_one", "Third space costs one"),
        ("game.ruling.option_c_again", "Option C again"),
        ("a_card", "A card"),
    ],
)
def test_the_last_part_of_an_id_is_read_as_words(identity: str, expected: str) -> None:
    assert title_from_id(identity) == expected


def game_of(toy: ToyCopy) -> Game:
    data = Data.open([toy.root])
    return read_game(data, data.game(GAME))


def give_title(toy: ToyCopy, file: str, identity: str, title: str) -> None:
    toy.edit(toy.spec / file, f"- id: {identity}\n", f"- id: {identity}\n  title: {title}\n")


@pytest.mark.parametrize(("file", "identity"), [("fox.yaml", TAKES), ("rulings.yaml", TIE)])
def test_what_has_no_title_is_called_by_the_words_of_its_id(
    toy_copy: ToyCopy, file: str, identity: str
) -> None:
    before = game_of(toy_copy)
    give_title(toy_copy, file, identity, "Who pays whom")
    after = game_of(toy_copy)
    called = [(game.clauses | game.rulings)[identity].title for game in (before, after)]
    assert called == [title_from_id(identity), "Who pays whom"]


@pytest.mark.parametrize(("file", "identity"), [("fox.yaml", TAKES), ("rulings.yaml", TIE)])
@pytest.mark.parametrize("title", ["''", "Who pays whom and " * 4])
def test_a_title_that_is_empty_or_too_long_is_refused(
    toy_copy: ToyCopy, file: str, identity: str, title: str
) -> None:
    give_title(toy_copy, file, identity, title)
    with pytest.raises(DataError, match="title"):
        game_of(toy_copy)


@pytest.mark.parametrize(("file", "identity"), [("fox.yaml", TAKES), ("rulings.yaml", TIE)])
def test_explain_tells_the_title_below_the_id(toy_copy: ToyCopy, file: str, identity: str) -> None:
    give_title(toy_copy, file, identity, "Who pays whom")
    assert explain(identity, [toy_copy.root], [GAME]).splitlines()[1] == "Who pays whom"
    assert explain(identity, [TOY], [GAME]).splitlines()[1] == title_from_id(identity)


def rules_of(identity: str) -> tuple[Game, list[Clause | Ruling]]:
    data = Data.open()
    game = Suite.open(data, data.game(identity)).game
    return game, [*game.clauses.values(), *game.rulings.values()]


def names_in(game: Game) -> set[str]:
    """Return the words that the statements of a game have with a capital letter only, in small letters."""
    rulings = game.rulings.values()
    texts = [clause.text for clause in game.clauses.values()]
    texts += [text for ruling in rulings for text in (ruling.question, ruling.why, *ruling.readings.values())]
    small, capital = set(), set()
    for text in texts:
        for sentence in _AFTER_AN_END.split(text):
            for place, word in enumerate(_WORD.findall(sentence)):
                if word[0].islower():
                    small.add(word)
                elif place:
                    capital.add(word.lower())
    return capital - small


@pytest.mark.parametrize("identity", GAMES)
def test_no_two_clauses_and_no_two_rulings_have_one_title(identity: str) -> None:
    game, _ = rules_of(identity)
    for rules in (game.clauses, game.rulings):
        often = Counter(rule.title.casefold() for rule in rules.values())
        assert [title for title, number in often.items() if number > 1] == []


@pytest.mark.parametrize("identity", GAMES)
def test_titles_are_short_and_names_in_them_have_capitals(identity: str) -> None:
    game, rules = rules_of(identity)
    names = names_in(game)
    for rule in rules:
        assert 2 <= len(rule.title.split()) <= 7, rule.id
        assert rule.title[0].isupper() and rule.title[-1] not in ".?!", rule.id
        assert not names & set(_WORD.findall(rule.title)), rule.id
