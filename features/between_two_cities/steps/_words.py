"""The words that the sentences of this game use: tiles, cities, spaces and points."""

from __future__ import annotations

from ruleproof.vocabulary import listed, placeholder, read_list

BUILDING = r"(?:shop|factory|music tavern|food tavern|drink tavern|bed tavern|office|park|house)"
TILE = rf"{BUILDING}(?: (?:over|beside) {BUILDING})?"
SOME = rf"(?:{TILE}|\d+ (?:shops|factories|(?:music|food|drink|bed) taverns|offices|parks|houses))"
TYPE = r"(?:shops|factories|taverns|offices|parks|houses)"
SPACE = r"column -?[0-3], row -?[0-3]"
VALUE = r"(?:North|Northeast|East|Southeast|South|Southwest|West) \d+"


def read_tile(text: str) -> str:
    """Return `park over house` for `duplex tile park over house`."""
    return text.removeprefix("duplex tile ")


def read_tiles(text: str) -> list[str]:
    """Return the tiles that words such as `shop, 2 factories and park over house` name."""
    return [tile for words in read_list(text) for tile in _tiles(words)]


def read_space(text: str) -> str:
    """Return `2,0` for `column 2, row 0`."""
    return text.replace("column ", "").replace(" row ", "")


def read_points(text: str) -> int:
    return int(text.split(" ")[0])


def read_values(text: str) -> dict[str, int]:
    return {seat: int(value) for seat, value in (words.split(" ") for words in read_list(text))}


def _tiles(words: str) -> list[str]:
    number, _, buildings = words.partition(" ")
    if not number.isdigit():
        return [words]
    return [
        buildings.removesuffix("ies") + "y" if buildings.endswith("ies") else buildings.removesuffix("s")
    ] * int(number)


placeholder("city", r"city [1-7]", samples=["city 1", "city 7"])
placeholder("cities", listed("city [1-7]"), read_list, samples=["city 1", "city 1, city 2 and city 3"])
placeholder(
    "tile",
    rf"(?:{BUILDING}|duplex tile {BUILDING} (?:over|beside) {BUILDING})",
    read_tile,
    samples=["shop", "duplex tile drink tavern beside park"],
)
placeholder(
    "tiles",
    listed(SOME),
    read_tiles,
    samples=["shop", "shop, 2 factories, house over shop and 3 music taverns"],
)
placeholder("type", TYPE, samples=["shops", "factories"])
placeholder("space", SPACE, read_space, samples=["column 0, row 0", "column -1, row 2"])
placeholder("round", r"[123]|[123][ab]", samples=["1", "3b"])
placeholder("points", r"1 point|\d+ points", read_points, samples=["1 point", "12 points"])
placeholder("values", listed(VALUE), read_values, samples=["North 2", "North 2, East 5 and South 9"])
placeholder(
    "numbers",
    listed(r"\d+"),
    lambda text: [int(number) for number in read_list(text)],
    samples=["9", "9, 2 and 5"],
)
