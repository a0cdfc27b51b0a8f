"""What lies on the table when a scenario begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import Put, Top, copies, given, without

from . import _printed as printed
from ._puts import SEATS, Rows, put
from ._words import SPECIAL_CARDS, products_of, read_mark, read_names, read_space

USUAL_ALLIANCES = ("Amsterdam", "Bruxelles", "Gdańsk", "Kjøbenhavn", "Le Havre", "London", "Novgorod")
NO_SHIP = "no ship"
USUAL_OPEN_SHIPS = ("ship 4", "ship 15", "ship 20", "ship 21", "ship 6", "ship 14", "ship 10")
USUAL_SHIP_STACK = (
    "ship 1",
    "ship 2",
    "ship 3",
    "ship 5",
    "ship 13",
    "ship 18",
    "ship 12",
    "ship 8",
    "ship 16",
    "ship 19",
    "ship 11",
)
USUAL_DARK_SPACES = (
    "two letters",
    "free factory",
    "ship and letter",
    "furniture production",
    "prestige and letter",
)
SHIPS_IN_PLAY, SHIP_SPACES, ALLIANCES_IN_PLAY = 10, 4, 4


def rival(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


def purses(place: str, amounts: Mapping[str, int], total: int) -> list[Put]:
    """Give each player their share. The supply is named only for the reader, because it holds what no player
    has.
    """
    if sum(amounts.values()) != total:
        raise ValueError(f"{sum(amounts.values())} are named, and the game has {total}")
    return [put(place, seat, to=amounts[seat]) for seat in SEATS]


@given("the ink jar stands at {ink_space}")
def jar_stands(ink_space: str, components: dict[str, Any]) -> Put:
    return put("ink_jar", to=read_space(ink_space, components))


@given("the ink jar stands at {ink_space}, just before the bell")
def jar_stands_before_the_bell(ink_space: str, components: dict[str, Any]) -> Put:
    return jar_stands_before(ink_space, ["the bell"], components)


@given("the ink jar stands at {ink_space}, and next comes {stop}")
def jar_stands_before_one(ink_space: str, stop: str, components: dict[str, Any]) -> Put:
    return jar_stands_before(ink_space, [stop], components)


@given("the ink jar stands at {ink_space}, and next come {stops}")
def jar_stands_before(ink_space: str, stops: list[str], components: dict[str, Any]) -> Put:
    """Place the jar. The next ink spaces and the bell are named only for the reader."""
    space = start = read_space(ink_space, components)
    for stop in stops:
        following = (space + 1) % len(components["ink_spaces"])
        fits = following == 0 if stop == "the bell" else following == read_space(stop, components)
        if not fits:
            raise ValueError(f"{stop} is not what comes next")
        space = space if stop == "the bell" else following
    return put("ink_jar", to=start)


@given("the ink jar stands at {ink_space}, {times} before {other:ink_space}")
def jar_stands_away(ink_space: str, times: int, other: str, components: dict[str, Any]) -> Put:
    """Place the jar. The distance to the other space is named only for the reader."""
    start, end = read_space(ink_space, components), read_space(other, components)
    if end - start != times:
        raise ValueError(f"{other} is {end - start} spaces away, before the bell")
    return put("ink_jar", to=start)


@given("the ink jar stands at {ink_space}, {times} before {other:ink_space}, with the bell between")
def jar_stands_away_past_the_bell(ink_space: str, times: int, other: str, components: dict[str, Any]) -> Put:
    start, end = read_space(ink_space, components), read_space(other, components)
    distance = end - start + len(components["ink_spaces"])
    if distance != times:
        raise ValueError(f"{other} is {distance} spaces away, past the bell")
    return put("ink_jar", to=start)


@given("{seat} has an empty stock")
def has_empty_stock(seat: str) -> list[Put]:
    return has_goods(seat, {})


@given("{seat} has {goods}")
def has_goods(seat: str, goods: dict[str, int]) -> list[Put]:
    return [put("products", seat, to=products_of(goods)), put("letters", seat, to=goods.get("letter", 0))]


@given("the {product} is {purses:purses}")
def product_is(product: str, purses: dict[str, int], components: dict[str, Any]) -> list[Put]:
    """Give each player their share. The supply is named only for the reader, because it holds what no player
    has.
    """
    if sum(purses.values()) != components["products"][product]:
        raise ValueError(
            f"{sum(purses.values())} {product} are named, and the game has {components['products'][product]}"
        )
    return [put("products", seat, product, to=purses[seat]) for seat in SEATS if purses[seat]]


@given("the letters are {amounts:purses}")
def letters_are(amounts: dict[str, int], components: dict[str, Any]) -> list[Put]:
    return purses("letters", amounts, components["letters"])


@given("the star tokens are {amounts:purses}")
def star_tokens_are(amounts: dict[str, int], components: dict[str, Any]) -> list[Put]:
    return purses("star_tokens", amounts, components["star_tokens"])


@given("the factories are {amounts:purses}, all active")
def factories_are(amounts: dict[str, int], components: dict[str, Any]) -> list[Put]:
    return [
        *purses("active_factories", amounts, components["factories"]),
        *(put("inactive_factories", seat, to=0) for seat in SEATS),
    ]


@given("{seat} has {tokens}")
def has_tokens(seat: str, tokens: int) -> Put:
    return put("star_tokens", seat, to=tokens)


@given("{seat} has {factories}")
def has_factories(seat: str, factories: tuple[int, int]) -> list[Put]:
    return [put("active_factories", seat, to=factories[0]), put("inactive_factories", seat, to=factories[1])]


@given("the prestige marker is on {mark}")
def prestige_marker_is(mark: str, components: dict[str, Any]) -> Put:
    return put("prestige_marker", to=read_mark(mark, components))


@given("{seat} holds the card {special}")
def holds_one(seat: str, special: str) -> Put:
    return holds(seat, [special])


@given("{seat} holds these cards")
def holds_these(seat: str, datatable: Rows) -> Put:
    return holds(seat, [card for row in datatable for card in row if card])


@given("{seat} holds the cards {specials}")
def holds(seat: str, specials: list[str]) -> Put:
    return put("hands", seat, to=specials)


@given("the card {special} lies at the {nth} dark space")
def card_at_dark_space(special: str, nth: int, components: dict[str, Any]) -> list[Put]:
    """Lay out the card and, at the other dark spaces, cards that do not matter to the scenario."""
    others = [card for card in USUAL_DARK_SPACES if card != special]
    cards = [*others[:nth], special, *others[nth:]][: components["ink_spaces"].count("dark")]
    return [put("dark_spaces", number, to=[card]) for number, card in enumerate(cards)]


@given("the cards at the dark spaces are {specials}")
def cards_at_dark_spaces(specials: list[str]) -> list[Put]:
    return [put("dark_spaces", number, to=[card]) for number, card in enumerate(specials)]


@given("the cards at the dark spaces are {specials}, and the {nth} dark space is empty")
def cards_at_three_dark_spaces(specials: list[str], nth: int) -> list[Put]:
    cards = [[card] for card in specials]
    return [put("dark_spaces", number, to=at) for number, at in enumerate([*cards[:nth], [], *cards[nth:]])]


@given("the {nth} dark space is empty")
def dark_space_is_empty(nth: int) -> Put:
    return put("dark_spaces", nth, to=[])


@given("the discard pile is {specials}")
def discard_pile_is(specials: list[str]) -> Put:
    return put("discard_pile", to=specials)


@given("the top card of the action stack is {special}")
def top_card(special: str) -> Top:
    return Top(path=("table", "action_stack"), items=(special,))


@given("the action stack begins with {specials}")
def stack_begins(specials: list[str]) -> Top:
    return Top(path=("table", "action_stack"), items=tuple(specials))


@given("the 24 special action cards lie so")
def special_cards_lie(components: dict[str, Any], datatable: Rows) -> list[Put | Top]:
    """Read a table with these rows: Hamburg's hand, Altona's hand, the dark spaces, the discard pile, the
    action stack.

    One of these places may have `the rest`.
    """
    rows = {row[0]: row[1] for row in datatable}
    read = read_names((*SPECIAL_CARDS, "no card"))
    named = {place: read(cards) for place, cards in rows.items() if cards != "the rest"}
    rest = without(
        copies(components["special_cards"]),
        [card for cards in named.values() for card in cards if card != "no card"],
    )
    found = {place: named.get(place, rest if cards == "the rest" else []) for place, cards in rows.items()}
    if "the rest" not in rows.values() and rest:
        raise ValueError(f"nobody has {', '.join(rest)}")
    operations: list[Put | Top] = [put("hands", seat, to=found.get(f"{seat}'s hand", [])) for seat in SEATS]
    dark = found.get("the dark spaces", ["no card"] * 4)
    operations += [
        put("dark_spaces", number, to=[card] if card != "no card" else []) for number, card in enumerate(dark)
    ]
    operations.append(put("discard_pile", to=found.get("the discard pile", [])))
    operations.append(Top(path=("table", "action_stack"), items=tuple(found.get("the action stack", []))))
    return operations


def alliances_lie(owned: Mapping[str, Sequence[str]], board: Sequence[str] | None = None) -> list[Put]:
    """Lay out the four alliances in play; if the scenario does not name those on the board, the usual ones
    are taken.
    """
    taken = [card for cards in owned.values() for card in cards]
    if board is None:
        board = [card for card in USUAL_ALLIANCES if card not in taken][: ALLIANCES_IN_PLAY - len(taken)]
    if len(taken) + len(board) != ALLIANCES_IN_PLAY:
        raise ValueError(
            f"{len(taken) + len(board)} alliances are named, and {ALLIANCES_IN_PLAY} are in play"
        )
    return [
        *(put("alliances", seat, to=list(owned.get(seat, []))) for seat in SEATS),
        put("alliances_on_board", to=list(board)),
    ]


@given("{seat} has {alliances}")
def has_alliances(seat: str, alliances: list[str]) -> list[Put]:
    return alliances_lie({seat: alliances})


@given("{seat} has {alliances}, and {other:seat} has {others:alliances}")
def both_have_alliances(seat: str, alliances: list[str], other: str, others: list[str]) -> list[Put]:
    return alliances_lie({seat: alliances, other: others})


@given("{seat} has {alliances}, and {board:alliances} lie on the game board")
def has_alliances_board_has(seat: str, alliances: list[str], board: list[str]) -> list[Put]:
    return alliances_lie({seat: alliances}, board)


@given("{seat} has {alliances}, and {board:alliance} lies on the game board")
def has_alliances_board_has_one(seat: str, alliances: list[str], board: str) -> list[Put]:
    return alliances_lie({seat: alliances}, [board])


@given("{alliances} lie on the game board")
def alliances_on_board(alliances: list[str]) -> list[Put]:
    return alliances_lie({}, alliances)


def ships_lie(
    owned: Mapping[str, Sequence[str]], board: Sequence[str] | None = None, stack: Sequence[str] | None = None
) -> list[Put]:
    """Lay out the ten ships in play.

    If the scenario does not name those on the board or in the stack, the usual ones are taken.
    """
    taken = [ship for ships in owned.values() for ship in ships]
    if board is None:
        board = [ship for ship in USUAL_OPEN_SHIPS if ship not in (*taken, *(stack or ()))][:4]
    if stack is None:
        usual = [ship for ship in (*USUAL_SHIP_STACK, *USUAL_OPEN_SHIPS) if ship not in (*taken, *board)]
        stack = usual[: SHIPS_IN_PLAY - len(taken) - len(board)]
    spaces = [[] if ship == NO_SHIP else [ship] for ship in board]
    return [
        *(put("ships", seat, to=list(owned.get(seat, []))) for seat in SEATS),
        put("ship_spaces", to=spaces + [[]] * (SHIP_SPACES - len(spaces))),
        put("ship_stack", to=list(stack)),
    ]


@given("{seat} has {ships}")
def has_ships(seat: str, ships: list[str]) -> list[Put]:
    return ships_lie({seat: ships})


@given("{seat} has {ships}, and {other:seat} has {others:ships}")
def both_have_ships(seat: str, ships: list[str], other: str, others: list[str]) -> list[Put]:
    return ships_lie({seat: ships, other: others})


@given("{seat} has {ships}, and {board:ships} lie on the game board")
def has_ships_board_has(seat: str, ships: list[str], board: list[str]) -> list[Put]:
    return ships_lie({seat: ships}, board)


@given("{seat} has {ships}, {other:seat} has {others:ships}, and {board:ships} lie on the game board")
def ships_of_all(seat: str, ships: list[str], other: str, others: list[str], board: list[str]) -> list[Put]:
    return ships_lie({seat: ships, other: others}, board)


@given("{ships} lie on the game board")
def ships_on_board(ships: list[str]) -> list[Put]:
    return ships_lie({}, ships)


@given("{ship} lies on the game board")
def ship_on_board(ship: str) -> list[Put]:
    """Lay out the ship and, on the other three ship spaces, ships that do not matter to the scenario."""
    return ships_lie({}, [ship, *(other for other in USUAL_OPEN_SHIPS if other != ship)][:4])


@given("{ships} lie on the game board and cost, in this order, {price}")
def ships_lie_and_cost(ships: list[str], price: str, components: dict[str, Any]) -> list[Put]:
    costs = [printed.goods(components["ships"][ship]["cost"]) for ship in ships]
    printed.confirm(printed.in_a_row(ships), price, printed.in_a_row(costs))
    return ships_on_board(ships)


@given("{ships} lie on the game board, and {top:ship} is on top of the ship stack")
def ships_on_board_and_top(ships: list[str], top: str) -> list[Put]:
    usual = [ship for ship in USUAL_SHIP_STACK if ship not in (*ships, top)]
    return ships_lie({}, ships, [top, *usual][: SHIPS_IN_PLAY - len(ships)])


@given("the ten ships in play lie so")
def ten_ships_lie(datatable: Rows) -> list[Put]:
    """Read a table with these rows: Hamburg, Altona, the game board (where `no ship` leaves a space empty),
    the ship stack (where `no ship` may say that it is empty).
    """
    read = read_names((NO_SHIP, *(f"ship {number}" for number in range(1, 22))))
    rows = {place: read(ships) for place, ships in datatable}
    named = sum(len(ships) - ships.count(NO_SHIP) for ships in rows.values())
    if named != SHIPS_IN_PLAY:
        raise ValueError(f"{named} ships are named, and {SHIPS_IN_PLAY} are in play")
    owned = {seat: rows.get(seat, []) for seat in SEATS}
    stack = [ship for ship in rows.get("the ship stack", []) if ship != NO_SHIP]
    return ships_lie(owned, rows.get("the game board", []), stack)
