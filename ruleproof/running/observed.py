"""The result of comparing an engine's observations, for reports."""

from __future__ import annotations

import msgspec


class Leak(msgspec.Struct, frozen=True):
    """An observation that shows a seat what it must not know.

    `places` are the places in the observation that differ, of `size` numbers; `hidden` are the first
    places in the state that differ between the two games, which began with these `seats` and went on for some
    `plays`.
    """

    seat: str
    places: tuple[str, ...]
    size: int
    hidden: str
    seats: tuple[str, ...]
    plays: int

    @property
    def words(self) -> str:
        """Return the leak as a sentence."""
        many = f" and {len(self.places) - 5} more" if len(self.places) > 5 else ""
        where = ", ".join(self.places[:5]) + many
        after = "in a new game" if not self.plays else f"after {self.plays} play{'s' * (self.plays > 1)}"
        return (
            f"the observation of {self.seat} depends on {self.hidden}, which {self.seat} cannot see: "
            f"it differs at {where} (of {self.size} values), {after} of {', '.join(self.seats)}"
        )


class Observed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of comparing observations.

    `pairs` counts the pairs of positions that a seat cannot tell apart, and `leaking` those in which its
    observations differ; `leaks` are the first of each kind. `unseen` are the keys of a view that differ
    between positions whose observations are the same. `not_done` is the reason if nothing was compared.
    """

    pairs: int = 0
    leaking: int = 0
    leaks: tuple[Leak, ...] = ()
    unseen: tuple[str, ...] = ()
    seed: int = 0
    not_done: str = ""

    @property
    def words(self) -> str:
        """Return the result as a sentence."""
        if self.not_done:
            return f"observations not compared: {self.not_done}"
        found = f"{self.leaking} of {self.pairs} leak" if self.leaking else "none differs"
        return (
            f"observations: {self.pairs} pairs of positions compared that a seat cannot tell apart, {found}"
        )
