"""What lies on the table afterwards."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import Legal, Unchanged, Value, then

from ._words import products_of, read_mark, read_space


def value(*path: str | int, of: Any) -> Value:
    return Value(path=("table", *path), value=of)


@then("the ink jar stands at {ink_space}")
def jar_stands(ink_space: str, components: dict[str, Any]) -> Value:
    return value("ink_jar", of=read_space(ink_space, components))


@then("{seat} has {goods}")
def has_goods(seat: str, goods: dict[str, int]) -> list[Value]:
    return [value("products", seat, of=products_of(goods)), value("letters", seat, of=goods.get("letter", 0))]


@then("{seat} has an empty stock")
def has_nothing(seat: str) -> list[Value]:
    return has_goods(seat, {})


@then("the supply has {goods}")
def supply_has(goods: dict[str, int]) -> list[Value]:
    """Check only the goods that are named."""
    letters = [value("letter_supply", of=goods["letter"])] if "letter" in goods else []
    return [value("product_supply", kind, of=number) for kind, number in products_of(goods).items()] + letters


@then("the supply has no letter")
def supply_has_no_letter() -> Value:
    return value("letter_supply", of=0)


@then("the products of the supply are {goods} and nothing else")
def supply_is(goods: dict[str, int]) -> Value:
    return value("product_supply", of=goods)


@then("the supply has {number:int} factories")
def supply_factories(number: int) -> Value:
    return value("factory_supply", of=number)


@then("the supply has {tokens}")
def supply_tokens(tokens: int) -> Value:
    return value("star_token_supply", of=tokens)


@then("{seat} has {tokens}")
def has_tokens(seat: str, tokens: int) -> Value:
    return value("star_tokens", seat, of=tokens)


@then("{seat} has {factories}")
def has_factories(seat: str, factories: tuple[int, int]) -> list[Value]:
    return [
        value("active_factories", seat, of=factories[0]),
        value("inactive_factories", seat, of=factories[1]),
    ]


@then("the prestige marker is on {mark}")
def prestige_marker_is(mark: str, components: dict[str, Any]) -> Value:
    return value("prestige_marker", of=read_mark(mark, components))


@then("the prestige marker has not moved")
def prestige_marker_unmoved() -> Unchanged:
    return Unchanged(path=("table", "prestige_marker"))


@then("the bell token lies on the bell")
def bell_token_on_bell() -> Value:
    return value("bell_token", of=[])


@then("the bell token lies before {seat}")
def bell_token_before(seat: str) -> Value:
    return value("bell_token", of=[seat])


@then("{seat} holds the card {special}")
def holds_one(seat: str, special: str) -> Value:
    return holds(seat, [special])


@then("{seat} holds these cards")
def holds_these(seat: str, datatable: tuple[tuple[str, ...], ...]) -> Value:
    return holds(seat, [card for row in datatable for card in row if card])


@then("{seat} holds the cards {specials}")
def holds(seat: str, specials: list[str]) -> Value:
    return value("hands", seat, of=specials)


@then("{seat} holds no special action card")
def holds_nothing(seat: str) -> Value:
    return value("hands", seat, of=[])


@then("the cards at the dark spaces are {specials}")
def cards_at_dark_spaces(specials: list[str]) -> Value:
    return value("dark_spaces", of=[[card] for card in specials])


@then("the card {special} lies at the {nth} dark space")
def card_at_dark_space(special: str, nth: int) -> Value:
    return value("dark_spaces", nth, of=[special])


@then("the {nth} dark space is empty")
def dark_space_is_empty(nth: int) -> Value:
    return value("dark_spaces", nth, of=[])


@then("the dark spaces have not changed")
def dark_spaces_unchanged() -> Unchanged:
    return Unchanged(path=("table", "dark_spaces"))


@then("the basic action cards have not changed")
def basic_cards_unchanged() -> Unchanged:
    return Unchanged(path=("table", "basic_cards"))


@then("the basic action cards are, clockwise")
def basic_cards_lie(datatable: tuple[tuple[str, ...], ...]) -> Value:
    """Read the table row by row."""
    return value("basic_cards", of=[card for row in datatable for card in row if card])


@then("the discard pile is {specials}")
def discard_pile_is(specials: list[str]) -> Value:
    return value("discard_pile", of=specials)


@then("the discard pile is empty")
def discard_pile_is_empty() -> Value:
    return value("discard_pile", of=[])


@then("the action stack is {specials}")
def action_stack_is(specials: list[str]) -> Value:
    return value("action_stack", of=specials)


@then("the cards of the action stack are, from the top")
def action_stack_lies(datatable: tuple[tuple[str, ...], ...]) -> Value:
    """Read the table row by row."""
    return value("action_stack", of=[card for row in datatable for card in row if card])


@then("the action stack is empty")
def action_stack_is_empty() -> Value:
    return value("action_stack", of=[])


@then("the action stack has not changed")
def action_stack_unchanged() -> Unchanged:
    return Unchanged(path=("table", "action_stack"))


@then("the top card of the action stack is {special}")
def top_card(special: str) -> Value:
    return value("action_stack", 0, of=special)


@then("{seat} has {alliances} and no other alliance")
def has_alliances(seat: str, alliances: list[str]) -> Value:
    return value("alliances", seat, of=alliances)


@then("{seat} has no alliance")
def has_no_alliance(seat: str) -> Value:
    return value("alliances", seat, of=[])


@then("the alliances on the game board are {alliances}")
def alliances_on_board(alliances: list[str]) -> Value:
    return value("alliances_on_board", of=alliances)


@then("{seat} has {ships} and no other ship")
def has_ships(seat: str, ships: list[str]) -> Value:
    return value("ships", seat, of=ships)


@then("{seat} has no ship")
def has_no_ship(seat: str) -> Value:
    return value("ships", seat, of=[])


@then("the ship spaces hold {ship_spaces}")
def ship_spaces_hold(ship_spaces: list[list[str]]) -> Value:
    return value("ship_spaces", of=ship_spaces)


@then("no ship lies on the game board")
def no_ship_on_board() -> Value:
    return value("ship_spaces", of=[[], [], [], []])


@then("the ship stack is {ships}")
def ship_stack_is(ships: list[str]) -> Value:
    return value("ship_stack", of=ships)


@then("the ship stack is empty")
def ship_stack_is_empty() -> Value:
    return value("ship_stack", of=[])


@then("the lawsuit on space {space} is {lawsuit}, its marker on {mark}")
def lawsuit_on_space(space: str, lawsuit: str, mark: str, components: dict[str, Any]) -> Value:
    return value("lawsuit_spaces", space, of=[{"lawsuit": lawsuit, "marker": read_mark(mark, components)}])


@then("the marker of the lawsuit on space {space} is on {mark}")
def lawsuit_marker(space: str, mark: str, components: dict[str, Any]) -> Value:
    return value("lawsuit_spaces", space, 0, "marker", of=read_mark(mark, components))


@then("lawsuit space {space} is empty")
def lawsuit_space_is_empty(space: str) -> Value:
    return value("lawsuit_spaces", space, of=[])


@then("the lawsuit spaces have not changed")
def lawsuit_spaces_unchanged() -> Unchanged:
    return Unchanged(path=("table", "lawsuit_spaces"))


@then("the lawsuit stack is {lawsuits}")
def lawsuit_stack_is(lawsuits: list[str]) -> Value:
    return value("lawsuit_stack", of=lawsuits)


@then("{seat} has won {lawsuits} and no other lawsuit")
def has_won(seat: str, lawsuits: list[str]) -> Value:
    return value("lawsuits_won", seat, of=lawsuits)


@then("{seat} has won no lawsuit")
def has_won_nothing(seat: str) -> Value:
    return value("lawsuits_won", seat, of=[])


@then("nobody has won {lawsuits}")
def nobody_has_won(lawsuits: list[str]) -> Value:
    return value("lawsuits_won_by_nobody", of=lawsuits)


@then("it is {seat}'s turn to move the ink jar")
def turn_begins(seat: str) -> list[Value | Legal]:
    return [
        value("turn", of=seat),
        Value(path=("to_act",), value=[seat]),
        Legal(seat=seat, action={"type": "move"}),
    ]


@then("it is {seat}'s turn")
def turn_of(seat: str) -> Value:
    return value("turn", of=seat)


@then("{seat} chooses an option at the ink jar")
def option_is_chosen(seat: str) -> list[Value | Legal]:
    return [
        value("turn", of=seat),
        Value(path=("to_act",), value=[seat]),
        Legal(seat=seat, action={"type": "use_card"}),
    ]


@then("{ship} is still hidden on top of the ship stack")
def still_on_top(ship: str) -> Value:
    return value("ship_stack", 0, of=ship)
