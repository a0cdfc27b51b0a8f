"""Faults: setting up."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.setup.action_stack_face_down", replaces="view")
def action_stack_counts_the_cards_laid_out(game, original, rules, position, seat):
    """The special action cards at the dark spaces are counted in the action stack."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"action_stack": seen["action_stack"] + sum(map(len, table.dark_spaces))}


@fault("rival_cities.setup.action_stack_face_down", replaces="view")
def next_special_card_seen(game, original, rules, position, seat):
    """Both players see the special action card that will be drawn next."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"discard_pile": (*seen["discard_pile"], *table.action_stack[:1])}


@fault("rival_cities.setup.basic_cards_face_up", replaces="view")
def basic_cards_open_to_the_starting_player_only(game, original, rules, position, seat):
    """Only the player who has the first turn sees the basic action cards."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"basic_cards": table.basic_cards if seat == table.seats[0] else ()}


@fault("rival_cities.setup.basic_cards_face_up", replaces="view")
def basic_cards_turned_up_when_reached(game, original, rules, position, seat):
    """A basic action card is turned up only when the ink jar has reached it."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"basic_cards": table.basic_cards[: table.ink_jar]}


@fault("rival_cities.setup.boxed_lawsuits_unseen", replaces="view")
def boxed_lawsuits_counted_in_the_stack(game, original, rules, position, seat):
    """The lawsuits that went back to the box are counted in the lawsuit stack."""
    seen = original(rules, position, seat)
    return seen | {"lawsuit_stack": seen["lawsuit_stack"] + seen["lawsuits_in_box"], "lawsuits_in_box": 0}


@fault("rival_cities.setup.boxed_lawsuits_unseen", replaces="view")
def boxed_lawsuits_shown(game, original, rules, position, seat):
    """The lawsuits that went back to the box are shown with those that nobody has won."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"lawsuits_won_by_nobody": seen["lawsuits_won_by_nobody"] + table.lawsuits_in_box}


@fault("rival_cities.setup.boxed_ships_unseen", replaces="view")
def boxed_ship_shown(game, original, rules, position, seat):
    """One of the ships that went back to the box is shown."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"ship_spaces": (*seen["ship_spaces"], table.ships_in_box[:1])}


@fault("rival_cities.setup.boxed_ships_unseen", replaces="view")
def boxed_ships_counted_in_the_stack(game, original, rules, position, seat):
    """The ships that went back to the box are counted in the ship stack."""
    seen = original(rules, position, seat)
    return seen | {"ship_stack": seen["ship_stack"] + seen["ships_in_box"], "ships_in_box": 0}


@fault("rival_cities.setup.first_game_ascending", replaces="setup.lay_out_first_game")
def first_game_laid_out_counterclockwise(game, original, components, table, chance):
    """In the layout for a first game the cards ascend counterclockwise."""
    table = original(components, table, chance)
    return replace(table, basic_cards=table.basic_cards[::-1])


@fault("rival_cities.setup.lawsuit_stack_face_down", replaces="view")
def lawsuit_stack_counts_the_open_lawsuits(game, original, rules, position, seat):
    """The lawsuits that lie open are counted in the lawsuit stack."""
    seen = original(rules, position, seat)
    return seen | {"lawsuit_stack": seen["lawsuit_stack"] + len(game.module("state").SPACES)}


@fault("rival_cities.setup.lawsuit_stack_face_down", replaces="view")
def next_lawsuit_seen(game, original, rules, position, seat):
    """Both players see the lawsuit that comes next."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"lawsuits_won_by_nobody": (*seen["lawsuits_won_by_nobody"], *table.lawsuit_stack[:1])}


@fault("rival_cities.setup.ship_stack_face_down", replaces="view")
def next_ship_seen(game, original, rules, position, seat):
    """Both players see the ship that comes next."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"ship_spaces": (*seen["ship_spaces"], table.ship_stack[:1])}


@fault("rival_cities.setup.ship_stack_face_down", replaces="view")
def ship_stack_counts_the_open_ships(game, original, rules, position, seat):
    """The ships that lie open are counted in the ship stack."""
    seen, table = original(rules, position, seat), position.table
    return seen | {"ship_stack": seen["ship_stack"] + sum(map(len, table.ship_spaces))}
