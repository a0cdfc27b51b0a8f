"""Who has won and how, and what a player sees."""

from __future__ import annotations

from typing import Any

from game import Game, instant_win
from rules import CITIES
from table import rival_of


def outcome(game: Game) -> dict[str, Any]:
    """Return the outcome, by outcome.json; stars are counted only where no instant win has ended the game."""
    if game.phase != "over":
        return {"over": False, "winners": [], "why": "still playing", "scores": {}}
    for seat in CITIES:
        why = instant_win(game.rules, game.table, seat)
        if why:
            return {"over": True, "winners": [seat], "why": why, "scores": {}}
    scores = {seat: count_stars(game, seat) for seat in CITIES}
    totals = {seat: score["total"] for seat, score in scores.items()}
    for seat in CITIES:
        if totals[seat] > totals[rival_of(seat)]:
            return {"over": True, "winners": [seat], "why": "stars", "scores": scores}
    return {"over": True, "winners": list(game.table.bell_token), "why": "bell token", "scores": scores}


def count_stars(game: Game, seat: str) -> dict[str, int]:
    cards = stars_of_ships(game, seat)
    cards += sum(game.rules["lawsuits"][lawsuit]["stars"] for lawsuit in game.table.lawsuits_won[seat])
    if game.rules.reads("cards_that_score", "ships_lawsuits_alliances"):
        cards += sum(game.rules["alliances"][alliance]["stars"] for alliance in game.table.alliances[seat])
    marker = game.table.prestige_marker
    track = game.rules["prestige_track"]
    prestige = track[marker["space"] - 1]["stars"] if marker["side"] == seat else 0
    tokens = game.table.star_tokens[seat]
    return {"cards": cards, "prestige": prestige, "tokens": tokens, "total": cards + prestige + tokens}


def stars_of_ships(game: Game, seat: str) -> int:
    ships = [game.rules["ships"][ship] for ship in game.table.ships[seat]]
    return sum(ship["stars"] + ship["stars_per_ship"] * len(ships) for ship in ships)


def view(game: Game, seat: str) -> dict[str, Any]:
    """Return what a player sees by looking at the table: of what lies face down only how much it is."""
    seen = game.table.save()
    hands = seen.pop("hands")
    for face_down in ("action_stack", "ship_stack", "ships_in_box", "lawsuit_stack", "lawsuits_in_box"):
        seen[face_down] = len(seen[face_down])
    return {**seen, "hand": hands[seat], "rival_hand": len(hands[rival_of(seat)])}
