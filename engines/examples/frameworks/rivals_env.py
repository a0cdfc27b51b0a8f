"""Lost Cities: Rivals as a PettingZoo environment: one player at a time, masks, rewards at the end."""

from __future__ import annotations

import functools

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from rivals import ACTIONS, FACES, PACK, STARTERS, Rivals


class RivalsEnv(AECEnv):
    metadata = {"name": "lost_cities_rivals_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, players: int = 3, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(players)]

    @functools.cache  # noqa: B019
    def action_space(self, agent):
        return spaces.Discrete(ACTIONS)

    @functools.cache  # noqa: B019
    def observation_space(self, agent):
        size = len(self.possible_agents) * (5 * 12 + 1) + len(FACES) + 7
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def reset(self, seed=None, options=None):
        self.rng, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.game = Rivals(len(self.agents))
        self.game.begin([STARTERS[number] for number in self.rng.permutation(len(STARTERS))])
        self.deck = [PACK[number] for number in self.rng.permutation(len(PACK))]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        self.game.move(int(action))
        if self.game.waits_for_card:
            self.game.turn_over(self.deck.pop(0))
        if self.game.phase == "over":
            self.finish()
        self.agent_selection = self.possible_agents[self.game.mover]
        self._accumulate_rewards()

    def finish(self):
        winners = self.game.winners()
        for player, agent in enumerate(self.agents):
            self.rewards[agent] = 1 / len(winners) if player in winners else 0.0
            self.terminations[agent] = True

    def observe(self, agent):
        me = self.possible_agents.index(agent)
        return {"observation": np.array(self.game.seen(me), np.int16), "action_mask": self.mask(me)}

    def mask(self, me):
        mask = np.zeros(ACTIONS, np.int8)
        if me == self.game.mover:
            mask[self.game.legal()] = 1
        return mask

    def render(self):
        scores = zip(self.possible_agents, self.game.scores(), strict=True)
        return "\n".join(f"{agent}: {score}" for agent, score in scores)

    def close(self):
        pass
