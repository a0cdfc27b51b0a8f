"""`coverage`: sentences of a rulebook that nothing points to, and pointers that lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path

from ruleproof.edit.coverage import coverage, sentences_of, uncovered
from tests.toybox import GAME, TOY, ToyCopy

RULEBOOK = TOY / "rulebook.en.txt"


def test_every_sentence_of_the_rulebook_is_pointed_to() -> None:
    text, status = coverage([f"en={RULEBOOK}"], GAME, [TOY])
    assert status == 0
    assert text == "market_day en: 37 sentences, 0 not pointed to, 0 bad pointers"


def test_a_sentence_that_nothing_points_to_is_listed(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text(
        RULEBOOK.read_text().replace(
            "A short game has one day only.", "A short game has one day only. A long game has seven days."
        )
    )
    text, status = coverage([f"en={book}"], GAME, [TOY])
    assert status == 1
    assert "not pointed to: A long game has seven days." in text


def test_a_pointer_into_nothing_and_one_into_two_sentences_are_listed(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.spec / "fox.yaml", "starts: A fox that has", "starts: A fox which has")
    toy_copy.edit(toy_copy.spec / "turn.yaml", "starts: You can sell only", "starts: You can")
    toy_copy.edit(toy_copy.spec / "ending.yaml", "starts: Every coin is worth", "starts: Every")
    text, status = coverage([f"en={RULEBOOK}"], GAME, [toy_copy.root])
    assert status == 1
    assert "market_day.fox.is_discarded: no sentence begins 'A fox which has'" in text
    assert "market_day.ending.point_for_a_coin: 3 sentences begin 'Every'; say which (nth)" in text
    assert "market_day.turn.sell_own_goods: 'You can' is too short for a pointer" in text


def test_the_nth_of_like_sentences_is_pointed_to() -> None:
    text = "Take a coin. Give a card. Take a coin. Give a card."
    assert uncovered(text, [("Take a coin", 1, "x"), ("Take a coin", 2, "y"), ("Give a card", 2, "z")]) == (
        ["Give a card."],
        [],
        4,
    )
    assert uncovered(text, [("Take a coin", 3, "x")])[1] == ["x: no sentence begins 'Take a coin' (nth: 3)"]


def test_a_heading_is_no_sentence_unless_something_points_to_it() -> None:
    text = "What you need\n\n# How to begin\nTake a coin now.\n\nThe last two rounds\n\nGive it back."
    pointers = [("Take a coin", 0, "x"), ("Give it back", 0, "y")]
    assert uncovered(text, pointers, ["What you need"]) == (["The last two rounds"], [], 3)
    assert uncovered(text, [*pointers, ("The last two", 0, "z")], ["What you need"]) == ([], [], 3)


def test_a_clause_with_another_number_than_its_sentence_is_listed(toy_copy: ToyCopy, tmp_path: Path) -> None:
    fox = toy_copy.spec / "fox.yaml"
    toy_copy.edit(fox, "A fox that is laid down is discarded.", "A fox of 12 is discarded.")
    book = tmp_path / "book.txt"
    book.write_text(
        RULEBOOK.read_text().replace("A fox that has been", "A fox that has (see page 3) 15 times been")
    )
    text, status = coverage([f"en={book}"], GAME, [toy_copy.root])
    assert status == 0
    assert (
        "read again: " in text and "market_day.fox.is_discarded: it says 12, the sentence 15: A fox" in text
    )
    book.write_text(RULEBOOK.read_text().replace("A fox that has been", "A fox that has 12 times been"))
    assert "read again" not in coverage([f"en={book}"], GAME, [toy_copy.root])[0]


def test_sentences_are_found_in_blocks_lists_and_quotations() -> None:
    text = (
        "# Heading of three words\n\n"
        "- One takes a coin.\n"
        "- Two takes none (so it is).\n\n"
        "He says: “Take your card!” Then the\n"
        "turn ends. Ok."
    )
    found = [" ".join(re.findall(r"\w+", sentence)) for sentence in sentences_of(text)]
    assert found == [
        "Heading of three words",
        "One takes a coin",
        "Two takes none so it is",
        "Take your card",
        "Then the turn ends",
    ]
