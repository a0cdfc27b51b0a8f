"""Lawsuits: advancing them, the Court ruling, and how they are resolved and refilled."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from msgspec.structs import replace

from ..clauses import IllegalAction, clause
from .components import LawsuitBonus
from .effects import Goods
from .goods import gain_stars
from .pending import Actions, Advance, NextLawsuit, Repeat, RepeatedPayments, Sway
from .readings import Game
from .ships import own_ships
from .state import (
    MIDDLE,
    SPACES,
    OpenLawsuit,
    Seat,
    SpaceName,
    State,
    Table,
    changed,
    instead,
    towards,
    with_first,
)


@clause("rival_cities.advance.chooses_an_open_lawsuit")
def require_open_lawsuit(table: Table, space: SpaceName) -> None:
    """Refuse a lawsuit space without a lawsuit."""
    if not table.lawsuit_spaces.at(space):
        raise IllegalAction(f"no lawsuit lies on space {space}")


def require_space_asked(asked: Advance, space: SpaceName) -> None:
    """Refuse a lawsuit that a repeated action may not advance."""
    if space not in asked.spaces:
        raise IllegalAction(
            f"the repeated action cannot advance the lawsuit on space {space}",
            "rival_cities.le_havre.repeats_advance",
        )


@clause("rival_cities.advance.pays_legal_costs")
def legal_costs(game: Game, table: Table, space: SpaceName) -> Goods:
    """Return the legal costs of the lawsuit on a space."""
    costs = [game.components.lawsuits[lawsuit.lawsuit].costs for lawsuit in table.lawsuit_spaces.at(space)]
    return costs[0] if costs else {}


def advance(game: Game, state: State, seat: Seat, space: SpaceName, descends_from: tuple[str, ...]) -> State:
    """Return the state in which an advanced lawsuit brings its bonus, the sway, repeated payments and a
    repeat (in this order, by most readings).
    """
    state = offer_repeat(game, state, seat, space, descends_from)
    return receive_bonus(game, always_sway(state, seat, space), seat, space)


def offer_repeat(
    game: Game, state: State, seat: Seat, space: SpaceName, descends_from: tuple[str, ...]
) -> State:
    """Return the state in which payments and action may be repeated (ruling
    repeated_payments_before_le_havre).
    """
    question = Repeat(seat, "advance", (space,), descends_from, ())
    if game.readings.repeated_payments_before_le_havre == "right_after_the_bonus":
        return with_first(offer_repeated_payments(game, state, seat, space), question)
    return offer_repeated_payments(game, with_first(state, question), seat, space)


@clause("rival_cities.advance.repeated_payment_sways_again")
@clause("rival_cities.advance.none_repeated_on_space_one", when=lambda game, state, seat, space: space == "I")
@clause("rival_cities.advance.one_repeated_on_space_two", when=lambda game, state, seat, space: space == "II")
@clause(
    "rival_cities.advance.two_repeated_on_space_three", when=lambda game, state, seat, space: space == "III"
)
def offer_repeated_payments(game: Game, state: State, seat: Seat, space: SpaceName) -> State:
    """Return the state in which the legal costs may be paid again as often as the space allows."""
    return with_first(
        state, RepeatedPayments(seat, space, game.components.lawsuit_spaces[space].repeated_payments)
    )


@clause(
    "rival_cities.advance.bonus_after_the_costs",
    "rival_cities.advance.bonus_of_items_and_actions",
    "rival_cities.advance.lower_part_waits",
)
def receive_bonus(game: Game, state: State, seat: Seat, space: SpaceName) -> State:
    """Return the state in which the bonus for advancing the lawsuit comes first."""
    lawsuits = [lawsuit.lawsuit for lawsuit in state.table.lawsuit_spaces.at(space)]
    return with_first(
        state, *(Actions(seat, game.components.lawsuits[lawsuit].bonus, "bonus") for lawsuit in lawsuits)
    )


@clause("rival_cities.advance.always_sways")
def always_sway(state: State, seat: Seat, space: SpaceName) -> State:
    """Return the state in which the lawsuit is swayed next."""
    return with_first(state, Sway(seat, space))


@clause(
    "rival_cities.sway.one_space_towards_own_side",
    when=lambda game, table, seat, space: not at_last_number(game, table, seat, space),
)
@clause(
    "rival_cities.sway.stops_at_four",
    when=lambda game, table, seat, space: at_last_number(game, table, seat, space),
)
def sway(game: Game, table: Table, seat: Seat, space: SpaceName) -> Table:
    """Return the table after a lawsuit has been swayed; a marker on the player's last number stays there."""
    (lawsuit,) = table.lawsuit_spaces.at(space)
    marker = lawsuit.marker if at_last_number(game, table, seat, space) else towards(lawsuit.marker, seat)
    return replace(table, lawsuit_spaces=table.lawsuit_spaces.put(space, (replace(lawsuit, marker=marker),)))


def at_last_number(game: Game, table: Table, seat: Seat, space: SpaceName) -> bool:
    """Tell whether the marker of a lawsuit stands on a player's last number."""
    marker = table.lawsuit_spaces.at(space)[0].marker
    return marker.side == seat and marker.space >= game.components.lawsuit_track.last


@clause("rival_cities.sway.stops_at_four")
def require_sway_of_use(game: Game, table: Table, seat: Seat, space: SpaceName) -> None:
    """Refuse to pay again for a sway that moves nothing."""
    if at_last_number(game, table, seat, space):
        raise IllegalAction(f"the marker on space {space} stands on the last number of {seat}")


@clause(
    "rival_cities.advance.repeated_payment_sways_again",
    "rival_cities.advance.repeated_payment_gives_no_bonus",
)
def pay_again(game: Game, state: State, asked: RepeatedPayments) -> State:
    """Return the state after a repeated payment, which only sways."""
    table = sway(game, state.table, asked.seat, asked.space)
    return instead(replace(state, table=table), replace(asked, left=asked.left - 1))


def advance_again(game: Game, state: State, question: Repeat) -> State:
    """Return the state in which a lawsuit is advanced again (rulings le_havre_pays_costs_again,
    le_havre_may_change_lawsuits).
    """
    return instead(
        state,
        Advance(
            question.seat,
            spaces_again(game, state.table, question),
            is_free_again(game),
            question.descends_from,
        ),
    )


def spaces_again(game: Game, table: Table, question: Repeat) -> tuple[SpaceName, ...]:
    """Return the spaces whose lawsuit a repeated action may advance (ruling le_havre_may_change_lawsuits)."""
    spaces = question.spaces if game.readings.le_havre_may_change_lawsuits == "same_lawsuit" else SPACES
    return tuple(space for space in spaces if table.lawsuit_spaces.at(space))


def is_free_again(game: Game) -> bool:
    """Tell whether the product for a repeat takes the place of the legal costs (ruling
    le_havre_pays_costs_again).
    """
    return game.readings.le_havre_pays_costs_again == "product_instead"


@clause("rival_cities.court.needs_two_on_own_side", "rival_cities.lawsuit.foremost_is_on_space_one")
def require_marker_to_resolve(game: Game, table: Table, seat: Seat) -> None:
    """Refuse to resolve a foremost lawsuit that the player would not win (ruling
    whose_marker_in_a_court_ruling).
    """
    markers = [lawsuit.marker for lawsuit in table.lawsuit_spaces.first]
    if not any(wins(game, marker.space) and owns_marker(game, marker.side, seat) for marker in markers):
        raise IllegalAction(f"the marker of the foremost lawsuit does not let {seat} resolve it")


def owns_marker(game: Game, side: str, seat: Seat) -> bool:
    """Tell whether the side of a marker will do for a Court ruling (ruling
    whose_marker_in_a_court_ruling).
    """
    return side == seat or game.readings.whose_marker_in_a_court_ruling == "either_side"


@clause("rival_cities.court.not_first_with_third")
def require_adjacent(spaces: tuple[SpaceName, SpaceName]) -> None:
    """Refuse to swap lawsuits that are not neighbours, or named in another order than that of the board."""
    if spaces not in pairwise(SPACES):
        raise IllegalAction(f"{' and '.join(spaces)} are no neighbours in the order of the board")


@clause("rival_cities.court.swaps_neighbours")
def require_two_lawsuits(table: Table, spaces: tuple[SpaceName, SpaceName]) -> None:
    """Refuse to swap a lawsuit with an empty space."""
    if not all(table.lawsuit_spaces.at(space) for space in spaces):
        raise IllegalAction("a lawsuit must lie on both spaces")


@clause(
    "rival_cities.court.swaps_neighbours",
    "rival_cities.court.swap_takes_marker_along",
    "rival_cities.court.resolves_or_swaps",
)
def swap_lawsuits(table: Table, spaces: tuple[SpaceName, SpaceName]) -> Table:
    """Return the table after two neighbouring lawsuits have changed places, each with its marker."""
    one, other = spaces
    before = table.lawsuit_spaces
    return replace(table, lawsuit_spaces=before.put(one, before.at(other)).put(other, before.at(one)))


@clause(
    "rival_cities.court.resolves_the_foremost",
    "rival_cities.court.resolves_as_in_off_season",
    "rival_cities.court.resolves_or_swaps",
)
def rule(game: Game, state: State) -> State:
    """Return the state after a Court ruling has resolved the foremost lawsuit."""
    return resolve(game, state)


@clause("rival_cities.lawsuit.foremost_is_on_space_one")
def resolve(game: Game, state: State) -> State:
    """Return the state that resolving the foremost lawsuit leads to, if there is one; its bonus comes first,
    then the refilling.
    """
    for lawsuit in state.table.lawsuit_spaces.first:
        state = refill_next(take_from_first_space(state))
        if wins(game, lawsuit.marker.space):
            return win(game, state, lawsuit)
        table = star_token_for_the_side(game, state.table, lawsuit)
        state = replace(state, table=lawsuit_to_the_box(table, lawsuit))
    return state


def take_from_first_space(state: State) -> State:
    """Return the state in which no lawsuit lies on space I."""
    return replace(state, table=replace(state.table, lawsuit_spaces=state.table.lawsuit_spaces.put("I", ())))


@clause("rival_cities.refill.after_the_resolution")
def refill_next(state: State) -> State:
    """Return the state in which the lawsuit spaces are to be refilled."""
    return with_first(state, NextLawsuit())


@clause("rival_cities.resolution.two_or_more_wins")
def wins(game: Game, number: int) -> bool:
    """Tell whether a marker on this number wins the lawsuit for whoever has that side."""
    return number >= game.components.lawsuit_track.wins_from


@clause("rival_cities.resolution.one_gives_a_star_token")
def star_token_for_the_side(game: Game, table: Table, lawsuit: OpenLawsuit) -> Table:
    """Return the table after whoever has the side of the marker has gained a star token, if the marker stands
    far enough.
    """
    side = lawsuit.marker.side
    if side == "neutral" or lawsuit.marker.space < game.components.lawsuit_track.star_token:
        return table
    return gain_stars(table, side, 1)


@clause("rival_cities.resolution.zero_goes_to_the_box", when=lambda table, lawsuit: lawsuit.marker == MIDDLE)
@clause("rival_cities.resolution.one_goes_to_the_box", when=lambda table, lawsuit: lawsuit.marker != MIDDLE)
def lawsuit_to_the_box(table: Table, lawsuit: OpenLawsuit) -> Table:
    """Return the table after a lawsuit that nobody won went to the box."""
    return replace(table, lawsuits_won_by_nobody=(*table.lawsuits_won_by_nobody, lawsuit.lawsuit))


def win(game: Game, state: State, lawsuit: OpenLawsuit) -> State:
    """Return the state after a lawsuit has been won, in which its bonus comes first."""
    winner = cast("Seat", lawsuit.marker.side)
    return stars_for_winning(
        game, gain_bonus(game, take_lawsuit(state, winner, lawsuit.lawsuit), winner, lawsuit.lawsuit), winner
    )


@clause("rival_cities.resolution.winner_takes_the_card")
def take_lawsuit(state: State, winner: Seat, lawsuit: str) -> State:
    """Return the state in which a lawsuit lies in front of its winner."""
    won = changed(state.table.lawsuits_won, winner, (*state.table.lawsuits_won[winner], lawsuit))
    return replace(state, table=replace(state.table, lawsuits_won=won))


@clause(
    "rival_cities.resolution.winner_gains_the_bonus", "rival_cities.resolution.bonus_of_items_and_actions"
)
def gain_bonus(game: Game, state: State, winner: Seat, lawsuit: str) -> State:
    """Return the state in which the winner of a lawsuit receives its bonus."""
    return with_first(state, Actions(winner, game.components.lawsuits[lawsuit].win, "bonus"))


@clause("rival_cities.ship_effect.stars_for_winning_a_lawsuit")
def stars_for_winning(game: Game, state: State, winner: Seat) -> State:
    """Return the state in which the winner of a lawsuit receives first what ships add."""
    bonuses = own_ships(game, state.table, winner, LawsuitBonus).values()
    return with_first(state, *(Actions(winner, effect.actions, "bonus") for effect in bonuses))


@clause("rival_cities.refill.none_from_empty_stack", when=lambda table: not table.lawsuit_stack)
def refill(table: Table) -> Table:
    """Return the table after the lawsuits have moved up and a new one has been revealed, if there is one."""
    return new_lawsuit(third_moves_up(second_moves_up(table)))


@clause("rival_cities.refill.second_moves_up", "rival_cities.refill.markers_keep_their_numbers")
def second_moves_up(table: Table) -> Table:
    """Return the table after the lawsuit on space II went to space I with its marker."""
    spaces = table.lawsuit_spaces
    return (
        replace(table, lawsuit_spaces=spaces.put("I", spaces.second).put("II", ()))
        if spaces.second
        else table
    )


@clause("rival_cities.refill.third_moves_up", "rival_cities.refill.markers_keep_their_numbers")
def third_moves_up(table: Table) -> Table:
    """Return the table after the lawsuit on space III went to space II with its marker."""
    spaces = table.lawsuit_spaces
    return (
        replace(table, lawsuit_spaces=spaces.put("II", spaces.third).put("III", ()))
        if spaces.third
        else table
    )


@clause("rival_cities.refill.new_lawsuit_on_third_space", "rival_cities.refill.new_marker_on_zero")
def new_lawsuit(table: Table) -> Table:
    """Return the table after the top card of the lawsuit stack came to space III, with its marker on 0."""
    if not table.lawsuit_stack:
        return table
    new = OpenLawsuit(table.lawsuit_stack[0], MIDDLE)
    return replace(
        table, lawsuit_spaces=table.lawsuit_spaces.put("III", (new,)), lawsuit_stack=table.lawsuit_stack[1:]
    )
