"""Between Two Cities as a live game that changes in place, for the template that loads states."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self

from building import Space
from outcome import outcome_of
from readings import CHOICES, GAME, full_id
from table import BUILDING_TILES, DUPLEX_TILES, Table
from terms import CannotLoad, IllegalMove, Terms, configure, tile_named

__all__ = ["ABOUT", "CannotLoad", "IllegalMove", "LiveGame", "configure", "new_game"]

SEATS = ("North", "Northeast", "East", "Southeast", "South", "Southwest", "West")

ABOUT = {
    "name": "Between Two Cities in Python",
    "version": "1.0.0",
    "games": {
        GAME: {
            "verbs": ["new_game", "legal_actions", "apply", "view", "outcome"],
            "components": {"name": "standard"},
            "readings": {full_id(ruling): list(choices) for ruling, choices in CHOICES.items()},
        }
    },
}


def shuffled(items: Mapping[str, Mapping[str, Any]], chance: random.Random) -> list[str]:
    pack = [name for name, item in items.items() for _ in range(item.get("copies", 1))]
    chance.shuffle(pack)
    return pack


class LiveGame(Table):
    """A game in progress, as the template asks for it."""

    @classmethod
    def start(cls, seats: list[str], options: Mapping[str, Any], chance: random.Random) -> Self:
        """Set up a game, or raise IllegalMove."""
        if not 2 <= len(seats) <= 7:
            raise IllegalMove(f"the number of seats is {len(seats)}, and two to seven can play")
        if len(set(seats)) < len(seats) or not set(seats) <= set(SEATS):
            raise IllegalMove(f"the seats {', '.join(seats)} are not different ones of {', '.join(SEATS)}")
        seating = options.get("seating", "random")
        if seating not in ("random", "by category"):
            raise IllegalMove(f"the seating is {seating}, and it must be random or by category")
        game = cls()
        game.seats = list(seats)
        game.seating_values = {seat: place for place, seat in enumerate(seats, 1)}
        if seating == "random":
            game._deal_seating_values(chance)
        game.box = shuffled(Terms.components["building_tiles"], chance)
        game.duplex_stack = shuffled(Terms.components["duplex_tiles"], chance)
        game.chosen = {seat: [] for seat in game.seats}
        game.revealed = {seat: [] for seat in game.seats}
        game.to_place_in = {seat: [] for seat in game.seats}
        game.discards = []
        names = list(Terms.components["cities"])[: 4 if len(seats) == 2 else len(seats)]
        game.under_tokens = {name: [] for name in names}
        game.cities = {name: {} for name in names}
        game._begin_round(game.rounds()[0])
        return game

    def _deal_seating_values(self, chance: random.Random) -> None:
        cards = Terms.components["seating_cards"]
        dealt = [int(cards[name]["value"]) for name in shuffled(cards, chance)[: len(self.seats)]]
        if Terms.readings["dealt_values_and_seats"] == "seats_move":
            own = dict(zip(self.seats, dealt, strict=True))
            self.seats.sort(key=own.__getitem__)
        self.seating_values = dict(zip(self.seats, sorted(dealt), strict=True))

    def _begin_round(self, name: str) -> None:
        self.round = name
        self.phase = "choosing"
        self.hands = {seat: [] for seat in self.seats}
        with_duplexes = name.startswith("2")
        stack = self.duplex_stack if with_duplexes else self.box
        size = DUPLEX_TILES if with_duplexes else BUILDING_TILES
        if Terms.readings["order_of_drawing"] == "hand_by_hand":
            order = [seat for seat in self.seats for _ in range(size)]
        else:
            order = self.seats * size
        for seat in order:
            self.hands[seat].append(stack.pop(0))

    def legal_actions(self, seat: str) -> list[dict[str, str]]:
        """Return all actions of a seat by action.json; none for a seat that does not play."""
        if seat not in self.waited_for():
            return []
        if self.phase == "choosing":
            return [{"type": "choose", "tile": tile} for tile in sorted(set(self.hands[seat]))]
        return [
            {"type": "place", "tile": tile, "city": city, "at": str(at)}
            for tile in sorted(set(self.revealed[seat]))
            for city in self.may_place_in(seat)
            for at in self.built(city).places_for(tile_named(tile), self._square_tiles_only())
        ]

    def _square_tiles_only(self) -> bool:
        return Terms.readings["what_a_duplex_must_touch"] == "square_tile"

    def play(self, seat: str, action: Mapping[str, Any]) -> None:
        """Carry out an action, or raise IllegalMove and change nothing."""
        if self.phase == "over":
            raise IllegalMove("the game is over")
        if seat not in self.waited_for():
            raise IllegalMove(f"{seat} may not act now; the game waits for {', '.join(self.waited_for())}")
        match action:
            case {"type": "choose", "tile": str(tile)} if self.phase == "choosing":
                self._choose(seat, tile)
            case {
                "type": "place",
                "tile": str(tile),
                "city": str(city),
                "at": str(at),
            } if self.phase == "placing":
                self._place(seat, tile, city, Space.parse(at))
            case _:
                raise IllegalMove(f"{action.get('type')} is no action of the phase {self.phase}")

    def _choose(self, seat: str, tile: str) -> None:
        if tile not in self.hands[seat]:
            raise IllegalMove(f"there is no {tile} in the hand of {seat}")
        self.hands[seat].remove(tile)
        self.chosen[seat].append(tile)
        if len(self.chosen[seat]) < 2:
            return
        token, _ = self.gives_to()[seat]
        self.under_tokens[token] += self.hands[seat]
        self.hands[seat] = []
        if all(len(chosen) == 2 for chosen in self.chosen.values()):
            self._reveal()

    def _reveal(self) -> None:
        self.phase = "placing"
        self.revealed = self.chosen
        self.chosen = {seat: [] for seat in self.seats}
        self.to_place_in = {seat: [self.left_city(seat), self.right_city(seat)] for seat in self.seats}
        if Terms.readings["when_the_passed_hand_is_seen"] == "at_the_reveal":
            self._pick_up()

    def _pick_up(self) -> None:
        """Take up the passed hands of more than one tile."""
        for token, taker in self.gives_to().values():
            if len(self.under_tokens[token]) > 1:
                self.hands[taker] = self.under_tokens[token]
                self.under_tokens[token] = []

    def _place(self, seat: str, tile: str, city: str, at: Space) -> None:
        if tile not in self.revealed[seat]:
            raise IllegalMove(f"there is no revealed {tile} in front of {seat}")
        if city not in self.to_place_in[seat]:
            raise IllegalMove(f"{seat} has no tile to place in {city} in this turn")
        if city not in self.may_place_in(seat):
            raise IllegalMove(f"{seat} may not place in {city} yet")
        objection = self.built(city).objection(tile_named(tile), at, self._square_tiles_only())
        if objection:
            raise IllegalMove(objection)
        self.revealed[seat].remove(tile)
        self.to_place_in[seat].remove(city)
        self.cities[city][at] = tile
        if not any(self.to_place_in.values()):
            self._end_turn()

    def _end_turn(self) -> None:
        self._pick_up()
        if any(self.hands.values()):
            self.phase = "choosing"
            return
        for rest in self.under_tokens.values():
            self.discards += rest
            rest.clear()
        later = self.later_rounds()
        if later:
            self._begin_round(later[0])
        else:
            self.phase = "over"

    def view(self, seat: str) -> dict[str, Any]:
        """Return what a seat sees, by view.json."""
        chosen: dict[str, int | list[str]] = {other: len(tiles) for other, tiles in self.chosen.items()}
        if Terms.readings["own_choice_seen_by_its_owner"] == "seen_by_owner":
            chosen[seat] = self.chosen[seat]
        return {
            **self.save()["table"],
            "box": len(self.box),
            "duplex_stack": len(self.duplex_stack),
            "hand": self.hands[seat],
            "hands": {other: len(tiles) for other, tiles in self.hands.items()},
            "chosen": chosen,
            "under_tokens": {city: len(tiles) for city, tiles in self.under_tokens.items()},
            "discards": len(self.discards),
        }

    def outcome(self) -> dict[str, Any]:
        return outcome_of(self)


new_game = LiveGame.start
