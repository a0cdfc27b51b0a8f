"""OpenSpiel games as engines: those of the library and those in Python.

Fill in a subclass of `Spiel`, in a module that ends with `engine = Mine.engine`.
"""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

from ruleproof.bridges.bridge import Bridge
from ruleproof.bridges.chance import Chance, Illegal, Refusal, Unsupported
from ruleproof.bridges.engine import Engine
from ruleproof.bridges.games import Play

__all__ = ["Illegal", "Spiel", "Unsupported"]
_SIMULATIONS = 3
_TOLERANCE = 1e-6
_SIMULATION = """
import importlib, sys
found = importlib.import_module(sys.argv[1])
for name in sys.argv[2].split("."):
    found = getattr(found, name)
found()._simulated()
"""


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

    def _drawing(self, own: Any = None) -> AbstractContextManager[None]:
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
            before = random.getstate()
            state.apply_action(next(number for number, name in names.items() if name == shown))
            if random.getstate() != before:
                chance.notes.append(
                    "the game draws with random when a chance node has drawn: the outcome decides"
                )

    def _oddities(self, play: Play) -> Iterator[tuple[str, str]]:
        game, state = play.own.get_game(), play.own
        most = game.num_distinct_actions()
        beyond = [number for number in state.legal_actions() if number >= most] if not play.ended else []
        if beyond and not state.is_chance_node():
            yield "num_distinct_actions", f"action {beyond[0]} is legal, but num_distinct_actions is {most}"
        returns = state.returns() if play.ended else []
        least, greatest = game.min_utility(), game.max_utility()
        for one in [one for one in returns if not least <= one <= greatest][:1]:
            yield "utility", f"a return is {one:g}, but utilities are from {least:g} to {greatest:g}"
        if returns and "ZERO_SUM" in str(game.get_type().utility) and abs(sum(returns)) > _TOLERANCE:
            yield "zero sum", f"the utility is ZERO_SUM, but the sum of the returns is {sum(returns):g}"

    def _random_sim_test(self) -> None:
        """Run OpenSpiel's own test in a process of its own, which OpenSpiel ends if the test fails."""
        kind = type(self)
        command = [sys.executable, "-c", _SIMULATION, kind.__module__, kind.__qualname__]
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(command, env=os.environ | path, capture_output=True, text=True, check=False)
        if done.returncode:
            said = [line for line in done.stderr.splitlines() if "Error: " in line and "Fatal" not in line]
            raise RuntimeError(said[-1] if said else f"it ends with status {done.returncode}")

    def _simulated(self) -> None:
        import pyspiel

        for count in range(len(self.seats), 0, -1):
            with contextlib.suppress(Illegal, Unsupported):
                game = self.make(list(self.seats[:count]), {})
                pyspiel.random_sim_test(game, num_sims=_SIMULATIONS, serialize=False, verbose=False)
                return


class _Play:
    """A state in progress; at a simultaneous node, the players choose one after the other."""

    def __init__(self, state: Any, taken: dict[int, int] | None = None) -> None:
        self.own = state
        self._taken = {} if taken is None else taken

    @property
    def ended(self) -> bool:
        return bool(self.own.is_terminal()) and not self.cut

    @property
    def cut(self) -> str:
        longest = self.own.get_game().max_game_length()
        is_cut = self.own.is_terminal() and self.own.move_number() >= longest
        return f"the game is cut off at step {longest}, its max_game_length" if is_cut else ""

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
        shown: dict[str, Any] = {}
        if kind.provides_information_state_tensor:
            shown["information_state"] = list(self.own.information_state_tensor(agent))
        if kind.provides_observation_tensor:
            shown["observation"] = list(self.own.observation_tensor(agent))
        if kind.provides_information_state_string:
            shown["information_state_string"] = self.own.information_state_string(agent)
        if kind.provides_observation_string:
            shown["observation_string"] = self.own.observation_string(agent)
        return shown or None

    def rewards(self) -> dict[Any, float]:
        return dict(enumerate(self.own.returns()))
