"""What an author fills in to connect a game of a framework, and what each framework adds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from ruleproof.bridges.chance import Chance
from ruleproof.bridges.games import Action, Play


class Bridge:
    """An adapter for a game of a framework. Fill in a subclass; each framework has its own base.

    Class attributes:
        game: the id of the game in the suite.
        seats: all seats of the game, clockwise, in the suite's words.
        name, version: what the engine is called in reports.
        components: the component set whose values are built into the game, if it takes no others.
        readings: what it plays where the rulebook leaves a question open: the reading by the last word of the
            ruling. `ruleproof readings` finds them.
        actions: the types of actions that it has, if it lacks some.
        any_order: whether the parts of a choice may be named in any order.
        top: whether the `first` or the `last` thing of a shuffled list is drawn first.
        hidden: the keys of the table with what lies face down and is drawn one thing at a time, from the top.
        rewards: `end` if rewards come only at the end of the game, else ''.

    The bridge tells, about the game in question:
        seated: the seats of its agents, in their order.
        chosen: the actions that seats have chosen in secret and the game does not know yet.
        deck: the names of what lies face down and is drawn one thing at a time, from the top.
    """

    game = ""
    seats: Sequence[str] = ()
    name, version = "", "1"
    components = ""
    readings: Mapping[str, str] = {}
    actions: Sequence[str] = ()
    any_order = False
    top = "first"
    hidden: Sequence[str] = ()
    rewards = "end"
    seated: Sequence[str] = ()
    chosen: Mapping[str, Sequence[Action]] = {}
    deck: Sequence[str] = ()

    # -- what an author fills in

    def make(self, seats: list[str], options: dict[str, Any]) -> Any:
        """Return a new game for these seats, not begun yet.

        Raises:
            Illegal: the rules do not allow such a game.
            Unsupported: this game does not have it.
        """
        raise NotImplementedError("make(seats, options)")

    def parts(self, own: Any, agent: Any, number: int) -> Sequence[Action] | None:
        """Return the actions of the suite that an integer of an agent stands for.

        Return None if the agent only declines or goes on, and an empty list if more integers must follow.
        """
        raise NotImplementedError("parts(own, agent, number)")

    def table(self, own: Any) -> dict[str, Any]:
        """Return the keys of the table that the game has; the others are not compared."""
        raise NotImplementedError("table(own)")

    def thing(self, thing: Any, among: Sequence[Any]) -> str:
        """Return the suite's name for a thing that is shuffled or drawn, among some."""
        return str(thing)

    def decks(self, seats: list[str], options: dict[str, Any]) -> list[list[str]]:
        """Return what the suite shuffles at the start, of which the game draws one thing at a time."""
        return []

    def together(self, own: Any) -> Sequence[Any]:
        """Return the agents that choose in secret at the same time now."""
        return ()

    def settled(self, own: Any) -> bool:
        """Tell whether no choice of several parts is under way."""
        return True

    def winners(self, own: Any, rewards: dict[Any, float]) -> Sequence[Any]:
        """Return the agents that have won: those with the highest reward, unless all have the same."""
        most = max(rewards.values(), default=0)
        won = [agent for agent, one in rewards.items() if one == most]
        return won if len(won) < len(rewards) or most > 0 else []

    outcome: Any
    view: Any
    load: Any

    def has(self, name: str) -> bool:
        """Tell whether an author has written an optional function."""
        return callable(getattr(self, name, None))

    # -- what a framework fills in

    checks: Sequence[str] = ()

    def _agents(self, made: Any, seats: list[str]) -> dict[Any, str]:
        raise NotImplementedError

    def _begun(self, made: Any, chance: Chance | None) -> Play:
        raise NotImplementedError

    def _drawing(self, own: Any = None) -> AbstractContextManager[None]:
        raise NotImplementedError

    def _loaded(self, made: Any, position: dict[str, Any]) -> Play:
        raise NotImplementedError

    def _oddities(self, play: Play) -> Iterable[tuple[str, str]]:
        """Return what is wrong with a game beside the rules, each with its kind."""
        return ()

    def _draw(self, play: Play, chance: Chance) -> None:
        """Let the framework's chance nodes draw."""
