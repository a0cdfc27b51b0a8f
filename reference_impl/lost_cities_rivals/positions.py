"""What keeps a state of another engine, or of a scenario, from being played on."""

from __future__ import annotations

from .readings import Game
from .state import State


def position_faults(game: Game, state: State) -> list[str]:
    """Return a sentence for everything that keeps a state from being played on."""
    table, known_faces = state.table, game.components.faces
    named = {table.starting_player, *state.to_act, *table.auction.bidder, *table.auction.passed}
    faces = set(table.box).union(table.display, table.draw_pile, *table.piles_aside)
    for own in table.expeditions.values():
        faces.update(own.yellow, own.blue, own.white, own.green, own.red)
    checks = {
        "a seat acts, bids or passes that does not play": named <= set(table.seats),
        "gold and expeditions are not those of the seats that play": set(table.seats)
        == set(table.gold)
        == set(table.expeditions),
        f"there are no such cards: {', '.join(sorted(faces - known_faces))}": faces <= known_faces,
    }
    return [fault for fault, holds in checks.items() if not holds]
