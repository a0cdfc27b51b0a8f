"""Which readings an engine plays: `verify` names them first, and `readings` lists them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ruleproof.api import Options, verify
from ruleproof.cases.suite import Suite
from ruleproof.diagnosis.engine_readings import CANNOT_TELL, NONE, EngineReadings, RulingPlayed
from ruleproof.edit.engine_readings import ReadingsOptions, readings, readings_of_engine
from ruleproof.engines.connect import connector
from ruleproof.input.folders import Data
from ruleproof.reports.model import SuggestedReading
from ruleproof.running.plan import Watcher
from ruleproof.running.selection import Selection
from tests.toybox import GAME, TOY, copy_toy, engine_script, run_on_toy, stdio, toy_suite
from tools.quality import flipped
from tools.quality.naming import Edit, Mistake, changed_engine, mistakes

TIED, TIE = f"{GAME}.ruling.tied_bids", f"{GAME}.ruling.tie"


def asked(engine: str) -> EngineReadings:
    found = readings_of_engine(ReadingsOptions(engine=engine, game=GAME, data=(TOY,)), Watcher())
    assert found is not None
    return found


def rows(found: EngineReadings) -> dict[str, RulingPlayed]:
    return {row.ruling: row for row in found.rulings}


def suggested(engine: str) -> list[SuggestedReading]:
    (game,) = run_on_toy(engine).games
    return [fault.suggests for fault in game.faults if fault.suggests is not None]


def silent(folder: Path, *lines: str) -> str:
    """Return an engine that declares no reading."""
    return engine_script(folder, "class Engine(Engine):", "    def readings_offered(self): return {}", *lines)


PLAYS_MORE_COINS = (
    "    def configure(self, game, components, readings):",
    "        accepted = super().configure(game, components, readings)",
    "        self.readings['tie'] = 'more_coins'",
    "        return accepted",
)


@pytest.mark.parametrize("engine", ["reference", stdio("market"), stdio("keeps_a_game_of_its_own")])
def test_an_engine_plays_what_it_declares_and_is_asked_for(engine: str) -> None:
    found = rows(asked(engine))
    assert found[TIED].readings == ("card_discarded", "caller_first")
    assert found[TIE].readings == ("shared", "more_coins")
    assert all(one.plays == one.asked for row in found.values() for one in row.played)
    assert not any(row.contradiction for row in found.values())
    assert suggested(engine) == []


def test_an_engine_that_plays_another_reading_than_it_declares_is_told() -> None:
    row = rows(asked(stdio("plays_another_reading")))[TIED]
    assert row.readings == ("caller_first",)
    assert row.contradiction == "declares card_discarded and plays caller_first"


def test_an_engine_that_says_nothing_is_taken_to_declare_the_adopted_reading(tmp_path: Path) -> None:
    found = asked(silent(tmp_path, *PLAYS_MORE_COINS))
    assert rows(found)[TIE].contradiction == "declares nothing, which counts as shared, and plays more_coins"
    assert rows(found)[TIED].readings == ("card_discarded",)
    assert found.for_hello() == {TIED: ["card_discarded"], TIE: ["more_coins"]}


def test_readings_that_depend_on_each_other_are_all_named_before_anything_else() -> None:
    played = {TIED: "caller_first", TIE: "more_coins"}
    assert dict(flipped.named_first(toy_suite(), played)) == played


REFUSED_AFTER_A_TIE = """Feature: After a tie

  @clause:market_day.turn.one_or_two_pieces
  Rule: One or two pieces of one good are bought

    Scenario Outline: Green, who has bid as much as Red, buys too much or too little
      Given the position "the auction of a cow"
      When Red bids 3 coins
      And Blue bids 1 coin
      And Green bids 3 coins
      And Green buys <pieces> grain
      Then the action is refused

      Examples:
        | pieces |
        | 0      |
        | 3      |
        | 4      |
        | 5      |
        | 6      |
        | 7      |
"""


def test_the_action_that_is_tried_after_a_refusal_may_be_illegal_under_the_reading_played(
    tmp_path: Path,
) -> None:
    """Green is tried with a purchase that the coin for the cow would have paid."""
    copy = copy_toy(tmp_path / "toy")
    copy.feature(REFUSED_AFTER_A_TIE)
    played = {TIED: "caller_first"}
    assert dict(flipped.named_first(toy_suite(copy.root), played)) == played


@pytest.mark.campaign
@pytest.mark.parametrize("game", ["lost_cities_rivals", "between_two_cities", "rival_cities", "rivalry"])
def test_of_three_readings_at_once_none_is_named_wrong(game: str) -> None:
    data = Data.open()
    row = flipped.of_triples(Suite.open(data, data.game(game)), "campaign", print)[0]
    assert row["besides"] == {}


@pytest.mark.campaign
def test_two_readings_are_named_of_which_each_hides_the_other() -> None:
    data = Data.open()
    names = {"several_tied_players": "all_stay", "first_tiebreaker_which_way": "lower_wins"}
    played = {f"between_two_cities.ruling.{ruling}": reading for ruling, reading in names.items()}
    assert dict(flipped.named_first(Suite.open(data, data.game("between_two_cities")), played)) == played


def test_a_fault_is_not_taken_for_a_reading(tmp_path: Path) -> None:
    """It answers like the other reading in one case; in another it answers like the one in force."""
    odd = silent(tmp_path, "    def winners(self, table, scores): return super().winners(table, scores)[-1:]")
    assert suggested(odd) == []
    assert not rows(asked(odd))[TIE].contradiction.endswith("more_coins")


@pytest.mark.parametrize(
    ("old", "new", "feature"),
    [
        ("[] if self.has_returned else [", "[] and [", "spoils"),
        ("self.display if useful else self.box", "self.display", "uncovering"),
        (
            "deck = pack(*FOOTPRINTS, ",
            "self.random.shuffle(left)\n        deck = pack(*FOOTPRINTS, ",
            "auction",
        ),
    ],
    ids=["no return", "no useless card", "one more shuffle"],
)
def test_a_mistake_that_resembles_a_reading_in_some_cases_is_a_mistake(
    old: str, new: str, feature: str
) -> None:
    """A feature is missing that some readings only restrict; or there is one more shuffle, as there is under
    one reading, but of other things.
    """
    edit = Edit("engines/examples/python/lost_cities_rivals.py", old, new)
    with changed_engine([Mistake("", "", (), "", (edit,))]) as engine:
        game, selection = "lost_cities_rivals", Selection(cases=(f"lost_cities_rivals/{feature}",))
        report = verify(Options(engine=engine, games=(game,), selection=selection, fresh=0))
    faults = report.games[0].faults
    assert faults
    assert not any(fault.suggests for fault in faults)


@pytest.mark.campaign
def test_an_engine_that_is_too_strict_does_not_play_a_reading_that_is_stricter() -> None:
    """Too few armies refuse most set-ups, as the reading that wants more armies does."""
    data = Data.open()
    suite = Suite.open(data, data.game("rivalry"))
    with changed_engine([one for one in mistakes("rivalry") if one.id == "twenty_four_armies"]) as engine:
        assert flipped.readings_named(suite, connector(engine, data)) == []


def test_another_fault_does_not_blur_what_an_engine_plays() -> None:
    assert rows(asked(stdio("refuses_all_purchases")))[TIED].readings == ("card_discarded", "caller_first")


def test_what_cannot_be_told_has_its_reason() -> None:
    row = rows(asked(stdio("only_scores")))[TIED]
    assert row.words == CANNOT_TELL
    assert row.played[0].reason == "no case that was judged separates card_discarded from caller_first"


@pytest.mark.parametrize("body", ["os._exit(3)", "raise illegal('no')"], ids=["dies", "refuses all"])
def test_where_the_deciding_cases_crash_or_are_refused_no_reading_is_suggested(
    tmp_path: Path, body: str
) -> None:
    broken = silent(tmp_path, f"    def apply(self, state, seat, action, chance): {body}")
    row = rows(asked(broken))[TIED]
    assert row.words in (NONE, CANNOT_TELL)
    assert TIED not in asked(broken).for_hello()
    assert suggested(broken) == []


def test_one_engine_is_told_with_the_question_and_the_lines_for_hello(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = readings(ReadingsOptions(engine=stdio("plays_another_reading"), game=GAME, data=(TOY,)))
    told = capsys.readouterr().out
    assert status == 1
    assert "contradiction: market declares card_discarded and plays caller_first" in told
    assert toy_suite().game.rulings[TIED].question in told
    lines = told[told.index('"readings": {') :]
    assert msgspec.json.decode("{" + lines + "}") == {
        "readings": {TIED: ["caller_first"], TIE: ["shared", "more_coins"]}
    }
