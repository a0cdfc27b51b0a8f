"""Positions of Rival Cities by what matters in them, and the reference's answers to them.

They are asked for through the protocol alone.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data

Json = dict[str, Any]
Stock = tuple[int, int, int, int]
"""How many products of each type, in the order of `TYPES`."""

GAME = "rival_cities"
SEATS = HAMBURG, ALTONA = ("Hamburg", "Altona")
TYPES = ("beer", "cloth", "leather", "furniture")
LAWSUIT_SPACES = ("I", "II", "III")


@cache
def suite() -> Suite:
    """Return the suite of the game.

    Where the bundled data lacks the game, it is the folder's that holds this file.
    """
    data = Data.open()
    if GAME not in data.games():
        root = next(
            folder for folder in Path(__file__).resolve().parents if (folder / "spec" / GAME).is_dir()
        )
        data = Data.open((root,))
    return Suite.open(data, data.game(GAME))


def values(**others: Any) -> Json:
    """Return what the component set `standard` says, with some entries replaced."""
    return {**copy.deepcopy(suite().components.values), **others}


class Reference:
    """The reference under a component set and some readings.

    Every state is given and taken as JSON, and a refusal is an exception of the reference's own.
    """

    def __init__(self, components: Json, readings: Mapping[str, str]) -> None:
        self.components = components
        self._engine = suite().data.load_reference().engine()
        others = {f"{GAME}.ruling.{name}": reading for name, reading in readings.items()}
        answer = self._engine.configure(
            game=GAME, components=components, readings={**suite().game.adopted(), **others}
        )
        assert answer["accepted"], answer

    def actions(self, state: Json, seat: str) -> list[Json]:
        found: list[Json] = self._engine.legal_actions(state=state, seat=seat)["actions"]
        return found

    def play(self, state: Json, seat: str, action: Json) -> Json:
        after: Json = self._engine.apply(state=state, seat=seat, action=action, chance=[])["state"]
        return after

    def outcome(self, state: Json) -> Json:
        found: Json = self._engine.outcome(state=state)["outcome"]
        return found


@cache
def _reference(readings: tuple[tuple[str, str], ...]) -> Reference:
    return Reference(values(), dict(readings))


def reference(**readings: str) -> Reference:
    """Return the reference under the adopted readings or others."""
    return _reference(tuple(sorted(readings.items())))


def bag(stock: Sequence[int]) -> dict[str, int]:
    return {kind: number for kind, number in zip(TYPES, stock, strict=True) if number}


def stock_of(goods: Mapping[str, int]) -> Stock:
    beer, cloth, leather, furniture = (goods.get(kind, 0) for kind in TYPES)
    return beer, cloth, leather, furniture


def position(reference: Reference, pending: Sequence[Json], *, phase: str = "turn", **changes: Any) -> Json:
    """Return a state in which only what `changes` puts in the places of the table lies before the players.

    What is in no place goes to the supply, the stacks or the box.
    """
    made = reference.components
    nothing: Json = {seat: [] for seat in SEATS}
    table: Json = {
        "seats": list(SEATS),
        "turn": HAMBURG,
        "bell_token": [],
        "ink_jar": 1,
        "prestige_marker": {"side": "neutral", "space": 0},
        "products": {seat: {} for seat in SEATS},
        "letters": dict.fromkeys(SEATS, 0),
        "active_factories": dict.fromkeys(SEATS, 1),
        "inactive_factories": dict.fromkeys(SEATS, 0),
        "star_tokens": dict.fromkeys(SEATS, 0),
        "basic_cards": list(made["first_game_layout"]),
        "dark_spaces": [[], [], [], []],
        "discard_pile": [],
        "hands": nothing,
        "card_in_play": [],
        "alliances_on_board": [],
        "alliances": nothing,
        "ship_spaces": [["ship 20"], ["ship 21"], [], []],
        "ships": nothing,
        "ships_in_box": [],
        "lawsuit_stack": [],
        "lawsuit_spaces": {space: [] for space in LAWSUIT_SPACES},
        "lawsuits_won": nothing,
        "lawsuits_won_by_nobody": [],
        **changes,
    }
    stocks = table["products"].values()
    table["product_supply"] = {
        kind: left
        for kind, total in made["products"].items()
        if (left := total - sum(stock.get(kind, 0) for stock in stocks))
    }
    for supply, total, places in (
        ("letter_supply", "letters", ("letters",)),
        ("factory_supply", "factories", ("active_factories", "inactive_factories")),
        ("star_token_supply", "star_tokens", ("star_tokens",)),
    ):
        table[supply] = made[total] - sum(sum(table[place].values()) for place in places)
    for rest, cards in (
        ("action_stack", "special_cards"),
        ("alliances_in_box", "alliances"),
        ("ship_stack", "ships"),
        ("lawsuits_in_box", "lawsuits"),
    ):
        if rest in changes:
            continue
        everywhere = Counter(_strings({key: table[key] for key in table if key != "basic_cards"}))
        table[rest] = [
            card for card, about in made[cards].items() for _ in range(about["copies"] - everywhere[card])
        ]
    return {
        "to_act": [HAMBURG],
        "may_act": [],
        "settled": True,
        "phase": phase,
        "pending": list(pending),
        "table": table,
    }


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)


def key(state: Json) -> str:
    """Return a state as a line, in which alliance cards have no order."""
    table = state["table"]
    held = {seat: sorted(cards) for seat, cards in table["alliances"].items()}
    unordered = {"alliances": held, "alliances_on_board": sorted(table["alliances_on_board"])}
    pending = [
        {**entry, "alliances": sorted(entry["alliances"])} if "alliances" in entry else entry
        for entry in state["pending"]
    ]
    return json.dumps({**state, "pending": pending, "table": {**table, **unordered}}, sort_keys=True)


def stocks(most: int) -> Iterator[Stock]:
    """Return every stock with at most a number of products of each type."""
    yield from product(range(most + 1), repeat=4)


def words(actions: Iterable[Json]) -> list[str]:
    """Return actions as sorted lines, so that two lists can be compared whatever their order."""
    return sorted(json.dumps(action, sort_keys=True) for action in actions)
