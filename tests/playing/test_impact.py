"""`ruleproof impact`: how much a ruling matters."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ruleproof.cli.explain import explain
from ruleproof.edit.impact import (
    PLAYERS,
    RANDOM,
    SENSIBLE,
    Luck,
    Tally,
    Task,
    World,
    measured,
    ranked,
    tallies,
    wilson,
)
from ruleproof.edit.impact_command import impact
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.play.tables import openings
from tests.toybox import GAME, TOY, copy_toy, toy_suite

TIED, TIE = f"{GAME}.ruling.tied_bids", f"{GAME}.ruling.tie"
OTHERS = ((TIED, "caller_first"), (TIE, "more_coins"))


def task(deal: int, player: str = RANDOM) -> Task:
    return Task((str(TOY),), GAME, player, deal, OTHERS)


def played(player: str, deal: int, readings: dict[str, str]) -> tuple[list[object], dict[str, object]]:
    """Return the positions and the outcome of a whole game, played without any short cut."""
    from ruleproof.edit import impact

    suite = toy_suite()
    seated = [one for one in openings(suite) if not one.state]
    world = World(suite, {**suite.game.adopted(), **readings})
    game = impact._play(world, seated[deal % len(seated)], task(deal, player))
    return [(step.moves, step.move, step.after) for step in game.steps], game.outcome


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("deal", range(6))
def test_a_game_that_is_played_again_only_where_a_ruling_is_looked_up_is_the_whole_game(
    player: str, deal: int
) -> None:
    course, outcome = played(player, deal, {})
    for tally in tallies(task(deal, player)):
        other, ended = played(player, deal, {tally.ruling: tally.reading})
        assert tally.parted == int((course, outcome) != (other, ended))
        assert tally.changed == int(outcome["winners"] != ended["winners"])


def test_both_readings_are_told_apart_somewhere() -> None:
    found = measured(toy_suite(), [TOY], 12)
    assert {(one.ruling, one.reading, one.player) for one in found} == {
        (*other, player) for other in OTHERS for player in PLAYERS
    }
    assert all(one.games == 12 and one.changed <= one.parted <= 12 for one in found)
    assert any(one.parted for one in found if one.ruling == TIED)


def test_a_game_that_is_broken_off_has_no_winners_to_compare() -> None:
    for deal in range(6):
        whole, cut = (tallies(msgspec.structs.replace(task(deal), steps=steps)) for steps in (3000, 2))
        assert all(not one.unfinished for one in whole)
        assert all(one.unfinished and not one.changed for one in cut)
        assert all(not one.parted or other.parted for one, other in zip(cut, whole, strict=True))


def test_the_same_deals_give_the_same_findings() -> None:
    assert [tallies(task(deal)) for deal in range(3)] == [tallies(task(deal)) for deal in range(3)]
    assert played(RANDOM, 0, {}) != played(RANDOM, 2, {})
    assert played(RANDOM, 0, {}) != played(SENSIBLE, 0, {})


def test_chance_is_dealt_alike_whatever_else_is_shuffled() -> None:
    def order(things: list[str]) -> list[str]:
        shuffled: list[str] = Luck(1, 1)({"shuffle": things})["shuffle"]
        return shuffled

    whole = order(["cow", "fox", "hen", "fox", "pig"])
    assert sorted(whole) == ["cow", "fox", "fox", "hen", "pig"]
    assert order(["pig", "cow", "hen"]) == [thing for thing in whole if thing != "fox"]
    assert Luck(1, 1)({"roll": {"dice": 3}}) == Luck(1, 1)({"roll": {"dice": 3}})
    assert {Luck(deal, 1)({"roll": {"dice": 1}})["roll"][0] for deal in range(60)} == {1, 2, 3, 4, 5, 6}


def test_the_reference_names_the_rulings_that_it_looks_up_and_no_others() -> None:
    suite = toy_suite()
    world = World(suite, suite.game.adopted())
    course, _ = played(RANDOM, 0, {})
    assert course
    state = world.new_game(("Red", "Blue"), Luck(0, 0))
    assert world.rulings == set()
    world.legal(state, "Red")
    assert world.rulings == set()
    state = world.apply(state, ("Red", {"type": "call"}), Luck(0, 1))
    state = world.apply(state, ("Red", {"type": "bid", "coins": 1}), Luck(0, 2))
    assert world.rulings == set()
    world.apply(state, ("Blue", {"type": "bid", "coins": 1}), Luck(0, 3))
    assert world.rulings == {"tied_bids"}


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 100, 0.0018, 0.0545),
        (0, 0, 0, 1),
    ],
)
def test_the_interval_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=5e-5)


def test_the_readings_that_change_most_winners_come_first() -> None:
    rare = [Tally("g.ruling.a", "x", player, 100, 50, 1) for player in PLAYERS]
    often = [Tally("g.ruling.b", "y", RANDOM, 100, 9, 2), Tally("g.ruling.b", "y", SENSIBLE, 100, 9, 0)]
    broken_off = [Tally("g.ruling.c", "z", player, 100, 9, 0, 100) for player in PLAYERS]
    assert ranked([*broken_off, *rare, *often]) == [*often, *rare, *broken_off]


def test_what_is_measured_is_saved_and_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = copy_toy(tmp_path / "toy")
    folders = Data.of([copy.root]).game(GAME)
    impact(GAME, ["tied_bids"], 4, 3000, folders.impact, [copy.root], 1, "")
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Market Day: 4 deals, each played by a random and a sensible player"
    assert told[2] == "tied_bids: caller_first in place of card_discarded"
    kept = msgspec.json.decode(folders.impact.read_bytes())
    assert [tally["player"] for tally in kept["tallies"]] == list(PLAYERS)
    text = explain("tied_bids", [copy.root], [GAME])
    assert "Impact, from 4 deals (share of games, 95 % confidence interval):" in text
    assert "  caller_first, random player: part in " in text
    assert "Impact" not in explain("tie", [copy.root], [GAME])


def test_a_ruling_that_is_not_switchable_is_refused() -> None:
    with pytest.raises(UsageError, match="no switchable ruling has this id"):
        impact(GAME, ["fox_against_the_poor"], 1, 9, None, [TOY], 1, "")
