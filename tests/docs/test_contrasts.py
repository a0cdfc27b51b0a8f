"""What follows under each reading of a question for the publisher, where no picture shows it."""

from __future__ import annotations

import pytest

from ruleproof_site.contrasts import Contrast, contrast
from ruleproof_site.library import GameBook, Library
from tests.toybox import GAME, TOY

TIE = f"{GAME}.ruling.tie"


@pytest.fixture(scope="module")
def book() -> GameBook:
    return Library([TOY], [GAME]).games[GAME]


def test_a_scenario_is_played_under_each_reading_and_the_differing_values_are_listed(book: GameBook) -> None:
    ruling = book.game.rulings[TIE]
    found = contrast(book, ruling, ["shared", "more_coins"], ruling.witness)
    assert found is not None
    assert found.told == "Of equal points the one with more coins wins"
    assert dict(found.rows)["winners"] == ("Red, Blue", "Red")
    assert not any(one == other for _, (one, other) in found.rows)


def test_labels_and_values_are_in_the_language_of_the_page(book: GameBook) -> None:
    words = {"winners": "Gewinner", "Red": "Rot"}
    found = contrast(book, book.game.rulings[TIE], ["shared", "more_coins"], "", words)
    assert found is not None and dict(found.rows)["Gewinner"] == ("Rot, Blue", "Rot")


def test_without_a_scenario_the_witness_says_what_follows(book: GameBook) -> None:
    ruling = book.game.rulings[f"{GAME}.ruling.fox_against_the_poor"]
    witness = "Red has no coin. forbidden: the fox of Blue is refused. allowed, in a long game: it is gone."
    rows = (("", ("the fox of Blue is refused.", "in a long game: it is gone.")),)
    assert contrast(book, ruling, ["forbidden", "allowed"], witness) == Contrast("Red has no coin.", rows)


def test_a_witness_that_leaves_a_reading_out_gives_no_table(book: GameBook) -> None:
    ruling = book.game.rulings[f"{GAME}.ruling.fox_against_the_poor"]
    assert contrast(book, ruling, ["forbidden", "allowed"], "forbidden: it is refused.") is None
