"""Expeditions: which cards may follow which, and where an added card goes."""

from __future__ import annotations

from ..vocabulary import IllegalAction, clause, note, replace
from .components import Components
from .state import Cards, Colour, Expeditions, Seat, State, without


def require_fits(components: Components, own: Expeditions, face: str) -> None:
    """Refuse a card that the expedition of its colour cannot take."""
    card = components.cards[face]
    if card.is_number_card:
        require_no_lower_value(components, own.of(card.colour), face)
    else:
        require_no_number_card(components, own.of(card.colour), face)


@clause(
    "lost_cities_rivals.expeditions.no_lower_value",  # A number card cannot be added to an expedition whose …
    "lost_cities_rivals.expeditions.measured_against_the_latest",  # A number card that is added is compared …
)
def require_no_lower_value(components: Components, expedition: Cards, face: str) -> None:
    """Refuse a number card of a lower value than the latest card; a wager card has no value."""
    if not expedition:
        return
    latest = expedition[-1]
    if components.cards[face].number < components.cards[latest].number:
        raise IllegalAction(f"{face} cannot follow {latest}")
    if face == latest:
        note("lost_cities_rivals.expeditions.equal_value_allowed")
    else:
        note("lost_cities_rivals.expeditions.higher_value_allowed")


@clause(
    "lost_cities_rivals.expeditions.no_wager_after_a_number",  # A wager card cannot be added to an …
    "lost_cities_rivals.expeditions.wagers_at_the_start",  # A wager card may be added to an expedition that …
)
def require_no_number_card(components: Components, expedition: Cards, face: str) -> None:
    """Refuse a wager card for an expedition with a number card, which is then its latest card."""
    if not expedition:
        return
    latest = expedition[-1]
    if components.cards[latest].is_number_card:
        raise IllegalAction(f"{face} cannot follow {latest}: wager cards come before the number cards")
    note("lost_cities_rivals.expeditions.several_wagers")


def add_to_expedition(components: Components, state: State, seat: Seat, face: str) -> State:
    """Return the state after a card from the display has been added to the own expedition of its colour."""
    colour = components.cards[face].colour
    own = state.table.expeditions[seat]
    own = extend(state, own, colour, face) if own.of(colour) else begin(own, colour, face)
    state = replace(state, settled=False, pending=replace(state.pending, added=True))
    expeditions = {**state.table.expeditions, seat: own}
    return state.with_table(display=without(state.table.display, [face]), expeditions=expeditions)


@clause(
    "lost_cities_rivals.expeditions.new_one_may_be_begun",  # A player may begin an expedition in a colour …
    "lost_cities_rivals.expeditions.first_card_begins",  # The first card of a colour in front of a player …
)
def begin(own: Expeditions, colour: Colour, face: str) -> Expeditions:
    """Return a player's expeditions after the first card of a colour."""
    return extended(own, colour, face)


@clause(
    "lost_cities_rivals.expeditions.begun_one_may_be_extended",  # A player may add cards to an expedition …
    "lost_cities_rivals.expeditions.one_for_each_colour",  # If a player who has begun an expedition uses …
    "lost_cities_rivals.expeditions.order_of_play_is_the_series",  # The cards of an expedition form a …
    "lost_cities_rivals.expeditions.one_colour",  # An expedition is a series of cards that all have the …
)
def extend(state: State, own: Expeditions, colour: Colour, face: str) -> Expeditions:
    """Return a player's expeditions after a further card of a colour."""
    if state.pending.added:
        note("lost_cities_rivals.expeditions.several_cards_to_one")
    return extended(own, colour, face)


def extended(own: Expeditions, colour: Colour, face: str) -> Expeditions:
    """Return a player's expeditions with a card added to the end of one of them."""
    cards: Cards = (*own.of(colour), face)
    return replace(own, **{colour: cards})
