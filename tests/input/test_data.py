"""Where the data lies: roots, games, and the reference with the games of all roots."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.input.folders import Data, bundled_root
from ruleproof.input.problems import Problem, UsageError, nearest, shown_path
from tests.toybox import GAME, TOY, copy_toy


def test_the_bundled_data_are_always_there() -> None:
    assert Data.open().roots == (bundled_root(),)
    assert "lost_cities_rivals" in Data.open().games()
    assert GAME not in Data.open().games()


def test_a_further_root_adds_its_games() -> None:
    games = Data.open([TOY]).games()
    assert list(games)[-1] == GAME
    assert games[GAME].root == TOY
    assert games[GAME].features == TOY / "features" / GAME


def test_the_same_folder_may_be_named_twice() -> None:
    assert list(Data.open([TOY, TOY]).games()) == list(Data.open([TOY]).games())


def test_a_root_without_a_specification_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        UsageError, match=r"no folder 'spec' in it; wanted: a folder in which the rules lie as spec"
    ):
        Data.open([tmp_path])


def test_an_unknown_game_is_told_with_the_likely_one() -> None:
    with pytest.raises(
        UsageError, match=r"game 'market_dayz': no such game; known: .*\n    nearest: market_day"
    ):
        Data.open([TOY]).game("market_dayz")


def component_set_of(*roots: Path) -> str:
    """Return the name of the component set that the reference of the toy game declares."""
    name: str = Data.open(roots).load_reference().engine().hello([1])["games"][GAME]["components"]["name"]
    return name


def test_the_reference_has_the_games_of_all_roots_and_of_no_other() -> None:
    """Whichever is loaded first: a process may serve several lists of roots."""
    games = Data.open([TOY]).load_reference().engine().hello([1])["games"]
    assert {GAME, "lost_cities_rivals"} <= games.keys()
    assert GAME not in Data.open().load_reference().engine().hello([1])["games"]


def test_a_copy_of_a_game_is_played_by_the_rules_of_the_copy(tmp_path: Path) -> None:
    copy = copy_toy(tmp_path / "toy")
    reference = copy.root / "reference_impl" / GAME / "__init__.py"
    copy.edit(reference, 'COMPONENT_SET = "standard"', 'COMPONENT_SET = "another"')
    assert component_set_of(copy.root) == component_set_of(TOY, copy.root) == "another"
    assert component_set_of(TOY) == "standard"


def test_of_two_roots_with_one_game_the_last_counts(tmp_path: Path) -> None:
    copy = copy_toy(tmp_path / "toy")
    assert Data.open([TOY, copy.root]).game(GAME).root == copy.root


def test_each_alias_gives_modules_of_its_own() -> None:
    data = Data.open([TOY])
    assert data.load_reference() is data.load_reference()
    assert data.load_reference("another_alias") is not data.load_reference()


def test_the_files_of_a_game_are_found() -> None:
    folders = Data.open([TOY]).game(GAME)
    assert [path.name for path in folders.feature_files()] == [
        "auction.feature",
        "ending.feature",
        "fox.feature",
        "setup.feature",
        "turn.feature",
    ]
    assert [path.name for path in folders.tour_files()] == ["three_traders.yaml", "two_traders.yaml"]
    assert TOY / "reference_impl" / GAME / "turn.py" in folders.reference_files()
    assert bundled_root() / "reference_impl" / "clauses.py" in folders.reference_files()
    assert {path.suffix for path in folders.data_files()} == {".yaml", ".json", ".py"}


def test_a_problem_says_where_what_and_the_likely_slip() -> None:
    assert (
        str(Problem("a.yaml:3", "no such thing", ("nearest: thing",)))
        == "a.yaml:3: no such thing\n    nearest: thing"
    )
    assert str(Problem("", "no such thing")) == "no such thing"


def test_the_nearest_name_is_near_or_none() -> None:
    assert nearest("grian", ["grain", "cloth"]) == "grain"
    assert nearest("xylophone", ["grain", "cloth"]) is None


def test_a_path_is_shown_from_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert shown_path(tmp_path / "a" / "b.yaml") == "a/b.yaml"
    assert shown_path(Path("/elsewhere/b.yaml")) == "/elsewhere/b.yaml"
