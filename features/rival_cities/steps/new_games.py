"""New games: how the cards are shuffled and who starts.

A sentence names the cards that come first; the rest of each shuffle comes from the component set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.vocabulary import NewGame, given, placeholder, with_on_top

from ._words import ALLIANCES, BASIC_CARDS, LAWSUITS, SPECIAL_CARDS, read_names

SHIPS = tuple(f"ship {number}" for number in range(1, 22))
SHUFFLES = {
    "basic action cards": ("basic_cards", BASIC_CARDS),
    "special action cards": ("special_cards", SPECIAL_CARDS),
    "ships": ("ships", SHIPS),
    "alliances": ("alliances", ALLIANCES),
    "lawsuits": ("lawsuits", LAWSUITS),
}


placeholder(
    "shuffled",
    r"(?:special action cards|ships|alliances|lawsuits)",
    samples=["ships", "special action cards"],
)


@given("a new game in the layout for a first game")
def first_game(components: dict[str, Any]) -> NewGame:
    return _new_game("first game", {}, "Hamburg", components)


@given("a new game in the layout for a first game, {first:seat} being the starting player")
def first_game_started_by(first: str, components: dict[str, Any]) -> NewGame:
    return _new_game("first game", {}, first, components)


@given("a new game in the layout for a first game, the {kind:shuffled} being shuffled to begin with")
def first_game_shuffled(
    kind: str, components: dict[str, Any], datatable: tuple[tuple[str, ...], ...]
) -> NewGame:
    """Read a table that lists the cards from the top, in one column or several."""
    return first_game_started_by_and_shuffled("Hamburg", kind, components, datatable)


@given(
    "a new game in the layout for a first game, {first:seat} being the starting player and "
    "the {kind:shuffled} being shuffled to begin with"
)
def first_game_started_by_and_shuffled(
    first: str, kind: str, components: dict[str, Any], datatable: tuple[tuple[str, ...], ...]
) -> NewGame:
    cards = [cell for row in datatable for cell in row if cell]
    return _new_game("first game", {kind: cards}, first, components)


@given(
    "a new game in the random layout, the shuffled basic action cards beginning with {basics} "
    "and going on in ascending order"
)
def random_layout(basics: list[str], components: dict[str, Any]) -> NewGame:
    return _new_game("random", {"basic action cards": basics}, "Hamburg", components)


@given(
    "a new game in the random layout, {first:seat} being the starting player and "
    "the shuffled basic action cards beginning with {basics}"
)
def random_layout_started_by(first: str, basics: list[str], components: dict[str, Any]) -> NewGame:
    return _new_game("random", {"basic action cards": basics}, first, components)


@given("a new game in the random layout, the basic action cards being shuffled so")
def random_layout_in_full(components: dict[str, Any], datatable: tuple[tuple[str, ...], ...]) -> NewGame:
    """Read the table row by row."""
    cards = [card for row in datatable for card in row if card]
    return _new_game("random", {"basic action cards": cards}, "Hamburg", components)


@given(
    "a new game with nothing said of the layout, the shuffled basic action cards beginning with {basics} "
    "and going on in ascending order"
)
def default_layout(basics: list[str], components: dict[str, Any]) -> NewGame:
    game = _new_game("random", {"basic action cards": basics}, "Hamburg", components)
    return NewGame(seats=game.seats, chance=game.chance)


def _new_game(
    layout: str, begin: Mapping[str, Sequence[str]], first: str, components: Mapping[str, Any]
) -> NewGame:
    shuffles = []
    for kind, (part, names) in SHUFFLES.items():
        if kind == "basic action cards" and layout != "random":
            continue
        top = [card for text in begin.get(kind, ()) for card in read_names(names)(text)]
        shuffles.append(with_on_top(top, components[part]))
    shuffles.append([first, "Altona" if first == "Hamburg" else "Hamburg"])
    return NewGame(
        seats=("Hamburg", "Altona"),
        options={"layout": layout},
        chance=tuple({"shuffle": shuffle} for shuffle in shuffles),
    )
