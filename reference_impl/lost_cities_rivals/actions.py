"""The decisions of a seat, in the shape of `schemas/lost_cities_rivals/action.json`."""

from __future__ import annotations

from msgspec import Struct


class Uncover(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="uncover"):
    """Turn over the top card of the draw pile."""


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="bid"):
    """Bid a number of coins; the first bid opens the auction."""

    gold: int


class Pass(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pass"):
    """Drop out of the auction."""


class Add(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="add"):
    """Add a card from the display to the expedition of its colour."""

    card: str


class Return(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="return"):
    """Return a card from the display to the box."""

    card: str


class Done(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="done"):
    """Stop adding and returning cards."""


Action = Uncover | Bid | Pass | Add | Return | Done
