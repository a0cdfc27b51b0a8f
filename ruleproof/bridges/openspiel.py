"""OpenSpiel games as engines: those of the library and those in Python.

Fill in a subclass of `Spiel`, in a module that ends with `engine = Mine.engine`.
"""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from ruleproof.bridges.bridge import Bridge
from ruleproof.bridges.chance import Chance, Illegal, Refusal, Unsupported
from ruleproof.bridges.engine import Engine
from ruleproof.bridges.games import Play

__all__ = ["Illegal", "Spiel", "Unsupported"]
_SIMULATIONS = 3


class Spiel(Bridge):
    """An adapter for an OpenSpiel game; `make` returns a `pyspiel.Game`.

    The other functions are given a state, and players by number. `load(game, position)` returns the state of
    a position of the suite. `drawn(state, number)` says what an outcome of a chance node is. `view(state,
    player, observation)` says in the suite's words what a player sees.
    """

    checks = ("random_sim_test",)

    @classmethod
    def engine(cls) -> Engine:
        """Return the engine, as `python:module` wants it."""
        return Engine(cls())

    def drawn(self, state: Any, number: int) -> str | int:
        """Return the name of the thing that an outcome of a chance node draws, or what a die shows."""
        raise NotImplementedError("drawn(state, number)")

    def together(self, own: Any) -> Sequence[Any]:
        if not own.is_simultaneous_node():
            return ()
        return [player for player in range(own.num_players()) if own.legal_actions(player)]

    def _agents(self, made: Any, seats: list[str]) -> dict[Any, str]:
        return dict(enumerate(seats))

    def _drawing(self, own: Any) -> AbstractContextManager[None]:
        return contextlib.nullcontext()

    def _begun(self, made: Any, chance: Chance | None) -> Play:
        play = _Play(made.new_initial_state())
        if chance is None:
            while play.own.is_chance_node():
                play.own.apply_action(play.own.chance_outcomes()[0][0])
        else:
            self._draw(play, chance)
        return play

    def _loaded(self, made: Any, position: dict[str, Any]) -> Play:
        return _Play(self.load(made, position))

    def _draw(self, play: Play, chance: Chance) -> None:
        state = play.own
        while state.is_chance_node():
            outcomes = {number: share for number, share in state.chance_outcomes() if share > 0}
            names = {number: self.drawn(state, number) for number in outcomes}
            if any(isinstance(name, int) for name in names.values()):
                shown: str | int = chance.roll(1, len(names))[0]
            else:
                chances = Counter[str]()
                for number, name in names.items():
                    chances[str(name)] += outcomes[number]
                shown = chance.draw(chances)
            if shown not in names.values():
                raise Refusal(1, f"chance is to give {shown!r}, and the game has no such outcome now")
            state.apply_action(next(number for number, name in names.items() if name == shown))

    def _random_sim_test(self) -> None:
        import pyspiel

        for count in range(len(self.seats), 0, -1):
            with contextlib.suppress(Illegal, Unsupported):
                game = self.make(list(self.seats[:count]), {})
                _in_a_child(
                    partial(pyspiel.random_sim_test, game, _SIMULATIONS, serialize=False, verbose=False)
                )
                return


def _in_a_child(test: Callable[[], None]) -> None:
    """Run a test in a process of its own, because OpenSpiel ends the process if the test fails.

    Raises:
        RuntimeError: the test fails.
    """
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.dup2(write, 1)
        os.dup2(write, 2)
        try:
            test()
        except BaseException as error:
            os.write(write, f"\n{error}".encode())
            os._exit(1)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, errors="replace") as output:
        said = output.read().strip().splitlines()
    if os.waitpid(child, 0)[1]:
        raise RuntimeError(said[-1] if said else "the process of the test has ended")


class _Play:
    """A state in progress; at a simultaneous node, the players choose one after the other."""

    cut = ""

    def __init__(self, state: Any, taken: dict[int, int] | None = None) -> None:
        self.own = state
        self._taken = {} if taken is None else taken

    @property
    def ended(self) -> bool:
        return bool(self.own.is_terminal())

    @property
    def agent(self) -> Any:
        if self.own.is_chance_node():
            return None
        if self.own.is_simultaneous_node():
            return next(player for player in self._choosing() if player not in self._taken)
        return self.own.current_player()

    def _choosing(self) -> list[int]:
        return [player for player in range(self.own.num_players()) if self.own.legal_actions(player)]

    def copy(self) -> Play:
        return _Play(self.own.clone(), dict(self._taken))

    def offers(self, agent: Any) -> list[int]:
        return list(self.own.legal_actions(agent))

    def step(self, number: int) -> None:
        if not self.own.is_simultaneous_node():
            self.own.apply_action(number)
            return
        self._taken[self.agent] = number
        if set(self._choosing()) <= self._taken.keys():
            taken, self._taken = self._taken, {}
            self.own.apply_actions([taken.get(player, 0) for player in range(self.own.num_players())])

    def observation(self, agent: Any) -> Any:
        kind = self.own.get_game().get_type()
        shown = {}
        if kind.provides_information_state_tensor:
            shown["information_state"] = list(self.own.information_state_tensor(agent))
        if kind.provides_observation_tensor:
            shown["observation"] = list(self.own.observation_tensor(agent))
        return shown or None

    def rewards(self) -> dict[Any, float]:
        return dict(enumerate(self.own.returns()))
