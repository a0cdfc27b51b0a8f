"""The refusals of an engine, each with the code that the protocol gives it.

Refusal
├── IllegalAction         1  the rules refuse the action
├── NeedsChance           2  a chance outcome is missing
├── Unsupported           3  the reference does not play this
├── UnsupportedPosition   4  the state cannot be read
└── UnusedChance          5  more chance outcomes than the action uses
"""

from __future__ import annotations

from typing import Any, ClassVar


class Refusal(Exception):
    """A request that is refused; `reason` is a sentence."""

    code: ClassVar[int]

    @property
    def reason(self) -> str:
        return str(self)

    @property
    def data(self) -> dict[str, Any]:
        """The data of the refusal in the protocol."""
        return {"reason": self.reason}


class IllegalAction(Refusal):
    """An action that the rules refuse. `clause` is the id of the clause that forbids the action, if known."""

    code = 1

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.clause = clause

    @property
    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {"reason": self.reason}
        if self.clause:
            told["clause"] = self.clause
        return told


class NeedsChance(Refusal):
    """A call that needs one more chance outcome: `{"shuffle": [the things]}` or `{"roll": {"dice": n}}`."""

    code = 2

    def __init__(self, needs: dict[str, Any]) -> None:
        super().__init__(f"an outcome of chance is needed: {', '.join(needs)}")
        self.needs = needs

    @property
    def data(self) -> dict[str, Any]:
        return {"needs": self.needs}


class Unsupported(Refusal):
    """A request that the reference cannot fulfil, with a sentence for each reason."""

    code = 3

    def __init__(self, *reasons: str) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


class UnsupportedPosition(Refusal):
    """A state that cannot be read."""

    code = 4


class UnusedChance(Refusal):
    """Chance outcomes that the accepted action did not use."""

    code = 5
