"""Connects your PettingZoo environment with the suite: fill in one function after another; `ruleproof smoke`
names the next one.

`ruleproof.bridges.bridge` describes every member, and messages.py states, actions, views and outcomes.

Begin without `load`: the bridge then plays new games and whole games. With it, scenarios are judged, too;
they try most of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ruleproof.bridges.pettingzoo import Environment

if TYPE_CHECKING:
    from messages import Action


class Connected(Environment):
    game = "@GAME@"
    seats = ("@SEATS@",)  # the first agent has the first seat
    name = "My environment"
    components = "standard"  # the component set whose values are built in

    def make(self, seats: list[str], options: dict[str, Any]) -> Any:
        """Return a new environment (AEC or parallel) for these seats, not reset yet; raise Illegal or
        Unsupported if there is none.
        """
        raise NotImplementedError("make")

    def parts(self, env: Any, agent: Any, number: int) -> Sequence[Action] | None:
        """Return the actions that an integer stands for: None if the agent only declines or goes on, and an
        empty list if more integers must follow.
        """
        raise NotImplementedError("parts")

    def table(self, env: Any) -> dict[str, Any]:
        """Return the keys of the table that your environment has."""
        raise NotImplementedError("table")

    def thing(self, thing: Any, among: Sequence[Any]) -> str:
        """Return the suite's name for a thing that is shuffled or drawn, among some."""
        return str(thing)

    # Optional: load(self, env, position), view(self, env, agent, observation), outcome(self, env);
    # settled(self, env), if one choice takes several integers; winners(self, env, rewards), if not those with
    # the highest; hidden, the keys of the table that lie face down; readings, where the rules are open


engine = Connected.engine
