"""A game in progress: the table, and a stack of what is unfinished."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field

from rules import Frame, Goods, Rules
from table import Table, rival_of

Affordable = Callable[[Table, str, Goods], bool]


@dataclass
class Game:
    """`pending` is a stack, its top first; by state.json."""

    rules: Rules
    table: Table
    chance: random.Random
    phase: str
    pending: list[Frame] = field(default_factory=list)

    @property
    def top(self) -> Frame:
        return self.pending[0]

    @property
    def seat_asked(self) -> str:
        """The player whom the top of the stack concerns."""
        return str(self.top.get("seat", self.table.turn))

    @property
    def settled(self) -> bool:
        """Whether the game stands between two choices, and not between the parts of one."""
        if not self.pending:
            return True
        return self.top["kind"] not in ("payment", "saving") and not self.top.get("begun", False)

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack, the first on top; after the end of the game nothing goes on."""
        if self.phase != "over":
            self.pending[:0] = deepcopy(frames)

    def ask_payment(self, seat: str, products: int) -> None:
        if products:
            self.push({"kind": "payment", "seat": seat, "products": products})

    def pay(self, seat: str, price: Goods) -> None:
        """Pay a price; products of choice are asked for, on top of what has been pushed so far."""
        self.table.pay_shown(seat, price)
        self.ask_payment(seat, price.get("any", 0))

    def ask_repeat(self, seat: str, action: str, descends_from: list[str], spaces: list[str]) -> None:
        """Ask whether the action just performed is to be repeated."""
        self.push(
            {
                "kind": "repeat",
                "seat": seat,
                "action": action,
                "spaces": spaces,
                "descends_from": descends_from,
                "used": [],
            }
        )

    def exchanges(self, seat: str) -> list[tuple[str, str]]:
        """Return the products that a player can exchange, each given with each taken from the supply."""
        same_type = self.rules.reads("exchange_for_the_same_type", "allowed")
        return [
            (given, taken)
            for given in self.table.types_in_stock(seat)
            for taken in self.table.types_in_supply()
            if same_type or given != taken
        ]

    def end(self) -> None:
        self.phase = "over"
        self.pending = []

    def end_if_won(self, seat: str) -> None:
        """End the game if this player has an instant win."""
        if instant_win(self.rules, self.table, seat):
            self.end()

    def draw_card(self) -> list[str]:
        """Return the top card of the action stack, or none; an empty stack is made from the discard pile."""
        self.reshuffle_if_empty()
        drawn, self.table.action_stack = self.table.action_stack[:1], self.table.action_stack[1:]
        if self.rules.reads("when_the_stack_is_reshuffled", "as_soon_as_empty"):
            self.reshuffle_if_empty()
        return drawn

    def reshuffle_if_empty(self) -> None:
        if not self.table.action_stack and self.table.discard_pile:
            pile, self.table.discard_pile = self.table.discard_pile, []
            self.chance.shuffle(pile)
            self.table.action_stack = pile

    def can_draw(self) -> bool:
        return bool(self.table.action_stack or self.table.discard_pile)


def instant_win(rules: Rules, table: Table, seat: str) -> str:
    """Return by what this player wins at once, or nothing."""
    if len(table.ships[seat]) - len(table.ships[rival_of(seat)]) >= 3:
        return "ships"
    if len(table.lawsuits_won[seat]) >= 3:
        return "lawsuits"
    if len(table.alliances[seat]) >= 4:
        return "alliances"
    marker = table.prestige_marker
    if marker["side"] == seat and marker["space"] > len(rules["prestige_track"]):
        return "prestige"
    return ""
