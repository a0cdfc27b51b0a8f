"""Sentences: matching, clashes, and the faults of step files, each with file and line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.input.problems import DataError
from ruleproof.language.loading import load_vocabulary
from ruleproof.language.operations import (
    Legal,
    LegalExactly,
    NewGame,
    Operation,
    Outcome,
    Position,
    Put,
    Refused,
    Unchanged,
    Value,
)
from ruleproof.language.sentences import Vocabulary, operations_of
from ruleproof.language.words import listed, read_list, with_on_top
from tests.toybox import ToyCopy, toy_suite

SEATS = ("North", "East", "South")
HEAD = "from ruleproof.language.operations import *; from ruleproof.language.sentences import *\n"


def loaded(folder: Path, text: str, name: str = "words.py") -> Vocabulary:
    (folder / name).write_text(HEAD + text, encoding="utf-8")
    return load_vocabulary(sorted(folder.glob("*.py")), SEATS)


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(DataError) as told:
        loaded(folder, text)
    return [str(problem).replace(f"{folder}/", "") for problem in told.value.problems]


def meaning(vocabulary: Vocabulary, kind: str, text: str, **reserved: Any) -> Sequence[Operation]:
    ((sentence, captured),) = vocabulary.matches(kind, text)
    return operations_of(
        sentence, captured, **{"components": {}, "docstring": None, "datatable": None, **reserved}
    )


def test_a_sentence_gives_the_operations_of_its_step(tmp_path: Path) -> None:
    text = (
        '@given("{seat} has {number:int} coins")\n'
        "def has(seat, number):\n"
        '    return Put(path=("table", "coins", seat), value=number)\n'
    )
    found = meaning(loaded(tmp_path, text), "Given", "East has 12 coins")
    assert found == [Put(path=("table", "coins", "East"), value=12)]


def test_a_step_may_give_several_operations(tmp_path: Path) -> None:
    text = '@then("all is well")\ndef well():\n    return [Refused(), Unchanged(path=())]\n'
    assert meaning(loaded(tmp_path, text), "Then", "all is well") == [Refused(), Unchanged(path=())]


def test_a_sentence_matches_whole_or_not_at_all(tmp_path: Path) -> None:
    vocabulary = loaded(
        tmp_path, '@given("{seat} sleeps")\ndef sleeps(seat):\n    return Position(name=seat)\n'
    )
    for text in ("East sleeps well", "The East sleeps", "east sleeps", "East  sleeps", "West sleeps"):
        assert vocabulary.matches("Given", text) == [], text


def test_a_given_and_a_then_may_share_their_words(tmp_path: Path) -> None:
    text = (
        '@given("{seat} has {number:int} coins")\n'
        "def has(seat, number):\n"
        "    return Put(path=(seat,), value=number)\n"
        '@then("{seat} has {number:int} coins")\n'
        "def has_now(seat, number):\n"
        "    return Value(path=(seat,), value=number)\n"
    )
    vocabulary = loaded(tmp_path, text)
    assert meaning(vocabulary, "Given", "East has 1 coins") == [Put(path=("East",), value=1)]
    assert meaning(vocabulary, "Then", "East has 1 coins") == [Value(path=("East",), value=1)]


def test_signs_of_regular_expressions_in_a_sentence_mean_themselves(tmp_path: Path) -> None:
    vocabulary = loaded(tmp_path, '@given("is it (so)? [yes].")\ndef so():\n    return Position(name="so")\n')
    assert len(vocabulary.matches("Given", "is it (so)? [yes].")) == 1
    assert vocabulary.matches("Given", "is it so yes!") == []


def test_reserved_parameters_are_filled_in(tmp_path: Path) -> None:
    text = (
        '@given("as below")\n'
        "def below(components, docstring, datatable):\n"
        '    return Put(path=("x",), value=[components, docstring, datatable])\n'
    )
    found = meaning(
        loaded(tmp_path, text),
        "Given",
        "as below",
        components={"c": 1},
        docstring="words",
        datatable=(("a",),),
    )
    assert found == [Put(path=("x",), value=[{"c": 1}, "words", [["a"]]])]


def test_step_files_may_share_a_module_of_words(tmp_path: Path) -> None:
    (tmp_path / "_words.py").write_text(
        HEAD + 'placeholder("colour", "red|blue", samples=["red"])\nSHARED = 7\n'
    )
    text = (
        "from ._words import SHARED\n"
        '@given("{colour} paint")\n'
        "def paint(colour):\n"
        "    return Put(path=(colour,), value=SHARED)\n"
    )
    assert meaning(loaded(tmp_path, text), "Given", "blue paint") == [Put(path=("blue",), value=7)]


DEEDS = """
actions(
    {
        r"bid (\\d+)(?: to (\\d+))? gold": lambda low, high: [
            {"type": "bid", "gold": gold} for gold in range(int(low), int(high or low) + 1)
        ],
        r"pass": lambda: {"type": "pass"},
    },
    kinds={"make a bid": {"type": "bid"}},
    samples=["pass", "bid 3 to 5 gold or pass"],
)
"""
BIDS = ({"type": "bid", "gold": 3}, {"type": "bid", "gold": 4}, {"type": "pass"})


def test_actions_that_a_game_has_said_once_are_read_in_every_sentence_on_what_may_be_done(
    tmp_path: Path,
) -> None:
    vocabulary = loaded(tmp_path, DEEDS)
    words = "bid 3 to 4 gold or pass"
    assert meaning(vocabulary, "Then", f"East may {words}") == [Legal(seat="East", action=a) for a in BIDS]
    assert meaning(vocabulary, "Then", f"East may not {words}") == [
        Legal(seat="East", action=action, allowed=False) for action in BIDS
    ]
    assert meaning(vocabulary, "Then", f"East may only {words}") == [LegalExactly(seat="East", actions=BIDS)]
    assert meaning(vocabulary, "Then", "East may make a bid somewhere") == [
        Legal(seat="East", action={"type": "bid"})
    ]
    assert meaning(vocabulary, "Then", "East may not make a bid at all") == [
        Legal(seat="East", action={"type": "bid"}, allowed=False)
    ]


def test_a_deed_that_no_action_has_is_no_sentence(tmp_path: Path) -> None:
    assert loaded(tmp_path, DEEDS).matches("Then", "East may bid 3 gold or dance") == []


def test_without_actions_a_seat_may_still_do_nothing(tmp_path: Path) -> None:
    vocabulary = loaded(tmp_path, "")
    assert meaning(vocabulary, "Then", "East may do nothing") == [LegalExactly(seat="East", actions=())]
    assert not any("{actions}" in sentence.text for sentence in vocabulary.sentences)


def test_a_game_that_calls_its_seats_otherwise_does_so_in_the_sentences_of_the_kit(tmp_path: Path) -> None:
    text = 'placeholder("seat", "the (?:East|South)", lambda words: words[4:], samples=["the East"])\n'
    vocabulary = loaded(tmp_path, text)
    assert meaning(vocabulary, "Then", "it is the East's turn to act") == [
        Value(path=("to_act",), value=["East"])
    ]
    assert vocabulary.matches("Then", "it is East's turn to act") == []


def test_lists_are_read_as_they_are_written() -> None:
    for text in ("x", "x and y", "x, y", "x, y and z"):
        assert re.fullmatch(listed("[xyz]"), text)
        assert read_list(text) == re.findall("[xyz]", text)


def test_a_stack_has_the_named_things_on_top_and_every_other_copy_below() -> None:
    things = {"pig": {"copies": 2}, "cow": {"copies": 1}, "fox": {}}
    assert with_on_top(["cow", "pig"], things) == ["cow", "pig", "pig", "fox"]
    with pytest.raises(ValueError, match="there is no further cow"):
        with_on_top(["cow", "cow"], things)


@pytest.mark.parametrize("order", [("broad", "narrow"), ("narrow", "broad")])
def test_two_sentences_that_fit_one_text_clash_whichever_comes_first(
    tmp_path: Path, order: tuple[str, str]
) -> None:
    sentences = {
        "broad": '@given("{thing} are here")\ndef broad(thing):\n    return Position(name=thing)\n',
        "narrow": '@given("{number:int} are here")\ndef narrow(number):\n    return Position(name="n")\n',
    }
    text = 'placeholder("thing", "[a-z0-9]+", samples=["many"])\n' + "".join(
        sentences[name] for name in order
    )
    (fault,) = faults(tmp_path, text)
    assert "two sentences fit '1 are here'" in fault
    assert "words.py:3" in fault
    assert "words.py:6" in fault


def test_a_clash_shows_in_the_richest_sample_too(tmp_path: Path) -> None:
    text = (
        'placeholder("bag", r"\\d+ \\w+(?: and \\d+ \\w+)*", samples=["1 grain", "1 grain and 2 cloth"])\n'
        '@given("there are {bag}")\ndef bag(bag):\n    return Position(name=bag)\n'
        '@given("there are {number:int} grain and {other:int} cloth")\n'
        "def two(number, other):\n"
        '    return Position(name="n")\n'
    )
    assert any("two sentences fit" in fault for fault in faults(tmp_path, text))


def test_a_sentence_that_clashes_with_one_of_the_kit_is_refused(tmp_path: Path) -> None:
    (fault,) = faults(
        tmp_path,
        '@given("the position {words:quoted}")\ndef other(words):\n    return Position(name=words)\n',
    )
    assert "two sentences fit" in fault
    assert "common_sentences.py" in fault


def test_sentences_of_different_kinds_do_not_clash(tmp_path: Path) -> None:
    text = (
        '@given("it rains")\n'
        "def a():\n"
        '    return Position(name="a")\n'
        '@then("it rains")\n'
        "def b():\n"
        "    return Refused()\n"
        '@when("it rains")\ndef c():\n    return Play(seat="East", action={})\n'
    )
    assert len(loaded(tmp_path, text).sentences) >= 3


FAULTS: list[dict[str, str]] = yaml.safe_load(Path(__file__).with_name("steps.yaml").read_text("utf-8"))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["told"][12:50])
def test_a_fault_of_a_step_is_told_with_its_line(tmp_path: Path, fault: dict[str, str]) -> None:
    assert faults(tmp_path, fault["text"])[0].startswith(fault["told"])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = 1\nraise KeyError('gone')\n", "words.py:3: this file of steps cannot be run: KeyError: 'gone'"),
        ("def broken(:\n", "words.py:2: this file of steps cannot be run: SyntaxError"),
        ("import no_such_module\n", "words.py:2: this file of steps cannot be run: ModuleNotFoundError"),
    ],
)
def test_a_file_that_cannot_be_run_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    assert faults(tmp_path, text)[0].startswith(told)


def test_the_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("raise KeyError\n")
    (tmp_path / "b.py").write_text(HEAD + 'placeholder("n", "[", samples=["1"])\n')
    with pytest.raises(DataError) as told:
        load_vocabulary(sorted(tmp_path.glob("*.py")), SEATS)
    assert len(told.value.problems) == 2


def test_a_value_that_cannot_be_read_is_told_with_the_sentence(tmp_path: Path) -> None:
    text = (
        'placeholder("odd", r"\\d+", lambda text: 1 // (int(text) % 2), samples=["1"])\n'
        '@given("{odd} is odd")\n'
        'def p(odd):\n    return Position(name="x")\n'
    )
    vocabulary = loaded(tmp_path, text)
    with pytest.raises(ValueError, match=r"'\{odd\} is odd' cannot be read here: .*words.py:3"):
        meaning(vocabulary, "Given", "2 is odd")


def test_a_step_reads_the_names_that_people_use(tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text(
        HEAD
        + "from ruleproof.vocabulary import words_by_name\n"
        + 'TILES = words_by_name("tile")\n'
        + 'placeholder("tile", "|".join(TILES), TILES.__getitem__, samples=["E7"])\n'
        + '@given("we look at {tile}")\ndef p(tile):\n    return Position(name=tile)\n'
    )
    names = {"tile": {"1,-1": "E7", "1,0": "F7"}}
    vocabulary = load_vocabulary([tmp_path / "words.py"], SEATS, names)
    assert meaning(vocabulary, "Given", "we look at F7") == [Position(name="1,0")]


@pytest.mark.parametrize("gives", ["None", "7", "['x']", "{'path': 1}"])
def test_a_step_that_gives_no_operation_is_told(tmp_path: Path, gives: str) -> None:
    vocabulary = loaded(tmp_path, f'@given("it is")\ndef p():\n    return {gives}\n')
    with pytest.raises(ValueError, match="it is"):
        meaning(vocabulary, "Given", "it is")


@pytest.mark.parametrize(
    ("kind", "text", "operation"),
    [
        ("Given", 'the position "the old mill"', Position(name="the old mill")),
        ("Given", "a new game for North, East and South", NewGame(seats=("North", "East", "South"))),
        ("Then", "the action is refused", Refused()),
        ("Then", "the action is refused under toy.turn.one_thing", Refused(clause="toy.turn.one_thing")),
        ("Then", "nothing has changed", Unchanged(path=())),
        ("Then", "it is East's turn to act", Value(path=("to_act",), value=["East"])),
        ("Then", "North and South are to act", Value(path=("to_act",), value=["North", "South"])),
        ("Then", "nobody is to act", Value(path=("to_act",), value=[])),
        ("Then", "the game goes on", Outcome(path=("over",), value=False)),
        ("Then", "the game is over", Outcome(path=("over",), value=True)),
        ("Then", "East wins", Outcome(path=("winners",), value=["East"])),
        ("Then", "East and South win together", Outcome(path=("winners",), value=["East", "South"])),
        ("Then", 'the outcome is because of "a tie"', Outcome(path=("why",), value="a tie")),
    ],
)
def test_every_game_has_the_sentences_of_the_kit(kind: str, text: str, operation: Operation) -> None:
    assert meaning(load_vocabulary([], SEATS), kind, text) == [operation]


def test_the_sentences_of_the_toy_do_not_clash() -> None:
    assert toy_suite().compiler.vocabulary.clashes() == []


def test_a_new_clash_in_a_game_is_found_by_check(toy_copy: ToyCopy) -> None:
    text = (
        '\n\n@when("{seat} buys {goods}")\n'
        "def buys_a_bag(seat: str, goods: dict[str, int]) -> Play:\n"
        "    return Play(seat=seat, action={})\n"
    )
    toy_copy.add(toy_copy.steps / "plays.py", text)
    lines, status = toy_copy.check()
    assert status == 2
    assert "two sentences fit 'Red buys 1 grain'" in lines
    assert "steps/plays.py" in lines
