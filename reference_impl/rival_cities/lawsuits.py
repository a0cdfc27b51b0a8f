"""Lawsuits: advancing them with everything that follows, swaying, and paying the legal costs again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..vocabulary import IllegalAction, allowed, answer, automatic, clause, note, question, replace, ruling
from . import effects as e
from . import pending as p
from .actions import Action, Advance, PayAgain
from .components import Game
from .effects import Goods
from .goods import Means, owed, pay, require_means
from .kinds import Now, or_done
from .state import SPACES, Seat, SpaceName, State, Table, towards


@question(e.LawsuitAdvance)
def ways_to_advance() -> Iterable[Advance]:
    """Return the ways to advance a lawsuit."""
    return map(Advance, SPACES)


def advances(game: Game, table: Table, asked: p.LawsuitToAdvance, means: Means) -> Iterator[Advance]:
    """Yield the ways to advance a lawsuit once more."""
    for space in asked.spaces:
        if allowed(require_advance_again, game, table, asked, space, means):
            yield Advance(space)


@question(p.LawsuitToAdvance)
def advances_or_done(asked: p.LawsuitToAdvance) -> Iterable[Action]:
    """Return the ways to advance a lawsuit once more, and to give the repeat up."""
    return or_done(map(Advance, asked.spaces))


def require_advance(game: Game, table: Table, seat: Seat, space: SpaceName, means: Means) -> None:
    """Refuse to advance a lawsuit that does not exist, or whose legal costs cannot be paid."""
    require_open_lawsuit(table, space)
    require_may_be_advanced(game, table, seat, space)
    payable = means(legal_costs(game, table, space))
    require_means(seat, "rival_cities.advance.pays_legal_costs", payable)


@clause("rival_cities.advance.chooses_an_open_lawsuit")  # In an Advance a lawsuit action, the player …
def require_open_lawsuit(table: Table, space: SpaceName) -> None:
    """Refuse a lawsuit space without a lawsuit."""
    if not table.lawsuit_spaces[space]:
        raise IllegalAction(f"no lawsuit lies on space {space}")


@ruling("rival_cities.ruling.advancing_at_four", "allowed")
def require_may_be_advanced(game: Game, table: Table, seat: Seat, space: SpaceName) -> None:
    """Let a lawsuit be advanced that cannot be swayed further."""


def require_advance_again(
    game: Game, table: Table, asked: p.LawsuitToAdvance, space: SpaceName, means: Means
) -> None:
    """Refuse to repeat with a lawsuit that does not exist, is not meant, or whose costs cannot be paid."""
    require_open_lawsuit(table, space)
    if space not in asked.spaces:
        raise IllegalAction(
            f"the repeated action cannot advance the lawsuit on space {space}",
            "rival_cities.le_havre.repeats_advance",
        )
    if not asked.free:
        require_advance(game, table, asked.seat, space, means)


@clause("rival_cities.le_havre.repeats_advance")  # Le Havre: whenever the player performs an Advance a …
@ruling("rival_cities.ruling.paid_repeat_may_be_given_up", "may_be_given_up")
def require_repeat_given_up(game: Game, table: Table, asked: p.LawsuitToAdvance, means: Means) -> None:
    """Let a repeat be given up that has been paid for."""


@clause("rival_cities.advance.pays_legal_costs")  # To advance a lawsuit the player pays the legal costs …
def legal_costs(game: Game, table: Table, space: SpaceName) -> Goods:
    """Return the legal costs of the lawsuit on a space, if there is one."""
    for lawsuit in table.lawsuit_spaces[space]:
        return game.components.lawsuits[lawsuit.lawsuit].costs
    return {}


@answer(e.LawsuitAdvance, Advance, require=require_advance)
def begin_advance(game: Game, state: State, seat: Seat, space: SpaceName) -> State:
    """Return the state after an Advance a lawsuit action has been paid for, before everything else."""
    asked = p.LawsuitToAdvance(seat, SPACES, False, ())
    return advance(game, state.with_first(asked), asked, space)


@answer(p.LawsuitToAdvance, Advance, require=require_advance_again)
@clause(
    "rival_cities.advance.always_sways",  # The bonus for advancing a lawsuit always includes swaying …
    "rival_cities.advance.repeated_payment_sways_again",  # After the bonus the player may at once pay the …
    "rival_cities.advance.bonus_after_the_costs",  # After paying the legal costs the player receives the …
    "rival_cities.advance.bonus_of_items_and_actions",  # The bonus for advancing a lawsuit consists of …
    "rival_cities.advance.lower_part_waits",  # The lower part of a lawsuit card takes effect only when …
)
def advance(game: Game, state: State, asked: p.LawsuitToAdvance, space: SpaceName) -> State:
    """Return the state after the legal costs, before the bonus, the sway, more payments and a repeat."""
    seat, price = asked.seat, {} if asked.free else legal_costs(game, state.table, space)
    repeat = p.MayRepeat(seat, "advance", (space,), asked.descends_from, ())
    return replace(state, table=pay(state.table, seat, price)).instead(
        *owed(seat, price),
        bonus(game, state.table, seat, space),
        p.Sway(seat, space),
        *payments_and_action(game, repeated_payments(seat, space), repeat),
    )


def bonus(game: Game, table: Table, seat: Seat, space: SpaceName) -> p.Actions:
    """Return the bonus for advancing a lawsuit."""
    (lawsuit,) = table.lawsuit_spaces[space]
    return p.Actions(seat, game.components.lawsuits[lawsuit.lawsuit].bonus, "bonus")


def repeated_payments(seat: Seat, space: SpaceName) -> p.RepeatedPayments:
    """Return the question whether to pay the legal costs again, as often as the space allows."""
    match space:
        case "I":
            note("rival_cities.advance.none_repeated_on_space_one")
            return p.RepeatedPayments(seat, space, 0)
        case "II":
            note("rival_cities.advance.one_repeated_on_space_two")
            return p.RepeatedPayments(seat, space, 1)
        case "III":
            note("rival_cities.advance.two_repeated_on_space_three")
            return p.RepeatedPayments(seat, space, 2)


@ruling("rival_cities.ruling.repeated_payments_before_le_havre", "after_the_whole_action")
def payments_and_action(
    game: Game, payments: p.RepeatedPayments, action: p.MayRepeat
) -> tuple[p.RepeatedPayments | p.MayRepeat, ...]:
    """Return the two questions in their order: the whole action may be repeated after all payments."""
    return payments, action


def sway(game: Game, table: Table, seat: Seat, space: SpaceName) -> Table:
    """Return the table after a lawsuit has been swayed; a marker on the player's last number stays there."""
    if at_last_number(table, seat, space):
        note("rival_cities.sway.stops_at_four")
        return table
    note("rival_cities.sway.one_space_towards_own_side")
    (lawsuit,) = table.lawsuit_spaces[space]
    swayed = replace(lawsuit, marker=towards(lawsuit.marker, seat))
    return replace(table, lawsuit_spaces={**table.lawsuit_spaces, space: (swayed,)})


@automatic(p.Sway)
def sway_later(now: Now[p.Sway]) -> State:
    """Return the state after a lawsuit has been swayed, if it is still there."""
    if not now.table.lawsuit_spaces[now.asked.space]:
        return now.state
    return replace(now.state, table=sway(now.game, now.table, now.seat, now.asked.space))


def at_last_number(table: Table, seat: Seat, space: SpaceName) -> bool:
    """Tell whether the marker of a lawsuit is on the last number on a player's side."""
    marker = table.lawsuit_spaces[space][0].marker
    return marker.side == seat and marker.space >= 4


@question(p.RepeatedPayments)
def payments_again_or_done(asked: p.RepeatedPayments) -> Iterable[Action]:
    """Return the repeated payment, and the way to stop, if any payment remains."""
    return or_done([PayAgain()]) if asked.left else ()


def require_payment_again(game: Game, table: Table, asked: p.RepeatedPayments, means: Means) -> None:
    """Refuse to pay again for a lawsuit that does not exist, cannot be swayed, or costs too much."""
    require_open_lawsuit(table, asked.space)
    require_sway_of_use(game, table, asked.seat, asked.space)
    payable = means(legal_costs(game, table, asked.space))
    require_means(asked.seat, "rival_cities.advance.repeated_payment_sways_again", payable)


@clause("rival_cities.sway.stops_at_four")  # The marker of a lawsuit never goes beyond 4. If it stands …
def require_sway_of_use(game: Game, table: Table, seat: Seat, space: SpaceName) -> None:
    """Refuse to pay for a sway that would not move the marker."""
    if at_last_number(table, seat, space):
        raise IllegalAction(f"the marker on space {space} stands on the last number on {seat}'s side")


@answer(p.RepeatedPayments, PayAgain, require=require_payment_again)
@clause(
    "rival_cities.advance.repeated_payment_sways_again",  # After the bonus the player may at once pay the …
    "rival_cities.advance.repeated_payment_gives_no_bonus",  # A repeated payment of the legal costs brings …
)
def pay_again(game: Game, state: State, asked: p.RepeatedPayments) -> State:
    """Return the state after a repeated payment, which only sways: its products of choice are named, and then
    the remaining payments may be made.
    """
    price = legal_costs(game, state.table, asked.space)
    table = sway(game, pay(state.table, asked.seat, price), asked.seat, asked.space)
    return replace(state, table=table).instead(*owed(asked.seat, price), replace(asked, left=asked.left - 1))


def spaces_again(game: Game, table: Table, asked: p.MayRepeat) -> tuple[SpaceName, ...]:
    """Return the spaces with the lawsuits that a repeated action may advance."""
    return tuple(
        space
        for space in spaces_of_choice(game, asked)
        if table.lawsuit_spaces[space] and allowed(require_may_be_advanced, game, table, asked.seat, space)
    )


@ruling("rival_cities.ruling.le_havre_may_change_lawsuits", "any_open_lawsuit")
def spaces_of_choice(game: Game, asked: p.MayRepeat) -> tuple[SpaceName, ...]:
    """Return the spaces from which a lawsuit for a repeated action is chosen: all of them."""
    return SPACES


@ruling("rival_cities.ruling.le_havre_pays_costs_again", "costs_again")
def is_free_again(game: Game) -> bool:
    """Tell whether the product for a repeat replaces the legal costs: they are paid again."""
    return False
