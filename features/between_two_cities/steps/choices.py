"""What a player may do now; pictures of the cities show where a tile may lie."""

from __future__ import annotations

from ruleproof.vocabulary import Legal, LegalExactly, then


@then("{seat} may choose a {tile}")
def may_choose(seat: str, tile: str) -> Legal:
    return Legal(seat=seat, action={"type": "choose", "tile": tile})


@then("{seat} may choose {tiles} and no other tile")
def may_choose_only(seat: str, tiles: list[str]) -> LegalExactly:
    return LegalExactly(
        seat=seat, actions=tuple({"type": "choose", "tile": tile} for tile in tiles), like={"type": "choose"}
    )


@then("{seat} may choose no tile")
def may_choose_none(seat: str) -> LegalExactly:
    return LegalExactly(seat=seat, actions=(), like={"type": "choose"})


@then("{seat} may place the {tile} in {city}")
def may_place(seat: str, tile: str, city: str) -> Legal:
    return Legal(seat=seat, action={"type": "place", "tile": tile, "city": city})


@then("{seat} may place the {tile} in {city} at {space}")
def may_place_at(seat: str, tile: str, city: str, space: str) -> Legal:
    return Legal(seat=seat, action={"type": "place", "tile": tile, "city": city, "at": space})


@then("{seat} may place the {tile} in {city} at {space} only")
def may_place_only(seat: str, tile: str, city: str, space: str) -> LegalExactly:
    like = {"type": "place", "tile": tile, "city": city}
    return LegalExactly(seat=seat, actions=({**like, "at": space},), like=like)


@then("{seat} may not place the {tile} in {city} at {space}")
def may_not_place_at(seat: str, tile: str, city: str, space: str) -> Legal:
    return Legal(seat=seat, action={"type": "place", "tile": tile, "city": city, "at": space}, allowed=False)


@then("{seat} may place nothing in {city}")
def may_place_nothing_in(seat: str, city: str) -> Legal:
    return Legal(seat=seat, action={"type": "place", "city": city}, allowed=False)


@then("{seat} may place nothing")
def may_place_nothing(seat: str) -> Legal:
    return Legal(seat=seat, action={"type": "place"}, allowed=False)
