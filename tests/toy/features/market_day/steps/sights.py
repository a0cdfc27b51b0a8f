"""What is seen afterwards."""

from __future__ import annotations

from ruleproof.vocabulary import CannotSee, Changed, Outcome, SameAs, Sees, Unchanged, Value, then


@then("{seat} has {coins}")
def has_coins(seat: str, coins: int) -> Value:
    return Value(path=("table", "coins", seat), value=coins)


@then("{seat} has {coins} more")
def has_more(seat: str, coins: int) -> Changed:
    return Changed(path=("table", "coins", seat), by=coins)


@then("{seat} has {coins} less")
def has_less(seat: str, coins: int) -> Changed:
    return Changed(path=("table", "coins", seat), by=-coins)


@then("{seat} has as many coins as {other:seat}")
def as_many(seat: str, other: str) -> SameAs:
    return SameAs(path=("table", "coins", seat), other=("table", "coins", other))


@then("{seat} has {goods}")
def has_goods(seat: str, goods: dict[str, int]) -> Value:
    return Value(path=("table", "goods", seat), value=goods)


@then("no goods have moved")
def no_goods_moved() -> list[Unchanged]:
    return [Unchanged(path=("table", "goods")), Unchanged(path=("table", "goods_supply"))]


@then("{seat} holds {cards}")
def holds(seat: str, cards: list[str]) -> Value:
    return Value(path=("table", "hands", seat), value=cards)


@then("{seat} holds no card")
def holds_nothing(seat: str) -> Value:
    return Value(path=("table", "hands", seat), value=[])


@then("the discard pile is {cards}")
def discard_is(cards: list[str]) -> Value:
    return Value(path=("table", "discard"), value=cards)


@then("the {card} lies on the stall")
def on_the_stall(card: str) -> Value:
    return Value(path=("table", "stall"), value=[card])


@then("the top card of the deck is the {card}")
def top_card(card: str) -> Value:
    return Value(path=("table", "deck", 0), value=card)


@then("it is day {day:int}")
def day_is(day: int) -> Value:
    return Value(path=("table", "day"), value=day)


@then("the last day is day {day:int}")
def last_day_is(day: int) -> Value:
    return Value(path=("table", "last_day"), value=day)


@then("{seats} may lay down a fox meanwhile")
def may_act(seats: tuple[str, ...]) -> Value:
    return Value(path=("may_act",), value=list(seats))


@then("nobody may lay down a fox")
def nobody_may_act() -> Value:
    return Value(path=("may_act",), value=[])


@then("{seat} sees {number:int} cards in the deck")
def sees_deck(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("deck",), value=number)


@then("{seat} sees the own {cards}")
def sees_hand(seat: str, cards: list[str]) -> Sees:
    return Sees(seat=seat, path=("hand",), value=cards)


@then("{seat} sees that {other:seats} has bid")
def sees_bids(seat: str, other: tuple[str, ...]) -> Sees:
    return Sees(seat=seat, path=("has_bid",), value=list(other))


@then("{seat} cannot see a {card}")
def cannot_see(seat: str, card: str) -> CannotSee:
    return CannotSee(seat=seat, text=card)


@then("{seat}'s {part} bring {points:int} points")
def part_of_score(seat: str, part: str, points: int) -> Outcome:
    return Outcome(path=("scores", seat, part), value=points)


@then("{seat} has {points:int} points")
def points(seat: str, points: int) -> Outcome:
    return Outcome(path=("scores", seat, "total"), value=points)
