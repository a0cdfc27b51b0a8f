"""What lies on the table when a scenario begins."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import NewGame, Put, Top, given, with_on_top


@given("{seat} has {coins}")
def has_coins(seat: str, coins: int) -> Put:
    return Put(path=("table", "coins", seat), value=coins)


@given("the coins are")
def coins_are(datatable: tuple[tuple[str, ...], ...]) -> list[Put]:
    return [Put(path=("table", "coins", seat), value=int(coins)) for seat, coins in datatable[1:]]


@given("{seat} has {goods}")
def has_goods(seat: str, goods: dict[str, int]) -> Put:
    return Put(path=("table", "goods", seat), value=goods)


@given("{seat} holds {cards}")
def holds(seat: str, cards: list[str]) -> Put:
    return Put(path=("table", "hands", seat), value=cards)


@given("{seats} may lay down a fox")
def may_lay_down(seats: tuple[str, ...]) -> Put:
    return Put(path=("may_act",), value=list(seats))


@given("the top card of the deck is the {card}")
def top_card(card: str) -> Top:
    return Top(path=("table", "deck"), items=(card,))


@given("a new game for {seats}, the cards being {cards}")
def new_game(seats: tuple[str, ...], cards: list[str], components: dict[str, Any]) -> NewGame:
    return NewGame(seats=seats, chance=({"shuffle": with_on_top(cards, components["cards"])},))


@given("a short game for {seats}, the cards being {cards}")
def short_game(seats: tuple[str, ...], cards: list[str], components: dict[str, Any]) -> NewGame:
    game = new_game(seats, cards, components)
    return NewGame(seats=seats, options={"short": True}, chance=game.chance)
