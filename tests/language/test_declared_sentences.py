"""Sentences declared in YAML set or state one place, as their functions would."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.cases.compiler import Compiler
from ruleproof.cli.check import check
from ruleproof.input.problems import DataError
from ruleproof.language.loading import load_vocabulary
from ruleproof.language.operations import Operation, Outcome, Put, Sees, Value
from ruleproof.language.sentences import Vocabulary, operations_of
from tests.toybox import GAME, ToyCopy, toy_suite

SEATS = ("North", "East")
SENTENCES = """\
placeholders:
  coins: {counts: [coin, coins]}
  phase: {words: [turn, over]}
  cards: {list_of: [goose, pig]}
given:
  "{seat} has {coins}": "table/coins/{seat}"
  "nobody has called an auction": {place: table/caller, value: []}
then:
  "the phase is {phase}": phase
  "{seat} holds {cards}": "table/hands/{seat}"
  "{seat} sees {cards}": "view/{seat}/hand"
  "{seat} has {coins} at the end": "outcome/scores/{seat}/coins"
  "{seats} called": table/caller
  "the first card of the stall is {card:phase}": table/stall/0
"""


def loaded(folder: Path, text: str) -> Vocabulary:
    path = folder / "sentences.yaml"
    path.write_text(text, encoding="utf-8")
    return load_vocabulary([path], SEATS)


@pytest.mark.parametrize(
    ("kind", "text", "operation"),
    [
        ("Given", "North has 1 coin", Put(path=("table", "coins", "North"), value=1)),
        ("Given", "nobody has called an auction", Put(path=("table", "caller"), value=[])),
        ("Then", "the phase is over", Value(path=("phase",), value="over")),
        ("Then", "East holds pig and goose", Value(path=("table", "hands", "East"), value=["pig", "goose"])),
        ("Then", "East holds nothing", Value(path=("table", "hands", "East"), value=[])),
        ("Then", "East sees goose", Sees(seat="East", path=("hand",), value=["goose"])),
        ("Then", "East has 3 coins at the end", Outcome(path=("scores", "East", "coins"), value=3)),
        ("Then", "North and East called", Value(path=("table", "caller"), value=["North", "East"])),
        ("Then", "the first card of the stall is turn", Value(path=("table", "stall", 0), value="turn")),
    ],
)
def test_a_declared_sentence_gives_one_operation(
    tmp_path: Path, kind: str, text: str, operation: Operation
) -> None:
    ((sentence, captured),) = loaded(tmp_path, SENTENCES).matches(kind, text)
    assert operations_of(sentence, captured) == [operation]
    assert sentence.is_of_game
    assert line_of(sentence.where) > 5


def line_of(where: str) -> int:
    return int(where.rpartition(":")[2])


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('"{seat} is here": "table/coins/{seat}"', "has 0 placeholders that its place does not name"),
        ('"{seat} has {coins}": table/coins', "has 2 placeholders that its place does not name"),
        ('"it has {coins}": "table/coins/{seat}"', "has a placeholder that the sentence does not have"),
        ('"{seat} has {money}": "table/coins/{seat}"', "no placeholder type 'money'"),
        ('"{coins}": {place: table/coins, value: 3}', "wanted: no placeholder"),
    ],
)
def test_a_sentence_that_does_not_fit_its_place_is_reported(tmp_path: Path, line: str, fault: str) -> None:
    with pytest.raises(DataError) as told:
        loaded(tmp_path, f"placeholders:\n  coins: {{counts: [coin, coins]}}\nthen:\n  {line}\n")
    assert fault in str(told.value)
    assert "sentences.yaml:4" in str(told.value)


def test_a_declared_sentence_takes_the_place_of_a_function(toy_copy: ToyCopy) -> None:
    sights = toy_copy.steps / "sights.py"
    function = (
        '@then("{seat} has {coins}")\n'
        "def has_coins(seat: str, coins: int) -> Value:\n"
        '    return Value(path=("table", "coins", seat), value=coins)\n\n\n'
    )
    toy_copy.edit(sights, function, "")
    declared = "placeholders:\n  coins: {counts: [coin, coins]}\nthen:\n"
    declared += '  "{seat} has {coins}": "table/coins/{seat}"\n'
    (toy_copy.spec / "sentences.yaml").write_text(declared, encoding="utf-8")
    lines, status = check([GAME], [toy_copy.root])
    assert status == 0, lines
    assert isinstance(toy_suite(toy_copy.root).compiler, Compiler)


def test_the_length_of_a_list_can_be_stated(toy_copy: ToyCopy) -> None:
    declared = 'then:\n  "{seat} holds {int} cards in all": "table/hands/{seat}/length"\n'
    (toy_copy.spec / "sentences.yaml").write_text(declared, encoding="utf-8")
    setup = toy_copy.features / "setup.feature"
    toy_copy.edit(
        setup, "Then Red has 3 coins\n", "Then Red has 3 coins\n      And Red holds 1 cards in all\n"
    )
    lines, status = check([GAME], [toy_copy.root])
    assert status == 0, lines
    toy_copy.edit(setup, "Red holds 1 cards in all", "Red holds 2 cards in all")
    lines, status = check([GAME], [toy_copy.root])
    assert status == 3
    assert any("table/hands/Red/length is 1, but must be 2" in line for line in lines)
