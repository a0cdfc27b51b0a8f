"""The off-season: its eight steps."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import clause
from . import end
from .components import IncomeEffect
from .effects import Effects, Gain, Prestige, Stars
from .lawsuits import resolve
from .pending import Actions, Arrival, Incomes, OffSeason, Option, Upkeep
from .readings import Game
from .state import Seat, Seats, State, Table, changed, instead, rival_of, with_first
from .workshop import top_card


def arrive(state: State, arrival: Arrival) -> State:
    """Return the state after a move has been paid: an option is chosen, if need be after an off-season."""
    state = with_first(state, Option())
    return begin_off_season(take_bell_token(state)) if arrival.passed_bell else state


@clause("rival_cities.off_season.mover_takes_bell_token")
def take_bell_token(state: State) -> State:
    """Return the state in which the bell token lies in front of the player who moved the jar."""
    return replace(state, table=replace(state.table, bell_token=(state.table.turn,)))


@clause("rival_cities.off_season.interrupts_the_turn", "rival_cities.off_season.turn_continues")
def begin_off_season(state: State) -> State:
    """Return the state in which the off-season comes first, and then the interrupted turn."""
    return with_first(state, OffSeason(1))


@clause("rival_cities.off_season.eight_steps_in_order")
def next_step(state: State, step: int) -> State:
    """Return the state in which the next step of the off-season comes first."""
    return with_first(state, OffSeason(step + 1))


def carry_out_step(game: Game, state: State, step: int, chance: Chance) -> State:
    """Return the state after a step of the off-season, or in which it is going on."""
    steps: dict[int, Callable[[], State]] = {
        1: lambda: decide_about_alliances(game, next_step(state, step)),
        2: lambda: offer_prestige(next_step(state, step)),
        3: lambda: third_step(game, next_step(state, step)),
        4: lambda: fourth_step(game, next_step(state, step)),
        5: lambda: resolve_foremost(game, next_step(state, step)),
        6: lambda: exchange_special_cards(game, next_step(state, step), chance),
        7: lambda: reactivate_all(next_step(state, step)),
        8: lambda: check_end(state),
    }
    return steps[step]()


def players_in_order(game: Game, table: Table) -> Seats:
    """Return both players in the order in which they act in a step (ruling order_of_the_players)."""
    reading = game.readings.order_of_the_players
    if reading == "hamburg_first":
        return ("Hamburg", "Altona")
    mover, other = table.turn, rival_of(table.turn)
    return (mover, other) if reading == "mover_first" else (other, mover)


@clause("rival_cities.upkeep.pays_or_returns", "rival_cities.upkeep.each_card_by_itself")
def decide_about_alliances(game: Game, state: State) -> State:
    """Return the state in which both players decide about their alliance cards."""
    seats = [seat for seat in players_in_order(game, state.table) if state.table.alliances[seat]]
    return with_first(state, *(Upkeep(seat, state.table.alliances[seat]) for seat in seats))


@clause("rival_cities.off_season.more_ships_may_earn_prestige")
def offer_prestige(state: State) -> State:
    """Return the state in which the player with more ships, if there is one, may earn prestige."""
    return with_first(
        state, *(Actions(seat, (Prestige(),), "offered") for seat in ahead_in_ships(state.table))
    )


@clause("rival_cities.off_season.equal_ships_nothing", "rival_cities.off_season.more_ships_may_earn_prestige")
def ahead_in_ships(table: Table) -> Seats:
    """Return the player who has more ships than the rival, if there is one."""
    return tuple(seat for seat in table.seats if len(table.ships[seat]) > len(table.ships[rival_of(seat)]))


def third_step(game: Game, state: State) -> State:
    """Return the state in which the ships give their income, if this is the step for it (ruling
    step_of_the_ship_income).
    """
    return ships_give_income(game, state) if is_step_of_ship_income(game, "third_step") else state


def fourth_step(game: Game, state: State) -> State:
    """Return the state in which the prestige track gives its income, and the ships after it if this is the
    step for it.
    """
    if is_step_of_ship_income(game, "fourth_step"):
        state = ships_give_income(game, state)
    return track_gives_income(game, state)


def is_step_of_ship_income(game: Game, step: str) -> bool:
    """Tell whether the ships give their income in this step (ruling step_of_the_ship_income)."""
    return game.readings.step_of_the_ship_income == step


@clause("rival_cities.off_season.ships_give_income")
def ships_give_income(game: Game, state: State) -> State:
    """Return the state in which both players gain the incomes of their ships."""
    ships = {seat: income_ships(game, state.table, seat) for seat in players_in_order(game, state.table)}
    return with_first(state, *(Incomes(seat, own) for seat, own in ships.items() if own))


def income_ships(game: Game, table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the ships of a player that give an income, by their numbers."""
    order = list(game.components.ships)
    return tuple(
        sorted(
            (
                ship
                for ship in table.ships[seat]
                if isinstance(game.components.ships[ship].effect, IncomeEffect)
            ),
            key=order.index,
        )
    )


def is_order_asked(game: Game, asked: Incomes) -> bool:
    """Tell whether the owner says which ship gives its income next (ruling order_of_own_incomes)."""
    return len(asked.ships) > 1 and game.readings.order_of_own_incomes == "owner_chooses"


def next_income(game: Game, state: State, asked: Incomes, ship: str) -> State:
    """Return the state in which a ship gives its income, and then those that are left."""
    left = tuple(other for other in asked.ships if other != ship)
    return give_income(game, instead(state, replace(asked, ships=left)), asked.seat, ship)


@clause("rival_cities.off_season.ships_give_income")
@clause(
    "rival_cities.ship_effect.star_income",
    when=lambda game, state, seat, ship: shows_income(game, ship, "star"),
)
@clause(
    "rival_cities.ship_effect.furniture_income",
    when=lambda game, state, seat, ship: shows_income(game, ship, "furniture"),
)
@clause(
    "rival_cities.ship_effect.prestige_income",
    when=lambda game, state, seat, ship: shows_income(game, ship, "prestige"),
)
@clause(
    "rival_cities.ship_effect.cloth_income",
    when=lambda game, state, seat, ship: shows_income(game, ship, "cloth"),
)
@clause(
    "rival_cities.ship_effect.letter_income",
    when=lambda game, state, seat, ship: shows_income(game, ship, "letter"),
)
def give_income(game: Game, state: State, seat: Seat, ship: str) -> State:
    """Return the state in which a ship gives its income."""
    return with_first(state, Actions(seat, income_of(game, ship), "income"))


def income_of(game: Game, ship: str) -> Effects:
    """Return the actions that a ship gives as an income."""
    effect = game.components.ships[ship].effect
    return effect.actions if isinstance(effect, IncomeEffect) else ()


def shows_income(game: Game, ship: str, thing: str) -> bool:
    """Tell whether the income of a ship shows a thing."""
    shown = [{"star": Stars, "prestige": Prestige}.get(thing, Gain)]
    return any(
        type(action) in shown and thing in getattr(action, "goods", (thing,))
        for action in income_of(game, ship)
    )


@clause(
    "rival_cities.prestige.income_for_the_side_of_the_marker",
    "rival_cities.prestige.income_in_off_season_only",
    "rival_cities.prestige.neutral_space_is_nobodys",
)
def track_gives_income(game: Game, state: State) -> State:
    """Return the state in which the player on whose side the prestige marker stands gains the income of the
    track.
    """
    marker = state.table.prestige_marker
    if marker.side == "neutral":
        return state
    return with_first(
        state,
        Actions(
            marker.side, (*marker_income(game, marker.space), *income_behind(game, marker.space)), "income"
        ),
    )


@clause("rival_cities.prestige_income.marker_space")
def marker_income(game: Game, space: int) -> Effects:
    """Return the income shown at the space of the prestige marker."""
    return game.components.prestige_track[space - 1].income


@clause("rival_cities.prestige_income.spaces_back_to_the_bell")
def income_behind(game: Game, space: int) -> Effects:
    """Return the income of the spaces between the prestige marker and the bell icon."""
    return tuple(
        effect for behind in reversed(game.components.prestige_track[: space - 1]) for effect in behind.income
    )


@clause("rival_cities.resolution.foremost_in_fifth_step")
def resolve_foremost(game: Game, state: State) -> State:
    """Return the state in which the off-season has resolved the foremost lawsuit."""
    return resolve(game, state)


def exchange_special_cards(game: Game, state: State, chance: Chance) -> State:
    """Return the state after the special action cards at the dark spaces have been replaced."""
    return replace(state, table=lay_out_special_cards(game, discard_special_cards(state.table), chance))


@clause("rival_cities.off_season.special_cards_discarded")
def discard_special_cards(table: Table) -> Table:
    """Return the table after the special action cards at the dark spaces went to the discard pile."""
    cards = tuple(card for cards in table.dark_spaces for card in cards)
    return replace(
        table, dark_spaces=tuple(() for _ in table.dark_spaces), discard_pile=table.discard_pile + cards
    )


@clause("rival_cities.off_season.four_new_special_cards")
def lay_out_special_cards(game: Game, table: Table, chance: Chance) -> Table:
    """Return the table after a card of the action stack came to each dark space, as far as there are any."""
    spaces = []
    for _ in table.dark_spaces:
        table, card = top_card(game, table, chance)
        spaces.append(card)
    return replace(table, dark_spaces=tuple(spaces))


@clause("rival_cities.off_season.factories_reactivated")
def reactivate_all(state: State) -> State:
    """Return the state after all inactive factories became active."""
    table = state.table
    active = table.active_factories
    for seat, number in table.inactive_factories.items():
        active = changed(active, seat, active[seat] + number)
    return replace(
        state, table=replace(table, active_factories=active, inactive_factories=dict.fromkeys(table.seats, 0))
    )


@clause("rival_cities.off_season.end_conditions_checked")
def check_end(state: State) -> State:
    """Return the state in which the game has ended, or goes on after the off-season."""
    return end.end_game(state) if end.is_end_reached(state.table) else return_bell_token(state)


@clause("rival_cities.off_season.bell_token_returned")
def return_bell_token(state: State) -> State:
    """Return the state in which the bell token lies on the bell."""
    return replace(state, table=replace(state.table, bell_token=()))
