"""`python -m tools.impact`: how much a ruling matters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from ruleproof.cases.suite import numbers_of_seats
from ruleproof.input.problems import UsageError
from ruleproof.rules.schemas import read_schema
from tests.toybox import GAME, TOY, ToyCopy, copy_toy, toy_suite
from tools.impact import __main__ as impact_command
from tools.impact.__main__ import ImpactOptions, impact
from tools.impact.figures import (
    NOT_MEASURED,
    Impact,
    beyond_the_control,
    has_effect,
    in_words,
    share,
    summed,
    verdict,
)
from tools.impact.games import (
    PLAYERS,
    RANDOM,
    SENSIBLE,
    Luck,
    Tally,
    Task,
    World,
    _lead,
    compared,
    result_of,
    tallies,
)

TIED, TIE = f"{GAME}.ruling.tied_bids", f"{GAME}.ruling.tie"
PLANTED = ("aloud", "least", "seats_backwards", "die_upside_down", "deck_turned", "red_milks")
ALOUD, LEAST, DEALT, ROLLED, TURNED, MILKED = (f"{GAME}.ruling.{one}" for one in PLANTED)
RULING = """
- id: {id}
  question: {id}?
  clauses: [market_day.turn.work_pays]
  readings: {{never: Never so., always: Always so.}}
  adopted: never
  why: A test has it so.
  severity: minor
  authority: editor
  source: choice
  unseen: A test has no witness.
  status: adopted
  switchable: yes
"""


@pytest.fixture(scope="module")
def control(tmp_path_factory: pytest.TempPathFactory) -> list[Tally]:
    """Return what is measured of six rulings: one offers a second way to do the same, by one those with the
    fewest points win, by one the cards are dealt in the other direction, by one the die is read from below,
    by one the deck is turned over before an auction, by one Red receives a cow with each purchase or work.
    """
    toy = with_planted_rulings(copy_toy(tmp_path_factory.mktemp("impact") / "toy"))
    others = tuple((ruling, "always") for ruling in (ALOUD, LEAST, DEALT, ROLLED, TURNED, MILKED))
    return summed(
        tallies(Task((str(toy.root),), GAME, player, deal, others))
        for deal in range(120)
        for player in PLAYERS
    )


def with_planted_rulings(toy: ToyCopy) -> ToyCopy:
    source = toy.root / "reference_impl" / GAME
    for ruling in (ALOUD, LEAST, DEALT, ROLLED, TURNED, MILKED):
        toy.add(toy.spec / "rulings.yaml", RULING.format(id=ruling))
    plant(source)
    toy.edit(
        source / "state.py",
        'tag="work"):\n    """Roll the die for coins."""\n',
        'tag="work", omit_defaults=True):\n    """Roll the die for coins."""\n\n    aloud: bool = False\n',
    )
    turn = source / "turn.py"
    toy.edit(
        turn, "action for action in candidates(state, seat)", "action for action in said(game, state, seat)"
    )
    toy.add(
        turn,
        "\n\ndef said(game: Game, state: State, seat: Seat) -> list[Action]:\n"
        "    found = candidates(state, seat)\n"
        "    aloud = planted.aloud(game) and Work() in found\n"
        "    return [*found, Work(aloud=True)] if aloud else found\n",
    )
    toy.edit(
        turn,
        "    match action:\n        case Work():\n            return",
        "    below = planted.die_upside_down(game)\n"
        "    match action:\n"
        "        case Work() if below:\n"
        "            return end_turn(earn(state, seat, wage(state.table, 7 - chance.roll(1)[0])), seat)\n"
        "        case Work():\n            return",
    )
    toy.edit(
        turn,
        "        case Call():\n            return",
        "        case Call() if planted.deck_turned(game):\n"
        "            table = replace(state.table, deck=state.table.deck[::-1])\n"
        "            return auction.call(replace(state, table=table), seat)\n"
        "        case Call():\n            return",
    )
    toy.edit(
        turn,
        "    below = planted.die_upside_down(game)\n",
        "    below = planted.die_upside_down(game)\n"
        "    if isinstance(action, (Work, Buy)):\n"
        "        if planted.red_milks(game):\n"
        '            cow = ("cow",) if seat == "Red" else ()\n'
        "            hands = {**state.table.hands, seat: (*state.table.hands[seat], *cow)}\n"
        "            state = replace(state, table=replace(state.table, hands=hands))\n",
    )
    toy.edit(
        source / "setup.py",
        "    table = give_coins(deal(table, deck))\n",
        "    if planted.seats_backwards(game):\n"
        "        dealt = deal(replace(table, seats=seats[::-1]), deck)\n"
        "        table = give_coins(replace(dealt, seats=seats))\n"
        "    else:\n"
        "        table = give_coins(deal(table, deck))\n",
    )
    toy.edit(
        source / "scoring.py",
        "    winners = break_tie(",
        "    least = planted.least(game)\n"
        "    if least:\n"
        "        fewest = min(score.total for score in scores.values())\n"
        "        winners = tuple(seat for seat, score in scores.items() if score.total == fewest)\n"
        '        return Outcome(True, winners, "most points", scores)\n'
        "    winners = break_tie(",
    )
    return toy


RULES = """
@ruling("market_day.ruling.{one}", "never")
def {one}(game): return False
"""
OTHERS = """
@reading("always", instead_of=planted.{one})
def {one}(game): return True
"""


def plant(source: Path) -> None:
    """Add a module that decides the planted rulings, and name it in the modules that ask it."""
    rules, others = ("".join(text.format(one=one) for one in PLANTED) for text in (RULES, OTHERS))
    (source / "planted.py").write_text(f"from ..readings import ruling\n{rules}", encoding="utf-8")
    with (source / "other_readings.py").open("a", encoding="utf-8") as file:
        file.write(f"\nfrom . import planted\n{others}")
    for name in ("turn", "setup", "scoring"):
        path = source / f"{name}.py"
        text = path.read_text(encoding="utf-8")
        first = "from __future__ import annotations\n"
        path.write_text(text.replace(first, f"{first}from . import planted\n"), encoding="utf-8")


def of(measured: Sequence[Tally], ruling: str, player: str) -> Tally:
    return next(one for one in measured if (one.ruling, one.player) == (ruling, player))


@pytest.mark.parametrize("player", PLAYERS)
def test_a_ruling_that_changes_nothing_but_the_number_of_actions_has_no_effect(
    control: list[Tally], player: str
) -> None:
    tally = of(control, ALOUD, player)
    assert tally.differed == tally.asked == tally.deals == tally.ended == 120
    assert not has_effect(tally)
    assert "no effect on who wins that this many deals could show" in in_words(tally)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("ruling", [DEALT, ROLLED, TURNED])
def test_a_ruling_that_changes_nothing_but_the_luck_has_no_effect(
    control: list[Tally], ruling: str, player: str
) -> None:
    tally = of(control, ruling, player)
    assert tally.ended == 120
    assert not has_effect(tally)


@pytest.mark.parametrize("player", PLAYERS)
def test_a_ruling_that_favours_a_seat_during_the_game_has_an_effect(
    control: list[Tally], player: str
) -> None:
    tally = of(control, MILKED, player)
    assert has_effect(tally)


@pytest.mark.parametrize("player", PLAYERS)
def test_a_ruling_that_lets_the_loser_win_has_a_grave_effect(control: list[Tally], player: str) -> None:
    tally = of(control, LEAST, player)
    assert has_effect(tally)
    assert beyond_the_control(tally).low > 0.7
    assert tally.within == 0


@lru_cache(maxsize=2)
def worlds(ruling: str, reading: str) -> tuple[World, World]:
    suite = toy_suite()
    readings = suite.game.adopted()
    adopted = World(suite, readings)
    return adopted, World(suite, {**readings, ruling: reading}, adopted)


def whole_game(world: World, deal: int, player: str) -> tuple[list[object], list[str]]:
    """Return the course and the winners of a game, played without any short cut."""
    seated = [toy_suite().game.seats[:number] for number in numbers_of_seats(toy_suite())]
    luck = Luck(f"{deal}/{player}")
    state = world.start(seated[deal % len(seated)], luck)
    course: list[object] = []
    while (step := world.step(state, luck, player)) is not None:
        course.append((step.moves, step.move, step.after))
        state, luck = step.after, step.luck
    return course, sorted(world.outcome(state)["winners"])


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("other", [(TIED, "caller_first"), (TIE, "more_coins")])
def test_a_game_that_is_followed_only_where_a_ruling_is_looked_up_is_the_whole_game(
    player: str, other: tuple[str, str]
) -> None:
    adopted, world = worlds(*other)
    for deal in range(12):
        [tally] = tallies(Task((str(TOY),), GAME, player, deal, (other,)))
        (course, won), (again, lost) = (whole_game(one, deal, player) for one in (adopted, world))
        assert tally.differed == int((course, won) != (again, lost))
        if other[0] == TIE:
            assert (tally.between, tally.within) == (2 * int(won != lost), 0)
        assert tally.ended == tally.deals == 1


def test_more_actions_change_the_luck_of_none() -> None:
    luck = Luck("1/random")
    assert luck.of("Red", 3, b"work") == Luck("1/random").of("Red", 3, b"work")
    assert luck.of("Red", 3, b"work") != luck.of("Red", 4, b"work")


def test_chance_is_dealt_alike_whatever_else_is_shuffled() -> None:
    def order(things: list[str]) -> list[str]:
        shuffled: list[str] = Luck("1").deal({"shuffle": things})["shuffle"]
        return shuffled

    whole = order(["cow", "fox", "hen", "fox", "pig"])
    assert sorted(whole) == ["cow", "fox", "fox", "hen", "pig"]
    assert order(["pig", "cow", "hen"]) == [thing for thing in whole if thing != "fox"]
    rolls = {Luck(str(deal)).deal({"roll": {"dice": 1}})["roll"][0] for deal in range(60)}
    assert rolls == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("hits", "deals", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share_is_wilsons(hits: int, deals: int, low: float, high: float) -> None:
    found = share(hits, deals)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def pairs(more: int, fewer: int, ended: int) -> Tally:
    counts = (ended, ended, ended, ended, more + 9, fewer + 9, more, fewer)
    return Tally("g.ruling.a", "x", RANDOM, *counts)


@pytest.mark.parametrize("chances", [(0.2, 0, 0.6, 0, 0.2), (0.02, 0.03, 0.55, 0.1, 0.3)])
def test_the_interval_beyond_the_control_holds_the_true_difference_as_often_as_it_says(
    chances: Sequence[float],
) -> None:
    dice = Random(1)
    true = sum(chance * pairs for chance, pairs in zip(chances, range(-2, 3), strict=True)) / 2
    held = 0
    for _ in range(1000):
        drawn = dice.choices(range(-2, 3), chances, k=150)
        found = beyond_the_control(
            pairs(sum(one for one in drawn if one > 0), -sum(one for one in drawn if one < 0), 150)
        )
        assert found.low <= found.value <= found.high
        held += found.low <= true <= found.high
    assert 930 <= held <= 980


def test_no_other_winner_at_all_is_no_effect() -> None:
    found = beyond_the_control(pairs(0, 0, 400))
    assert (found.value, found.low, found.high) == pytest.approx((0.0, -0.0095, 0.0095), abs=5e-4)


def test_few_deals_show_nothing() -> None:
    assert in_words(pairs(198, 0, 99)) == NOT_MEASURED
    assert not has_effect(pairs(198, 0, 99))
    assert "100 deals" in in_words(pairs(198, 0, 100))


def test_what_is_measured_is_saved_with_its_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "toy.json"
    assert impact(ImpactOptions(game=GAME, ruling=("tie",), deals=3, file=file, data=(TOY,))) == 0
    assert NOT_MEASURED in capsys.readouterr().out
    kept = msgspec.json.decode(file.read_bytes(), type=Impact)
    assert kept.command == f"python -m tools.impact --game {GAME} --deals 3 --ruling tie"
    assert [(one.player, one.deals) for one in kept.of(TIE)] == [(RANDOM, 3), (SENSIBLE, 3)]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2 + len(kept.tallies)


def test_ctrl_c_leaves_the_deals_played_until_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(task: Task) -> list[Tally]:
        if task.deal:
            raise KeyboardInterrupt
        return tallies(task)

    monkeypatch.setattr(impact_command, "tallies", stopped)
    assert impact(ImpactOptions(game=GAME, ruling=("tie",), data=(TOY,))) == impact_command.INTERRUPTED
    assert "Interrupted" in capsys.readouterr().out


def test_two_processes_measure_what_one_does(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    for jobs, file in enumerate(files, 1):
        impact(ImpactOptions(game=GAME, deals=2, file=file, jobs=jobs, data=(TOY,)))
    one, two = (file.read_text(encoding="utf-8") for file in files)
    assert one == two


def shared(points: int, *, over: bool = True) -> dict[str, object]:
    return {"over": over, "winners": [], "scores": {"Red": points, "Blue": {"total": points}}}


def test_games_without_winners_are_compared_by_their_scores() -> None:
    assert result_of(shared(3)) == result_of(shared(3)) != result_of(shared(4))
    assert result_of({**shared(3), "winners": ["Red"]}) == ["Red"]


def test_the_sensible_player_does_not_flee_the_end_of_a_game_without_winners() -> None:
    assert _lead(shared(5), "Red") == _lead(shared(5, over=False), "Red") > _lead(shared(4), "Red")
    assert _lead({**shared(0), "winners": ["Blue"]}, "Red") < _lead(shared(0), "Red")


def test_what_cannot_be_measured_is_said_so(toy_copy: ToyCopy) -> None:
    path = toy_copy.schemas / "outcome.json"
    assert compared(toy_suite(toy_copy.root)) == "winners"
    toy_copy.edit(path, '"uniqueItems": true, "x-bag": true}', '"maxItems": 0}')
    read_schema.cache_clear()
    assert compared(toy_suite(toy_copy.root)) == "scores"
    toy_copy.edit(path, '    "scores": {\n', '    "points": {\n')
    read_schema.cache_clear()
    [told] = impact_command._table(toy_suite(toy_copy.root), [])
    assert told.endswith("cannot be measured, because an outcome has neither winners nor scores")


def test_never_differed_and_not_shown_are_two_things() -> None:
    never = Tally("r", "x", RANDOM, 200, 200, 0, 200, 0, 0, 0, 0)
    hidden = Tally("r", "x", RANDOM, 200, 200, 150, 200, 90, 90, 0, 0)
    deciding = Tally("r", "x", RANDOM, 200, 200, 200, 200, 400, 0, 400, 0)
    assert [verdict(one) for one in (never, hidden, deciding)] == [
        "never differs",
        "not shown by so few deals",
        "decides",
    ]
    assert in_words(never).endswith("the readings never differed")


def test_a_ruling_that_is_not_switchable_is_refused() -> None:
    with pytest.raises(UsageError, match="no switchable ruling has this id"):
        impact(ImpactOptions(game=GAME, ruling=("fox_against_the_poor",), deals=1, data=(TOY,)))


def test_fewer_other_winners_than_in_the_control_are_no_effect() -> None:
    told = in_words(pairs(10, 60, 120))
    assert told.endswith("under the same: no more; 120 deals")
    assert (
        "no effect on who wins that this many deals could show: the winners differ in 7.9 % of pairs" in told
    )


def test_the_control_plays_with_other_luck_where_the_adopted_reading_leaves_one_move() -> None:
    game = "lost_cities_rivals"
    other = (f"{game}.ruling.auction_of_an_empty_display", "allowed")
    [tally] = summed(tallies(Task((), game, RANDOM, deal, (other,))) for deal in range(8))
    assert tally.differed == 8
    assert tally.within > 4
