"""What is selected: by clause, by case, and by the games that an engine offers."""

from __future__ import annotations

from collections import Counter

import pytest

from ruleproof.api import Options, verify
from ruleproof.input.problems import UsageError
from ruleproof.running.selection import Selection
from tests.toybox import GAME, PRICE, ROLLS, TOY, only_game, run_on_toy, stdio, toy_cases, verdicts


def selected(*, cases: tuple[str, ...] = (), clauses: tuple[str, ...] = ()) -> list[str]:
    return list(verdicts(run_on_toy(selection=Selection(clauses, cases))))


def test_without_a_selection_every_case_is_run_once_in_the_order_of_the_files() -> None:
    report = run_on_toy()
    assert Counter(list(verdicts(report))) == Counter(case.id for case in toy_cases())
    game = only_game(report)
    assert (game.total, game.selected) == (83, 83)


@pytest.mark.parametrize(
    ("pattern", "count"),
    [
        (PRICE, 1),
        (f"{ROLLS}/4", 1),
        (ROLLS, 4),
        ("market_day/fox", 6),
        ("market_day/fox/", 6),
        ("market_day", 83),
        ("*/tours/*", 18),
        ("market_day/tours/two_traders", 7),
        ("market_day/*/*rob*", 3),
    ],
)
def test_a_case_is_named_by_its_id_by_what_is_above_it_or_by_a_pattern(pattern: str, count: int) -> None:
    found = selected(cases=(pattern,))
    assert len(found) == count


def test_a_case_whose_id_begins_like_another_is_another() -> None:
    assert selected(cases=("market_day/turn/three_pieces_are_sol*",)) == [
        "market_day/turn/three_pieces_are_sold"
    ]
    with pytest.raises(UsageError, match="no such case"):
        selected(cases=("market_day/turn/three_pieces_are",))


def test_a_clause_names_its_scenarios_and_the_steps_of_tours() -> None:
    found = selected(clauses=("market_day.fox.takes_a_coin",))
    assert sum("/fox/" in case for case in found) == 4
    assert "market_day/tours/three_traders/2" in found
    assert all("market_day.fox.takes_a_coin" in case.clauses for case in toy_cases() if case.id in found)


def test_clauses_and_cases_together_narrow_the_run() -> None:
    assert selected(clauses=("market_day.fox.*",), cases=("*/tours/*",)) == [
        "market_day/tours/three_traders/2"
    ]


@pytest.mark.parametrize(
    ("selection", "told"),
    [
        (
            Selection(cases=("market_day/turn/cloth_costs_two_coin",)),
            "no such case\n    nearest: market_day/turn/cloth_costs_two_coins",
        ),
        (
            Selection(clauses=("market_day.fox.takes_coin",)),
            "no such clause\n    nearest: market_day.fox.takes_a_coin",
        ),
        (Selection(clauses=("*.nothing.*",)), "no such clause"),
        (
            Selection(cases=("market_day/turn/three_pieces_are_so",)),
            "no such case\n    nearest: market_day/turn/three_pieces_are_sold",
        ),
        (
            Selection(cases=("market_day/turn/the_die_dec",)),
            "did you mean 'market_day/turn/the_die_decides_what_work_earns/*'?",
        ),
        (
            Selection(cases=("Market_Day/turn/cloth_costs_two_coins",)),
            "nearest: market_day/turn/cloth_costs_two_coins",
        ),
    ],
)
def test_a_name_that_picks_nothing_is_wrong_usage(selection: Selection, told: str) -> None:
    with pytest.raises(UsageError) as found:
        run_on_toy(selection=selection)
    assert told in str(found.value)


def test_a_partial_run_says_how_many_cases_there_are() -> None:
    game = only_game(run_on_toy(selection=Selection(cases=(PRICE,))))
    assert (game.total, game.selected, game.judged) == (83, 1, 1)


def test_an_engine_that_offers_nothing_known_is_told_what_is_known() -> None:
    with pytest.raises(
        UsageError, match=r"the engine offers none of the known games \(.*market_day\); it offers: ludo"
    ):
        verify(Options(engine=stdio("offers_no_known_game"), data=(TOY,)))


def test_without_a_game_those_that_the_engine_offers_are_run() -> None:
    report = verify(Options(engine=stdio("market"), data=(TOY,)))
    assert [game.id for game in report.games] == [GAME]


def test_a_case_names_its_game() -> None:
    report = verify(Options(data=(TOY,), selection=Selection(cases=(PRICE,))))
    assert [game.id for game in report.games] == [GAME]
