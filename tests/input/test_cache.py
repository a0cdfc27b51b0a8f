"""The cache: it saves time and never changes what comes out."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ruleproof.input import cache
from ruleproof.input.folders import recording_files
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import GAME, ToyCopy, ruleproof, toy_recordings, toy_suite


class Thing(msgspec.Struct):
    name: str
    parts: list[int]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a cache of its own."""
    monkeypatch.setenv("RULEPROOF_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


class Maker:
    """Makes a thing and counts how often."""

    def __init__(self, name: str = "made") -> None:
        self.made = 0
        self.thing = Thing(name, [1, 2, 3])

    def __call__(self) -> Thing:
        self.made += 1
        return self.thing


def entries(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_what_was_made_once_is_not_made_again() -> None:
    make = Maker()
    assert [cache.cached("thing", "key", Thing, make) for _ in range(3)] == [make.thing] * 3
    assert make.made == 1


def test_another_key_makes_it_anew_and_the_old_entry_is_gone(folder: Path) -> None:
    old, new = Maker("old"), Maker("new")
    cache.cached("thing", "1", Thing, old)
    assert cache.cached("thing", "2", Thing, new) == new.thing
    assert len(entries(folder)) == 1
    cache.cached("thing", "1", Thing, old)
    assert old.made == 2


def test_a_key_that_begins_like_another_is_another() -> None:
    cache.cached("thing", "12", Thing, Maker("old"))
    assert cache.cached("thing", "1", Thing, Maker("new")).name == "new"


def test_two_names_have_two_entries() -> None:
    cache.cached("one", "key", Thing, Maker("one"))
    assert cache.cached("two", "key", Thing, Maker("two")).name == "two"
    assert cache.cached("one", "key", Thing, Maker("other")).name == "one"


def test_an_entry_cut_short_anywhere_is_made_anew(folder: Path) -> None:
    cache.cached("thing", "key", Thing, Maker())
    (path,) = entries(folder)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        make = Maker()
        assert cache.cached("thing", "key", Thing, make) == make.thing
        assert make.made == 1, length
        assert path.read_bytes() == whole


def test_an_entry_of_rubbish_is_made_anew(folder: Path) -> None:
    cache.cached("thing", "key", Thing, Maker())
    (path,) = entries(folder)
    head = b"key\n"
    dice = random.Random(1)
    for rubbish in (
        b"",
        b"\xa1\xff",
        b"\xc1",
        b"\x92\xa1a\x90\x90",
        *(dice.randbytes(40) for _ in range(200)),
    ):
        path.write_bytes(head + rubbish)
        assert cache.cached("thing", "key", Thing, Maker()) == Maker().thing


def test_an_entry_of_another_shape_is_made_anew() -> None:
    cache.cached("thing", "key", list[int], lambda: [1, 2])
    assert cache.cached("thing", "key", Thing, Maker()) == Maker().thing


def test_what_is_not_worth_keeping_is_not_kept(folder: Path) -> None:
    make = Maker()
    for _ in range(2):
        cache.cached("thing", "key", Thing, make, lambda thing: thing.name == "other")
    assert make.made == 2
    assert entries(folder) == []


def test_a_cache_that_cannot_be_written_costs_time_and_nothing_else(folder: Path) -> None:
    folder.parent.mkdir(exist_ok=True)
    folder.write_text("a file where the folder should be")
    make = Maker()
    assert [cache.cached("thing", "key", Thing, make) for _ in range(2)] == [make.thing] * 2
    assert make.made == 2


def test_a_run_needs_no_cache(folder: Path, tmp_path: Path) -> None:
    folder.write_text("a file where the folder should be")
    ruleproof("check", "--data", toy_suite().folders.root, "--game", GAME, cwd=tmp_path, status=0)


def test_without_a_variable_the_cache_lies_with_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("RULEPROOF_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "mine"))
    assert cache.cache_folder() == tmp_path / "mine" / "ruleproof"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.cache_folder() == Path.home() / ".cache" / "ruleproof"


def compiled(recordings: RecordedSuite) -> list[RecordedStory]:
    return list(recordings.all())


def count_compiling(toy: ToyCopy) -> list[str]:
    """Compile a copy and return the files that had to be compiled."""
    done: list[str] = []
    suite = toy_suite(toy.root)
    list(RecordedSuite(suite, suite.game.adopted(), done.append).all())
    return done


def test_compiling_twice_gives_the_same_and_costs_nothing(toy_copy: ToyCopy) -> None:
    first = compiled(toy_recordings(toy_copy.root))
    assert compiled(toy_recordings(toy_copy.root)) == first
    assert count_compiling(toy_copy) == []


def test_a_changed_feature_is_the_only_file_that_is_compiled_again(toy_copy: ToyCopy) -> None:
    assert len(count_compiling(toy_copy)) == 7
    toy_copy.edit(toy_copy.features / "fox.feature", "Scenario: Blue robs Red", "Scenario: Blue takes a coin")
    assert count_compiling(toy_copy) == ["compiling fox.feature"]


def test_a_changed_tour_is_the_only_file_that_is_replayed(toy_copy: ToyCopy) -> None:
    count_compiling(toy_copy)
    toy_copy.edit(
        toy_copy.features / "tours" / "two_traders.yaml", "title: Two traders", "title: A pair of traders"
    )
    assert count_compiling(toy_copy) == ["replaying two_traders.yaml"]


CHANGES: dict[str, Callable[[ToyCopy], object]] = {
    "a clause": lambda toy: toy.edit(
        toy.spec / "fox.yaml", "A fox that is laid down is discarded.", "A fox that is laid down is put away."
    ),
    "a component set": lambda toy: toy.edit(toy.spec / "components" / "standard.yaml", "days: 2", "days: 3"),
    "a law": lambda toy: toy.edit(
        toy.spec / "conservation.yaml", "title: Every card is in exactly one place", "title: Cards"
    ),
    "a schema": lambda toy: toy.edit(
        toy.schemas / "state.json",
        '"description": "False between the parts of a sale."',
        '"description": "False."',
    ),
    "a step": lambda toy: toy.add(toy.steps / "plays.py", "# a note\n"),
    "a position": lambda toy: toy.edit(
        toy.features / "positions" / "two_traders.yaml",
        "about: Red begins the first day.",
        "about: Red begins.",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_all_cases_rest_on_compiles_all_of_them_again_when_it_changes(
    toy_copy: ToyCopy, what: str
) -> None:
    count_compiling(toy_copy)
    CHANGES[what](toy_copy)
    assert len(count_compiling(toy_copy)) == 7


def test_no_case_rests_on_the_words_of_a_ruling_or_on_a_ruling_that_nothing_names(toy_copy: ToyCopy) -> None:
    count_compiling(toy_copy)
    rulings = toy_copy.spec / "rulings.yaml"
    toy_copy.edit(rulings, "The text names no second criterion.", "The text is silent.")
    toy_copy.add(
        rulings,
        "\n- id: market_day.ruling.empty_purse\n  question: May a purse be empty?\n"
        "  clauses: [market_day.fox.takes_a_coin]\n  readings: {may: It may., may_not: It may not.}\n"
        "  adopted: may\n  why: Nothing forbids it.\n  severity: minor\n  unseen: No purse is seen.\n"
        "  decided: 2026-11-22\n  authority: inference\n  source: sentence\n  status: adopted\n",
    )
    assert count_compiling(toy_copy) == []


def test_a_file_that_names_a_ruling_is_compiled_again_when_its_readings_change(toy_copy: ToyCopy) -> None:
    count_compiling(toy_copy)
    rulings = toy_copy.spec / "rulings.yaml"
    toy_copy.edit(rulings, "    more_coins: Of these", "    nobody: Nobody.\n    more_coins: Of these")
    compiled = count_compiling(toy_copy)
    naming = [
        path.name
        for path in (*toy_copy.features.glob("*.feature"), *(toy_copy.features / "tours").glob("*.yaml"))
        if "market_day.ruling.tie" in path.read_text(encoding="utf-8")
    ]
    assert {one.rpartition(" ")[2] for one in compiled} == set(naming)
    assert naming


def test_a_reading_in_other_words_makes_the_comment_below_its_tag_wrong(toy_copy: ToyCopy) -> None:
    assert toy_copy.check()[1] == 0
    toy_copy.edit(toy_copy.spec / "rulings.yaml", "    more_coins: Of these", "    more_coins: Among these")
    said, status = toy_copy.check()
    assert status == 2
    assert "the comment below the tag is" in said


def test_a_changed_reference_makes_its_answers_anew(toy_copy: ToyCopy, tmp_path: Path) -> None:
    where = ("--data", toy_copy.root, "--game", GAME)
    ruleproof("check", *where, cwd=tmp_path, status=0)
    toy_copy.edit(
        toy_copy.root / "reference_impl" / GAME / "scoring.py", "return 2 * min(", "return 3 * min("
    )
    done = ruleproof("check", *where, cwd=tmp_path, status=3)
    assert "the reference disagrees" in done.stdout


def test_the_faults_of_a_file_are_told_again_each_time(toy_copy: ToyCopy) -> None:
    toy_copy.edit(toy_copy.features / "fox.feature", "When Red lays down a fox", "When Red lays a fox")
    first, second = toy_copy.check(), toy_copy.check()
    assert first == second
    assert first[1] == 2


def test_cases_under_other_readings_are_cases_of_their_own(toy_copy: ToyCopy) -> None:
    suite = toy_suite(toy_copy.root)
    path = toy_copy.features / "tours" / "three_traders.yaml"
    plain = RecordedSuite.adopted(suite).file(path)
    readings = {**suite.game.adopted(), "market_day.ruling.tied_bids": "caller_first"}
    assert RecordedSuite(suite, readings).file(path).stories != plain.stories
    assert RecordedSuite.adopted(suite).file(path) == plain


def test_the_kit_itself_is_part_of_the_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = tmp_path / "some.py"
    source.write_text("one")
    monkeypatch.setattr(cache, "recording_files", lambda: [source])
    before = cache.digest_of_recording()
    source.write_text("three")
    assert cache.digest_of_recording() != before


def test_recordings_depend_on_no_room_that_only_reads_them() -> None:
    rooms = {path.parent.name for path in recording_files()}
    assert {"rules", "cases", "judging", "running"} <= rooms
    assert not rooms & {"reports", "cli", "play", "edit", "explore"}
