"""Connects your OpenSpiel game with the suite: fill in one function after another; `ruleproof smoke` names
the next one.

`ruleproof.bridges.bridge` describes every member, and messages.py states, actions, views and outcomes.

Begin without `load`: the bridge then plays new games and whole games. With it, scenarios are judged, too;
they try most of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ruleproof.bridges.openspiel import Spiel

if TYPE_CHECKING:
    from messages import Action


class Connected(Spiel):
    game = "@GAME@"
    seats = ("@SEATS@",)  # player 0 has the first seat
    name = "My game in OpenSpiel"
    components = "standard"  # the component set whose values are built in

    def make(self, seats: list[str], options: dict[str, Any]) -> Any:
        """Return a pyspiel.Game for these seats; raise Illegal or Unsupported if there is none."""
        raise NotImplementedError("make")

    def drawn(self, state: Any, number: int) -> str | int:
        """Return the name of the thing that an outcome of a chance node draws, or what a die shows."""
        raise NotImplementedError("drawn")

    def decks(self, seats: list[str], options: dict[str, Any]) -> list[list[str]]:
        """Return what the suite shuffles at the start, of which your game draws one thing at a time."""
        return []

    def parts(self, state: Any, player: int, number: int) -> Sequence[Action] | None:
        """Return the actions that an integer stands for: None if the player only declines or goes on, and an
        empty list if more integers must follow.
        """
        raise NotImplementedError("parts")

    def table(self, state: Any) -> dict[str, Any]:
        """Return the keys of the table that your game has; `self.seated` are the seats, and `self.deck` the
        names of what lies face down.
        """
        raise NotImplementedError("table")

    # Optional: load(self, game, position), view(self, state, player, observation), outcome(self, state);
    # settled(self, state), if one choice takes several integers; winners(self, state, rewards), if not those
    # with the highest; hidden, the keys of the table that lie face down; readings, where the rules are open


engine = Connected.engine
