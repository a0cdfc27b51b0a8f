"""Measures how much a ruling matters: plays each deal under the adopted reading and under another reading.

Each deal is played under the adopted readings. Wherever a ruling is looked up, the same step is tried under
another reading of it. The readings *differ* at the first place where the legal actions, the move, the state
after it or the end of the game are not the same. From there four games are played to their ends: one under
each reading with the luck of the deal, and one under each reading with different luck.

Games that differ at any point often have different winners, whatever the ruling. So pairs of games under
different readings are compared with a control: pairs of games under the same reading. The two games of a pair
always have different luck, and each deal gives two pairs of either kind. If a ruling does not change how
likely each player is to win from there, both kinds of pair have different winners equally often; any excess
is due to the ruling.

No luck is drawn from a sequence of random numbers. The luck of an action is a hash of the seed, the seat, how
often the seat was offered this type of action, and the action. The luck of a shuffle or roll is a hash of the
seed, the number of shuffles or rolls before it, and the thing or the die. So an additional legal action, or
an additional question of another type, changes no other luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.cases.suite import Suite, numbers_of_seats
from ruleproof.engines.chance import Chance, Deal, with_chance
from ruleproof.engines.wire import NEEDS_CHANCE
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError
from ruleproof.rules.canonical import layers_of

RANDOM, SENSIBLE = "random", "sensible"
PLAYERS = (RANDOM, SENSIBLE)
MOST_STEPS = 3000
"""Number of steps after which a game is stopped; it then has no winner."""
_MAY_ACT = 8
"""A seat that may act but need not makes about one move in this many."""
_CONSIDERED = 4
"""Maximum number of moves that the sensible player considers."""


class Task(msgspec.Struct, frozen=True):
    """A deal for one player to play, with the other readings (ruling, reading) under which it is also
    tried.
    """

    data: tuple[str, ...]
    game: str
    player: str
    deal: int
    others: tuple[tuple[str, str], ...]


class Tally(msgspec.Struct, frozen=True, array_like=True):
    """Counts for the deals of a player under another reading of a ruling.

    Of the `deals`, `asked` counts those in which the ruling was looked up, and `differed` those in which the
    readings differed. `ended` counts the deals in which all games came to an end. In these, `between` counts
    the pairs of games under different readings that have different winners (or, in a game without winners,
    different scores), at most two a deal, and `within`
    counts the pairs under the same reading. If a deal adds more to `between` than to `within`, `more` counts
    the excess; if it adds fewer, `fewer` counts what is missing.
    """

    ruling: str
    reading: str
    player: str
    deals: int
    asked: int
    differed: int
    ended: int
    between: int
    within: int
    more: int
    fewer: int

    def __add__(self, more: Tally) -> Tally:
        left, right = msgspec.structs.astuple(self), msgspec.structs.astuple(more)
        return Tally(*left[:3], *(one + two for one, two in zip(left[3:], right[3:], strict=True)))


class Step(msgspec.Struct):
    """A move as played.

    `moves` are the legal moves, `move` is the one chosen, and `after` the resulting state. `asked` are the
    rulings looked up for the legal actions and the move; `heard` also includes those looked up while the
    player chose. `luck` is the luck of the next step.
    """

    moves: frozenset[tuple[str, bytes]]
    move: tuple[str, bytes]
    after: bytes
    asked: set[str]
    heard: set[str]
    luck: Luck

    def differs(self, other: Step | None) -> bool:
        """Tell whether other readings lead to a different step here, or to none."""
        return other is None or (self.moves, self.move, self.after) != (other.moves, other.move, other.after)


class Luck:
    """The luck of a deal: how often each type of action was offered, and how often each kind of chance was
    needed.
    """

    def __init__(self, seed: str, used: Counter[Any] | None = None) -> None:
        self.seed, self.used = seed, Counter(used or ())

    def of(self, *parts: Any) -> bytes:
        """Return eight bytes that depend only on the seed and the parts."""
        return blake2b(repr((self.seed, *parts)).encode(), digest_size=8).digest()

    def deal(self, needs: Mapping[str, Any]) -> dict[str, Any]:
        """Return an outcome for the chance that is needed: `{"shuffle": […]}` or `{"roll": {…}}`."""
        [kind] = needs
        self.used[kind] += 1
        number = self.used[kind]
        if kind == "shuffle":
            seen: Counter[Any] = Counter()
            keyed = []
            for thing in needs["shuffle"]:
                seen[thing] += 1
                keyed.append((self.of("shuffle", number, thing, seen[thing]), thing))
            return {"shuffle": [thing for _, thing in sorted(keyed, key=lambda one: one[0])]}
        dice, sides = needs["roll"]["dice"], needs["roll"].get("sides", 6)
        luck = [int.from_bytes(self.of("roll", number, die)) for die in range(dice)]
        return {"roll": [1 + one % sides for one in luck]}


class _Waiting(msgspec.Struct):
    to_act: list[str]
    may_act: list[str]


_decode_waiting = msgspec.json.Decoder(_Waiting).decode


def fixed(needs: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fixed chance outcome: shuffled things in ascending order, and every die showing 1.

    The outcome depends only on what is needed, not on the order in which an engine names the things.
    """
    if "shuffle" in needs:
        return {"shuffle": sorted(needs["shuffle"], key=jsontext.canonical)}
    return {"roll": [1] * needs["roll"]["dice"]}


class World:
    """The reference under some readings; `rulings` are the rulings that it has looked up since `rulings` was
    last cleared.
    """

    def __init__(self, suite: Suite, readings: dict[str, str], adopted: World | None = None) -> None:
        loaded = suite.data.load_reference()
        self._engine, self._trace = loaded.engine(in_text=True), loaded.trace
        answer = self._engine.configure(suite.game.id, suite.components.values, readings)
        if not answer["accepted"]:
            raise UsageError(f"the reference cannot be configured this way: {'; '.join(answer['reasons'])}")
        self.rulings: set[str] = set()
        self.values: Callable[[bytes, str], int] = (
            adopted.values if adopted is not None else lru_cache(maxsize=4096)(self._value)
        )

    def _value(self, state: bytes, seat: str) -> int:
        answer = self._engine.outcome(msgspec.Raw(state))["outcome"]
        return _lead(msgspec.json.decode(answer), seat)

    def _hear(self, event: Any) -> None:
        if type(event) is self._trace.Consulted:
            self.rulings.add(event.ruling)

    def _ask(self, verb: str, *params: Any) -> Any:
        with self._trace.tracing(self._hear):
            [answer] = getattr(self._engine, verb)(*params).values()
        return answer

    def _dealt(self, deal: Deal, verb: str, *params: Any) -> bytes:
        def ask(chance: Chance) -> Any:
            try:
                return bytes(self._ask(verb, *params, list(chance)))
            except Exception as refusal:
                if getattr(refusal, "code", None) != NEEDS_CHANCE:
                    raise
                return refusal

        state: bytes = with_chance(ask, deal)[1]
        return state

    def start(self, seats: Sequence[str], luck: Luck) -> bytes:
        return self._dealt(luck.deal, "new_game", list(seats), {})

    def apply(self, state: bytes, move: tuple[str, bytes], deal: Deal = fixed) -> bytes:
        return self._dealt(deal, "apply", msgspec.Raw(state), move[0], msgspec.json.decode(move[1]))

    def outcome(self, state: bytes) -> dict[str, Any]:
        answer: dict[str, Any] = msgspec.json.decode(self._ask("outcome", msgspec.Raw(state)))
        return answer

    def would_step(self, state: bytes, luck: Luck, player: str) -> Step | None:
        """Return the next step, or None at the end or if these readings do not accept the position."""
        try:
            return self.step(state, luck, player)
        except Exception as refusal:
            if getattr(refusal, "code", None) is None:
                raise
            return None

    def step(self, state: bytes, luck: Luck, player: str, chance_seed: str = "") -> Step | None:
        """Return the next step of a game, or None at its end; the chance in the step may have a separate
        seed.
        """
        self.rulings = set()
        waiting = _decode_waiting(state)
        own, free = (list(self._moves(state, seats)) for seats in (waiting.to_act, waiting.may_act))
        if not own and not free:
            return None
        after = Luck(luck.seed, luck.used)
        keyed = []
        after.used.update({(seat, kind) for seat, kind, _ in (*own, *free)})
        after.used["free"] += bool(free)
        takes = free and (not own or luck.of("free", after.used["free"])[0] < 256 // _MAY_ACT)
        for seat, kind, action in free if takes else own:
            keyed.append((luck.of(seat, after.used[seat, kind], action), (seat, action)))
        best = [move for _, move in sorted(keyed, reverse=True)[:_CONSIDERED]]
        asked = set(self.rulings)
        move = best[0] if player == RANDOM else self._sensible(state, best)
        heard, self.rulings = self.rulings, set()
        chance = Luck(chance_seed or luck.seed, after.used)
        state = self.apply(state, move, chance.deal)
        after.used = chance.used
        moves = frozenset((seat, action) for seat, _, action in (*own, *free))
        return Step(moves, move, state, asked | self.rulings, heard | self.rulings, after)

    def _moves(self, state: bytes, seats: Sequence[str]) -> Iterator[tuple[str, str, bytes]]:
        for seat in seats:
            for action in msgspec.json.decode(self._ask("legal_actions", msgspec.Raw(state), seat)):
                yield seat, str(action.get("type")), jsontext.canonical(action)

    def _sensible(self, state: bytes, moves: Sequence[tuple[str, bytes]]) -> tuple[str, bytes]:
        """Return the move, among a few, after which the seat's score compares best with the other scores.

        If several are equal, the luckiest of them wins, but an action with members besides its type is
        preferred to one without them (such as a pass). The player does not foresee chance, but assumes that
        it comes as `fixed`. It judges positions by the adopted readings in every game, so that a reading
        changes the rules of the game but not the player.
        """
        if len(moves) == 1:
            return moves[0]

        def worth(move: tuple[str, bytes]) -> tuple[int, bool]:
            return self.values(self.apply(state, move), move[0]), b"," in move[1]

        return max(moves, key=worth)


def _lead(outcome: dict[str, Any], seat: str) -> int:
    """Return by how much a seat's score exceeds the best other score; a win counts more than any score.

    Of equal leads, the one with the higher score is better: in a game without winners, all seats may share
    one score, and its end is neither won nor lost.
    """
    if outcome.get("over") and outcome["winners"]:
        return 10_000_000 if seat in outcome["winners"] else -10_000_000
    scores = outcome.get("scores")
    if not isinstance(scores, dict) or seat not in scores:
        return 0
    others = [_total(score) for other, score in scores.items() if other != seat]
    own = _total(scores[seat])
    return 1000 * (own - max(others, default=0)) + own


def result_of(outcome: dict[str, Any]) -> list[Any]:
    """Return what is compared between the ends of games: who has won or, if nobody has, the scores."""
    scores = outcome.get("scores")
    if outcome["winners"] or not isinstance(scores, dict):
        return sorted(outcome["winners"])
    return sorted((seat, _total(score)) for seat, score in scores.items())


def compared(suite: Suite) -> str:
    """Return what is compared between the ends of games: `winners`, `scores`, or '' if a game has neither."""
    layers = list(layers_of(suite.schemas, suite.schemas.schema("outcome")))
    members = {name: child for layer in layers for name, child in layer.get("properties", {}).items()}
    if members["winners"].get("maxItems") != 0:
        return "winners"
    return "scores" if "scores" in members else ""


def _total(score: Any) -> int:
    if isinstance(score, dict):
        score = score.get("total", sum(part for part in score.values() if type(part) is int))
    return score if type(score) is int else 0


class _Game(msgspec.Struct):
    """A game under the adopted readings: where it begins, its steps, and how it ended.

    `opening`, `closing` and `asked` are the rulings looked up at the beginning, at the end, and anywhere.
    """

    begins: bytes
    luck: Luck
    steps: list[Step]
    opening: set[str]
    closing: set[str]
    asked: set[str]
    last: dict[str, Any]


def _play(world: World, state: bytes, luck: Luck, player: str) -> tuple[list[Step], bytes]:
    steps: list[Step] = []
    while len(steps) < MOST_STEPS and (step := world.step(state, luck, player)) is not None:
        steps.append(step)
        state, luck = step.after, step.luck
    return steps, state


def _whole(world: World, seats: Sequence[str], task: Task) -> _Game:
    world.rulings = set()
    luck = Luck(f"{task.deal}/{task.player}")
    state = world.start(seats, luck)
    opening = world.rulings
    steps, last = _play(world, state, luck, task.player)
    world.rulings = set()
    outcome = world.outcome(last)
    asked = opening.union(world.rulings, *(step.asked for step in steps))
    return _Game(state, luck, steps, opening, world.rulings, asked, outcome)


def tallies(task: Task) -> list[Tally]:
    """Return the result of one deal under each of the other readings, in the order of the task."""
    suite = _suite(task.data, task.game)
    numbers = numbers_of_seats(suite)
    seats = suite.game.seats[: numbers[task.deal % len(numbers)]]
    adopted = _world(task.data, task.game, "", "")
    game = _whole(adopted, seats, task)
    return [
        _Follow(game, task, seats, adopted, _world(task.data, task.game, *one), *one).tally()
        for one in task.others
    ]


@dataclass(frozen=True)
class _Follow:
    """Follows a game under another reading of a ruling."""

    game: _Game
    task: Task
    seats: Sequence[str]
    adopted: World
    world: World
    ruling: str
    reading: str

    @property
    def word(self) -> str:
        return self.ruling.rpartition(".")[2]

    def tally(self) -> Tally:
        ends = self._ends()
        asked = self.word in self.game.asked
        ended = all(one["over"] for one in (self.game.last, *(ends or ())))
        between = within = 0
        if ends is not None and ended:
            first, other, again, other_again = map(result_of, (self.game.last, *ends))
            between = (first != other_again) + (again != other)
            within = (first != again) + (other != other_again)
        more, fewer = max(between - within, 0), max(within - between, 0)
        counts = (1, int(asked), int(ends is not None), int(ended), between, within, more, fewer)
        return Tally(self.ruling, self.reading, self.task.player, *counts)

    def _ends(self) -> Sequence[dict[str, Any]] | None:
        """Return the outcomes of three games that branch off where the readings first differ; None if they
        never do.

        These are a game under the other reading and, with different luck, one under the adopted reading and
        one under the other.
        """
        game, worlds = self.game, (self.adopted, self.world)
        if self.word in game.opening:
            luck = Luck(game.luck.seed)
            if (state := self.world.start(self.seats, luck)) != game.begins:
                return self._end(self.world, state, luck), *map(self._other_deal, worlds)
        state, luck = game.begins, game.luck
        for step in game.steps:
            if self.word in step.heard:
                other = self.world.would_step(state, luck, self.task.player)
                if step.differs(other):
                    return self._forked(state, luck, step, other)
            state, luck = step.after, step.luck
        if self.word in game.closing and (last := self.world.outcome(state)) != game.last:
            return last, game.last, last
        return None

    def _other_deal(self, world: World) -> dict[str, Any]:
        luck = Luck(f"{self.game.luck.seed}/again")
        return self._end(world, world.start(self.seats, luck), luck)

    def _forked(self, state: bytes, luck: Luck, step: Step, other: Step | None) -> Sequence[dict[str, Any]]:
        """Return the outcomes of the games that branch off at a step.

        If only the result of the move differs, the same move is made with different luck.
        """
        again = Luck(f"{luck.seed}/again", luck.used)
        if other is None:
            over = self.world.outcome(state)
            return over, self._end(self.adopted, state, again), over
        ends = [self._end(self.world, other.after, other.luck)]
        same = (step.moves, step.move) == (other.moves, other.move)
        for world in (self.adopted, self.world):
            first = world.step(state, luck if same else again, self.task.player, again.seed)
            assert first is not None
            ends.append(self._end(world, first.after, Luck(again.seed, first.luck.used)))
        return ends

    def _end(self, world: World, state: bytes, luck: Luck) -> dict[str, Any]:
        return world.outcome(_play(world, state, luck, self.task.player)[1])


@lru_cache(maxsize=2)
def _suite(data: tuple[str, ...], game: str) -> Suite:
    whole = Data.open([Path(folder) for folder in data])
    return Suite.open(whole, whole.game(game))


@lru_cache(maxsize=256)
def _world(data: tuple[str, ...], game: str, ruling: str, reading: str) -> World:
    suite = _suite(data, game)
    readings = suite.game.adopted()
    if not ruling:
        return World(suite, readings)
    return World(suite, {**readings, ruling: reading}, _world(data, game, "", ""))
