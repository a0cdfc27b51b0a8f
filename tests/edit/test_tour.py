"""`tour`: a game of the reference, recorded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from ruleproof.cli.listing import listing
from ruleproof.edit.record import record
from ruleproof.input.problems import UsageError
from tests.toybox import GAME, TOY, ToyCopy, toy_suite


def recorded(
    tmp_path: Path, seed: int = 1, seats: int = 2, toward: tuple[str, ...] = ()
) -> tuple[str, dict[str, object]]:
    out = tmp_path / "tour.yaml"
    told = record(GAME, seats, seed, "Some game", toward, out, [TOY])
    return told, yaml.safe_load(out.read_text())


def test_a_game_is_recorded_from_beginning_to_end(tmp_path: Path) -> None:
    told, tour = recorded(tmp_path)
    assert tour["title"] == "Some game"
    assert tour["seats"] == ["Red", "Blue"]
    assert tour["chance"]
    assert f"{len(tour['plays'])} plays" in told  # type: ignore[arg-type]


def test_a_recorded_game_is_a_tour_that_checks(toy_copy: ToyCopy) -> None:
    record(GAME, 3, 4, "A third tour", (), toy_copy.features / "tours" / "third.yaml", [toy_copy.root])
    lines, status = toy_copy.check()
    assert status == 0, lines
    assert "3 tours" in lines


def test_a_recorded_tour_tells_what_it_reaches_as_the_list_of_the_unreached_does(toy_copy: ToyCopy) -> None:
    tours = toy_copy.features / "tours"
    for path in tours.iterdir():
        path.unlink()
    told = record(GAME, 2, 1, "", (), tours / "one.yaml", [toy_copy.root])
    (first, *_) = listing("unreached", [GAME], [toy_copy.root])
    number = re.search(r"tours reach (\d+) clauses", first)
    assert number is not None
    assert f" {number[1]} clauses reached, {number[1]} of them by no tour before" in told
    shown = [one.id for one in toy_suite().game.clauses.values() if one.shown]
    again = record(GAME, 2, 1, "", shown, toy_copy.root / "x", [toy_copy.root])
    assert " 0 of them by no tour before\n    so the game needs no such tour; try another --seed" in again


def test_a_recorded_tour_tells_how_far_it_is(tmp_path: Path) -> None:
    lines: list[str] = []
    out = tmp_path / "tour.yaml"
    record(GAME, 2, 1, "", ("market_day.auction.top_card_shown",), out, [TOY], tell=lines.append)
    plays = yaml.safe_load(out.read_text())["plays"]
    assert len(lines) == len(plays)
    assert lines[-1] == f"{len(plays)} plays, 1 of 1 wanted clause reached"


def test_a_tour_may_have_options_of_the_game(tmp_path: Path) -> None:
    out = tmp_path / "tour.yaml"
    record(GAME, 2, 1, "", (), out, [TOY], options=("short=true",))
    assert yaml.safe_load(out.read_text())["options"] == {"short": True}


@pytest.mark.parametrize("option", ["shrt=true", "short"])
def test_an_option_that_the_game_does_not_have_is_refused(tmp_path: Path, option: str) -> None:
    with pytest.raises(UsageError, match=f"--option {option}: wanted NAME=VALUE.*: .*short"):
        record(GAME, 2, 1, "", (), tmp_path / "tour.yaml", [TOY], options=(option,))


def test_a_game_without_a_reference_cannot_be_recorded(toy_copy: ToyCopy) -> None:
    (toy_copy.root / "reference_impl" / GAME / "__init__.py").unlink()
    with pytest.raises(UsageError, match="the reference has no game 'market_day'"):
        record(GAME, 2, 1, "", (), toy_copy.root / "tour.yaml", [toy_copy.root])


def test_the_same_seed_gives_the_same_game_and_another_another(tmp_path: Path) -> None:
    assert recorded(tmp_path, seed=5) == recorded(tmp_path, seed=5)
    assert recorded(tmp_path, seed=5) != recorded(tmp_path, seed=6)


def test_a_game_is_played_toward_the_clauses_asked_for(tmp_path: Path) -> None:
    found = [
        recorded(tmp_path, seed, 3, ("market_day.auction.top_card_shown",))[1]["plays"] for seed in range(3)
    ]
    assert all(any(play["action"]["type"] == "call" for play in plays) for plays in found)  # type: ignore[attr-defined]
