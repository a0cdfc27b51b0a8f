"""Faults: the end of the game."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("lost_cities_rivals.ending.last_card_of_last_pile", replaces="turn.end_game")
def game_ends_one_turn_late(game, original, state):
    """The game goes on when the last card has been turned over."""
    return state


@fault("lost_cities_rivals.ending.last_card_of_last_pile", replaces="spoils.close_auction")
def useless_last_card_after_an_auction_ends_nothing(game, original, now, action):
    """The game goes on when the very last card is turned over after an auction and is useless."""
    after, state = original(now, action), now.state
    if after.phase == "over" and after.table.box != state.table.box:
        return game.module("spoils").give_turn_to_neighbour(replace(after, phase="turn"), now.seat)
    return after


@fault("lost_cities_rivals.ending.no_gold_shared", replaces="turn.end_game")
def a_coin_each_at_the_end(game, original, state):
    """Each player gets one coin more when the game ends, if the supply has enough."""
    table = original(state).table
    each = 1 if table.gold_supply >= len(table.seats) else 0
    gold = {seat: coins + each for seat, coins in table.gold.items()}
    rest = table.gold_supply - each * len(table.seats)
    return replace(original(state), table=replace(table, gold=gold, gold_supply=rest))


@fault("lost_cities_rivals.ending.no_gold_shared", replaces="turn.end_game")
def shared_at_the_end_too(game, original, state):
    """The gold is shared once more when the game ends."""
    return original(game.module("turn").share_gold(state))


@fault("lost_cities_rivals.ending.no_gold_shared", replaces="turn.end_game")
def supply_to_the_starting_player_at_the_end(game, original, state):
    """The starting player gets the supply when the game ends."""
    table = original(state).table
    gold = {**table.gold, table.starting_player: table.gold[table.starting_player] + table.gold_supply}
    return replace(original(state), table=replace(table, gold=gold, gold_supply=0))


@fault("lost_cities_rivals.ending.no_turn_afterwards", lifts="turn.require_game_goes_on")
def end_refuses_nothing(game):
    """Cards are still uncovered after the end."""
    steps = game.module("").STEPS
    steps.answers["over"] = steps.answers["turn"]
    steps.questions["over"] = lambda now: ()
