"""The reference of any game as an OpenSpiel game: `load(game, seats)`.

A shuffle is a row of chance nodes, each of which draws one of the things that are left; dice are rolled one
at a time. Players that choose at the same time are asked one after the other, and see nothing of each
other's choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from ruleproof.environments.features import LENGTH, features
from ruleproof.environments.reference import Reference, Turns
from ruleproof.input import jsontext

__all__ = ["ReferenceGame", "load"]
_SIDES, _MOST_CHANCE, _LONGEST = 6, 256, 10_000


class _Needed(Exception):
    """Raised by the deal when chance has to decide something."""

    def __init__(self, needs: Mapping[str, Any]) -> None:
        super().__init__("chance has to decide")
        self.needs = needs


def load(game: str | Reference, seats: int = 0) -> ReferenceGame:
    """Return the OpenSpiel game of a game of the suite, for some number of seats; by default for the most.

    From then on, `pyspiel.load_game("ruleproof_…(players=3)")` knows it, too.
    """
    reference = Reference(game) if isinstance(game, str) else game
    kind = next((one for one in _kinds if one.reference is reference), None)
    if kind is None:
        number = sum(one.reference.game == reference.game for one in _kinds)
        name = f"ruleproof_{reference.game}" + (f"_{number + 1}" if number else "")
        kind = type("ReferenceGame", (ReferenceGame,), {"name": name, "reference": reference})
        _kinds.append(kind)
        pyspiel.register_game(_type(name, reference), kind)
    return kind({"players": seats or reference.counts[-1]})


def _type(name: str, reference: Reference) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{reference.game}, as the reference of Ruleproof plays it",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(reference.seats),
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": reference.counts[-1]},
    )


class ReferenceGame(pyspiel.Game):  # type: ignore[misc]
    """A game with the rules of the suite; an action is its number in `reference`."""

    name: str
    reference: Reference

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        seats = int((params or {}).get("players", self.reference.counts[-1]))
        self.seats = self.reference.seats[:seats]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.reference.decline + 1,
            max_chance_outcomes=_MOST_CHANCE,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(_type(self.name, self.reference), info, dict(params or {}))

    def new_initial_state(self) -> ReferenceState:
        return ReferenceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer()


class ReferenceState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; while `needs` is set, chance decides what it says."""

    def __init__(self, game: ReferenceGame) -> None:
        super().__init__(game)
        self.reference, self.seats = game.reference, game.seats
        self.text = b""
        self.turns: Turns | None = None
        self._ask: tuple[str, int] | None = None
        self._chance: list[dict[str, Any]] = []
        self._drawn: list[Any] = []
        self.needs: Mapping[str, Any] | None = None
        self._go_on()

    def _go_on(self) -> None:
        """Ask the reference with the chance so far, and note what it still needs."""
        given = iter(self._chance)

        def deal(needs: Mapping[str, Any]) -> dict[str, Any]:
            for outcome in given:
                return outcome
            raise _Needed(needs)

        try:
            if self._ask is None:
                self.text = self.reference.new_game(self.seats, deal)
            else:
                self.text = self.reference.apply(self.text, *self._ask, deal)
        except _Needed as needed:
            self.needs, self._drawn = needed.needs, []
            return
        self.needs, self._chance = None, []
        self.turns = Turns(self.reference, self.text)

    def current_player(self) -> int:
        if self.needs is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.turns is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.turns.over else self.seats.index(self.turns.seat)

    def is_terminal(self) -> bool:
        return self.needs is None and self.turns is not None and self.turns.over

    def _left(self) -> list[Any]:
        """Return what the next chance node chooses from, each thing as often as it is there."""
        assert self.needs is not None
        if "shuffle" not in self.needs:
            return list(range(1, self.needs["roll"].get("sides", _SIDES) + 1))
        left = list(self.needs["shuffle"])
        for thing in self._drawn:
            left.remove(thing)
        return left

    def _things(self) -> list[Any]:
        """Return the things among which a chance node chooses, each once; their places are its actions."""
        assert self.needs is not None
        things = self.needs.get("shuffle") or range(1, self.needs["roll"].get("sides", _SIDES) + 1)
        return list({jsontext.canonical(one): one for one in things}.values())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self._left()
        counts = Counter(map(jsontext.canonical, left))
        places = [(place, counts[jsontext.canonical(one)]) for place, one in enumerate(self._things())]
        return [(place, count / len(left)) for place, count in places if count]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.turns is not None
        return sorted(self.turns.choices)

    def _apply_action(self, action: int) -> None:
        if self.needs is not None:
            self._draw(action)
            return
        assert self.turns is not None
        if action == self.reference.decline:
            self.turns = self.turns.declined()
            return
        self._ask = self.turns.seat, action
        self._go_on()

    def _draw(self, place: int) -> None:
        assert self.needs is not None
        self._drawn.append(self._things()[place])
        whole = len(self.needs["shuffle"]) if "shuffle" in self.needs else self.needs["roll"]["dice"]
        if "shuffle" in self.needs and len(set(map(jsontext.canonical, left := self._left()))) == 1:
            self._drawn += left
        if len(self._drawn) == whole:
            self._chance.append({"shuffle" if "shuffle" in self.needs else "roll": self._drawn})
            self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return str(self._things()[action])
        if action == self.reference.decline:
            return "decline"
        return jsontext.encode(self.reference.actions[action]).decode()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.seats)
        rewards = self.reference.rewards(self.text)
        return [rewards.get(seat, 0.0) for seat in self.seats]

    def __str__(self) -> str:
        return (
            self.text.decode()
            if self.needs is None
            else f"chance decides {jsontext.encode(self.needs).decode()}"
        )


class _Observer:
    """What a player sees, as numbers and as JSON text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(LENGTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ReferenceState, player: int) -> None:
        self.tensor.fill(0)
        if state.text:
            seats = state.seats
            view = state.reference.view(state.text, seats[player])
            self.tensor[:] = features(view, seats[player], seats)

    def string_from(self, state: ReferenceState, player: int) -> str:
        if not state.text:
            return ""
        return jsontext.encode(state.reference.view(state.text, state.seats[player])).decode()


_kinds: list[type[ReferenceGame]] = []
"""A class for each reference. OpenSpiel keeps it until the process ends, when no function can be freed."""
