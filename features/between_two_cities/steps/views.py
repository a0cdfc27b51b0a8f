"""What a player sees by looking at the table."""

from __future__ import annotations

from ruleproof.vocabulary import CannotSee, Sees, then


@then("{seat} sees their own hand {tiles}")
def sees_own_hand(seat: str, tiles: list[str]) -> Sees:
    return Sees(seat=seat, path=("hand",), value=tiles)


@then("{seat} sees no tile in their own hand")
def sees_empty_hand(seat: str) -> Sees:
    return Sees(seat=seat, path=("hand",), value=[])


@then("{seat} sees that {other:seat} holds {number:int} tiles")
def sees_size_of_hand(seat: str, other: str, number: int) -> Sees:
    return Sees(seat=seat, path=("hands", other), value=number)


@then("{seat} sees that {other:seat} has chosen")
def sees_has_chosen(seat: str, other: str) -> Sees:
    return Sees(seat=seat, path=("chosen", other), value=2)


@then("{seat} sees that {other:seat} has not chosen")
def sees_has_not_chosen(seat: str, other: str) -> Sees:
    return Sees(seat=seat, path=("chosen", other), value=0)


@then("{seat} sees that {others:seats} have not chosen")
def sees_have_not_chosen(seat: str, others: tuple[str, ...]) -> list[Sees]:
    return [Sees(seat=seat, path=("chosen", other), value=0) for other in others]


@then("{seat} sees {number:int} tiles under the token of {city}")
def sees_tiles_under_token(seat: str, number: int, city: str) -> Sees:
    return Sees(seat=seat, path=("under_tokens", city), value=number)


@then("{seat} sees one tile under the token of {city}")
def sees_tile_under_token(seat: str, city: str) -> Sees:
    return Sees(seat=seat, path=("under_tokens", city), value=1)


@then("{seat} sees that {other:seat} has revealed {tiles}")
def sees_revealed(seat: str, other: str, tiles: list[str]) -> Sees:
    return Sees(seat=seat, path=("revealed", other), value=tiles)


@then("{seat} sees no revealed tile of {other:seat}")
def sees_nothing_revealed(seat: str, other: str) -> Sees:
    return Sees(seat=seat, path=("revealed", other), value=[])


@then("{seat} sees {number:int} tiles in the box")
def sees_box(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("box",), value=number)


@then("{seat} sees {number:int} tiles in the stack of duplex tiles")
def sees_stack(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("duplex_stack",), value=number)


@then("{seat} sees {number:int} discards")
def sees_discards(seat: str, number: int) -> Sees:
    return Sees(seat=seat, path=("discards",), value=number)


@then("{seat} sees the seating values {values}")
def sees_seating_values(seat: str, values: dict[str, int]) -> Sees:
    return Sees(seat=seat, path=("seating_values",), value=values)


@then("{seat} cannot see any {tile}")
def cannot_see(seat: str, tile: str) -> CannotSee:
    return CannotSee(seat=seat, text=tile)


@then("{seat} sees the tiles of their own choice, {tiles}")
def sees_own_choice(seat: str, tiles: list[str]) -> Sees:
    return Sees(seat=seat, path=("chosen", seat), value=tiles)


@then("{seat} sees no tile of a choice of their own")
def sees_no_own_choice(seat: str) -> Sees:
    return Sees(seat=seat, path=("chosen", seat), value=[])
