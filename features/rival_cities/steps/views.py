"""What a player sees by looking at the table."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import CannotSee, Sees, then

from ._words import products_of, read_mark, read_space


@then("{seat} cannot see {special}")
def cannot_see_special(seat: str, special: str) -> CannotSee:
    return CannotSee(seat=seat, text=special)


@then("{seat} cannot see {ship}")
def cannot_see_ship(seat: str, ship: str) -> CannotSee:
    return CannotSee(seat=seat, text=ship)


@then("{seat} cannot see the lawsuit {lawsuit}")
def cannot_see_lawsuit(seat: str, lawsuit: str) -> CannotSee:
    return CannotSee(seat=seat, text=lawsuit)


@then("{seat} sees {specials} in their own hand")
def sees_own_hand(seat: str, specials: list[str]) -> Sees:
    return Sees(seat=seat, path=("hand",), value=specials)


@then("{seat} sees that the rival holds {number:int} cards")
def sees_rival_hand(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("rival_hand",), value=number)


@then("{seat} sees that the rival holds 1 card")
def sees_one_card_of_the_rival(seat: str) -> Sees:
    return Sees(seat=seat, path=("rival_hand",), value=1)


@then("{seat} sees {number:int} cards in the action stack")
def sees_action_stack(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("action_stack",), value=number)


@then("{seat} sees {number:int} cards in the ship stack and {boxed:int} ships in the box")
def sees_ship_stack(seat: str, number: int, boxed: int) -> list[Sees]:
    return [
        Sees(seat=seat, path=("ship_stack",), value=number),
        Sees(seat=seat, path=("ships_in_box",), value=boxed),
    ]


@then("{seat} sees {number:int} cards in the lawsuit stack and {boxed:int} lawsuits in the box")
def sees_lawsuit_stack(seat: str, number: int, boxed: int) -> list[Sees]:
    return [
        Sees(seat=seat, path=("lawsuit_stack",), value=number),
        Sees(seat=seat, path=("lawsuits_in_box",), value=boxed),
    ]


@then("{seat} sees the discard pile {specials}")
def sees_discard_pile(seat: str, specials: list[str]) -> Sees:
    return Sees(seat=seat, path=("discard_pile",), value=specials)


@then("{seat} sees {special} at the {nth} dark space")
def sees_dark_space(seat: str, special: str, nth: int) -> Sees:
    return Sees(seat=seat, path=("dark_spaces", nth), value=[special])


@then("{seat} sees {special} in play")
def sees_card_in_play(seat: str, special: str) -> Sees:
    return Sees(seat=seat, path=("card_in_play",), value=[special])


@then("{seat} sees these basic action cards, clockwise")
def sees_basic_cards(seat: str, datatable: tuple[tuple[str, ...], ...]) -> Sees:
    """Read the table row by row."""
    cards = [card for row in datatable for card in row if card]
    return Sees(seat=seat, path=("basic_cards",), value=cards)


@then("{seat} sees that {other:seat} has {goods}")
def sees_goods(seat: str, other: str, goods: dict[str, int]) -> list[Sees]:
    return [
        Sees(seat=seat, path=("products", other), value=products_of(goods)),
        Sees(seat=seat, path=("letters", other), value=goods.get("letter", 0)),
    ]


@then("{seat} sees that {other:seat} has {tokens}")
def sees_tokens(seat: str, other: str, tokens: int) -> Sees:
    return Sees(seat=seat, path=("star_tokens", other), value=tokens)


@then("{seat} sees that {other:seat} has {factories}")
def sees_factories(seat: str, other: str, factories: tuple[int, int]) -> list[Sees]:
    return [
        Sees(seat=seat, path=("active_factories", other), value=factories[0]),
        Sees(seat=seat, path=("inactive_factories", other), value=factories[1]),
    ]


@then("{seat} sees that {other:seat} has {alliances} and no other alliance")
def sees_alliances(seat: str, other: str, alliances: list[str]) -> Sees:
    return Sees(seat=seat, path=("alliances", other), value=alliances)


@then("{seat} sees the alliances {alliances} on the game board")
def sees_alliances_on_board(seat: str, alliances: list[str]) -> Sees:
    return Sees(seat=seat, path=("alliances_on_board",), value=alliances)


@then("{seat} sees the alliances {alliances} in the box")
def sees_alliances_in_box(seat: str, alliances: list[str]) -> Sees:
    return Sees(seat=seat, path=("alliances_in_box",), value=alliances)


@then("{seat} sees that {other:seat} has {ships} and no other ship")
def sees_ships(seat: str, other: str, ships: list[str]) -> Sees:
    return Sees(seat=seat, path=("ships", other), value=ships)


@then("{seat} sees {ship_spaces} on the ship spaces")
def sees_ship_spaces(seat: str, ship_spaces: list[list[str]]) -> Sees:
    return Sees(seat=seat, path=("ship_spaces",), value=ship_spaces)


@then("{seat} sees the lawsuit {lawsuit} on space {space}, its marker on {mark}")
def sees_lawsuit(seat: str, lawsuit: str, space: str, mark: str, components: dict[str, Any]) -> Sees:
    return Sees(
        seat=seat,
        path=("lawsuit_spaces", space),
        value=[{"lawsuit": lawsuit, "marker": read_mark(mark, components)}],
    )


@then("{seat} sees that {other:seat} has won {lawsuits}")
def sees_won(seat: str, other: str, lawsuits: list[str]) -> Sees:
    return Sees(seat=seat, path=("lawsuits_won", other), value=lawsuits)


@then("{seat} sees that nobody has won {lawsuits}")
def sees_won_by_nobody(seat: str, lawsuits: list[str]) -> Sees:
    return Sees(seat=seat, path=("lawsuits_won_by_nobody",), value=lawsuits)


@then("{seat} sees the prestige marker on {mark}")
def sees_prestige_marker(seat: str, mark: str, components: dict[str, Any]) -> Sees:
    return Sees(seat=seat, path=("prestige_marker",), value=read_mark(mark, components))


@then("{seat} sees the ink jar at {ink_space}")
def sees_ink_jar(seat: str, ink_space: str, components: dict[str, Any]) -> Sees:
    return Sees(seat=seat, path=("ink_jar",), value=read_space(ink_space, components))


@then("{seat} sees the bell token before {other:seat}")
def sees_bell_token(seat: str, other: str) -> Sees:
    return Sees(seat=seat, path=("bell_token",), value=[other])
