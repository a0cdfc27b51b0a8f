"""Market Day, a game just large enough for measurements: two players take goods from a supply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:  # the kit loads this folder together with the bundled reference, as one package
    from reference_impl.chance import Chance
    from reference_impl.clauses import IllegalAction, allowed, clause
    from reference_impl.readings import Readings
else:
    from ..chance import Chance
    from ..clauses import IllegalAction, allowed, clause
    from ..readings import Readings

COMPONENT_SET = "standard"
Seat = Literal["Red", "Blue"]
Seats = tuple[Seat, Seat]
Sort = Literal["grain", "cloth"]
Bag = Mapping[Sort, int]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """This game has no options."""


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is ever unfinished."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the goods are."""

    seats: Seats
    supply: Bag
    goods: Mapping[Seat, Bag]


class State(Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the game; `to_act` is empty when the game is over."""

    to_act: tuple[Seat, ...]
    may_act: tuple[Seat, ...]
    settled: bool
    phase: Literal["taking", "over"]
    pending: Pending
    table: Table


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="take"):
    """Take one, two or three goods of one type."""

    sort: Sort
    number: int


class Outcome(Struct, frozen=True):
    """How the game stands."""

    over: bool
    winners: tuple[Seat, ...]
    why: str
    scores: Mapping[Seat, int]


def configure(components: Mapping[str, Any], readings: Readings) -> Bag:
    """Return the goods in the component set."""
    goods: Bag = components["goods"]
    return goods


def position_faults(game: Bag, state: State) -> list[str]:
    """Return no faults: every well-formed state can be played."""
    return []


def new_game(game: Bag, seats: Seats, options: Options, chance: Chance) -> State:
    """Return the state before the first turn."""
    return State(seats[:1], (), True, "taking", Pending(), Table(seats, game, {seat: {} for seat in seats}))


def legal_actions(game: Bag, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now."""
    candidates = [Action(sort, number) for sort in game for number in (1, 2, 3)]
    return tuple(action for action in candidates if allowed(require_action, state, seat, action))


def require_action(state: State, seat: Seat, action: Action) -> None:
    """Refuse an action that the rules do not allow."""
    require_turn(state, seat)
    require_one_to_three(action)
    require_enough(state, action)


@clause("market.taking.players_alternate")
def require_turn(state: State, seat: Seat) -> None:
    """Refuse a player whose turn it is not."""
    if seat not in state.to_act:
        raise IllegalAction(f"it is not the turn of {seat}")


@clause("market.taking.one_to_three")
def require_one_to_three(action: Action) -> None:
    """Refuse to take nothing, or too much."""
    if not 1 <= action.number <= 3:
        raise IllegalAction(f"{action.number} goods are taken, but it must be 1 to 3")


@clause("market.taking.not_more_than_there_is")
def require_enough(state: State, action: Action) -> None:
    """Refuse to take goods that the supply does not have."""
    if action.number > state.table.supply.get(action.sort, 0):
        raise IllegalAction(f"the supply has fewer than {action.number} {action.sort}")


def apply(game: Bag, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action."""
    require_action(state, seat, action)
    return end_game(next_turn(take(state, seat, action), seat))


@clause("market.taking.goods_change_place")
def take(state: State, seat: Seat, action: Action) -> State:
    """Return the state after the goods have been moved."""
    table = state.table
    goods = {**table.goods, seat: changed(table.goods[seat], action.sort, action.number)}
    return replace(
        state, table=replace(table, supply=changed(table.supply, action.sort, -action.number), goods=goods)
    )


def changed(bag: Bag, sort: Sort, by: int) -> Bag:
    """Return a bag with more or fewer goods of a type; a type of which none are left has no entry."""
    numbers = {"grain": bag.get("grain", 0), "cloth": bag.get("cloth", 0)}
    numbers[sort] += by
    return {kind: number for kind, number in numbers.items() if number}  # type: ignore[misc]


@clause("market.taking.players_alternate")
def next_turn(state: State, seat: Seat) -> State:
    """Return the state in which it is the other player's turn."""
    return replace(state, to_act=tuple(other for other in state.table.seats if other != seat))


@clause("market.ending.supply_is_empty")
def end_game(state: State) -> State:
    """Return the state after the end, if the game is over."""
    return state if state.table.supply else replace(state, phase="over", to_act=())


def view(game: Bag, state: State, seat: Seat) -> Table:
    """Return what the seat sees: everything."""
    return state.table


@clause("market.ending.most_goods_win")
def outcome(game: Bag, state: State) -> Outcome:
    """Return how many goods each player has and, once the game is over, the winners."""
    scores: dict[Seat, int] = {seat: sum(goods.values()) for seat, goods in state.table.goods.items()}
    if state.phase != "over":
        return Outcome(False, (), "still playing", scores)
    return Outcome(
        True, tuple(seat for seat in scores if scores[seat] == max(scores.values())), "most goods", scores
    )
