"""What the players do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import Play, when

from ._words import one_by_one


def _in_parts(state: Any) -> bool:
    """Tell whether something is decided that has parts, each of which may be left out."""
    parts = ("card", "donation", "option_c", "swap", "theft")
    return bool(state["pending"]) and state["pending"][0]["kind"] in parts


def play(seat: str, kind: str, **members: Any) -> Play:
    return Play(seat=seat, action={"type": kind, **members})


def pays(seat: str, goods: Mapping[str, int]) -> list[Play]:
    """Return the payments of products of choice, one product at a time."""
    return [play(seat, "pay", product=product) for product in one_by_one(goods)]


def names(seat: str, products: Sequence[str]) -> list[Play]:
    return [play(seat, "choose", product=product) for product in products]


@when("{seat} moves the ink jar {times}")
def moves(seat: str, times: int) -> Play:
    return play(seat, "move", spaces=times)


@when("{seat} moves the ink jar {times}, paying {goods}")
def moves_paying(seat: str, times: int, goods: dict[str, int]) -> list[Play]:
    return [play(seat, "move", spaces=times), *pays(seat, goods)]


@when("{seat} moves the ink jar {times}, and the discard pile is shuffled to {specials}")
def moves_with_shuffle(seat: str, times: int, specials: list[str]) -> Play:
    return Play(seat=seat, action={"type": "move", "spaces": times}, chance=({"shuffle": specials},))


@when("{seat} pays a {product}")
def pays_a(seat: str, product: str) -> Play:
    return play(seat, "pay", product=product)


@when("{seat} chooses Option A")
def option_a(seat: str) -> Play:
    return play(seat, "use_card")


@when("{seat} chooses Option A with the {half} half")
def option_a_half(seat: str, half: str) -> list[Play]:
    return [play(seat, "use_card"), play(seat, "choose_half", half=half)]


@when("{seat} chooses Option B with the card {special}")
def option_b(seat: str, special: str) -> Play:
    return play(seat, "play_card", card=special)


@when("{seat} chooses Option C")
def option_c(seat: str) -> Play:
    return play(seat, "option_c")


@when("{seat} carries out Option D")
def option_d(seat: str) -> Play:
    return play(seat, "take_card")


@when("{seat} chooses the {half} half")
def chooses_half(seat: str, half: str) -> Play:
    return play(seat, "choose_half", half=half)


@when("{seat} performs the Production of {goods}, using {factory_count}")
def produces(seat: str, goods: dict[str, int], factory_count: int) -> Play:
    return play(seat, "produce", products=goods, factories=factory_count)


@when("{seat} performs the Production of 1 product of choice, using {factory_count}, and names {products}")
def produces_choice(seat: str, factory_count: int, products: list[str]) -> list[Play]:
    return [play(seat, "produce", products={"any": 1}, factories=factory_count), *names(seat, products)]


@when("{seat} performs the Production of {choice}, using {factory_count}")
def begins_production_of_choice(seat: str, choice: dict[str, int], factory_count: int) -> Play:
    return play(seat, "produce", products=choice, factories=factory_count)


@when("{seat} takes the gift of {goods}")
def takes_gift(seat: str, goods: dict[str, int]) -> Play:
    return play(seat, "gift", products=goods)


@when("{seat} takes the gift of {choice}")
def begins_gift_of_choice(seat: str, choice: dict[str, int]) -> Play:
    return play(seat, "gift", products=choice)


@when("{seat} takes the gift of 1 product of choice and names {products}")
def takes_gift_of_one(seat: str, products: list[str]) -> list[Play]:
    return [play(seat, "gift", products={"any": 1}), *names(seat, products)]


@when("{seat} takes the gift of 2 products of choice and names {products}")
def takes_gift_of_two(seat: str, products: list[str]) -> list[Play]:
    return [play(seat, "gift", products={"any": 2}), *names(seat, products)]


@when("{seat} names {products}")
def names_product(seat: str, products: list[str]) -> list[Play]:
    return names(seat, products)


@when("{seat} takes the letter")
def takes_letter(seat: str) -> Play:
    return play(seat, "gain", goods={"letter": 1})


@when("{seat} gains {goods}")
def gains(seat: str, goods: dict[str, int]) -> Play:
    return play(seat, "gain", goods=goods)


@when("{seat} takes the two letters")
def takes_letters(seat: str) -> Play:
    return play(seat, "gain", goods={"letter": 2})


@when("{seat} donates 1 cloth and 1 product of choice for {tokens}, paying {product}")
def donates_mixed(seat: str, tokens: int, product: str) -> list[Play]:
    price = {"cloth": 1, "any": 1}
    return [play(seat, "donate", pay=price, stars=tokens), play(seat, "pay", product=product)]


@when("{seat} donates {goods} for {tokens}")
def donates(seat: str, goods: dict[str, int], tokens: int) -> Play:
    return play(seat, "donate", pay=goods, stars=tokens)


@when("{seat} donates {choice} for {tokens}")
def begins_donation_of_choice(seat: str, choice: dict[str, int], tokens: int) -> Play:
    return play(seat, "donate", pay=choice, stars=tokens)


@when("{seat} donates 2 products of choice for {tokens}, paying {goods}")
def donates_choice(seat: str, tokens: int, goods: dict[str, int]) -> list[Play]:
    return [play(seat, "donate", pay={"any": 2}, stars=tokens), *pays(seat, goods)]


@when("{seat} performs the Donation of 2 products of choice without an exchange")
def donates_nothing(seat: str) -> Play:
    return play(seat, "donate_nothing", pay={"any": 2}, stars=1)


@when("{seat} swaps a {product} for a {other:product}")
def swaps(seat: str, product: str, other: str) -> Play:
    return play(seat, "swap", give=product, take=other)


@when("{seat} pays a letter to exchange a {product} for a {other:product}")
def exchanges(seat: str, product: str, other: str) -> Play:
    return play(seat, "exchange", give=product, take=other)


@when("{seat} draws a special action card")
def draws(seat: str) -> Play:
    return play(seat, "draw")


@when("{seat} draws a special action card, and the discard pile is shuffled to {specials}")
def draws_with_shuffle(seat: str, specials: list[str]) -> Play:
    return Play(seat=seat, action={"type": "draw"}, chance=({"shuffle": specials},))


@when("{seat} builds a factory, paying {goods}")
def builds(seat: str, goods: dict[str, int]) -> list[Play]:
    return [play(seat, "build", pay={"any": 2}), *pays(seat, goods)]


@when("{seat} builds a factory for {choice}")
def begins_building(seat: str, choice: dict[str, int]) -> Play:
    return play(seat, "build", pay=choice)


@when("{seat} takes a factory free of charge")
def takes_factory(seat: str) -> Play:
    return play(seat, "build", pay={})


@when("{seat} reactivates a factory")
def reactivates(seat: str) -> Play:
    return play(seat, "reactivate")


@when("{seat} earns prestige")
def earns_prestige(seat: str) -> Play:
    return play(seat, "earn_prestige")


@when("{seat} forms an alliance with {alliance}")
def forms_alliance(seat: str, alliance: str) -> Play:
    return play(seat, "form_alliance", alliance=alliance)


@when("{seat} purchases {ship}, saving a {product}")
def purchases_saving(seat: str, ship: str, product: str) -> list[Play]:
    return [play(seat, "purchase", ship=ship), play(seat, "save", product=product)]


@when("{seat} purchases {ship}, paying {goods}")
def purchases_paying(seat: str, ship: str, goods: dict[str, int]) -> list[Play]:
    return [play(seat, "purchase", ship=ship), *pays(seat, goods)]


@when("{seat} purchases {ship}")
def purchases(seat: str, ship: str) -> Play:
    return play(seat, "purchase", ship=ship)


@when("{seat} advances the lawsuit on space {space}, paying {goods}")
def advances_paying(seat: str, space: str, goods: dict[str, int]) -> list[Play]:
    return [play(seat, "advance", space=space), *pays(seat, goods)]


@when("{seat} advances the lawsuit on space {space}")
def advances(seat: str, space: str) -> Play:
    return play(seat, "advance", space=space)


@when("{seat} pays the legal costs again")
def pays_again(seat: str) -> Play:
    return play(seat, "pay_again")


@when("{seat} resolves the foremost lawsuit")
def resolves(seat: str) -> Play:
    return play(seat, "resolve")


@when("{seat} swaps the lawsuits on spaces {space} and {other:space}")
def swaps_lawsuits(seat: str, space: str, other: str) -> Play:
    return play(seat, "swap_lawsuits", spaces=[space, other])


@when("{seat} commits the piracy of one product, stealing {products}")
def piracy_for_one(seat: str, products: list[str]) -> list[Play]:
    return [play(seat, "piracy", most=1), *(play(seat, "steal", product=product) for product in products)]


@when("{seat} begins the piracy of two products")
def begins_piracy_for_two(seat: str) -> Play:
    return play(seat, "piracy", most=2)


@when("{seat} begins the piracy of one product")
def begins_piracy_for_one(seat: str) -> Play:
    return play(seat, "piracy", most=1)


@when("{seat} begins the piracy of up to three products")
def piracy_for_three(seat: str) -> Play:
    return play(seat, "piracy", most=3)


@when("{seat} steals {products}")
def steals(seat: str, products: list[str]) -> list[Play]:
    return [play(seat, "steal", product=product) for product in products]


@when("{seat} steals {products} and no more")
def steals_and_stops(seat: str, products: list[str]) -> list[Play]:
    return [*steals(seat, products), play(seat, "done")]


@when("{seat} begins the piracy of up to three products, stealing {products}")
def piracy_theft_first(seat: str, products: list[str]) -> list[Play]:
    return [play(seat, "piracy", most=3), *steals(seat, products)]


@when("{seat} begins the piracy of up to three products, stealing {products} and no more")
def piracy_theft_first_and_stops(seat: str, products: list[str]) -> list[Play]:
    return [play(seat, "piracy", most=3), *steals_and_stops(seat, products)]


@when("{seat} repeats the action with {repeater}")
def repeats(seat: str, repeater: str) -> Play:
    return play(seat, "repeat", **{"with": repeater})


@when("{seat} repeats the action with Le Havre")
def begins_repeat_with_le_havre(seat: str) -> Play:
    return play(seat, "repeat", **{"with": "Le Havre"})


@when("{seat} repeats the action with Le Havre, paying a {product}")
def repeats_with_le_havre(seat: str, product: str) -> list[Play]:
    return [play(seat, "repeat", **{"with": "Le Havre"}), play(seat, "pay", product=product)]


@when("{seat} pays the upkeep of {alliance}")
def pays_upkeep(seat: str, alliance: str) -> Play:
    return play(seat, "pay_upkeep", alliance=alliance)


@when("{seat} pays the upkeep of {alliance} with {goods}")
def pays_upkeep_with(seat: str, alliance: str, goods: dict[str, int]) -> list[Play]:
    return [play(seat, "pay_upkeep", alliance=alliance), *pays(seat, goods)]


@when("{seat} returns {alliance} to the game board")
def returns_alliance(seat: str, alliance: str) -> Play:
    return play(seat, "return_alliance", alliance=alliance)


@when("{seat} gains the income of {ship} next")
def income_next(seat: str, ship: str) -> Play:
    return play(seat, "income", ship=ship)


@when("{seat} leaves out what is left", fits=_in_parts)
def leaves_out(seat: str) -> Play:
    return play(seat, "done")


@when("{seat} declines", fits=lambda state: not _in_parts(state))
def declines(seat: str) -> Play:
    return play(seat, "done")
