"""The faults that prevent a state from another engine, or from a scenario, from being played."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from .components import Components, Game
from .state import NO_AUCTION, NOTHING_PENDING, State, Table


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything that prevents a state from being played."""
    table, known_faces = state.table, game.components.faces
    named = {table.starting_player, *state.to_act, *table.auction.bidder, *table.auction.passed}
    faces = set(table.box).union(table.display, table.draw_pile, *table.piles_aside)
    for own in table.expeditions.values():
        faces.update(own.yellow, own.blue, own.white, own.green, own.red)
    checks = {
        "a seat that does not play acts, bids or passes": named <= set(table.seats),
        "gold and expeditions are not listed for exactly the seats that play": set(table.seats)
        == set(table.gold)
        == set(table.expeditions),
        f"there are no such cards: {', '.join(sorted(faces - known_faces))}": faces <= known_faces,
    }
    found = [fault for fault, holds in checks.items() if not holds]
    return found or [*auction_faults(state), *expedition_faults(game.components, table)]


def auction_faults(state: State) -> Iterator[str]:
    """Yield what contradicts the phase, as an auction that nobody opened or a bid that cannot be paid."""
    auction, table = state.table.auction, state.table
    if state.phase != "spoils" and state.pending != NOTHING_PENDING:
        yield "cards have been added or returned, but nobody has won an auction"
    if state.phase not in ("auction", "spoils"):
        if auction != NO_AUCTION:
            yield f"an auction is going on, but the phase is {state.phase}"
    elif len(auction.bidder) != 1 or auction.bid < 1 or auction.bidder[0] in auction.passed:
        yield "nobody has the highest bid"
    elif state.phase == "auction":
        if table.gold[auction.bidder[0]] < auction.bid:
            yield f"the bid is {auction.bid}, and {auction.bidder[0]} has {table.gold[auction.bidder[0]]}"
        if {*state.to_act} & {*auction.bidder, *auction.passed}:
            yield "the seat that is asked for a bid has made the highest one, or has passed"
    elif state.to_act != auction.bidder:
        yield "the seat to act is not the highest bidder"


def expedition_faults(components: Components, table: Table) -> Iterator[str]:
    """Yield a sentence for each expedition whose cards cannot form one."""
    for seat, own in table.expeditions.items():
        for colour, faces in asdict(own).items():
            cards = [components.cards[face] for face in faces]
            values = [card.number if card.is_number_card else 0 for card in cards]
            if values != sorted(values) or any(card.colour != colour for card in cards):
                yield f"{seat} cannot have this {colour} expedition: {', '.join(faces)}"
