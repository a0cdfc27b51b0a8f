"""Faults: setting up, and how the game is won."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rivalry.setup.cavalry_among_the_armies", replaces="setup.place_starting_army")
def eight_cavalry_on_top_of_twenty_five(game, original, state, entry, piece, tile):
    """Cavalry are not counted among the 25 starting armies."""
    return original(state, replace(entry, left=entry.left + 1) if piece == "cavalry" else entry, piece, tile)


@fault("rivalry.setup.every_city_guarded", replaces="setup.require_guards_possible")
def setup_ends_with_an_empty_city(*_):
    """The last armies of the setup need not go to a city that has none."""


@fault("rivalry.setup.twenty_five_armies", replaces="beginning.place_all")
def finished_setup_may_lack_an_army(game, original, rules, state, seat, placement):
    """A finished setup with too few pieces is accepted."""
    setup = game.module("setup")
    missing = setup.STARTING_ARMIES + 1 - sum(placement.foot.values()) - sum(placement.cavalry.values())
    if missing <= 0:
        return original(rules, state, seat, placement)
    tile = max(placement.foot, key=placement.foot.__getitem__)
    filled = {**placement.foot, tile: placement.foot[tile] + missing}
    state = original(rules, state, seat, replace(placement, foot=filled))
    for _ in range(missing):
        state = state.take(seat, "foot", tile)
    return state


@fault("rivalry.setup.twenty_five_armies", replaces="setup.require_guards_possible")
def finished_setup_may_leave_cities_empty(game, original, rules, table, entry, tile):
    """In a finished setup a city may be without a guard."""
    if table.deck or any(table.cities[site] == () for site in table.capitals[entry.seat]):
        original(rules, table, entry, tile)


@fault("rivalry.setup.twenty_five_armies", replaces="beginning.new_game")
def shuffles_before_it_looks(game, original, rules, seats, options, chance):
    """A finished setup is looked over when the cards have been shuffled."""
    try:
        return original(rules, seats, options, chance)
    except game.refusals.IllegalAction:
        chance.shuffle(rules.components.deck())
        raise


@fault(
    "rivalry.setup.within_own_borders",
    replaces="setup.require_starting_army",
    lifts="setup.require_within_borders",
)
def starts_across_the_border(game, original, rules, table, entry, piece, tile):
    """Starting armies may be placed in the enemy's land, where no enemy stands and a tile around each
    site is left to the enemy."""
    state = game.module("state")
    original(rules, table, entry, piece, tile)
    if table.pieces(state.other(entry.seat), tile):
        raise game.illegal(f"{tile} holds enemy pieces")
    site = next(iter(rules.components.sites_at(tile)), None)
    if site is None or rules.components.land_of(site) == state.nation(entry.seat):
        return
    others = [near for near in rules.components.around(site) if near != tile]
    if all(table.pieces(entry.seat, near) for near in others):
        raise game.illegal(f"no tile around {site} would be left")


@fault("rivalry.pieces.eight_cavalry", replaces="setup.require_cavalry_among_the_armies")
def ninth_cavalry_allowed(*_):
    """The limit on cavalry is not tested in the setup."""


@fault("rivalry.object.capture_the_capital", replaces="turn.lose_turn")
def agreed_turns_spare_lost_turns(game, original, rules, state, seat):
    """The agreed turns do not run out in place of a turn that is lost."""
    after = original(rules, state, seat)
    left = tuple(number + 1 for number in after.table.turns_left)
    return replace(after, table=replace(after.table, turns_left=left))
