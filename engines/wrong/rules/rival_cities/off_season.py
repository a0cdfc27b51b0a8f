"""Faults: the off season, star scoring, and the end of the game."""

from msgspec.structs import replace

from engines.wrong.rules.spoiling import fault


@fault("rival_cities.off_season.end_conditions_checked", replaces="turn.go_on")
def game_ends_when_tokens_run_out(game, original, rules, state, chance):
    """The game ends as soon as an end condition is met."""
    end, after = game.module("end"), original(rules, state, chance)
    return end.end_game(after) if end.is_end_reached(after.table) else after


@fault("rival_cities.off_season.equal_ships_nothing", replaces="off_season.ahead_in_ships")
def ship_tie_gives_prestige_to_the_mover(game, original, table):
    """With equally many ships the player who passed the bell may earn prestige."""
    return original(table) or (table.turn,)


@fault("rival_cities.off_season.factories_reactivated", replaces="factories.reactivate_all")
def rival_factories_stay_inactive(game, original, table, seats):
    """Only the factories of the player who passed the bell become active again."""
    return original(table, (table.turn,))


@fault("rival_cities.off_season.interrupts_the_turn", replaces="off_season.arrive")
def option_before_off_season(game, original, state, arrival):
    """The mover chooses an option and uses the card before the off-season is carried out."""
    if not arrival.passed_bell:
        return original(state, arrival)
    season, pending = game.module("off_season"), game.module("pending")
    return season.take_bell_token(state).with_first(pending.Option(), pending.OffSeason(1))


@fault("rival_cities.off_season.when_the_jar_passes_the_bell", replaces="ink_jar.passes_bell")
def off_season_only_on_landing_at_zero(game, original, rules, table, spaces):
    """The off-season is carried out only if the jar stops at the off-season overview."""
    return table.ink_jar + spaces == len(rules.components.ink_spaces)


@fault("rival_cities.upkeep.each_card_by_itself")
def upkeep_all_or_nothing(game):
    """Upkeep is paid for all of a player's alliances or for none."""

    @game.replaces("alliances.require_upkeep")
    def require_upkeep(original, rules, asked, alliance, means):
        original(rules, asked, alliance, means)
        price = {}
        for each in asked.alliances:
            price = game.module("effects").together(price, rules.components.alliances[each].upkeep)
        if not means(price):
            raise game.illegal("all upkeep is paid, or none")

    @game.replaces("alliances.keep_alliance")
    def keep_alliance(original, rules, state, asked, alliance):
        for each in asked.alliances:
            state = original(rules, state, replace(asked, alliances=(each,)), each)
        return state

    @game.replaces("alliances.return_alliance")
    def return_alliance(original, state, asked, alliance):
        for each in asked.alliances:
            state = original(state, replace(asked, alliances=(each,)), each)
        return state


@fault("rival_cities.star_scoring.tie_goes_to_bell_token", replaces="end.break_tie")
def tie_won_by_the_first_seat(game, original, table):
    """A tie in the star scoring is won by the first seat, whoever has the bell token."""
    return table.seats[:1]


@fault("rival_cities.star_scoring.tie_goes_to_bell_token", replaces="end.break_tie")
def tie_won_by_the_starting_player(game, original, table):
    """A tie in the star scoring goes to the first seat, taken for the starting player, and not to the
    bell token."""
    return table.seats[:1]


@fault("rival_cities.star_scoring.tokens", replaces="end.score")
def star_tokens_left_out_of_the_total(game, original, rules, table, seat):
    """The stars of tokens are counted and not added to the total."""
    counted = original(rules, table, seat)
    return replace(counted, total=counted.cards + counted.prestige)


@fault("rival_cities.end.no_ships_on_the_board", replaces="end.no_ships_on_board")
def last_ship_looked_for_on_the_first_space(game, original, table):
    """No ship counts as left on the game board once the first ship space is empty."""
    return not any(table.ship_spaces[:1]) and not table.ship_stack
