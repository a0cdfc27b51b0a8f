"""Plays games of one kind after the other, and finds where an engine differs from the reference."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.connect import Connector
from ruleproof.engines.oracle import Oracle
from ruleproof.engines.recorder import Recorder
from ruleproof.engines.recording import Legal, Step
from ruleproof.engines.session import GameOffer, Session
from ruleproof.engines.stdio import StartError
from ruleproof.engines.wire import ILLEGAL_ACTION
from ruleproof.input import jsontext
from ruleproof.judging.verdicts import Difference
from ruleproof.language.operations import Play
from ruleproof.play.findings import Finding, Namer, messages_of, positions_of
from ruleproof.play.illegal_plays import Vocabulary
from ruleproof.play.lockstep import CannotLoad, Lockstep, NotAccepted, NotCovered, ReferenceFailed
from ruleproof.play.perturb import Jolts
from ruleproof.play.shorten import Shortener
from ruleproof.play.starts import NEW, Beginning, Starts
from ruleproof.play.steering import (
    Coverage,
    Position,
    Reached,
    by_novelty,
    count,
    decision_of,
    points_of,
    sensibly,
)

_JOLTED = ", jolted"
"""How the names of jolted positions end, and of those that come of them."""
_REFUSED_LOADS = 5
"""After so many positions that an engine does not take up, and none that it does, it is given none."""
_MOST_SEEDS = 12
"""So often a position is jolted before the game begins without."""
_LONG, _SHORT = 1500, 40
"""So many plays a game has at the most that is played to its end, and about so many another."""
_SLIPS = 4
"""So many slips are asked about at a time."""
_MAY_ACT = 0.15
"""How likely an action is taken by a seat that may act and need not."""
_MOST_CHOICES = 12
"""So many actions are tried for one that a partial engine covers with all that comes of it."""
_LEARNING = 8
"""From every so manieth position the values are remembered that positions are jolted to."""
_LOOK, _PROBE, _JOLT_LATER = 0.05, 0.3, 0.02
"""How likely, after a play, the engine is asked about the reference's own state, slips are tried, and the
position is jolted.
"""


class Tally(msgspec.Struct):
    """What was played: `refused` counts jolted positions that the reference did not accept."""

    games: int = 0
    ended: int = 0
    actions: int = 0
    slips: int = 0
    starts: dict[str, int] = {}
    refused: int = 0
    notes: list[str] = []
    reached: Reached = msgspec.field(default_factory=Reached)

    def add(self, other: Tally) -> None:
        """Add what another played."""
        self.games += other.games
        self.ended += other.ended
        self.actions += other.actions
        self.slips += other.slips
        count(self.starts, other.starts)
        self.refused += other.refused
        self.notes += [note for note in other.notes if note not in self.notes]
        self.reached.add(other.reached)


class Explorer:
    """Plays games of one game. The same seed gives the same games, if the engine answers the same.

    `against` starts another engine that takes the reference's part. `loads` tells whether the engine takes up
    positions, as far as is known, and `given_up` whether it can no longer be started.
    """

    def __init__(
        self,
        suite: Suite,
        readings: Mapping[str, str],
        offer: GameOffer,
        connect: Connector,
        *,
        seed: int = 0,
        timeout: float = 10.0,
        against: Connector | None = None,
        starts: Starts | None = None,
    ) -> None:
        self.suite = suite
        self.readings = readings
        self.seed = seed
        judge = Oracle(suite).session
        other = Session(against, timeout, suite.common) if against is not None else judge
        self.session = Session(connect, timeout, suite.common)
        self._own = Recorder(judge, reference=True)
        standard = Recorder(other, reference=against is None)
        engine = Recorder(self.session, offer.verbs, covers=offer.covers)
        self.lockstep = Lockstep(suite, readings, standard, engine, offer.covers)
        self._scout = Recorder(other, (), reference=against is None)
        self._scorer = Recorder(other, ("outcome",), reference=against is None)
        self.namer = Namer(suite, readings, offer)
        self.coverage = Coverage()
        self.tally = Tally(reached=self.coverage.reached)
        self.starts = starts or Starts(suite)
        self._jolts = Jolts(suite)
        self._vocabulary = Vocabulary(suite.schemas.accepts("action"))
        self._known: dict[str, tuple[str, ...]] = {}
        self._findings: dict[tuple[str, ...], Finding] = {}
        self._loads = 0
        self._refused_loads = 0
        self._origin = ""
        self.given_up = False
        if "apply" not in offer.verbs or "new_game" not in offer.verbs:
            self.tally.notes.append("the engine has no new_game or no apply: it is asked about starts alone")
        self._applies = "apply" in offer.verbs
        self._offer = offer
        self._covers = offer.covers
        if not offer.covers.is_whole:
            self.tally.notes.append(f"played and compared is what the engine covers: {offer.covers.words()}")
        for beginning in self.starts.positions:
            if beginning.start.state:
                self._jolts.learn(jsontext.decode(beginning.start.state))

    @property
    def loads(self) -> bool:
        return self._loads > 0 or self._refused_loads < _REFUSED_LOADS

    @property
    def findings(self) -> list[Finding]:
        """Return what was found, each fault once, in the order in which it was."""
        return list(self._findings.values())

    def close(self) -> None:
        """End the engine."""
        self.session.bye()
        self.tally.notes += [note for note in self.session.notes if note not in self.tally.notes]

    def game(self, number: int) -> Iterator[Difference]:
        """Play the game of a number, and yield each difference in it."""
        dice = random.Random(f"{self.seed} {number}")
        self.tally.games += 1
        self.coverage.begin()
        self._number = number
        try:
            difference, plays = self._begin(dice)
            if difference is not None:
                yield difference
            begun = self.lockstep.expected[-1].refusal is None
            if begun and (difference is None or self.lockstep.rejoin(loads=self.loads)):
                yield from self._play(plays, dice)
        except ReferenceFailed as failed:
            self._note(f"the reference fails {failed} (game {number}, {self._origin})")
        except (CannotLoad, NotAccepted):
            return
        except NotCovered as left_out:
            self._note(f"not played: {left_out}")
        except StartError as error:
            if self.tally.actions == 0 and not self._findings:
                raise
            self.given_up = True
            self._note(f"given up after {self.tally.games} games: {error}")

    def _note(self, note: str) -> None:
        if len(self.tally.notes) < 10 and note not in self.tally.notes:
            self.tally.notes.append(note)

    def _begin(self, dice: random.Random) -> tuple[Difference | None, int]:
        """Begin a game somewhere; return how its start differs, and how many plays it has at most."""
        short = dice.randint(4, 2 * _SHORT)
        way = dice.random()
        if way < 0.03:
            return self._started(self.starts.wrong_game(dice), dice), 0
        if not self.loads or way < 0.2:
            difference = self._started(self.starts.new_game(dice), dice)
            return difference, _LONG if dice.random() < 0.5 or not self.loads else short
        beginning = self._somewhere(dice)
        if dice.random() < 0.65:
            beginning = self._jolted(beginning, dice)
        return self._started(beginning, dice), short

    def _started(self, beginning: Beginning, dice: random.Random) -> Difference | None:
        self._origin = beginning.name
        sets = self.suite.game.component_sets
        made = sets[beginning.components] if beginning.components else self.suite.components
        if other_set := self._offer.other_than(made):
            raise NotCovered(other_set)
        loads = bool(beginning.start.state)
        try:
            left_open = dice if not beginning.start.state and not beginning.start.chance else None
            difference = self.lockstep.begin(beginning.start, beginning.components, left_open)
        except CannotLoad as refusal:
            if loads:
                self._refused_loads += 1
                if not self.loads:
                    self._note(f"only new games are played: the engine takes up no position ({refusal})")
            else:
                self._note(f"the engine does not play {self._origin}: {refusal}")
            raise
        self._loads += loads
        count(self.tally.starts, [sort_of(self._origin)])
        self._seen(self.lockstep.expected[-1], b"")
        return difference

    def _somewhere(self, dice: random.Random) -> Beginning:
        """Return a named position, that of a scenario, or one where something new was reached."""
        kept = self.coverage.positions
        if kept and dice.random() < 0.4:
            one = dice.choice(kept)
            state = jsontext.decode(one.state)
            start = Start(tuple(state["table"]["seats"]), one.state)
            name = f"a position reached in play{_JOLTED if one.jolted else ''}"
            return Beginning(start, name, one.components)
        positions = [one for one in self.starts.positions if one.start.state or one.start.chance]
        return dice.choice(positions) if positions else self.starts.new_game(dice)

    def _jolted(self, beginning: Beginning, dice: random.Random) -> Beginning:
        """Return a beginning with its position jolted, or as it is where the reference accepts no such."""
        if not beginning.start.state:
            return beginning
        validator = self.suite.validator.under(beginning.components)
        whole = jsontext.decode(beginning.start.state)
        for _ in range(_MOST_SEEDS):
            state = self._jolts.jolted(whole, validator, dice)
            fitting = self._fitting(state, beginning.components) if state is not None else None
            if fitting is not None:
                start = Start(beginning.start.seats, fitting)
                name = f"{beginning.name.removesuffix(_JOLTED)}{_JOLTED}"
                return Beginning(start, name, beginning.components)
            self.tally.refused += state is not None
        return beginning

    def _fitting(self, state: dict[str, Any], components: str) -> bytes | None:
        """Return a state if the reference takes it up and just those can act that it names, with the seats
        mended that may act.
        """
        text = jsontext.encode(state)
        for _ in range(2):
            can = self._who_can(text, state, components)
            if can is None:
                return None
            acting = set(state["to_act"])
            if can == acting | set(state["may_act"]):
                return text
            if not acting <= can or not acting:
                return None
            state = {**state, "may_act": [seat for seat in state["table"]["seats"] if seat in can - acting]}
            text = jsontext.encode(state)
            if not self.suite.schemas.accepts("state")(state):
                return None
        return None

    def _who_can(self, text: bytes, state: dict[str, Any], components: str) -> set[str] | None:
        """Return the seats to which the reference gives actions, or None where it refuses the state."""
        seats = tuple(state["table"]["seats"])
        story = Story(self.suite.game.id, "", Start(seats, text), components=components)
        step = self._own.start(story, self.suite.validator.under(components).components, self.readings)
        if step.failure is not None:
            return None
        can = {seat for seat, actions in step.answers.legal.items() if actions != b"[]"}
        return can if state["settled"] else can | set(state["may_act"])

    def _play(self, most: int, dice: random.Random) -> Iterator[Difference]:
        """Play on from where a game stands; yield each difference."""
        style = dice.random()
        lockstep = self.lockstep
        for _ in range(most if self._applies else 0):
            state = jsontext.decode(lockstep.expected[-1].state)
            legal = self._legal(state)
            if not legal:
                self.tally.ended += not state["to_act"]
                difference = self._probe_after_the_end()
                if difference is not None:
                    yield difference
                return
            if dice.random() < _PROBE:
                difference = self._probe(legal, state, dice)
                if difference is not None:
                    yield difference
                    return
            chosen = self._chosen(state, legal, style, dice)
            if chosen is None:
                return
            play, step = chosen
            before = lockstep.expected[-1].state
            difference = lockstep.play(play, step)
            self.tally.actions += 1
            if difference is not None:
                yield difference
                if not lockstep.rejoin(loads=self.loads):
                    return
            self._seen(step, before)
            if self.loads and dice.random() < _LOOK:
                difference = lockstep.look()
                if difference is not None:
                    yield difference
                    return
            if self.loads and dice.random() < _JOLT_LATER:
                difference = self._jolt_here(dice)
                if difference is not None:
                    yield difference
                    return

    def _chosen(
        self,
        state: Mapping[str, Any],
        legal: Mapping[str, list[dict[str, Any]]],
        style: float,
        dice: random.Random,
    ) -> tuple[Play, Step] | None:
        """Return what is played, with the reference's step of it; None if nothing covered is found."""
        for _ in range(_MOST_CHOICES):
            seat, action = self._choice(state, legal, style, dice)
            self.coverage.took(decision_of(state), action)
            play, step = self.lockstep.choose(seat, action, dice)
            left_out = self.lockstep.left_out(step, play)
            if not left_out:
                return play, step
            self._note(f"not played: {left_out}")
            others = {one: [other for other in legal[one] if other != action] for one in legal}
            legal = {one: actions for one, actions in others.items() if actions}
            if not legal:
                return None
        return None

    def _jolt_here(self, dice: random.Random) -> Difference | None:
        """Jolt the position in which the game stands and go on from there; return how the answers differ."""
        story, step = self.lockstep.story, self.lockstep.expected[-1]
        start = Start(story.start.seats, step.state)
        name = f"a position reached in play{_JOLTED if self._origin.endswith(_JOLTED) else ''}"
        here = Beginning(start, name, story.components)
        jolted = self._jolted(here, dice)
        if jolted is here:
            self.lockstep.stand()
            return None
        return self._started(jolted, dice)

    def _seen(self, step: Step, before: bytes) -> None:
        """Learn from a step of the reference."""
        if step.refusal is not None:
            self.coverage.refused([step.refusal])
            return
        state = jsontext.decode(step.state)
        components, jolted = self.lockstep.story.components, self._origin.endswith(_JOLTED)
        position = Position(before, components, jolted) if before else None
        self.coverage.step(state, step, position)
        if self.tally.actions % _LEARNING == 0:
            self._jolts.learn(state)

    def _legal(self, state: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
        texts = self.lockstep.expected[-1].answers.legal
        seats = [*state["to_act"], *state["may_act"]]
        listed = {seat: jsontext.decode(texts[seat]) for seat in seats if texts.get(seat, b"[]") != b"[]"}
        covered = {seat: self._covers.of("legal_actions", actions) for seat, actions in listed.items()}
        legal = {seat: actions for seat, actions in covered.items() if actions}
        for actions in legal.values():
            self._vocabulary.add(actions if len(actions) <= 30 else actions[:: len(actions) // 30])
        return legal

    def _choice(
        self,
        state: Mapping[str, Any],
        legal: Mapping[str, Sequence[dict[str, Any]]],
        style: float,
        dice: random.Random,
    ) -> Legal:
        """Return what is played: as chance has it, what was taken or reached seldom, or what is sensible."""
        must = [seat for seat in legal if seat in state["to_act"]]
        may = [seat for seat in legal if seat not in must]
        seats = may if may and (not must or dice.random() < _MAY_ACT) else must
        seat = dice.choice(seats)
        choices: list[Legal] = [(seat, action) for action in legal[seat]]
        if len(choices) == 1:
            return choices[0]
        way = style if dice.random() < 0.7 else dice.random()
        if way < 0.25:
            return dice.choice(choices)
        if way < 0.65:
            return self.coverage.rarest(decision_of(state), choices, dice)
        if way < 0.85:
            return by_novelty(self.coverage, choices, self._tried, dice)
        return sensibly(choices, self._points, dice)

    def _tried(self, choice: Legal) -> Step | None:
        play = Play(seat=choice[0], action=choice[1])
        step = _whole(self._scout.next(self.lockstep.story, play, self.lockstep.expected[-1]))
        return step if step.refusal is None else None

    def _points(self, choice: Legal) -> float:
        play = Play(seat=choice[0], action=choice[1])
        step = _whole(self._scorer.next(self.lockstep.story, play, self.lockstep.expected[-1]))
        return points_of(step.answers.outcome, choice[0])

    def _probe(
        self,
        legal: Mapping[str, Sequence[dict[str, Any]]],
        state: Mapping[str, Any],
        dice: random.Random,
    ) -> Difference | None:
        """Ask about some slips, and return a difference in how they are refused."""
        plays = self._vocabulary.slips(legal, self.lockstep.story.start.seats, _SLIPS, dice)
        if dice.random() < 0.1:
            seat = dice.choice(list(legal))
            plays.append(
                Play(seat=seat, action=dice.choice(legal[seat]), chance=({"roll": [1]}, {"roll": [1]}))
            )
        refusals, differing = self.lockstep.probe(plays)
        self.tally.slips += len(plays)
        self.coverage.refused(one for one in refusals if one is not None and one.code == ILLEGAL_ACTION)
        return self.lockstep.play(differing) if differing is not None else None

    def _probe_after_the_end(self) -> Difference | None:
        """Ask about some actions where nothing may be done any more, and return a difference in how they are
        refused. What is asked hangs on the number of the game alone, and steers nothing.
        """
        dice = random.Random(f"{self.seed} {self._number} after the end")
        plays = self._vocabulary.slips({}, self.lockstep.story.start.seats, 2 * _SLIPS, dice)
        _, differing = self.lockstep.probe(plays)
        self.tally.slips += len(plays)
        return self.lockstep.play(differing) if differing is not None else None

    def met(self, difference: Difference, *, shorten: bool = True) -> Finding | None:
        """Take note of a difference at the end of what is played; return it, named, if it is a new one.

        What has a cause, or clauses and a place, that another had is counted with that one.
        """
        cause = self.namer.cause(self.lockstep, difference)
        if cause in self._known:
            self._count(self._known[cause])
            return None
        origin, plays = self._origin, len(self.lockstep.story.plays)
        if shorten:
            again = Lockstep(
                self.suite, self.readings, self.lockstep.reference, self.lockstep.engine, self._covers
            )
            shortest = Shortener(again, self.namer, cause, loads=self.loads).shortened(self.lockstep)
        else:
            shortest = None
        lockstep, difference = shortest or (self.lockstep, difference)
        clauses = self.namer.clauses(lockstep, difference)
        finding = Finding(
            lockstep.story,
            difference,
            cause,
            clauses,
            origin,
            self._number,
            plays,
            self.tally.actions,
            positions=positions_of(lockstep),
            messages=messages_of(lockstep, difference),
        )
        self._known[cause] = finding.key
        same = next((key for key in self._findings if _are_one(key, finding.key)), None)
        if same is not None:
            self._known[cause] = same
            self._count(same)
            return None
        self._findings[finding.key] = finding
        return finding

    def _count(self, key: tuple[str, ...]) -> None:
        known = self._findings[key]
        self._findings[key] = msgspec.structs.replace(known, seen=known.seen + 1)


def _whole(step: Step) -> Step:
    """Return a step of the reference that it did not fail at.

    Raises:
        ReferenceFailed: it did.
    """
    if step.failure is not None:
        raise ReferenceFailed(f"at an action that it lists: {step.failure.message}")
    return step


def _are_one(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Tell whether two findings blame the same clauses for the same thing, the last part of their causes."""
    same_place = one[0].rpartition(": ")[2] == other[0].rpartition(": ")[2]
    return len(one) > 1 and one[1:] == other[1:] and same_place


def sort_of(origin: str) -> str:
    """Return what sort of start it is, without its name."""
    for sort in (NEW, "the position", "the scenario", "a position"):
        if origin.startswith(sort):
            jolted = _JOLTED if origin.endswith(_JOLTED) else ""
            return {"the position": "named positions", "the scenario": "scenarios"}.get(
                sort, "new games" if sort == NEW else "positions reached in play"
            ) + jolted
    return origin
