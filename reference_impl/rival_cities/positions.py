"""The faults that prevent a state from another engine, or from a scenario, from being played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .components import Game
from .options import is_discarded_when_played
from .pending import Discard, Sway
from .state import BOTH, SPACES, State, Table, seat_asked

PER_SEAT = [name for name, kind in Table.__annotations__.items() if kind.startswith("Mapping[Seat,")]
"""What the table lists for each seat."""


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything that prevents a state from being played."""
    table = state.table
    faults = [
        f"there are no such {kind}: {', '.join(sorted(strange))}"
        for kind, lying in lying_about(table).items()
        if (strange := set().union(*lying) - game.components.known[kind])
    ]
    by_seat = [getattr(table, name).keys() for name in PER_SEAT]
    if set(table.seats) != BOTH or any(seats != BOTH for seats in by_seat):
        faults.append(
            "every list of the seats, or of what each seat has, must name both players and nobody else"
        )
    if table.lawsuit_spaces.keys() != set(SPACES):
        return [*faults, "the lawsuit spaces must be I, II and III"]
    if state.to_act != ((seat_asked(state),) if state.pending else ()):
        faults.append("the seat to act is not the one that has to decide about the first pending entry")
    if state.pending and not state.pending[0].asks:
        faults.append("the first pending entry is not a question")
    return [*faults, *unfinished_faults(game, state)]


def unfinished_faults(game: Game, state: State) -> Iterator[str]:
    """Yield a sentence for each contradiction between the pending entries and the table; a card that was
    played may already be on the discard pile.
    """
    in_play = len(state.table.card_in_play)
    discards = sum(isinstance(entry, Discard) for entry in state.pending)
    is_on_the_pile = discards == 1 and is_discarded_when_played(game)
    if state.phase != "over" and not (in_play == discards <= 1 or (is_on_the_pile and not in_play)):
        yield "the card in play is not the one that is to be discarded"
    for entry in state.pending:
        if isinstance(entry, Sway) and not state.table.lawsuit_spaces[entry.space]:
            yield f"there is no lawsuit to be swayed on space {entry.space}"


def lying_about(table: Table) -> dict[str, list[Iterable[str]]]:
    """Return all cards of each kind, from wherever they lie."""
    open_lawsuits = [lawsuit.lawsuit for found in table.lawsuit_spaces.values() for lawsuit in found]
    return {
        "basic_cards": [table.basic_cards],
        "special_cards": [
            table.action_stack,
            table.discard_pile,
            table.card_in_play,
            *table.dark_spaces,
            *table.hands.values(),
        ],
        "alliances": [table.alliances_on_board, table.alliances_in_box, *table.alliances.values()],
        "ships": [table.ship_stack, *table.ship_spaces, table.ships_in_box, *table.ships.values()],
        "lawsuits": [
            table.lawsuit_stack,
            open_lawsuits,
            table.lawsuits_in_box,
            table.lawsuits_won_by_nobody,
            *table.lawsuits_won.values(),
        ],
    }
