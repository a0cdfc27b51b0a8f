"""What is wrong with a game of a framework beside the rules: each kind is noted once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruleproof.bridges.bridge import Bridge
from ruleproof.bridges.games import Game

_CHANGING = (list, dict, set)


class Oddities:
    """The notes of an engine; `table` returns the table of a game."""

    def __init__(self, bridge: Bridge, table: Callable[[Game], dict[str, Any]]) -> None:
        self._bridge, self._table = bridge, table
        self._notes: list[str] = []
        self._noted: set[str] = set()
        self._watched: tuple[Game, dict[str, str]] | None = None

    def note(self, note: str, kind: str = "") -> None:
        """Note something once; of some kinds, only the first."""
        if (kind or note) not in self._noted:
            self._noted.add(kind or note)
            self._notes.append(note)

    def taken(self) -> list[str]:
        """Return the notes since the last time."""
        notes, self._notes = self._notes, []
        return notes

    def look_after_the_end(self, game: Game) -> None:
        """Note what masks still offer, and how the framework cut the game off."""
        play = game.play
        if play.cut:
            self.note(play.cut, "cut off")
        elif play.ended:
            offers = {agent: found for agent in game.seats if (found := play.offers(agent))}
            for agent, found in list(offers.items())[:1]:
                others = f", and so {'is' if len(offers) == 2 else 'are'} {len(offers) - 1} more" * (
                    len(offers) > 1
                )
                note = f"after the end of the game, {agent} is still offered {_some(found)}{others}"
                self.note(note, "offers after the end")

    def look_at_rewards(self, game: Game) -> None:
        """Note a reward before the end of the game."""
        if self._bridge.rewards != "end" or game.play.ended or game.play.cut:
            return
        early = {agent: one for agent, one in game.play.rewards().items() if one}
        for agent, one in list(early.items())[:1]:
            note = f"before the end of the game, {agent} has a reward of {one:g}"
            self.note(note, "rewards before the end")

    def look_at_framework(self, game: Game) -> None:
        """Note what is wrong in the terms of the framework, and what all players have in common."""
        for kind, note in self._bridge._oddities(game.play):
            self.note(note, kind)
        for name, value in getattr(game.play.own, "__dict__", {}).items():
            own = list(value.values()) if isinstance(value, dict) else value
            if not isinstance(own, list) or len(own) != len(game.seats) or len(own) < 2 or not own[0]:
                continue
            if isinstance(own[0], _CHANGING) and all(one is own[0] for one in own):
                self.note(f"{name} has one object for all players: what one of them gets, all get")

    def forget_watched(self) -> None:
        """Forget the game that is kept in mind, since components may change."""
        self._watched = None

    def watch(self, game: Game) -> None:
        """Keep a game in mind, which should stay as it is while others are played."""
        if self._watched is None or self._watched[0] is not game:
            self._watched = (game, self._values(game))

    def look_at_watched(self) -> None:
        """Note if the game that is kept in mind has changed."""
        if self._watched is not None:
            game, before = self._watched
            now = self._values(game)
            self._watched = (game, now)
            for key in [key for key in now if now[key] != before.get(key)][:1]:
                shared = "copies of the game, or all games of its class, share it"
                self.note(f"playing one game changes {key} of another one: {shared}", "shared")

    def _values(self, game: Game) -> dict[str, str]:
        return {key: repr(value) for key, value in self._table(game).items()}


def _some(numbers: Sequence[int]) -> str:
    first = ", ".join(map(str, numbers[:3]))
    return f"{len(numbers)} actions (the first: {first})" if len(numbers) > 1 else f"action {first}"
