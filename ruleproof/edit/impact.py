"""How much a ruling matters: in what share of games its readings part, and change who wins."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.engines.traced import Traced
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.input.folders import Data, GameFolders
from ruleproof.input.problems import UsageError, nearest_note
from ruleproof.play.perft import ordered
from ruleproof.play.spreading import in_order, spread
from ruleproof.play.tables import Deal, Move, Opening, fixed, openings

RANDOM, SENSIBLE = "random", "sensible"
PLAYERS = (RANDOM, SENSIBLE)
MOST_STEPS = 3000
"""Steps after which a game is broken off if nothing else is said; it then has no winner."""
_MAY_ACT = 8
"""Of so many moves about one is by a seat that may act and need not."""
_CONSIDERED = 4
"""So many moves the sensible player looks at."""
_SCORE_95 = 1.959964
"""The 97.5th percentile of the standard normal distribution."""


class Task(msgspec.Struct, frozen=True):
    """A deal that a player plays under the adopted readings, and then under each of some others instead."""

    data: tuple[str, ...]
    game: str
    player: str
    deal: int
    others: tuple[tuple[str, str], ...]
    steps: int = MOST_STEPS


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """In how many games of a player another reading of a ruling makes a difference.

    In the `parted` ones, what lies on the table, who acts, what they may do, or the end are not the same; in
    the `changed` ones, who wins. The `unfinished` ones are broken off and have no winners to compare.
    """

    ruling: str
    reading: str
    player: str
    games: int = 0
    parted: int = 0
    changed: int = 0
    unfinished: int = 0

    @property
    def words(self) -> str:
        """Return the shares in words: in how many games the readings part, and another one wins."""
        unfinished = f"; {self.unfinished} broken off" if self.unfinished else ""
        parted = in_words(self.parted, self.games)
        changed = in_words(self.changed, self.games - self.unfinished)
        return f"part in {parted}, another winner in {changed}{unfinished}"


class Impact(msgspec.Struct, frozen=True):
    """What was measured of a game: the tallies of each reading that is not adopted, by player.

    Games were broken off after so many `steps`.
    """

    game: str
    date: str
    suite: str
    steps: int
    tallies: tuple[Tally, ...]

    def of(self, ruling: str) -> list[Tally]:
        """Return the tallies of a ruling."""
        return [tally for tally in self.tallies if tally.ruling == ruling]


class _Step(msgspec.Struct, frozen=True):
    """A turn as it was played: what could be chosen, what was, the state after it, and the rulings that were
    looked up on the way.
    """

    moves: tuple[Move, ...]
    move: Move
    before: dict[str, Any]
    after: dict[str, Any]
    rulings: frozenset[str]


class _Played(msgspec.Struct, frozen=True):
    """A game that was played to its end, or broken off."""

    steps: list[_Step]
    last: dict[str, Any]
    outcome: dict[str, Any]
    rulings: frozenset[str]


class World:
    """The reference under some readings, asked without messages; it notes the rulings that it looks up."""

    def __init__(self, suite: Suite, readings: dict[str, str]) -> None:
        reference = suite.data.load_reference()
        self._engine = Traced(reference.engine(), reference.trace)
        answer = self._engine.configure(suite.game.id, suite.components.values, readings)
        if not answer["accepted"]:
            raise UsageError(f"the reference cannot be configured so: {'; '.join(answer['reasons'])}")
        self.rulings: set[str] = set()

    def new_game(self, seats: Sequence[str], deal: Deal) -> dict[str, Any]:
        return self._dealt(self._engine.new_game, {"seats": list(seats), "options": {}}, deal)

    def apply(self, state: dict[str, Any], move: Move, deal: Deal) -> dict[str, Any]:
        return self._dealt(self._engine.apply, {"state": state, "seat": move[0], "action": move[1]}, deal)

    def legal(self, state: dict[str, Any], seat: str) -> list[dict[str, Any]]:
        answer = self._engine.legal_actions(state, seat)
        self.rulings.update(answer.get("x_rulings", ()))
        actions: list[dict[str, Any]] = answer["actions"]
        return actions

    def outcome(self, state: dict[str, Any]) -> dict[str, Any]:
        answer = self._engine.outcome(state)
        self.rulings.update(answer.get("x_rulings", ()))
        outcome: dict[str, Any] = answer["outcome"]
        return outcome

    def _dealt(self, ask: Callable[..., Any], params: dict[str, Any], deal: Deal) -> dict[str, Any]:
        chance: list[dict[str, Any]] = []
        while True:
            try:
                answer = ask(**params, chance=chance)
            except Exception as error:
                if getattr(error, "code", None) != NEEDS_CHANCE:
                    raise
                chance.append(deal(error.data["needs"]))  # type: ignore[attr-defined]
                continue
            self.rulings.update(answer.get("x_rulings", ()))
            state: dict[str, Any] = answer["state"]
            return state


class Luck:
    """The chance of one step of a deal.

    It depends on the deal, on the step, and on how often it is asked for, so that games which have parted
    little are dealt alike.
    """

    def __init__(self, deal: int, step: int) -> None:
        self._name = f"{deal}/{step}"
        self._asked = 0

    def __call__(self, needs: dict[str, Any]) -> dict[str, Any]:
        self._asked += 1
        name = f"{self._name}/{self._asked}"
        if "roll" in needs:
            dice = Random(name)
            roll = needs["roll"]
            return {"roll": [dice.randint(1, roll.get("sides", 6)) for _ in range(roll["dice"])]}
        seen: dict[Any, int] = {}
        keyed = []
        for thing in needs["shuffle"]:
            seen[thing] = seen.get(thing, 0) + 1
            text = f"{name}/{thing}/{seen[thing]}"
            keyed.append((hashlib.blake2b(text.encode(), digest_size=8).digest(), thing))
        return {"shuffle": [thing for _, thing in sorted(keyed, key=lambda one: one[0])]}


def tallies(task: Task) -> list[Tally]:
    """Return what one deal comes to under each of the other readings, in the order of the task."""
    suite = _suite(task.data, task.game)
    begins = [one for one in openings(suite) if not one.state]
    seated = begins[task.deal % len(begins)]
    base = _play(_world(task.data, task.game, "", ""), seated, task)
    finished = base.outcome.get("over") is True
    deal_tallies = []
    for ruling, reading in task.others:
        other = _replay(_world(task.data, task.game, ruling, reading), base, ruling, seated, task)
        both = finished and (other is None or other.get("over") is True)
        changed = both and other is not None and _winners(base.outcome) != _winners(other)
        deal_tallies.append(
            Tally(ruling, reading, task.player, 1, int(other is not None), int(changed), int(not both))
        )
    return deal_tallies


def measured(
    suite: Suite,
    data: Sequence[Path],
    games: int,
    rulings: Sequence[str] = (),
    *,
    steps: int = MOST_STEPS,
    jobs: int = 1,
    dask: str = "",
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> list[Tally]:
    """Return the tallies of every other reading of some rulings (all switchable ones, if none is named), from
    so many deals by each player, the weightiest first.

    The numbers of seats take turns from deal to deal.
    """
    others = tuple(
        (ruling.id, reading)
        for ruling in suite.game.rulings.values()
        for reading in ruling.readings
        if ruling.switchable and reading != ruling.adopted and (not rulings or ruling.id in rulings)
    )
    folders = tuple(str(folder.resolve()) for folder in data)
    tasks = [
        Task(folders, suite.game.id, player, deal, others, steps)
        for deal in range(games)
        for player in PLAYERS
    ]
    total = {
        (ruling, reading, player): Tally(ruling, reading, player)
        for ruling, reading in others
        for player in PLAYERS
    }
    for deal_tallies in in_order(spread(tallies, tasks, jobs=jobs, dask=dask, progress=progress)):
        for one in deal_tallies:
            key = one.ruling, one.reading, one.player
            total[key] = _sum(total[key], one)
    return ranked(list(total.values()))


def ranked(unranked: Sequence[Tally]) -> list[Tally]:
    """Return tallies with those of a reading together, the readings that change most winners first."""

    def weight(reading: tuple[str, str]) -> tuple[float, float]:
        own = [one for one in unranked if (one.ruling, one.reading) == reading]
        return (
            max(one.changed / max(one.games - one.unfinished, 1) for one in own),
            max(one.parted / max(one.games, 1) for one in own),
        )

    readings = sorted(dict.fromkeys((one.ruling, one.reading) for one in unranked), key=weight, reverse=True)
    return [one for reading in readings for one in unranked if (one.ruling, one.reading) == reading]


def wilson(hits: int, of: int) -> tuple[float, float]:
    """Return the bounds of the Wilson score interval for a share, at a confidence of 95 %; 0 and 1 of none.

    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209–212.
    """
    if not of:
        return 0.0, 1.0
    z, share = _SCORE_95, hits / of
    middle = share + z * z / (2 * of)
    spread_out = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    whole = 1 + z * z / of
    return max(0.0, (middle - spread_out) / whole), min(1.0, (middle + spread_out) / whole)


def in_words(hits: int, of: int) -> str:
    """Return a share in per cent with its interval: `5.0 % (1.4 to 16.5)`; `no game` of none."""
    if not of:
        return "no game"
    low, high = wilson(hits, of)
    return f"{100 * hits / of:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def kept(folders: GameFolders) -> Impact | None:
    """Return what is kept in the repository on the impact of a game's rulings, if anything is."""
    if not folders.impact.is_file():
        return None
    return msgspec.json.decode(folders.impact.read_bytes(), type=Impact)


def require_switchable(suite: Suite, name: str) -> str:
    """Return the id of a switchable ruling that is named by its id or the last words of it.

    Raises:
        UsageError: there is none.
    """
    known = suite.game.adopted()
    ruling = name if name in known else f"{suite.game.id}.ruling.{name}"
    if ruling not in known:
        message = f"--ruling {name}: no switchable ruling has this id"
        raise UsageError("\n    ".join([message, *nearest_note(ruling, known)]))
    return ruling


def _play(world: World, seated: Opening, task: Task) -> _Played:
    world.rulings = set()
    state = world.new_game(seated.seats, Luck(task.deal, 0))
    return _to_the_end(world, state, 0, task, frozenset(world.rulings))


def _replay(world: World, base: _Played, ruling: str, seated: Opening, task: Task) -> dict[str, Any] | None:
    """Return the outcome under another reading of a ruling, or None where the game goes the same way.

    Where the ruling is not looked up, the reading makes no difference; so only the other steps are played
    again, up to the first that is another one. From there the game goes on to its end, unless the base was
    broken off, with which no winners can be compared.
    """
    name = ruling.rpartition(".")[2]
    finished = base.outcome.get("over") is True

    def ended(state: dict[str, Any], number: int) -> dict[str, Any]:
        return _to_the_end(world, state, number, task).outcome if finished else base.outcome

    if name in base.rulings:
        state = world.new_game(seated.seats, Luck(task.deal, 0))
        if state != (base.steps[0].before if base.steps else base.last):
            return ended(state, 0)
    for number, step in enumerate(base.steps):
        if name not in step.rulings:
            continue
        again = _step(world, step.before, task, number + 1)
        if again is None:
            return world.outcome(step.before)
        if (again.moves, again.move, again.after) != (step.moves, step.move, step.after):
            return ended(again.after, number + 1)
    outcome = world.outcome(base.last)
    return None if outcome == base.outcome else outcome


def _to_the_end(
    world: World, state: dict[str, Any], number: int, task: Task, rulings: frozenset[str] = frozenset()
) -> _Played:
    """Return the rest of a game, of which so many steps have been played."""
    steps: list[_Step] = []
    while number < task.steps and (step := _step(world, state, task, number + 1)) is not None:
        steps.append(step)
        state = step.after
        number += 1
    return _Played(steps, state, world.outcome(state), rulings)


def _step(world: World, state: dict[str, Any], task: Task, number: int) -> _Step | None:
    """Return the next step of a game, or None at its end."""
    world.rulings = set()
    dice = Random(f"{task.deal}/{number}/{task.player}")
    own, free = (
        ordered([(seat, action) for seat in state[who] for action in world.legal(state, seat)])
        for who in ("to_act", "may_act")
    )
    if not own and not free:
        return None
    pool = free if free and (not own or dice.randrange(_MAY_ACT) == 0) else own
    if task.player == RANDOM:
        move = pool[int(dice.random() * len(pool))]
    else:
        move = _sensible(world, state, pool, dice)
    after = world.apply(state, move, Luck(task.deal, number))
    return _Step((*own, *free), move, state, after, frozenset(world.rulings))


def _sensible(world: World, state: dict[str, Any], pool: Sequence[Move], dice: Random) -> Move:
    """Return, of a few moves, the one after which the score of its seat stands best against the others'.

    Between equals it takes one whose action says more than its type, which passing does not. The chance that
    a move needs is not foreseen: it is taken to come as `fixed`.
    """
    few = dice.sample(pool, min(_CONSIDERED, len(pool)))
    if len(few) == 1:
        return few[0]

    def worth(move: Move) -> tuple[int, bool]:
        return _lead(world.outcome(world.apply(state, move, fixed)), move[0]), len(move[1]) > 1

    return max(few, key=worth)


def _lead(outcome: dict[str, Any], seat: str) -> int:
    """Return by how much the score of a seat is above the best of the others; a win is above everything."""
    if outcome.get("over"):
        return 10_000 if seat in outcome["winners"] else -10_000
    scores = outcome.get("scores")
    if not isinstance(scores, dict) or seat not in scores:
        return 0
    others = [_total(score) for other, score in scores.items() if other != seat]
    return _total(scores[seat]) - max(others, default=0)


def _total(score: Any) -> int:
    if isinstance(score, dict):
        total = score.get("total", sum(part for part in score.values() if type(part) is int))
        return total if type(total) is int else 0
    return score if type(score) is int else 0


def _winners(outcome: dict[str, Any]) -> list[str]:
    return sorted(outcome.get("winners", ()))


def _sum(one: Tally, other: Tally) -> Tally:
    return Tally(
        one.ruling,
        one.reading,
        one.player,
        one.games + other.games,
        one.parted + other.parted,
        one.changed + other.changed,
        one.unfinished + other.unfinished,
    )


@lru_cache(maxsize=2)
def _suite(data: tuple[str, ...], game: str) -> Suite:
    whole = Data.of([Path(folder) for folder in data])
    return Suite.open(whole, whole.game(game))


@lru_cache(maxsize=128)
def _world(data: tuple[str, ...], game: str, ruling: str, reading: str) -> World:
    suite = _suite(data, game)
    readings = suite.game.adopted()
    return World(suite, {**readings, ruling: reading} if ruling else readings)
