"""The specification of a game: what is read from its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError
from ruleproof.rules.component_sets import covers, read_component_set
from ruleproof.rules.loader import read_game
from ruleproof.rules.model import Game
from ruleproof.rules.schemas import SchemaSet
from tests.toybox import GAME, ToyCopy, toy_suite


@pytest.fixture(scope="module")
def game() -> Game:
    return toy_suite().game


def test_clauses_are_numbered_by_chapter_and_place(game: Game) -> None:
    assert game.clauses["market_day.setup.one_card_each"].number == "1.1"
    assert game.clauses["market_day.fox.is_discarded"].number == "4.2"


def test_clauses_stand_in_reading_order(game: Game) -> None:
    chapters = [clause.chapter for clause in game.clauses.values()]
    assert chapters == sorted(chapters, key=[chapter.id for chapter in game.chapters].index)


def test_a_clause_knows_where_it_is_written(game: Game) -> None:
    assert game.clauses["market_day.setup.rest_is_deck"].where.endswith("spec/market_day/setup.yaml:7")


def test_definitions_and_what_cannot_be_shown_need_no_scenario(game: Game) -> None:
    assert not game.clauses["market_day.ending.pair"].needs_scenario
    assert not game.clauses["market_day.setup.youngest_first"].needs_scenario
    assert game.clauses["market_day.fox.takes_a_coin"].needs_scenario


def test_the_set_called_standard_is_in_force(game: Game) -> None:
    assert list(game.component_sets) == ["corrected", "standard"]
    assert game.components.name == "standard"


def test_equal_values_have_equal_digests_whatever_the_order_of_their_keys(
    game: Game, toy_copy: ToyCopy
) -> None:
    path = toy_copy.spec / "components" / "standard.yaml"
    toy_copy.edit(path, "  coins: 14\n  days: 2\n", "  days: 2\n  coins: 14\n")
    data = Data.open([toy_copy.root])
    other = read_game(data, data.game(GAME)).components
    assert other.digest == game.components.digest
    assert other.digest != game.component_sets["corrected"].digest


def test_rulings_on_a_clause_are_those_that_name_it(game: Game) -> None:
    assert [ruling.id for ruling in game.rulings_on("market_day.auction.highest_takes_card")] == [
        "market_day.ruling.tied_bids"
    ]


def test_the_adopted_readings_are_those_of_switchable_rulings(game: Game) -> None:
    assert game.adopted() == {
        "market_day.ruling.tied_bids": "card_discarded",
        "market_day.ruling.tie": "shared",
    }


def test_a_set_from_elsewhere_is_held_against_the_same_rules(tmp_path: Path) -> None:
    suite = toy_suite()
    path = tmp_path / "mine.yaml"
    path.write_text(
        "name: mine\nedition: en\nprovenance: [{entries: '*', provenance: assumed}]\nvalues: {coins: 14}\n"
    )
    with pytest.raises(DataError) as told:
        read_component_set(path, suite.common, SchemaSet(suite.folders.schemas), suite.game.laws)
    assert "missing: days, goods, prices, cards" in str(told.value)
    assert "no total at 'goods'" in str(told.value)


@pytest.mark.parametrize(
    ("pattern", "leaf", "covered"),
    [
        ("*", ("coins",), True),
        ("*", ("cards", "cow", "worth"), True),
        ("cards/*/worth", ("cards", "cow", "worth"), True),
        ("cards/*/worth", ("cards", "cow", "copies"), False),
        ("cards/*/worth", ("cards", "cow"), False),
        ("cards/c*", ("cards", "cow", "copies"), True),
        ("cards", ("coins",), False),
    ],
)
def test_a_provenance_covers_what_it_names_and_what_lies_inside(
    pattern: str, leaf: tuple[str, ...], covered: bool
) -> None:
    assert covers(pattern, leaf) is covered


def test_a_ruling_has_a_date_an_authority_and_a_status(game: Game) -> None:
    ruling = game.rulings["market_day.ruling.tie"]
    assert (ruling.decided, ruling.authority, ruling.status) == ("2026-11-21", "inference", "adopted")
    assert ruling.history == ()


def test_a_clause_came_with_the_first_version_unless_it_says_otherwise(toy_copy: ToyCopy) -> None:
    toy_copy.edit(
        toy_copy.spec / "fox.yaml",
        "id: market_day.fox.is_discarded\n",
        "id: market_day.fox.is_discarded\n  since: '0.2'\n",
    )
    clauses = toy_suite(toy_copy.root).game.clauses
    assert clauses["market_day.fox.is_discarded"].since == "0.2"
    assert clauses["market_day.fox.takes_a_coin"].since == "0.1"


def test_a_ruling_remembers_what_it_adopted_before(toy_copy: ToyCopy) -> None:
    before = "  history: [{adopted: more_coins, decided: 2026-11-20, left_because: Coins are no points.}]\n"
    toy_copy.edit(toy_copy.spec / "rulings.yaml", "  adopted: shared\n", f"  adopted: shared\n{before}")
    (earlier,) = toy_suite(toy_copy.root).game.rulings["market_day.ruling.tie"].history
    assert (earlier.adopted, earlier.decided, earlier.left_because) == (
        "more_coins",
        "2026-11-20",
        "Coins are no points.",
    )


def test_a_ruling_may_say_why_it_has_no_witness(toy_copy: ToyCopy) -> None:
    witness = "  witness: Red has no coin. Either the fox of Blue is refused, or it is gone.\n"
    toy_copy.edit(toy_copy.spec / "rulings.yaml", witness, "  unseen: No coin is seen.\n")
    assert toy_suite(toy_copy.root).game.rulings["market_day.ruling.fox_against_the_poor"].unseen


def test_a_clause_with_a_successor_is_out_of_force_and_needs_no_scenario(toy_copy: ToyCopy) -> None:
    line = "id: market_day.fox.is_discarded\n"
    toy_copy.edit(toy_copy.spec / "fox.yaml", line, f"{line}  successor: market_day.fox.takes_a_coin\n")
    clause = toy_suite(toy_copy.root).game.clauses["market_day.fox.is_discarded"]
    assert not clause.in_force
    assert not clause.needs_scenario
