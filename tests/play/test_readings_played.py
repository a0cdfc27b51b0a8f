"""`ruleproof readings`: which reading of a ruling an engine plays."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.cases.suite import Suite
from ruleproof.edit.deciding_stories import StoryFinder, switchable
from ruleproof.edit.engine_readings import ReadingsOptions, readings
from ruleproof.edit.readings_played import readings_of_engine
from ruleproof.engines.connect import connector
from ruleproof.engines.in_process import InProcessConnection
from ruleproof.engines.session import Session
from ruleproof.input.folders import Data
from ruleproof.reports.engine_readings import CANNOT_TELL, NONE, EngineReadings, RulingPlayed
from tests.toybox import GAME, TOY, engine_script, stdio, toy_suite

TIED, TIE = f"{GAME}.ruling.tied_bids", f"{GAME}.ruling.tie"


def asked(engine: str) -> EngineReadings:
    suite = toy_suite()
    session = Session(connector(engine, suite.data), 10.0, suite.common)
    try:
        greeting = session.hello()
        return readings_of_engine(suite, greeting.games[GAME], session, greeting.name)
    finally:
        session.drop()


def rows(found: EngineReadings) -> dict[str, RulingPlayed]:
    return {row.ruling: row for row in found.rulings}


def test_each_switchable_ruling_has_stories_that_end_where_its_readings_differ() -> None:
    suite = toy_suite()
    for ruling in switchable(suite):
        stories = StoryFinder(suite).of(ruling, suite.game.adopted())
        assert stories
        for one in stories:
            assert (one.ruling, set(one.by_reading)) == (ruling.id, set(ruling.readings))
            left, right = one.by_reading.values()
            assert len(one.story.plays) + 1 == len(left.steps) == len(right.steps)
            assert all(a.state == b.state for a, b in zip(left.steps[:-1], right.steps[:-1], strict=True))  # type: ignore[union-attr]


@pytest.mark.parametrize("engine", ["reference", stdio("market"), stdio("keeps_a_game_of_its_own")])
def test_an_engine_plays_what_it_declares_and_is_asked_for(engine: str) -> None:
    found = rows(asked(engine))
    assert found[TIED].readings == ("card_discarded", "caller_first")
    assert found[TIE].readings == ("shared", "more_coins")
    assert all(one.plays == one.asked for row in found.values() for one in row.played)
    assert not any(row.contradiction for row in found.values())


def test_an_engine_that_plays_another_reading_than_it_declares_is_told() -> None:
    row = rows(asked(stdio("plays_another_reading")))[TIED]
    assert row.readings == ("caller_first",)
    assert row.contradiction == "declares card_discarded and plays caller_first"


def test_an_engine_that_says_nothing_is_taken_to_declare_the_adopted_reading(tmp_path: Path) -> None:
    silent = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def readings_offered(self): return {}",
        "    def configure(self, game, components, readings):",
        "        accepted = super().configure(game, components, readings)",
        "        self.readings['tie'] = 'more_coins'",
        "        return accepted",
    )
    found = asked(silent)
    assert rows(found)[TIE].contradiction == "declares nothing, which counts as shared, and plays more_coins"
    assert rows(found)[TIED].readings == ("card_discarded",)
    assert found.for_hello() == {TIED: ["card_discarded"], TIE: ["more_coins"]}


def planted(readings: dict[str, str], suite: Suite) -> EngineReadings:
    """Return what is found of the reference with other readings, of which it says nothing."""
    made = suite.data.load_reference().engine()

    class Silent:
        def hello(self, **params: Any) -> Any:
            answer = made.hello(**params)
            for game in answer["games"].values():
                del game["readings"]
            return answer

        def configure(self, game: str, components: Any, readings: Any) -> Any:
            return made.configure(game, components, planted_readings)

        def __getattr__(self, verb: str) -> Any:
            return getattr(made, verb)

    planted_readings = readings
    session = Session(lambda: InProcessConnection(Silent()), 60.0, suite.common)
    return readings_of_engine(suite, session.hello().games[suite.game.id], session, "planted")


def test_readings_that_depend_on_each_other_are_found_together() -> None:
    found = rows(planted({TIED: "caller_first", TIE: "more_coins"}, toy_suite()))
    assert {name: row.played[0].plays for name, row in found.items()} == {
        TIED: "caller_first",
        TIE: "more_coins",
    }


@pytest.mark.campaign
@pytest.mark.parametrize("game", ["lost_cities_rivals", "between_two_cities", "rival_cities", "rivalry"])
def test_of_six_readings_at_once_none_is_found_wrong(game: str) -> None:
    data = Data.open()
    suite = Suite.open(data, data.game(game))
    dice = random.Random(f"{game} campaign")
    switchable = [ruling for ruling in suite.game.rulings.values() if ruling.switchable]
    own = {
        ruling.id: dice.choice([reading for reading in ruling.readings if reading != ruling.adopted])
        for ruling in dice.sample(switchable, 6)
    }
    played = {row.ruling: row.played[0].plays for row in planted(own, suite).rulings}
    wrong = {
        name: plays
        for name, plays in played.items()
        if plays not in (CANNOT_TELL, own.get(name, suite.game.rulings[name].adopted))
    }
    assert wrong == {}
    assert sum(played[name] == reading for name, reading in own.items()) >= 5


def test_an_engine_that_plays_none_of_the_readings_is_told(tmp_path: Path) -> None:
    odd = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def winners(self, table, scores): return super().winners(table, scores)[-1:]",
    )
    row = rows(asked(odd))[TIE]
    assert row.played[0].plays == NONE
    assert row.played[0].reason.endswith("like neither in 1 case")
    assert row.contradiction == "declares shared and plays none of its readings"


def test_another_fault_does_not_blur_what_an_engine_plays() -> None:
    assert rows(asked(stdio("refuses_all_purchases")))[TIED].readings == ("card_discarded", "caller_first")


def test_what_cannot_be_told_has_its_reason() -> None:
    row = rows(asked(stdio("only_scores")))[TIED]
    assert row.words == CANNOT_TELL
    assert row.reason.startswith("the engine has no new_game, apply")


def test_of_an_engine_that_dies_nothing_can_be_told(tmp_path: Path) -> None:
    mortal = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def apply(self, state, seat, action, chance): os._exit(3)",
    )
    row = rows(asked(mortal))[TIED]
    assert (row.words, row.reason[:6], row.contradiction) == (CANNOT_TELL, "crash:", "")


def test_an_engine_that_refuses_all_bids_plays_no_reading_of_tied_bids(tmp_path: Path) -> None:
    """Its refusals must not count as those of a reading under which the action is refused."""
    stubborn = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def apply(self, state, seat, action, chance): raise illegal('no')",
    )
    assert rows(asked(stubborn))[TIED].words in (NONE, CANNOT_TELL)
    assert not rows(asked(stubborn))[TIED].readings


def test_one_engine_is_told_with_the_lines_for_hello(capsys: pytest.CaptureFixture[str]) -> None:
    status = readings(ReadingsOptions(engine=stdio("plays_another_reading"), game=GAME, data=(TOY,)))
    told = capsys.readouterr()
    assert status == 1
    assert "contradiction: market declares card_discarded and plays caller_first" in told.out
    assert told.err == "so far: tied_bids  caller_first\n"
    lines = told.out[told.out.index('"readings": {') :]
    assert msgspec.json.decode("{" + lines + "}") == {
        "readings": {TIED: ["caller_first"], TIE: ["shared", "more_coins"]}
    }
