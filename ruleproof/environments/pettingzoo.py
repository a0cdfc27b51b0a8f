"""The reference of any game as a PettingZoo environment."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ruleproof.engines.chance import drawn_by
from ruleproof.environments.features import LENGTH, features
from ruleproof.environments.reference import Reference, Turns

__all__ = ["ReferenceEnv"]
_LARGE = 10_000.0


class ReferenceEnv(AECEnv):  # type: ignore[misc]
    """A game whose rules are those of the suite. Agents are seats.

    An action is its number in `reference.actions`; one more, `decline`, is offered to a seat that may act but
    need not. An observation has the numbers of `features` and the mask. `reset(options=…)` takes the options
    of a new game; others are ignored, as PettingZoo's own test demands. The rewards come at the end: the
    winners share 1, and others get nothing. A game is never truncated.

    Args:
        game: the id of the game, or a `Reference`.
        seats: who plays, clockwise; by default as many as can.
        length: how many numbers an observation has.
        render_mode: `ansi` for the table in words, `svg` for its picture.
    """

    metadata = {"name": "ruleproof_v1", "render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def __init__(
        self,
        game: str | Reference,
        seats: Sequence[str] | int = 0,
        *,
        length: int = LENGTH,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.reference = Reference(game) if isinstance(game, str) else game
        count = (seats or self.reference.counts[-1]) if isinstance(seats, int) else len(seats)
        chosen = self.reference.seats[:count] if isinstance(seats, int) else seats
        self.possible_agents = list(chosen)
        self.render_mode, self._length = render_mode, length
        self.decline = self.reference.decline
        action, shown = spaces.Discrete(self.decline + 1), (self.decline + 1,)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-_LARGE, _LARGE, (length,), np.float32),
            "action_mask": spaces.Box(0, 1, shown, np.int8),
        }
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._deal = drawn_by(random.Random(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        known = {name: one for name, one in (options or {}).items() if name in self.reference.options}
        self.state_text = self.reference.new_game(self.agents, self._deal, known)
        self._go_on(Turns(self.reference, self.state_text))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action == self.decline and self._turns.may_decline:
            self._go_on(self._turns.declined())
        else:
            assert action is not None
            self.state_text = self.reference.apply(self.state_text, agent, int(action), self._deal)
            self._go_on(Turns(self.reference, self.state_text))
        self._accumulate_rewards()

    def _go_on(self, turns: Turns) -> None:
        self._turns = turns
        if turns.over:
            self.rewards |= self.reference.rewards(self.state_text)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = turns.seat

    def legal(self) -> Any:
        """Return the numbers of what the agent that is to act may do, without an observation."""
        return np.array(self._turns.choices, np.int64)

    def observe(self, agent: str) -> dict[str, Any]:
        mask = np.zeros(self.decline + 1, np.int8)
        if agent == self._turns.seat:
            mask[self.legal()] = 1
        view = self.view(agent)
        return {"observation": features(view, agent, self.possible_agents, self._length), "action_mask": mask}

    def view(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, in the words of the suite."""
        return self.reference.view(self.state_text, agent)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.reference.picture(self.state_text, words=self.render_mode == "ansi")

    def close(self) -> None:
        """Do nothing: nothing is open."""
