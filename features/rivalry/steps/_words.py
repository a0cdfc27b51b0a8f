"""The words that the sentences of this game use: nations, tiles, sites, pieces, cards and rolls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import Play, Put, Value, listed, placeholder, words_by_name

Army = dict[str, dict[str, int]]
Roll = list[int]
NATIONS = ("Republic", "Kingdom")
NATION = r"the (?:Republic|Kingdom)"
TILE = r"[A-K][1-9]\d?"
BETWEEN = rf" \(between {TILE}, {TILE} and {TILE}\)"
SITE = rf"{TILE} (?:north|south)(?:{BETWEEN})?"
PLACE = rf"(?:the city at {SITE}|{TILE})"
ONE_PIECE = r"(?:foot army|cavalry piece)"
PIECES_OF_A_KIND = r"(?:an?|\d+) (?:foot army|foot armies|cavalry pieces?)"
CARD = (
    r"(?:(?:Foreign Aid|Mutiny|New Recruits) \d|Internal Improvement|Revolt|Sabotage"
    r"|the Scandal of the (?:President|Prime Minister))"
)
ROLL = r"\d+ \([1-6] and [1-6]\)"
TILES = words_by_name("tile")
GUARDS = {
    "Republic": {"2,-3": 1, "3,-3": 1, "6,-3": 1, "6,-1": 1},
    "Kingdom": {"1,0": 1, "1,2": 1, "4,2": 1, "5,2": 1},
}


def read_nation(text: str) -> str:
    return text.removeprefix("the ")


def enemy(nation: str) -> str:
    return NATIONS[1 - NATIONS.index(nation)]


def read_number(text: str) -> int:
    return 1 if text in ("a", "an") else int(text)


def read_tile(text: str) -> str:
    """Return the coordinates of the tile that has this name on the map.

    Raises:
        ValueError: no map has such a tile.
    """
    if text not in TILES:
        raise ValueError(f"no map has a tile {text}")
    return TILES[text]


def read_tiles(text: str) -> list[str]:
    return [read_tile(tile) for tile in re.findall(TILE, text)]


def read_site(text: str) -> str:
    """Return the word of states for a corner of a tile, such as `G6 north`; there need not be a site.

    Raises:
        ValueError: no map has the tile, or the words name other tiles around the corner.
    """
    tile, corner, *between = text.split(" ", 2)
    site = f"{read_tile(tile)},{corner[0].upper()}"
    if between and set(read_tiles(between[0])) != (around := tiles_at(site)):
        names = sorted(name for name, tile in TILES.items() if tile in around)
        raise ValueError(f"{tile} {corner} lies between {', '.join(names)}")
    return site


def tiles_at(site: str) -> set[str]:
    """Return the coordinates of the three tiles that meet at a corner."""
    column, row, corner = site.split(",")
    q, r, down = int(column), int(row), 1 if corner == "S" else -1
    return {f"{q},{r}", f"{q},{r + down}", f"{q - down},{r + down}"}


def read_sites(text: str) -> list[str]:
    return [read_site(site) for site in re.findall(SITE, text)]


def read_kind(text: str) -> str:
    """Return the kind of piece that the words `foot army` or `cavalry piece` name."""
    return text.split(" ")[0]


def read_pieces(text: str) -> dict[str, int]:
    """Return the number of pieces of each kind, from words such as `2 foot armies and a cavalry piece`."""
    return {kind: read_number(number) for number, kind in re.findall(r"(an?|\d+) (foot|cavalry)", text)}


def read_army(text: str) -> Army:
    """Return the number of pieces by kind and tile, from words such as `2 foot armies on E7 and a cavalry
    piece on E8`.

    Raises:
        ValueError: a tile is named twice with the same kind.
    """
    army: Army = {"foot": {}, "cavalry": {}}
    for number, kind, tile in re.findall(rf"(an?|\d+) (foot|cavalry) \w+ on ({TILE})", text):
        if read_tile(tile) in army[kind]:
            raise ValueError(f"{kind} on {tile} is named twice")
        army[kind][read_tile(tile)] = read_number(number)
    return army


def with_guards(nation: str, army: Army) -> Army:
    """Return an army together with the guards that the named positions give the nation.

    Raises:
        ValueError: the army names foot armies on a tile where a guard stands.
    """
    twice = set(army["foot"]) & set(GUARDS[nation])
    if twice:
        raise ValueError(f"a guard stands on {', '.join(twice)} already")
    return {"foot": GUARDS[nation] | army["foot"], "cavalry": army["cavalry"]}


def read_card(text: str) -> str:
    """Return the name that a card such as `Foreign Aid 3` or `the Scandal of the President` has in the
    component set.
    """
    return text.lower().replace("the scandal of the", "scandal")


def read_cards(text: str) -> list[str]:
    return [read_card(card) for card in re.findall(CARD, text)]


def read_roll(text: str) -> Roll:
    """Return the two dice that words such as `9 (5 and 4)` name.

    Raises:
        ValueError: the dice do not add up to the number.
    """
    total, *dice = map(int, re.findall(r"\d+", text))
    if sum(dice) != total:
        raise ValueError(f"{dice[0]} and {dice[1]} do not make {total}")
    return dice


def read_place(text: str) -> str:
    """Return the tile or site that words such as `F7` or `the city at G6 north` name."""
    name = text.removeprefix("the city at ")
    return read_site(name) if " " in name else read_tile(name)


def one_by_one(pieces: Mapping[str, int]) -> list[str]:
    return [kind for kind, number in pieces.items() for _ in range(number)]


def rolls(*dice: Roll) -> tuple[dict[str, Any], ...]:
    return tuple({"roll": roll} for roll in dice)


def play(seat: str, kind: str, chance: Iterable[dict[str, Any]] = (), **members: Any) -> Play:
    return Play(seat=seat, action={"type": kind, **members}, chance=tuple(chance))


def deciding(*kinds: str) -> Callable[[Any], bool]:
    """Return a test of states: a part of the game of one of these kinds is decided now."""
    return lambda state: bool(state["pending"]) and state["pending"][0]["kind"] in kinds


def rolls_next(name: str) -> Callable[[Any, Mapping[str, str]], bool]:
    """Return a test of the state after a play: the turn is that of the nation which this word names."""
    return lambda state, words: bool(state["table"]["turn"] == read_nation(words[name]))


def origin(tile: str) -> dict[str, Any]:
    """Return the member `from` of an action; as a keyword of Python, `from` cannot be a parameter."""
    return {"from": tile}


def last_with(plays: Sequence[Play], chance: tuple[dict[str, Any], ...]) -> list[Play]:
    """Return the plays, with these outcomes of chance in the last play."""
    last = plays[-1]
    return [*plays[:-1], Play(seat=last.seat, action=last.action, chance=chance)]


def put(*path: str | int, to: Any) -> Put:
    return Put(path=("table", *path), value=to)


def value(*path: str | int, of: Any) -> Value:
    return Value(path=("table", *path), value=of)


placeholder("island", r"(?:small|crowded) map", lambda text: text.split()[0], samples=["small map"])
placeholder("nation", NATION, read_nation, samples=["the Republic", "the Kingdom"])
placeholder("seat", NATION, read_nation, samples=["the Republic", "the Kingdom"])
placeholder("tile", TILE, read_tile, samples=["F7", "C14"])
placeholder("tiles", listed(TILE), read_tiles, samples=["F7", "F7, E8 and C14"])
placeholder("site", SITE, read_site, samples=["G6 north", "C11 south", "G6 north (between F6, F7 and G6)"])
placeholder("sites", listed(SITE), read_sites, samples=["G6 north", "G6 north, D13 south and H11 north"])
placeholder("place", PLACE, read_place, samples=["F7", "the city at G6 north"])
placeholder("kind", ONE_PIECE, read_kind, samples=["foot army", "cavalry piece"])
placeholder(
    "pieces",
    rf"{PIECES_OF_A_KIND}(?: and {PIECES_OF_A_KIND})?",
    read_pieces,
    samples=["a foot army", "12 foot armies and 2 cavalry pieces"],
)
placeholder(
    "army",
    listed(rf"{PIECES_OF_A_KIND} on {TILE}"),
    read_army,
    samples=["a foot army on F7", "2 foot armies on E7, a foot army on E8 and 8 cavalry pieces on E8"],
)
placeholder(
    "reserve",
    r"(?:no cavalry piece|\d+ cavalry pieces?)",
    lambda text: 0 if text.startswith("no") else read_number(text.split(" ")[0]),
    samples=["no cavalry piece", "1 cavalry piece", "8 cavalry pieces"],
)
placeholder("card", CARD, read_card, samples=["Revolt", "the Scandal of the Prime Minister"])
placeholder(
    "cards",
    listed(CARD),
    read_cards,
    samples=["Revolt", "Foreign Aid 3, Mutiny 2 and the Scandal of the President"],
)
placeholder("roll", ROLL, read_roll, samples=["2 (1 and 1)", "12 (6 and 6)"])
