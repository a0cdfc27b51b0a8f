"""Rules are found by words, as on the site: `tests/docs/test_search.py` compares the two."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ruleproof.cli.explain import explain
from ruleproof.explaining.rule_search import Entry, Search, index_of
from ruleproof.input.problems import UsageError
from tests.docs.golden import ask_command_line, figures, questions
from tests.toybox import GAME, TOY


def search(
    *texts: str, language: str = "en", meanings: tuple[tuple[str, tuple[str, ...]], ...] = ()
) -> Search:
    entries = [(Entry(str(number), "market", "", text), {"text": text}) for number, text in enumerate(texts)]
    return Search(index_of(language, entries, meanings))


def asked_for(asked: Mapping[str, str]) -> Search:
    """Return a search of rules, each with what players ask for it."""
    entries = [
        (Entry(text, "market", "", text), {"text": text, "asked": said}) for text, said in asked.items()
    ]
    return Search(index_of("en", entries, ()))


def found(search: Search, question: str) -> list[str]:
    return [entry.text for entry, _ in search.rank(question)]


def test_a_rule_is_found_by_other_forms_of_its_words_and_by_misspelt_ones() -> None:
    market = search("Who pays most wins the auction.", "A goose is worth two coins.")
    assert found(market, "how are auctions won by paying")[:1] == ["Who pays most wins the auction."]
    assert found(market, "gooze wort") == ["A goose is worth two coins."]
    assert found(market, "penguin") == []


def test_an_everyday_word_or_phrase_stands_for_the_word_of_the_rules() -> None:
    meant = (("fox", ("thief", "clever animal")),)
    market = search("A fox takes a coin.", "Nobody takes a goose.", meanings=meant)
    assert found(market, "what does the thief do") == ["A fox takes a coin."]
    assert found(market, "the clever animal") == ["A fox takes a coin."]


def test_a_question_like_one_that_players_ask_comes_before_one_that_says_the_opposite() -> None:
    asked = {"Outbid players may bid.": "bid again after an offer", "No bid then.": "bid again after passing"}
    market = asked_for(asked)
    assert found(market, "passed, now bid again")[0] == "No bid then."


def test_a_single_word_that_players_ask_is_enough_if_it_is_the_whole_question() -> None:
    market = asked_for(
        {"The bell rings, and the bell is passed.": "long walk", "Play may end early.": "bell"}
    )
    assert found(market, "bell")[0] == "Play may end early."
    assert found(market, "bell rings")[0] == "The bell rings, and the bell is passed."


def test_a_word_that_one_game_alone_has_chooses_the_game() -> None:
    texts = {
        "market": ("Equal offers tie.", "An offer wins."),
        "stars": ("A star wins.", "Stars.", "One star."),
    }
    entries = [(Entry(text, game, "", text), {"text": text}) for game, some in texts.items() for text in some]
    assert {entry.game for entry, _ in Search(index_of("en", entries, ())).rank("who wins a star")[:3]} == {
        "stars"
    }


def test_a_german_compound_is_taken_apart() -> None:
    market = search("Karten bringen Prestige.", "Das Tintenfass steht.", language="de")
    assert found(market, "Prestigekarten")[:1] == ["Karten bringen Prestige."]


def test_words_that_are_no_id_are_answered_with_the_rules_that_fit_them() -> None:
    told = explain("can a fox rob me", [TOY], [GAME])
    assert told.splitlines()[0] == "The rules that fit these words best; `ruleproof explain ID` explains one:"
    assert f"    {GAME}.fox.takes_a_coin" in told.splitlines()


def test_an_id_that_nothing_has_is_refused_with_those_that_fit_its_words() -> None:
    with pytest.raises(UsageError) as refused:
        explain(f"{GAME}.fox.steals_coins", [TOY], [GAME])
    assert f"fits the words: {GAME}.fox.takes_a_coin" in str(refused.value)


def test_a_ruling_is_explained_by_its_number() -> None:
    assert explain("r5.1", [TOY], [GAME]).startswith(f"{GAME}.ruling.tie ")


def test_questions_kept_apart_are_answered_among_the_first_three() -> None:
    counts = figures(ask_command_line(questions("kept_apart")))
    assert counts["first_3"] >= 0.88 * counts["questions"], counts
