"""PettingZoo environments as engines: turn by turn (AEC), or all agents at once (parallel).

Fill in a subclass of `Environment`, in a module that ends with `engine = Mine.engine`.
"""

from __future__ import annotations

import contextlib
import copy
import io
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from ruleproof.bridges.bridge import Bridge
from ruleproof.bridges.chance import Chance, Illegal, Unsupported
from ruleproof.bridges.engine import Engine
from ruleproof.bridges.games import Play
from ruleproof.bridges.generators import Drawing, replace_in, replaced

__all__ = ["Environment", "Illegal", "Unsupported"]
_CYCLES = 60


class Environment(Bridge):
    """An adapter for an environment; `make` returns an `AECEnv` or a `ParallelEnv`, not reset yet.

    The other functions are given it without wrappers (`env.unwrapped`). `load(env, position)` puts a position
    of the suite into an environment that has been reset. `view(env, agent, observation)` returns what an
    observation says in the suite's words. `outcome(env)` adds to who has won, such as the scores.
    """

    checks: Sequence[str] = ("api_test", "seed_test")

    @classmethod
    def engine(cls) -> Engine:
        """Return the engine, as `python:module` wants it."""
        return Engine(cls())

    def agents(self, env: Any, seats: list[str]) -> dict[Any, str]:
        """Return the seat of each agent: by default, the agents sit clockwise."""
        agents = list(env.possible_agents)
        if len(agents) != len(seats):
            what = f"make(seats, options) was asked for {', '.join(seats)}, and made an environment for"
            raise RuntimeError(f"{what} {', '.join(map(str, agents))}; raise Unsupported for other games")
        return dict(zip(agents, seats, strict=True))

    def _agents(self, made: Any, seats: list[str]) -> dict[Any, str]:
        return self.agents(made, seats)

    @contextmanager
    def _drawing(self, own: Any = None) -> Iterator[None]:
        with replaced(self._names(), [] if own is None else [type(own).__module__]):
            yield

    def _names(self) -> Drawing:
        return Drawing(self.thing, top_is_last=self.top == "last")

    def _begun(self, made: Any, chance: Chance | None) -> Play:
        env = parallel_to_aec(made) if isinstance(made, ParallelEnv) else made
        if chance is None:
            env.reset(seed=1)
            return _Play(env)
        own = env.unwrapped
        replace_in(own, self._names())
        with self._drawing(own):
            env.reset(seed=1)
        replace_in(own, self._names())
        return _Play(env)

    def _loaded(self, made: Any, position: dict[str, Any]) -> Play:
        env = parallel_to_aec(made) if isinstance(made, ParallelEnv) else made
        own = env.unwrapped
        replace_in(own, self._names())
        with self._drawing(own):
            env.reset(seed=1)
            replace_in(own, self._names())
            self.load(own, position)
        return _Play(env)

    def together(self, own: Any) -> Sequence[Any]:
        return own.agents if isinstance(own, ParallelEnv) else ()

    def _made(self) -> Any:
        for count in range(len(self.seats), 0, -1):
            with contextlib.suppress(Illegal, Unsupported):
                made = self.make(list(self.seats[:count]), {})
                return parallel_to_aec(made) if isinstance(made, ParallelEnv) else made
        raise RuntimeError("make(seats, options) makes no environment")

    def _api_test(self) -> None:
        from pettingzoo.test import api_test

        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            api_test(self._made(), num_cycles=_CYCLES)

    def _seed_test(self) -> None:
        from pettingzoo.test import seed_test

        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            seed_test(self._made, num_cycles=_CYCLES)


class _Play:
    """An environment in progress, with the rewards so far."""

    def __init__(self, env: Any, total: dict[Any, float] | None = None, steps: int = 0) -> None:
        self._env, self._steps = env, steps
        self._total = dict(env.rewards) if total is None else total

    @property
    def own(self) -> Any:
        return self._env.unwrapped

    @property
    def ended(self) -> bool:
        return not self.cut and (not self._env.agents or all(self._env.terminations.values()))

    @property
    def cut(self) -> str:
        cut = any(self._env.truncations.values())
        return f"the environment has truncated the game at step {self._steps}" if cut else ""

    @property
    def agent(self) -> Any:
        return self._env.agent_selection

    def copy(self) -> Play:
        return _Play(copy.deepcopy(self._env), dict(self._total), self._steps)

    def offers(self, agent: Any) -> list[int]:
        mask = self._mask(agent)
        if mask is not None:
            return [int(number) for number in np.flatnonzero(mask)]
        return [] if self.ended else list(range(self._env.action_space(agent).n))

    def _mask(self, agent: Any) -> Any:
        seen = self._observed(agent)
        if isinstance(seen, dict) and "action_mask" in seen:
            return seen["action_mask"]
        return self._env.infos.get(agent, {}).get("action_mask")

    def step(self, number: int) -> None:
        self._steps += 1
        self._env.step(number)
        for agent, reward in self._env.rewards.items():
            self._total[agent] = self._total.get(agent, 0) + reward
        while not self.ended and not self.cut and self._env.terminations[self.agent]:
            self._env.step(None)

    def _observed(self, agent: Any) -> Any:
        with contextlib.suppress(KeyError):
            return self._env.observe(agent)
        return None

    def observation(self, agent: Any) -> Any:
        return self._observed(agent)

    def rewards(self) -> dict[Any, float]:
        return dict(self._total)
