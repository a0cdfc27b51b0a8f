"""`ruleproof perft`: counts of the sequences of actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.engines.options import EngineOptions
from ruleproof.input.problems import UsageError
from ruleproof.play.perft import Task, counts, divided
from ruleproof.play.perft_command import PerftOptions, perft
from ruleproof.play.tables import fixed, opening, openings
from tests.toybox import GAME, TOY, engine_script, stdio, toy_suite
from tools.quality.perft import record_perft

LAST_TURN = "two traders, last turn"


def task(engine: str = "reference", position: str = "", depth: int = 1) -> Task:
    return Task(EngineOptions(engine=engine, data=(TOY,)), GAME, position, depth)


def counted(position: str, depths: int, engine: str = "reference") -> list[int]:
    return [counts(task(engine, position, depth)) for depth in range(1, depths + 1)]


def test_the_openings_are_the_new_games_and_the_named_positions() -> None:
    names = [one.name for one in openings(toy_suite())]
    assert names[:2] == ["new game of 2", "new game of 3"]
    assert set(names[2:]) == set(toy_suite().compiler.positions)
    assert opening(toy_suite(), "").name == "new game of 2"


def test_an_unknown_position_is_refused_with_the_nearest() -> None:
    with pytest.raises(UsageError, match="two traders"):
        opening(toy_suite(), "two trader")


def test_chance_is_fixed_whatever_the_order_in_which_an_engine_names_it() -> None:
    assert fixed({"shuffle": ["cow", "fox", "ant"]}) == fixed({"shuffle": ["fox", "ant", "cow"]})
    assert fixed({"roll": {"dice": 2, "sides": 6}}) == {"roll": [1, 1]}


def test_the_first_count_is_the_number_of_legal_actions_and_the_next_of_their_successors() -> None:
    """A new game: Red works, calls, or buys one of either good, or two of one, with three coins."""
    one, two = counted("new game of 2", 2)
    assert one == 5
    branches = divided(task(position="new game of 2", depth=2))
    assert len(branches) == 5
    assert sum(branch.count for branch in branches) == two


def test_sequences_end_where_the_game_does() -> None:
    found = counted(LAST_TURN, 6)
    assert found[0] > 0
    assert found[-1] < max(found)


def test_another_engine_counts_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft(PerftOptions(game=GAME, depth=3, engine=stdio("market"), data=(TOY,))) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Market Day, new game of 2, the reference and the engine"
    assert [len(set(line.split()[1:])) for line in lines[1:]] == [1, 1, 1]


def test_an_engine_that_counts_otherwise_is_told_with_the_first_actions_that_differ(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert perft(PerftOptions(game=GAME, depth=3, engine=stdio("lists_an_extra_action"), data=(TOY,))) == 1
    told = capsys.readouterr().out
    assert "they differ, first in:" in told
    assert told.splitlines()[-1].split(maxsplit=2) == ["8", "10", 'Red {"type":"call"}']


def test_divide_tells_the_deepest_count_by_first_action(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft(PerftOptions(game=GAME, depth=2, divide=True, data=(TOY,))) == 0
    lines = capsys.readouterr().out.splitlines()
    deepest = int(lines[2].split()[1])
    assert sum(int(line.split()[0]) for line in lines[3:]) == deepest
    assert all(' Red {"' in line for line in lines[3:])


def test_an_engine_that_cannot_take_up_a_position_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"the engine refuses .*unsupported position"):
        perft(
            PerftOptions(
                game=GAME, depth=2, engine=stdio("cannot_load_positions"), position=LAST_TURN, data=(TOY,)
            )
        )
    mute = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def legal_actions(self, state, seat): os._exit(3)",
    )
    with pytest.raises(UsageError, match="the engine stopped playing: crash"):
        perft(PerftOptions(game=GAME, depth=2, engine=mute, data=(TOY,)))


def test_an_engine_that_refuses_what_it_lists_is_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fickle = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def do_call(self, state, seat, action, dice): raise illegal('not today')",
    )
    assert perft(PerftOptions(game=GAME, depth=2, engine=fickle, data=(TOY,))) == 1
    told = capsys.readouterr().out.splitlines()[-1]
    assert told == 'In new game of 2, the engine refuses Red: {"type":"call"}: not today'


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_refusal_is_told_with_the_plays_that_led_to_it(
    jobs: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fickle = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def do_bid(self, state, seat, action, dice): raise illegal('not today')",
    )
    assert perft(PerftOptions(game=GAME, depth=3, engine=fickle, data=(TOY,), jobs=jobs)) == 1
    told = capsys.readouterr().out.splitlines()[-1]
    assert told.startswith('In new game of 2, after Red: {"type":"call"}, the engine refuses')
    assert '"bid"' in told and told.endswith(": not today")


def test_every_opening_is_counted_as_deep_as_is_quick() -> None:
    kept = record_perft(toy_suite(), depth=2, within=60.0)
    assert kept["game"] == GAME and kept["suite"] == toy_suite().digest()
    assert set(kept["positions"]) == {one.name for one in openings(toy_suite())}
    assert kept["positions"]["new game of 2"] == counted("new game of 2", 2)
    shallow = record_perft(toy_suite(), depth=2, within=0.0)["positions"]
    assert {len(numbers) for numbers in shallow.values()} == {1}
