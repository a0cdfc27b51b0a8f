"""Footnotes of the rules as one text: which rulings have one, in which order, with which letter."""

from __future__ import annotations

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from ruleproof_site.amendments import errata
from ruleproof_site.glossary import TermLinks
from ruleproof_site.library import Library
from ruleproof_site.running_text import MARKS, EditionText, is_on_another_copy, mark_of


def test_a_ruling_on_what_one_copy_lost_is_a_footnote_of_that_edition_alone() -> None:
    data = Data.open(())
    game = Suite.open(data, data.game("rival_cities")).game
    shown = {
        edition.id: {one.id for one in game.rulings.values() if not is_on_another_copy(game, edition, one)}
        for edition in game.editions
    }
    lost = "rival_cities.ruling.special_cards_at_the_start"
    assert lost in shown["en"] and lost not in shown["de"]
    assert len(game.rulings) - len(shown["de"]) < 10


@pytest.mark.parametrize("game", Data.open().games())
def test_the_letters_of_rulings_stand_in_the_order_of_the_sentences_and_details_come_last(game: str) -> None:
    (book,) = Library([], [game]).games.values()
    for edition in book.game.editions:
        text = EditionText(book, edition, TermLinks(lambda _page, target, anchor: f"{target}#{anchor}"))
        for chapter in text.chapters():
            letters = [note.mark for group in chapter.groups for note in group.notes]
            assert {*letters} == {mark_of(index) for index in range(len(letters))}
            read: list[str] = []
            for group in chapter.groups:
                for sentence in group.sentences:
                    new = [note for note in sentence.notes[:MARKS] if note.mark not in read]
                    details = [note.ruling.severity == "minor" for note in new]
                    assert details == sorted(details)
                    assert all(note in group.notes for note in new)
                    read += [note.mark for note in new]
            assert read == [mark_of(index) for index in range(len(read))]


def test_what_people_ask_about_a_sentence_stands_before_the_rest() -> None:
    (book,) = Library([], ["rivalry"]).games.values()
    link = TermLinks(lambda _page, target, anchor: f"{target}#{anchor}")
    (turn,) = (
        one for one in EditionText(book, book.game.editions[0], link).chapters() if one.chapter.id == "turn"
    )
    sentence = next(said for one in turn.groups for said in one.sentences if said.clause.number == "4.5")
    shown = [book.numbers_of_rulings[note.ruling.id] for note in sentence.notes[:3]]
    assert shown == ["R4.9", "R4.10", "R4.11"]


def test_a_sentence_that_settles_two_rulings_is_one_erratum() -> None:
    (book,) = Library([], ["rivalry"]).games.values()
    text = EditionText(
        book, book.game.editions[0], TermLinks(lambda _page, target, anchor: f"{target}#{anchor}")
    )
    changes = [change for some in errata(text).values() for change in some]
    shared = [change for change in changes if len(change.notes) > 1]
    assert shared
    for change in shared:
        assert sum(one.amendment.says == change.amendment.says for one in changes) == 1
        for note in change.notes:
            assert change.amendment in book.prose.wordings[note.ruling.id]


def test_footnotes_go_on_after_z() -> None:
    assert [mark_of(index) for index in (0, 25, 26, 27, 52)] == ["a", "z", "aa", "ab", "ba"]
