"""Games in progress, of any framework, and who may choose what in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

Action = dict[str, Any]
Parts = list[Action]
"""The actions of the suite that one integer of the game stands for, in their order."""
MOST_STEPS = 4
"""Maximum number of integers for one action of the suite."""


class Play(Protocol):
    """A game of a framework in progress."""

    @property
    def own(self) -> Any:
        """Return what the author's functions are given."""

    @property
    def ended(self) -> bool:
        """Tell whether the game is over."""

    @property
    def cut(self) -> str:
        """Return how the framework has cut the game off, or ''."""

    def copy(self) -> Play:
        """Return a copy that goes its own way."""

    @property
    def agent(self) -> Any:
        """Return who must choose now; None while chance is to decide."""

    def offers(self, agent: Any) -> list[int]:
        """Return the integers that an agent may choose, also after the end."""

    def step(self, number: int) -> None:
        """Let the agent that must choose take an integer."""

    def observation(self, agent: Any) -> Any:
        """Return what an agent is shown, as plain values, or None."""

    def rewards(self) -> dict[Any, float]:
        """Return what each agent has got in all."""


@dataclass
class Game:
    """A game with what the bridge keeps beside it.

    Attributes:
        seats: the seats of the agents, in their order.
        decks: the orders of what is drawn one thing at a time.
        begun: the parts of a choice that a seat has begun.
        chosen: the integers that seats have chosen in secret, but not taken yet.
        history: how the game began, and the plays since then.
    """

    play: Play
    seats: dict[Any, str]
    decks: list[list[str]]
    begun: dict[str, Parts] = field(default_factory=dict)
    chosen: dict[str, tuple[list[int], Parts]] = field(default_factory=dict)
    history: dict[str, Any] = field(default_factory=dict)
    stages: list[Stage] | None = None

    def copy(self) -> Game:
        """Return a copy that goes its own way; what was found out about this position is not copied."""
        return Game(
            self.play.copy(),
            self.seats,
            [list(deck) for deck in self.decks],
            {seat: list(parts) for seat, parts in self.begun.items()},
            dict(self.chosen),
            {**self.history, "plays": list(self.history.get("plays", ()))},
        )

    def agent(self, seat: str) -> Any:
        """Return the agent in a seat, or None."""
        return next((agent for agent, own in self.seats.items() if own == seat), None)


@dataclass
class Stage:
    """An agent that may choose in a position, and what it may choose there.

    `play` is the position in which the framework asks the agent; the steps before it are those of others who
    choose in secret at the same time, or who decline. `must` says whether the game waits for the agent, and
    `begun` whether it has begun to choose in secret.
    """

    agent: Any
    play: Play
    must: bool
    options: list[tuple[list[int], Parts]]
    begun: bool = False


class Deciding:
    """Finds out who may choose, and what, from what the author says an integer means.

    `parts` returns the actions of an integer; None if the agent only declines or goes on, and no action at
    all if the integer is the first of several that make one action. `together` names the agents that choose
    in secret at the same time.
    """

    def __init__(
        self,
        parts: Callable[[Any, Any, int], Sequence[Action] | None],
        together: Callable[[Any], Sequence[Any]],
    ) -> None:
        self._parts, self._together = parts, together

    def stages(self, game: Game) -> list[Stage]:
        """Return who may choose in a position, in the order in which the framework asks."""
        if game.stages is None:
            game.stages = [] if game.play.ended or game.play.cut else list(self._stages(game))
        return game.stages

    def _stages(self, game: Game) -> Iterator[Stage]:
        play, met = game.play, list[Any]()
        together = list(self._together(play.own))
        while not play.ended and not play.cut and play.agent is not None and play.agent not in met:
            agent = play.agent
            met.append(agent)
            if agent in together:
                stage, play = self._in_secret(play, game.chosen.get(game.seats[agent], ([], []))[0])
                if stage is not None:
                    yield stage
                continue
            options, declines = self._options(play, agent)
            if together:
                return
            if declines is None:
                yield Stage(agent, play, True, options)
                return
            if options:
                yield Stage(agent, play, False, options)
            play = play.copy()
            play.step(declines)

    def _in_secret(self, play: Play, chosen: Sequence[int]) -> tuple[Stage | None, Play]:
        """Return what an agent may still choose after what it has chosen in secret, if its choice is not
        finished, and a position in which it has chosen anything.
        """
        agent, play = play.agent, play.copy()
        for number in chosen:
            play.step(number)
        stage = None
        while not play.ended and play.agent == agent:
            options, _ = self._options(play, agent)
            if stage is None:
                stage = Stage(agent, play, True, options, begun=bool(chosen))
            if not options:
                break
            play = play.copy()
            for number in options[0][0]:
                play.step(number)
        return stage, play

    def after_choosing(self, game: Game, seat: str) -> Play | None:
        """Return a position in which a seat has chosen what it has chosen in secret, and those before it
        anything.
        """
        play = game.play
        for _ in game.seats:
            chosen = game.chosen.get(game.seats[play.agent], ([], []))[0]
            if game.seats[play.agent] == seat:
                play = play.copy()
                for number in chosen:
                    play.step(number)
                return play
            _, play = self._in_secret(play, chosen)
            if play.ended or play.agent is None:
                break
        return None

    def _options(self, play: Play, agent: Any) -> tuple[list[tuple[list[int], Parts]], int | None]:
        """Return the choices of an agent, each with its integers, and the integer that declines."""
        options: list[tuple[list[int], Parts]] = []
        declines = None
        for number in play.offers(agent):
            parts = self._meaning(play, agent, number)
            if parts is None:
                declines = number
            elif parts:
                options.append(([number], list(parts)))
            else:
                options += self._finished(play, agent, [number])
        return options, declines

    def _finished(self, play: Play, agent: Any, before: list[int]) -> Iterator[tuple[list[int], Parts]]:
        """Yield the actions that begin with some integers."""
        play = play.copy()
        play.step(before[-1])
        if play.ended or play.agent != agent or len(before) >= MOST_STEPS:
            return
        for number in play.offers(agent):
            parts = self._meaning(play, agent, number)
            if parts:
                yield [*before, number], list(parts)
            elif parts is not None:
                yield from self._finished(play, agent, [*before, number])

    def _meaning(self, play: Play, agent: Any, number: int) -> Sequence[Action] | None:
        """Return the actions of an integer that an agent is offered.

        Raises:
            RuntimeError: the author's function knows no action for it, such as after a mask that is stale.
        """
        try:
            return self._parts(play.own, agent, number)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
            raise RuntimeError(f"{agent} is offered {number}, for which parts() raises {found}") from error

    def only_step(self, game: Game) -> int | None:
        """Return the integer that the agent that must choose has to take because it can only go on."""
        play = game.play
        if play.ended or play.cut or play.agent is None or play.agent in self._together(play.own):
            return None
        offers = play.offers(play.agent)
        if len(offers) != 1 or self._meaning(play, play.agent, offers[0]) is not None:
            return None
        return offers[0]


def left_over(parts: Parts, begun: Parts, *, any_order: bool) -> Parts | None:
    """Return the parts of a choice that are left after some, or None if it does not begin with these."""
    left = list(parts)
    for one in begun:
        if one not in left or (not any_order and left[0] != one):
            return None
        left.remove(one)
    return left


def next_parts(stage: Stage, begun: Parts, *, any_order: bool) -> list[Action]:
    """Return the actions that may come next in a choice, each once."""
    found: dict[str, Action] = {}
    for _, parts in stage.options:
        left = left_over(parts, begun, any_order=any_order)
        for one in (left if any_order else (left or [])[:1]) or ():
            found.setdefault(repr(sorted(one.items())), one)
    return list(found.values())


def as_plain(value: Any) -> Any:
    """Return an observation as lists and numbers, without the mask."""
    if isinstance(value, Mapping):
        return {str(key): as_plain(one) for key, one in value.items() if key != "action_mask"}
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, tuple | list):
        return [as_plain(one) for one in value]
    return value if isinstance(value, int | float | str | bool) else str(value)
