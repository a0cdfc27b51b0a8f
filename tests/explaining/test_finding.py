"""`explain` finds rules by words."""

from __future__ import annotations

import pytest

from ruleproof.cli.explain import explain
from ruleproof.explaining.finding import found
from ruleproof.input.problems import UsageError
from tests.docs.golden import ask_command_line, figures, questions
from tests.toybox import GAME, TOY, ToyCopy, toy_suite


def first_found(toy: ToyCopy, question: str) -> str:
    return found([toy_suite(toy.root)], question)[0].id.removeprefix(f"{GAME}.")


def test_a_rule_is_found_by_other_forms_of_its_words_and_by_everyday_words(toy_copy: ToyCopy) -> None:
    assert first_found(toy_copy, "are foxes discarded") == "fox.is_discarded"
    toy_copy.glossary(f"terms:\n  - {{term: fox, clause: {GAME}.fox.takes_a_coin, also: [thief]}}\n")
    assert first_found(toy_copy, "is the thief discarded") == "fox.is_discarded"
    assert found([toy_suite(toy_copy.root)], "penguin") == []


def test_a_question_like_one_that_players_ask_comes_first(toy_copy: ToyCopy) -> None:
    toy_copy.asked(f"en:\n  {GAME}.fox.is_discarded: [where does the animal go]\n")
    assert first_found(toy_copy, "where does this animal go then") == "fox.is_discarded"


def test_words_that_are_no_id_are_answered_with_the_rules_that_fit_them() -> None:
    told = explain("can a fox rob me", [TOY], [GAME])
    assert told.splitlines()[0] == "The rules that fit these words best; `ruleproof explain ID` explains one:"
    assert f"    {GAME}.fox.takes_a_coin" in told.splitlines()


def test_an_id_that_nothing_has_is_refused_with_the_nearest() -> None:
    with pytest.raises(UsageError) as refused:
        explain(f"{GAME}.fox.steals_coins", [TOY], [GAME])
    assert f"nearest: {GAME}.fox.takes_a_coin" in str(refused.value)


def test_a_ruling_is_explained_by_its_number() -> None:
    assert explain("r5.1", [TOY], [GAME]).startswith(f"{GAME}.ruling.tie ")


def test_questions_kept_apart_are_answered_among_the_first_three() -> None:
    counts = figures(ask_command_line(questions("kept_apart")))
    assert counts["first_3"] >= 0.85 * counts["questions"], counts
