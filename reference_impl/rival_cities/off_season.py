"""The off-season: its eight steps."""

from __future__ import annotations

from ..vocabulary import (
    Chance,
    IllegalAction,
    answer,
    automatic,
    choice,
    clause,
    note,
    question,
    replace,
    ruling,
)
from . import court, end
from .actions import Income
from .components import Game, IncomeEffect
from .drawing import top_card
from .effects import Effects, Gain, Prestige, Stars
from .factories import reactivate_all
from .kinds import Now
from .pending import Actions, Arrival, Incomes, OffSeason, Option, Upkeep
from .state import Cards, Seat, Seats, State, Table, rival_of


@automatic(Arrival)
def arrive(state: State, asked: Arrival) -> State:
    """Return the state after a move has been paid for: first the off-season, if it comes, then an option."""
    if not asked.passed_bell:
        return state.with_first(Option())
    note("rival_cities.off_season.interrupts_the_turn", "rival_cities.off_season.turn_continues")
    return take_bell_token(state).with_first(OffSeason(1), Option())


@clause("rival_cities.off_season.mover_takes_bell_token")  # The player whose move passes the bell takes the …
def take_bell_token(state: State) -> State:
    """Return the state in which the bell token is in front of the player who moved the jar."""
    return state.with_table(bell_token=(state.table.turn,))


@automatic(OffSeason)
def carry_out_step(game: Game, state: State, asked: OffSeason, chance: Chance) -> State:
    """Return the state after a step of the off-season, or in the middle of it."""
    table, after = state.table, next_step(state, asked.step)
    if any(table.letters[seat] and any(table.products[seat].values()) for seat in table.seats):
        choice("rival_cities.ruling.no_window_inside_forced_steps")
    match asked.step:
        case 1:
            return after.with_first(*decisions_about_alliances(game, table))
        case 2:
            return after.with_first(*offer_of_prestige(table))
        case 3:
            return after.with_first(*incomes_of_ships(game, table, "third_step"))
        case 4:
            ships = incomes_of_ships(game, table, "fourth_step")
            return after.with_first(*income_of_track(game, table), *ships)
        case 5:
            return resolve_foremost(game, after)
        case 6:
            table = lay_out_special_cards(game, discard_special_cards(table), chance)
            return replace(after, table=table)
        case 7:
            return replace(after, table=reactivate_all(table, players_meant(game, table)))
        case _:
            return check_end(state)


@clause("rival_cities.off_season.eight_steps_in_order")  # The off-season consists of eight steps, carried …
def next_step(state: State, step: int) -> State:
    """Return the state in which the next step of the off-season is pending."""
    return state.with_first(OffSeason(step + 1))


@ruling("rival_cities.ruling.order_of_the_players", "mover_first")
def players_in_order(game: Game, table: Table) -> Seats:
    """Return both players in the order in which they act in a step: the one who moved the jar comes first."""
    return table.turn, rival_of(table.turn)


@ruling("rival_cities.ruling.off_season_is_for_both", "both_players")
def players_meant(game: Game, table: Table) -> Seats:
    """Return the players whose alliances, ships and factories are processed, in their order: both."""
    return players_in_order(game, table)


@clause(
    "rival_cities.upkeep.pays_or_returns",  # In the first step a player either pays the upkeep of an …
    "rival_cities.upkeep.each_card_by_itself",  # The player decides separately for each alliance card …
)
def decisions_about_alliances(game: Game, table: Table) -> tuple[Upkeep, ...]:
    """Return the questions to the players about their alliance cards."""
    seats = [seat for seat in players_meant(game, table) if table.alliances[seat]]
    return tuple(Upkeep(seat, table.alliances[seat]) for seat in seats)


def offer_of_prestige(table: Table) -> tuple[Actions, ...]:
    """Return the prestige that the player with more ships may earn; with equal ships it is nobody's."""
    return tuple(Actions(seat, (Prestige(),), "offered") for seat in ahead_in_ships(table))


@clause(
    "rival_cities.off_season.equal_ships_nothing",  # If both players have the same number of ship cards, …
    "rival_cities.off_season.more_ships_may_earn_prestige",  # In the second step the player who has more …
)
def ahead_in_ships(table: Table) -> Seats:
    """Return the player who has more ships than the rival, if there is one."""
    return tuple(seat for seat in table.seats if len(table.ships[seat]) > len(table.ships[rival_of(seat)]))


@clause("rival_cities.off_season.ships_give_income")  # A player who has ship cards with an income effect …
def incomes_of_ships(game: Game, table: Table, step: str) -> tuple[Incomes, ...]:
    """Return the incomes of the players' ships, if this is the step for them."""
    if step != step_of_the_ship_income(game):
        return ()
    ships = {seat: income_ships(game, table, seat) for seat in players_meant(game, table)}
    return tuple(Incomes(seat, own) for seat, own in ships.items() if own)


@ruling("rival_cities.ruling.step_of_the_ship_income", "third_step")
def step_of_the_ship_income(game: Game) -> str:
    """Return the step in which ships give their income: the third."""
    return "third_step"


def income_ships(game: Game, table: Table, seat: Seat) -> tuple[str, ...]:
    """Return a player's ships that give an income, in the order of their numbers."""
    ships = game.components.ships
    giving = [ship for ship in table.ships[seat] if isinstance(ships[ship].effect, IncomeEffect)]
    return tuple(sorted(giving, key=list(ships).index))


@question(Incomes)
def ships_next(game: Game, asked: Incomes) -> list[Income]:
    """Return the ways to choose the ship that gives its income next, if the owner chooses."""
    return ships_to_choose(game, asked) if len(asked.ships) > 1 else []


@ruling("rival_cities.ruling.order_of_own_incomes", "owner_chooses")
def ships_to_choose(game: Game, asked: Incomes) -> list[Income]:
    """Return the ways to choose the next of several ships: their owner chooses freely."""
    return list(map(Income, asked.ships))


def require_income(asked: Incomes, ship: str) -> None:
    """Refuse a ship that gives no income now."""
    if ship not in asked.ships:
        raise IllegalAction(
            f"{ship} gives {asked.seat} no income now", "rival_cities.off_season.ships_give_income"
        )


@answer(Incomes, Income, require=require_income)
@clause("rival_cities.off_season.ships_give_income")  # A player who has ship cards with an income effect …
def give_income(game: Game, state: State, asked: Incomes, ship: str) -> State:
    """Return the state in which a ship gives its income; the other ships still have to give theirs."""
    effect = game.components.ships[ship].effect
    actions = effect.actions if isinstance(effect, IncomeEffect) else ()
    for action in actions:
        match action:
            case Stars():
                note("rival_cities.ship_effect.star_income")
            case Prestige():
                note("rival_cities.ship_effect.prestige_income")
            case Gain({"furniture": _}):
                note("rival_cities.ship_effect.furniture_income")
            case Gain({"cloth": _}):
                note("rival_cities.ship_effect.cloth_income")
            case Gain({"letter": _}):
                note("rival_cities.ship_effect.letter_income")
    left = tuple(other for other in asked.ships if other != ship)
    return state.instead(Actions(asked.seat, actions, "income"), replace(asked, ships=left))


@automatic(Incomes)
def give_first_income(now: Now[Incomes]) -> State:
    """Return the state in which the first ship gives its income, if the owner has no choice."""
    if not now.asked.ships:
        return now.state
    return give_income(now.game, now.state.with_first(now.asked), now.asked, now.asked.ships[0])


@clause(
    "rival_cities.prestige.income_for_the_side_of_the_marker",  # The income of the prestige track goes to …
    "rival_cities.prestige.income_in_off_season_only",  # The icons beside the prestige track give income …
    "rival_cities.prestige.neutral_space_is_nobodys",  # The neutral space in the middle of the prestige …
)
def income_of_track(game: Game, table: Table) -> tuple[Actions, ...]:
    """Return the income of the prestige track, for the player on whose side the marker is."""
    marker = table.prestige_marker
    if marker.side == "neutral":
        return ()
    income = (*marker_income(game, marker.space), *income_behind(game, marker.space))
    return (Actions(marker.side, income, "income"),)


@clause("rival_cities.prestige_income.marker_space")  # In the fourth step the player on whose side the …
def marker_income(game: Game, space: int) -> Effects:
    """Return the income shown at the space of the prestige marker."""
    return game.components.prestige_track[space - 1].income


@clause("rival_cities.prestige_income.spaces_back_to_the_bell")  # In the fourth step that player also gains …
def income_behind(game: Game, space: int) -> Effects:
    """Return the income of the spaces between the prestige marker and the bell icon."""
    spaces = reversed(game.components.prestige_track[: space - 1])
    return tuple(effect for behind in spaces for effect in behind.income)


@clause("rival_cities.resolution.foremost_in_fifth_step")  # In the fifth step the foremost lawsuit is …
def resolve_foremost(game: Game, state: State) -> State:
    """Return the state in which the off-season has resolved the foremost lawsuit."""
    return court.resolve(game, state, True)


@clause("rival_cities.off_season.special_cards_discarded")  # In the sixth step all special action cards at …
def discard_special_cards(table: Table) -> Table:
    """Return the table after the special action cards at the dark spaces have been discarded."""
    cards = tuple(card for cards in table.dark_spaces for card in cards)
    return replace(
        table, dark_spaces=tuple(() for _ in table.dark_spaces), discard_pile=table.discard_pile + cards
    )


@clause("rival_cities.off_season.four_new_special_cards")  # In the sixth step four cards from the action …
def lay_out_special_cards(game: Game, table: Table, chance: Chance) -> Table:
    """Return the table after a card from the action stack has gone to each dark space, if there is one."""
    spaces: list[Cards] = []
    for _ in table.dark_spaces:
        table, card = top_card(game, table, chance)
        spaces.append(() if card is None else (card,))
    return replace(table, dark_spaces=tuple(spaces))


@clause("rival_cities.off_season.end_conditions_checked")  # In the eighth step, and only there, the four …
def check_end(state: State) -> State:
    """Return the state in which the game has ended, or continues after the off-season."""
    return end.end_game(state) if end.is_end_reached(state.table) else return_bell_token(state)


@clause("rival_cities.off_season.bell_token_returned")  # If the game goes on, the player with the bell …
def return_bell_token(state: State) -> State:
    """Return the state in which the bell token is on the bell."""
    return state.with_table(bell_token=())
