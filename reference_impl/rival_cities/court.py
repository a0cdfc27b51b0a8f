"""Court rulings, and how lawsuits are resolved and the lawsuit spaces refilled."""

from __future__ import annotations

from itertools import pairwise

from ..vocabulary import IllegalAction, answer, automatic, clause, note, question, replace, ruling
from .actions import Resolve, SwapLawsuits
from .components import Game, LawsuitBonus
from .effects import CourtRuling
from .goods import gain_stars
from .pending import Actions, NextLawsuit
from .ships import own_ships
from .state import MIDDLE, SPACES, OpenLawsuit, Seat, SpaceName, State, Table


@clause(
    "rival_cities.court.needs_two_on_own_side",  # A Court ruling cannot resolve the foremost lawsuit unless …
    "rival_cities.lawsuit.foremost_is_on_space_one",  # The foremost lawsuit is the lawsuit on space I.
)
def require_marker_to_resolve(game: Game, table: Table, seat: Seat) -> None:
    """Refuse to resolve the foremost lawsuit if its marker does not allow this player to do so."""
    markers = [lawsuit.marker for lawsuit in table.lawsuit_spaces["I"]]
    if not any(wins(marker.space) and owns_marker(game, marker.side, seat) for marker in markers):
        raise IllegalAction(f"the marker of the foremost lawsuit does not let {seat} resolve it")


@ruling("rival_cities.ruling.whose_marker_in_a_court_ruling", "own_side")
def owns_marker(game: Game, side: str, seat: Seat) -> bool:
    """Tell whether the side of a marker allows a Court ruling: the player's own side does."""
    return side == seat


@answer(CourtRuling, Resolve, require=require_marker_to_resolve)
@clause(
    "rival_cities.court.resolves_the_foremost",  # In a Court ruling action the player may resolve the …
    "rival_cities.court.resolves_as_in_off_season",  # A lawsuit resolved by a Court ruling is resolved in …
    "rival_cities.court.resolves_or_swaps",  # One Court ruling does not both resolve a lawsuit and swap …
)
def rule(game: Game, state: State) -> State:
    """Return the state after a Court ruling has resolved the foremost lawsuit."""
    return resolve(game, state, is_refilled_at_once(game))


@ruling("rival_cities.ruling.court_ruling_refills", "at_once")
def is_refilled_at_once(game: Game) -> bool:
    """Tell whether a Court ruling refills the lawsuit spaces at once: it does."""
    return True


def require_swap_of_lawsuits(table: Table, spaces: tuple[SpaceName, SpaceName]) -> None:
    """Refuse to swap lawsuits that are not neighbours, or do not exist."""
    require_adjacent(spaces)
    require_two_lawsuits(table, spaces)


@clause("rival_cities.court.not_first_with_third")  # A Court ruling cannot swap the lawsuits on spaces I …
def require_adjacent(spaces: tuple[SpaceName, SpaceName]) -> None:
    """Refuse to swap lawsuits that are not neighbours, or that are not named in the order of the board."""
    if spaces not in pairwise(SPACES):
        raise IllegalAction(f"{' and '.join(spaces)} are not neighbours in the order of the board")


@clause("rival_cities.court.swaps_neighbours")  # In a Court ruling action the player may swap two adjacent …
def require_two_lawsuits(table: Table, spaces: tuple[SpaceName, SpaceName]) -> None:
    """Refuse to swap a lawsuit with an empty space."""
    if not all(table.lawsuit_spaces[space] for space in spaces):
        raise IllegalAction("a lawsuit must lie on both spaces")


@answer(CourtRuling, SwapLawsuits, require=require_swap_of_lawsuits)
@clause(
    "rival_cities.court.swaps_neighbours",  # In a Court ruling action the player may swap two adjacent …
    "rival_cities.court.swap_takes_marker_along",  # Swapped lawsuits take their lawsuit pieces and markers …
    "rival_cities.court.resolves_or_swaps",  # One Court ruling does not both resolve a lawsuit and swap …
)
def swap_lawsuits(state: State, spaces: tuple[SpaceName, SpaceName]) -> State:
    """Return the state after two neighbouring lawsuits have swapped places, with their markers."""
    one, other = spaces
    before = state.table.lawsuit_spaces
    swapped = {**before, one: before[other], other: before[one]}
    return state.with_table(lawsuit_spaces=swapped)


@clause(
    "rival_cities.lawsuit.foremost_is_on_space_one",  # The foremost lawsuit is the lawsuit on space I.
    "rival_cities.refill.after_the_resolution",  # After the foremost lawsuit has been resolved, the lawsuit …
)
def resolve(game: Game, state: State, refilled: bool) -> State:
    """Return the state after the foremost lawsuit, if there is one, has been resolved. Its winner receives
    the gains first; then, if `refilled`, the lawsuit spaces are refilled.
    """
    after = (NextLawsuit(),) if refilled else ()
    for lawsuit in state.table.lawsuit_spaces["I"]:
        table = replace(state.table, lawsuit_spaces={**state.table.lawsuit_spaces, "I": ()})
        side = lawsuit.marker.side
        won: tuple[Actions, ...] = ()
        if wins(lawsuit.marker.space) and side != "neutral":
            table = take_lawsuit(table, side, lawsuit)
            won = winnings(game, table, side, lawsuit)
        else:
            table = lawsuit_to_the_box(star_token_for_the_side(table, lawsuit), lawsuit)
        return replace(state, table=table).with_first(*won, *after)
    return state if is_refilled_at_once(game) else state.with_first(*after)


@clause("rival_cities.resolution.two_or_more_wins")  # If the marker of the foremost lawsuit stands on 2, 3 …
def wins(number: int) -> bool:
    """Tell whether a marker on this number wins the lawsuit for the player on whose side it is."""
    return number >= 2


@clause("rival_cities.resolution.winner_takes_the_card")  # The winner of a lawsuit places its card face up …
def take_lawsuit(table: Table, winner: Seat, lawsuit: OpenLawsuit) -> Table:
    """Return the table in which a lawsuit is in front of its winner."""
    won = (*table.lawsuits_won[winner], lawsuit.lawsuit)
    return replace(table, lawsuits_won={**table.lawsuits_won, winner: won})


@clause(
    "rival_cities.resolution.winner_gains_the_bonus",  # The winner of a lawsuit gains the bonus in the …
    "rival_cities.resolution.bonus_of_items_and_actions",  # The bonus for winning a lawsuit consists of …
)
def winnings(game: Game, table: Table, winner: Seat, lawsuit: OpenLawsuit) -> tuple[Actions, ...]:
    """Return what the winner of a lawsuit receives: first the gains from ships, then the lawsuit's bonus."""
    won = game.components.lawsuits[lawsuit.lawsuit].win
    return (*stars_for_winning(game, table, winner), Actions(winner, won, "bonus"))


@clause("rival_cities.ship_effect.stars_for_winning_a_lawsuit")  # Ship 15: whenever its owner wins a …
def stars_for_winning(game: Game, table: Table, winner: Seat) -> tuple[Actions, ...]:
    """Return the gains from ships whose owner wins a lawsuit."""
    bonuses = own_ships(game, table, winner, LawsuitBonus).values()
    return tuple(Actions(winner, effect.actions, "bonus") for effect in bonuses)


@clause("rival_cities.resolution.one_gives_a_star_token")  # If the marker of the foremost lawsuit stands on …
def star_token_for_the_side(table: Table, lawsuit: OpenLawsuit) -> Table:
    """Return the table after a star token has gone to the player on whose side the marker stands on 1."""
    side = lawsuit.marker.side
    return table if side == "neutral" else gain_stars(table, side, 1)


def lawsuit_to_the_box(table: Table, lawsuit: OpenLawsuit) -> Table:
    """Return the table after a lawsuit that nobody won has gone to the box."""
    if lawsuit.marker == MIDDLE:
        note("rival_cities.resolution.zero_goes_to_the_box")
    else:
        note("rival_cities.resolution.one_goes_to_the_box")
    return replace(table, lawsuits_won_by_nobody=(*table.lawsuits_won_by_nobody, lawsuit.lawsuit))


def refill(game: Game, table: Table) -> Table:
    """Return the table after the lawsuit spaces have been refilled."""
    return move_up(table) if table.lawsuit_stack else refill_without_a_stack(game, table)


@ruling("rival_cities.ruling.lawsuits_move_up_without_a_stack", "still_move_up")
def refill_without_a_stack(game: Game, table: Table) -> Table:
    """Return the table after no new lawsuit could be revealed: the others still move up."""
    return move_up(table)


def move_up(table: Table) -> Table:
    """Return the table after the lawsuits have moved up and a new one has been revealed, if there is one."""
    return new_lawsuit(third_moves_up(second_moves_up(table)))


@clause(
    "rival_cities.refill.second_moves_up",  # When the lawsuits are refilled, the lawsuit on space II …
    "rival_cities.refill.markers_keep_their_numbers",  # The markers of lawsuits that move up stay on their …
)
def second_moves_up(table: Table) -> Table:
    """Return the table after the lawsuit on space II has gone to space I with its marker."""
    spaces = table.lawsuit_spaces
    if not spaces["II"]:
        return table
    return replace(table, lawsuit_spaces={**spaces, "I": spaces["II"], "II": ()})


@clause(
    "rival_cities.refill.third_moves_up",  # When the lawsuits are refilled, the lawsuit on space III …
    "rival_cities.refill.markers_keep_their_numbers",  # The markers of lawsuits that move up stay on their …
)
def third_moves_up(table: Table) -> Table:
    """Return the table after the lawsuit on space III has gone to space II with its marker."""
    spaces = table.lawsuit_spaces
    if not spaces["III"]:
        return table
    return replace(table, lawsuit_spaces={**spaces, "II": spaces["III"], "III": ()})


def new_lawsuit(table: Table) -> Table:
    """Return the table after the top card of the lawsuit stack has gone to space III, its marker on 0."""
    if not table.lawsuit_stack:
        note("rival_cities.refill.none_from_empty_stack")
        return table
    note("rival_cities.refill.new_lawsuit_on_third_space", "rival_cities.refill.new_marker_on_zero")
    new, *stack = table.lawsuit_stack
    spaces = {**table.lawsuit_spaces, "III": (OpenLawsuit(new, MIDDLE),)}
    return replace(table, lawsuit_spaces=spaces, lawsuit_stack=tuple(stack))


@question(CourtRuling)
def ways_of_a_court_ruling() -> list[Resolve | SwapLawsuits]:
    """Return the ways to perform a Court ruling."""
    return [Resolve(), *map(SwapLawsuits, pairwise(SPACES))]


@automatic(NextLawsuit)
def reveal_next_lawsuit(game: Game, state: State) -> State:
    """Return the state after the lawsuit spaces have been refilled."""
    return replace(state, table=refill(game, state.table))
