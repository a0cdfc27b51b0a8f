"""Your game: fill in one function after another, in this order; `ruleproof smoke` names the next one.

Each position is a `LiveGame`. States, actions, views and outcomes are plain values; messages.py describes
them. A game may change in place: the adapter makes copies. Raise `IllegalMove` for what the rules forbid, and
`CannotLoad` for a state that you cannot load; any other error with a `code` of the protocol is also a
refusal.

Omit what your program cannot do: without `new_game`, no game begins; without `load`, a position is
reached by playing to it again; with it, a game that was played on is compared with one that is loaded.
If your program has other moves than the suite, write `clicks`, `click`, `attempt` and `action` instead of
`legal_actions` and `play`: the page "Your engine has different moves" has an example.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from messages import Action, Outcome, State, View

ABOUT = {
    "name": "My engine",
    "version": "0.1.0",
    "games": {"@GAME@": {"verbs": ["new_game", "legal_actions", "apply", "view", "outcome"]}},
}


class IllegalMove(Exception):
    """A move against the rules."""


class CannotLoad(Exception):
    """A state that this engine cannot load."""


def configure(game: str, components: dict[str, Any], readings: dict[str, str]) -> list[str]:
    """Receive the cards and readings; return the reasons why you cannot play with them, if any."""
    return []


class LiveGame:
    """A game in progress; `chance` is its random generator, with shuffle(things) and roll(dice)."""

    def __init__(self, state: State, chance: Any) -> None:
        self.state, self.chance = state, chance

    @classmethod
    def load(cls, state: State, chance: Any) -> LiveGame:
        """Return the game at a state."""
        return cls(state, chance)

    def save(self) -> State:
        """Return the state."""
        return self.state

    def legal_actions(self, seat: str) -> list[Action]:
        """Return every legal action of a seat, or an empty list."""
        raise NotImplementedError("legal_actions")

    def view(self, seat: str) -> View:
        """Return what a seat sees."""
        raise NotImplementedError("view")

    def outcome(self) -> Outcome:
        """Return who has won, and the scores."""
        raise NotImplementedError("outcome")

    def play(self, seat: str, action: Action) -> None:
        """Play an action."""
        raise NotImplementedError("play")


def new_game(seats: list[str], options: dict[str, Any], chance: Any) -> LiveGame:
    """Return a game at its start."""
    raise NotImplementedError("new_game")
