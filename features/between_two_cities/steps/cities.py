"""Cities as pictures: four rows of four spaces.

A picture is a table below the sentence. It has a cell for each space: the building there, or `.` if the space
is empty. The halves of a duplex tile point to each other: `park →` and `← factory` side by side, or `shop ↓`
above `↑ bed tavern`. The top left space is 0,0, unless a first row and a first column number the spaces.
Several small cities may stand side by side as text, with a letter for each building, after words that say
what the letters mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import LegalExactly, Put, Sees, Value, given, placeholder, then

Table = tuple[tuple[str, ...], ...]
Spaces = dict[tuple[int, int], str]


def read_letters(text: str) -> dict[str, str]:
    """Return the building for each letter that words such as `F for a factory and P for a park` name."""
    words = [part.split(" for ") for part in text.replace(" and ", ", ").split(", ")]
    return {letter: building.removeprefix("an ").removeprefix("a ") for letter, building in words}


LETTER = (
    r"[A-Za-z] for an? (?:shop|factory|music tavern|food tavern|drink tavern|bed tavern|office|park|house)"
)
placeholder(
    "letters",
    f"{LETTER}(?:, {LETTER})*(?: and {LETTER})?",
    read_letters,
    samples=["F for a factory", "S for a shop, O for an office and m for a music tavern"],
)


@given("{city} is")
def city_is(city: str, datatable: Table, components: dict[str, Any]) -> Put:
    return Put(path=("table", "cities", city), value=tiles_in(spaces_of(datatable), components))


@given("{city} is, with {letters}")
def city_is_in_letters(city: str, letters: dict[str, str], docstring: str) -> Put:
    return Put(path=("table", "cities", city), value=side_by_side(docstring, letters, [city])[city])


@given("the cities are, with {letters}")
def cities_are(letters: dict[str, str], docstring: str) -> list[Put]:
    return [
        Put(path=("table", "cities", city), value=tiles)
        for city, tiles in side_by_side(docstring, letters).items()
    ]


@then("{city} is")
def city_is_now(city: str, datatable: Table, components: dict[str, Any]) -> Value:
    return Value(path=("table", "cities", city), value=tiles_in(spaces_of(datatable), components))


@then("{city} is empty")
def city_is_empty_now(city: str) -> Value:
    return Value(path=("table", "cities", city), value={})


@then("{seat} sees {city} as")
def sees_city(seat: str, city: str, datatable: Table, components: dict[str, Any]) -> Sees:
    return Sees(seat=seat, path=("cities", city), value=tiles_in(spaces_of(datatable), components))


@then("{seat} may place the {tile} in {city} exactly where * stands")
def may_place_where(seat: str, tile: str, city: str, datatable: Table) -> LegalExactly:
    """Read a picture that shows the city, with a star on each space where the tile may lie.

    For a duplex tile, the star is where its upper or left half may lie.
    """
    stars = [space for space, cell in spaces_of(datatable).items() if cell == "*"]
    actions = tuple({"type": "place", "tile": tile, "city": city, "at": f"{x},{y}"} for x, y in stars)
    return LegalExactly(seat=seat, actions=actions, like={"type": "place", "tile": tile, "city": city})


def spaces_of(table: Table) -> Spaces:
    """Return, for each space of a picture that is not empty, what stands there."""
    numbered = table[0][0] == ""
    columns = [int(number) for number in table[0][1:]] if numbered else range(len(table[0]))
    rows = [(int(row[0]), row[1:]) for row in table[1:]] if numbered else enumerate(table)
    return {
        (x, y): cell for y, row in rows for x, cell in zip(columns, row, strict=True) if cell not in ("", ".")
    }


def tiles_in(spaces: Spaces, components: Mapping[str, Any]) -> dict[str, str]:
    """Return the tiles of a picture by their spaces; a duplex tile is under the space of its first half.

    Raises:
        ValueError: one half of a duplex tile stands alone, or no duplex tile has these halves.
    """
    found = {}
    for (x, y), cell in spaces.items():
        if cell.endswith((" →", " ↓")):
            shape, other, mark = (
                ("flat", (x + 1, y), "← ") if cell.endswith("→") else ("upright", (x, y + 1), "↑ ")
            )
            second = spaces.get(other, "")
            if not second.startswith(mark):
                raise ValueError(f"{cell!r} at {x},{y} points to {second or 'an empty space'}")
            found[f"{x},{y}"] = _duplex(shape, [cell[:-2], second[2:]], components)
        elif cell.startswith(("← ", "↑ ")):
            before, mark = ((x - 1, y), " →") if cell.startswith("←") else ((x, y - 1), " ↓")
            if not spaces.get(before, "").endswith(mark):
                raise ValueError(f"{cell!r} at {x},{y} points to no other half")
        elif cell not in components["building_tiles"]:
            raise ValueError(
                f"{cell!r} at {x},{y} is no building; known: {', '.join(components['building_tiles'])}"
            )
        else:
            found[f"{x},{y}"] = cell
    return found


def _duplex(shape: str, halves: Sequence[str], components: Mapping[str, Any]) -> str:
    for name, tile in components["duplex_tiles"].items():
        if tile["shape"] == shape and tile["halves"] == list(halves):
            return str(name)
    raise ValueError(f"no {shape} duplex tile has the halves {' and '.join(halves)}")


def side_by_side(
    text: str, letters: Mapping[str, str], cities: Sequence[str] = ()
) -> dict[str, dict[str, str]]:
    """Return the cities of a picture such as `1: F F . .   2: . . . .`, each four spaces wide and four high.

    If the sentence names a single city, the picture of it has no numbers.

    Raises:
        ValueError: the picture does not have four rows, a row does not have four spaces for each city, or a
        letter is unknown.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    names = cities or [f"city {word.rstrip(':')}" for word in rows[0] if word.endswith(":")]
    rows[0] = [word for word in rows[0] if not word.endswith(":")]
    if len(rows) != 4 or any(len(row) != 4 * len(names) for row in rows):
        raise ValueError("a picture has four rows, and four spaces for each city in each row")
    found: dict[str, dict[str, str]] = {name: {} for name in names}
    for y, row in enumerate(rows):
        for place, letter in enumerate(row):
            if letter == ".":
                continue
            if letter not in letters:
                raise ValueError(f"nothing says what {letter} means")
            found[names[place // 4]][f"{place % 4},{y}"] = letters[letter]
    return found
