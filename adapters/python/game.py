"""Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.

States, actions, views and outcomes are plain values; messages.py describes them.
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


class Refusal(Exception):
    """An error reply: 1 illegal action, 3 unsupported, 4 unsupported position."""

    def __init__(self, code: int, message: str, data: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data or {}


def configure(game: str, components: dict[str, Any], readings: dict[str, str]) -> list[str]:
    """Receive the cards and readings; return the reasons why you cannot play with them, if any."""
    return []


def legal_actions(state: State, seat: str) -> list[Action]:
    """Return every legal action of a seat, or an empty list."""
    raise NotImplementedError("legal_actions")


def view(state: State, seat: str) -> View:
    """Return what a seat sees."""
    raise NotImplementedError("view")


def outcome(state: State) -> Outcome:
    """Return who has won, and the scores."""
    raise NotImplementedError("outcome")


def apply(state: State, seat: str, action: Action, chance: Any) -> State:
    """Return the state after an action; chance.shuffle(things) and chance.roll(dice) give the outcomes.

    Raises:
        Refusal: (1, "illegal action"), if the rules forbid it.
    """
    raise NotImplementedError("apply")


def new_game(seats: list[str], options: dict[str, Any], chance: Any) -> State:
    """Return the state at the start of a game."""
    raise NotImplementedError("new_game")
