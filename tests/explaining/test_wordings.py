"""The sentences that would settle the questions of a rulebook have a place, and none is missing."""

from __future__ import annotations

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.cli.check import check
from ruleproof.cli.explain import explain
from ruleproof.explaining.prose_loader import wordings_of
from ruleproof.explaining.wordings import is_weighty, missing_wordings
from ruleproof.input.folders import Data
from tests.toybox import GAME, ToyCopy

TIE = f"{GAME}.ruling.tie"
BIDS = f"{GAME}.ruling.tied_bids"
SENTENCE = '- {edition: en, after: "When all have bid, the", says: "If bids are equal, discard the card."}'


def put(toy: ToyCopy, text: str) -> None:
    (toy.spec / "wordings.yaml").write_text(text, encoding="utf-8")


def told(toy: ToyCopy) -> str:
    return "\n".join(check([GAME], [toy.root])[0])


def test_a_sentence_is_shown_with_its_ruling(toy_copy: ToyCopy) -> None:
    put(toy_copy, f"{BIDS}:\n  {SENTENCE}\n")
    text = " ".join(explain("tied_bids", [toy_copy.root], [GAME]).split())
    shown = "For the rulebook (en, after “When all have bid, the …”): If bids are equal, discard the card."
    assert shown in text


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        (SENTENCE.replace("When all have bid, the", "When all had bid"), "nearest: When all have bid, the"),
        (SENTENCE.replace("edition: en", "edition: fr"), "game.yaml lists no edition 'fr'"),
        (SENTENCE.replace("{edition", "{reading: caller, edition"), "nearest: caller_first"),
        (SENTENCE.replace('after: "When all have bid, the", ', ""), "wordings.yaml:2"),
        (
            SENTENCE.replace("says", "nth: 2, says"),
            "the clauses point to 'When all have bid, the' without nth",
        ),
    ],
    ids=["pointer", "edition", "reading", "no place", "number"],
)
def test_a_sentence_that_belongs_nowhere_is_reported(toy_copy: ToyCopy, sentence: str, fault: str) -> None:
    put(toy_copy, f"{BIDS}:\n  {sentence}\n")
    assert fault in told(toy_copy)


def test_a_sentence_says_which_of_like_sentences_it_follows(toy_copy: ToyCopy) -> None:
    starts = 'starts: "When all have bid, the"'
    toy_copy.edit(toy_copy.spec / "auction.yaml", starts, f"{starts}, nth: 2")
    put(toy_copy, f"{BIDS}:\n  {SENTENCE}\n")
    assert "several sentences begin 'When all have bid, the'\n    wanted: nth" in told(toy_copy)
    numbered = SENTENCE.replace("says", "nth: 2, says")
    put(toy_copy, f"{BIDS}:\n  {numbered}\n")
    assert "When all have bid" not in told(toy_copy)
    shown = " ".join(explain("tied_bids", [toy_copy.root], [GAME]).split())
    assert "(en, after “When all have bid, the …” no. 2): If bids are equal" in shown


def test_a_weighty_ruling_without_a_sentence_is_a_warning(toy_copy: ToyCopy) -> None:
    put(toy_copy, f"{BIDS}:\n  {SENTENCE}\n")
    text = told(toy_copy)
    assert "warning: 1 ruling without a sentence that would settle the question" in text
    assert TIE in text


def test_an_open_ruling_needs_a_sentence_for_each_reading(toy_copy: ToyCopy) -> None:
    data = Data.open([toy_copy.root])
    put(toy_copy, f"{BIDS}:\n  {SENTENCE}\n")
    suite = Suite.open(data, data.game(GAME))
    assert missing_wordings(suite.game, wordings_of(suite)) == [TIE]
    witness = "status: adopted\n\n- id: market_day.ruling.tie\n"
    toy_copy.edit(
        toy_copy.spec / "rulings.yaml",
        witness,
        witness.replace("status: adopted", "status: contested\n  settled_by: A word from the publisher."),
    )
    suite = Suite.open(data, data.game(GAME))
    assert missing_wordings(suite.game, wordings_of(suite)) == [BIDS, TIE]


GAMES = {
    name: folders
    for name, folders in Data.open().games().items()
    if (folders.spec / "wordings.yaml").exists()
}


@pytest.mark.parametrize("game", GAMES)
def test_weighty_rulings_have_their_sentences_in_every_edition(game: str) -> None:
    suite = Suite.open(Data.open(), GAMES[game])
    missing = missing_wordings(suite.game, wordings_of(suite))
    weighty = sum(map(is_weighty, suite.game.rulings.values()))
    assert len(missing) <= weighty / 20, missing
