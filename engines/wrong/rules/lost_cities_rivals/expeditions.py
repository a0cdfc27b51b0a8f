"""Faults: adding cards to expeditions."""

from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.expeditions.begun_one_may_be_extended", replaces="expeditions.require_fits")
def expedition_of_eleven_cards_at_most(game, original, components, own, face):
    """An expedition takes eleven cards and no more."""
    original(components, own, face)
    if len(own.of(components.cards[face].colour)) >= 11:
        raise game.illegal("the expedition is full")


@fault("lost_cities_rivals.expeditions.cards_stay_readable", replaces="view.view")
def first_card_alone_in_view(game, original, rules, state, seat):
    """Of an expedition only the card played first is seen."""
    expeditions = {
        owner: {colour: getattr(own, colour)[:1] for colour in own.__struct_fields__}
        for owner, own in state.table.expeditions.items()
    }
    return original(rules, state, seat) | {"expeditions": expeditions}


@fault("lost_cities_rivals.expeditions.cards_stay_readable", replaces="view.view")
def last_card_alone_in_view(game, original, rules, state, seat):
    """Of an expedition only the card played last is seen."""
    expeditions = {
        owner: {colour: getattr(own, colour)[-1:] for colour in own.__struct_fields__}
        for owner, own in state.table.expeditions.items()
    }
    return original(rules, state, seat) | {"expeditions": expeditions}


@fault("lost_cities_rivals.expeditions.equal_value_allowed", replaces="expeditions.require_no_lower_value")
def equal_card_refused(game, original, components, expedition, face):
    """A number card must be higher than the latest one, not merely as high."""
    original(components, expedition, face)
    if expedition and components.cards[face].number == components.cards[expedition[-1]].number:
        raise game.illegal("equal")


@fault("lost_cities_rivals.expeditions.no_lower_value", replaces="expeditions.require_no_lower_value")
def lower_card_accepted_after_wager_check(*_):
    """Numbers are never compared when a card is added."""


@fault(
    "lost_cities_rivals.expeditions.no_wager_after_a_number", replaces="expeditions.require_no_number_card"
)
def wager_after_numbers_accepted(*_):
    """A wager card may follow a number card."""


@fault("lost_cities_rivals.expeditions.several_wagers", replaces="expeditions.require_no_number_card")
def second_wager_refused(game, original, components, expedition, face):
    """An expedition takes one wager card only."""
    original(components, expedition, face)
    if expedition:
        raise game.illegal("a wager lies there")
