"""The turn: working, buying and selling, and the fox in another player's turn."""

from __future__ import annotations

from msgspec.structs import replace

from ..chance import Chance
from ..clauses import IllegalAction, allowed, clause
from . import auction
from .state import (
    Action,
    Bid,
    Buy,
    Call,
    Done,
    Fox,
    Game,
    Pending,
    Seat,
    Sell,
    State,
    Table,
    Work,
    clockwise_from,
    with_coins,
    with_goods,
    without,
)

MOST_BOUGHT = 2
MOST_SOLD = 3


def legal_actions(game: Game, state: State, seat: Seat) -> tuple[Action, ...]:
    """Return every action that the seat may take now; none for a seat that does not play."""
    if seat not in state.table.seats:
        return ()
    return tuple(
        action for action in candidates(state, seat) if allowed(require_action, game, state, seat, action)
    )


def candidates(state: State, seat: Seat) -> list[Action]:
    """Return the actions worth asking the rules about."""
    if state.phase == "auction":
        return [Bid(coins) for coins in range(state.table.coins[seat] + 1)]
    buys = [Buy(good, pieces) for good in ("grain", "cloth") for pieces in range(1, MOST_BOUGHT + 1)]
    return [Work(), *buys, Sell("grain"), Sell("cloth"), Done(), Call(), Fox()]


def require_action(game: Game, state: State, seat: Seat, action: Action) -> None:
    """Refuse an action that the seat may not take now."""
    match action:
        case Fox():
            require_other_turn(state, seat)
            require_fox(state, seat)
            require_coin_to_take(state)
        case Bid(coins):
            auction.require_open_bid(state, seat)
            auction.require_within_purse(state.table, seat, coins)
        case Sell(good):
            require_turn(state, seat)
            require_not_too_many(state)
            require_own_piece(state.table, seat, good)
            require_coins_for_sale(game, state.table, good)
        case Done():
            require_sale_begun(state, seat)
        case _:
            require_turn(state, seat)
            require_choice_open(state)
            if isinstance(action, Buy):
                require_few_pieces(action.pieces)
                require_in_supply(state.table, action)
                require_price(game, state.table, seat, action)
            if isinstance(action, Call):
                auction.require_card(state.table)


def apply(game: Game, state: State, seat: Seat, action: Action, chance: Chance) -> State:
    """Return the state after an action."""
    require_action(game, state, seat, action)
    match action:
        case Work():
            return end_turn(earn(state, seat, wage(state.table, chance.roll(1)[0])), seat)
        case Buy():
            return end_turn(buy(game, state, seat, action), seat)
        case Sell(good):
            return sell(game, state, seat, good)
        case Done():
            return end_turn(state, seat)
        case Call():
            return auction.call(state, seat)
        case Bid(coins):
            after = auction.bid(state, seat, coins)
            return after if after.to_act else end_turn(auction.close(game, after), after.table.caller[0])
        case Fox():
            return lay_down_fox(state, seat)


@clause("market_day.turn.one_of_four")
def require_turn(state: State, seat: Seat) -> None:
    """Refuse a player whose turn it is not."""
    if state.phase not in ("turn", "selling") or seat not in state.to_act:
        raise IllegalAction(f"it is not {seat}'s turn")


@clause("market_day.turn.one_of_four")
def require_choice_open(state: State) -> None:
    """Refuse a second thing in one turn."""
    if state.phase != "turn":
        raise IllegalAction("the turn has been used for a sale")


@clause("market_day.turn.one_or_two_pieces")
def require_few_pieces(pieces: int) -> None:
    """Refuse a purchase of nothing, or of too much."""
    if not 1 <= pieces <= MOST_BOUGHT:
        raise IllegalAction(f"{pieces} pieces are asked for, and a purchase is one or two")


@clause("market_day.turn.bought_from_supply")
def require_in_supply(table: Table, action: Buy) -> None:
    """Refuse a purchase of more than the supply holds."""
    if table.goods_supply.get(action.good, 0) < action.pieces:
        raise IllegalAction(f"the supply has not so much {action.good}")


@clause("market_day.turn.must_afford")
def require_price(game: Game, table: Table, seat: Seat, action: Buy) -> None:
    """Refuse a purchase that cannot be paid."""
    price = action.pieces * game.components.prices[action.good]
    if table.coins[seat] < price:
        raise IllegalAction(f"the price is {price}, and {seat} has {table.coins[seat]}")


@clause("market_day.turn.sell_up_to_three")
def require_not_too_many(state: State) -> None:
    """Refuse a piece too many."""
    if state.pending.sold >= MOST_SOLD:
        raise IllegalAction("three pieces have been sold")


@clause("market_day.turn.sell_up_to_three")
def require_sale_begun(state: State, seat: Seat) -> None:
    """Refuse to end a sale that has not begun."""
    if state.phase != "selling" or seat not in state.to_act:
        raise IllegalAction("no sale has begun")


@clause("market_day.turn.sell_own_goods")
def require_own_piece(table: Table, seat: Seat, good: str) -> None:
    """Refuse to sell what the seller has not."""
    if not table.goods[seat].get(good):
        raise IllegalAction(f"{seat} has no {good}")


@clause("market_day.turn.sale_needs_coins")
def require_coins_for_sale(game: Game, table: Table, good: str) -> None:
    """Refuse a sale that the supply cannot pay."""
    if table.coin_supply < game.components.prices[good]:
        raise IllegalAction("the supply cannot pay")


@clause("market_day.fox.not_in_own_turn")
def require_other_turn(state: State, seat: Seat) -> None:
    """Refuse a fox in the own turn."""
    if seat in state.to_act:
        raise IllegalAction("a fox is laid down in the turn of another")


@clause("market_day.fox.takes_a_coin")
def require_fox(state: State, seat: Seat) -> None:
    """Refuse who has no fox, and a time that is no time for foxes."""
    if state.phase != "turn" or "fox" not in state.table.hands[seat]:
        raise IllegalAction(f"{seat} has no fox, or the turn has been chosen")


@clause("market_day.fox.takes_a_coin")
def require_coin_to_take(state: State) -> None:
    """Refuse a fox where there is no coin (ruling fox_against_the_poor)."""
    if not state.table.coins[state.to_act[0]]:
        raise IllegalAction("there is no coin to take")


@clause("market_day.turn.work_pays")
def wage(table: Table, shown: int) -> int:
    """Return what work earns."""
    return most_that_supply_pays(table, 2 if shown >= 4 else 1)


@clause("market_day.turn.supply_limits_wage")
def most_that_supply_pays(table: Table, coins: int) -> int:
    """Return the coins, or what the supply has of them."""
    return min(coins, table.coin_supply)


def earn(state: State, seat: Seat, coins: int) -> State:
    """Return the state after work has been paid."""
    return replace(state, table=with_coins(state.table, seat, coins))


@clause("market_day.turn.price_is_paid", "market_day.turn.one_or_two_pieces")
def buy(game: Game, state: State, seat: Seat, action: Buy) -> State:
    """Return the state after a purchase."""
    paid = with_coins(state.table, seat, -action.pieces * game.components.prices[action.good])
    return replace(state, table=with_goods(paid, seat, action.good, action.pieces))


@clause("market_day.turn.sale_pays", "market_day.turn.sell_up_to_three")
def sell(game: Game, state: State, seat: Seat, good: str) -> State:
    """Return the state after one piece has been sold."""
    table = with_goods(with_coins(state.table, seat, game.components.prices[good]), seat, good, -1)
    return replace(
        state,
        settled=False,
        phase="selling",
        may_act=(),
        pending=Pending(state.pending.sold + 1),
        table=table,
    )


@clause("market_day.fox.takes_a_coin", "market_day.fox.is_discarded")
def lay_down_fox(state: State, seat: Seat) -> State:
    """Return the state after a fox has taken a coin."""
    table, victim = state.table, state.to_act[0]
    coins = {**table.coins, victim: table.coins[victim] - 1, seat: table.coins[seat] + 1}
    hands = {**table.hands, seat: without(table.hands[seat], "fox")}
    return with_foxes(
        replace(state, table=replace(table, coins=coins, hands=hands, discard=(*table.discard, "fox")))
    )


def end_turn(state: State, seat: Seat) -> State:
    """Return the state after a turn: the next one, or the end."""
    table = state.table
    if seat == table.seats[-1] and table.day == table.last_day:
        return end_game(state)
    return with_foxes(next_turn(state, seat))


@clause("market_day.ending.after_last_day")
def end_game(state: State) -> State:
    """Return the state in which the game is over."""
    return replace(
        state,
        to_act=(),
        may_act=(),
        settled=True,
        phase="over",
        pending=Pending(0),
        table=_cleared(state.table),
    )


@clause("market_day.turn.goes_round")
def next_turn(state: State, seat: Seat) -> State:
    """Return the state before the turn of the next player clockwise."""
    table = _cleared(state.table)
    day = table.day + 1 if seat == table.seats[-1] else table.day
    following = clockwise_from(table.seats, seat)[1]
    return State((following,), (), True, "turn", Pending(0), replace(table, day=day))


def _cleared(table: Table) -> Table:
    return replace(table, caller=(), bids=dict.fromkeys(table.seats, ()))


def with_foxes(state: State) -> State:
    """Return the state with those named who may lay down a fox."""
    may = tuple(seat for seat in state.table.seats if allowed(_require_fox_now, state, seat))
    return replace(state, may_act=may)


def _require_fox_now(state: State, seat: Seat) -> None:
    require_other_turn(state, seat)
    require_fox(state, seat)
    require_coin_to_take(state)
