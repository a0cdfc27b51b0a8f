"""All that a game in progress consists of, who may act, and the state of the protocol that says the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from building import City, Space
from terms import CannotLoad, Terms, tile_named

ROUNDS = ("1", "2", "3")
ROUNDS_OF_TWO = ("1a", "1b", "2a", "2b", "3a", "3b")
BUILDING_TILES, DUPLEX_TILES = 7, 3  # tiles of a new hand


class Table:
    """A position; lists and dictionaries by seat and by city are those of state.json."""

    seats: list[str]
    seating_values: dict[str, int]
    phase: str
    round: str
    box: list[str]
    duplex_stack: list[str]
    hands: dict[str, list[str]]
    chosen: dict[str, list[str]]
    revealed: dict[str, list[str]]
    to_place_in: dict[str, list[str]]
    under_tokens: dict[str, list[str]]
    discards: list[str]
    cities: dict[str, dict[Space, str]]

    def rounds(self) -> tuple[str, ...]:
        return ROUNDS_OF_TWO if len(self.seats) == 2 else ROUNDS

    def later_rounds(self) -> tuple[str, ...]:
        rounds = self.rounds()
        return rounds[rounds.index(self.round) + 1 :]

    def left_city(self, seat: str) -> str:
        names = list(self.cities)
        place = self.seats.index(seat)
        return names[2 * place] if len(self.seats) == 2 else names[place]

    def right_city(self, seat: str) -> str:
        names = list(self.cities)
        place = self.seats.index(seat)
        return names[2 * place + 1] if len(self.seats) == 2 else names[place - 1]

    def left_neighbour(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def right_neighbour(self, seat: str) -> str:
        return self.seats[self.seats.index(seat) - 1]

    def gives_to(self) -> dict[str, tuple[str, str]]:
        """Return for each seat the city under whose token it puts its rest, and the seat that picks it up."""
        to_the_right = self.round == "3"
        return {
            seat: (self.right_city(seat), self.right_neighbour(seat))
            if to_the_right
            else (self.left_city(seat), self.left_neighbour(seat))
            for seat in self.seats
        }

    def planners(self, city: str) -> list[str]:
        return [seat for seat in self.seats if city in (self.left_city(seat), self.right_city(seat))]

    def built(self, city: str) -> City:
        return City({space: tile_named(tile) for space, tile in self.cities[city].items()})

    def waited_for(self) -> list[str]:
        """Return the seats that may act."""
        if self.phase == "choosing":
            half_done = [seat for seat in self.seats if len(self.chosen[seat]) == 1]
            return half_done or [seat for seat in self.seats if not self.chosen[seat]]
        return [seat for seat in self.seats if self.may_place_in(seat)]

    def may_place_in(self, seat: str) -> list[str]:
        """Return the cities that the seat may serve now."""
        cities = self._not_waiting(seat)
        unserved = [other for other in self.seats if self.to_place_in[other]]
        if Terms.readings["order_of_placing"] == "ascending" and unserved:
            first = min(unserved, key=self.seating_values.__getitem__)
            cities = cities if seat == first else []
        if Terms.readings["split_placements"] == "together":
            half_done = [
                other for other in unserved if len(self.to_place_in[other]) == 1 and self._not_waiting(other)
            ]
            cities = cities if not half_done or seat in half_done else []
        return cities

    def _not_waiting(self, seat: str) -> list[str]:
        """Return the cities that the seat has to serve and for which no order of cities holds it up."""
        cities = list(self.to_place_in[seat])
        if Terms.readings["either_city_first"] == "left_first" and self.left_city(seat) in cities:
            cities = [self.left_city(seat)]
        if Terms.readings["order_of_placing"] == "within_each_city":
            cities = [city for city in cities if not self._partner_comes_first(seat, city)]
        return cities

    def _partner_comes_first(self, seat: str, city: str) -> bool:
        return any(
            city in self.to_place_in[partner] and self.seating_values[partner] < self.seating_values[seat]
            for partner in self.planners(city)
        )

    def save(self) -> dict[str, Any]:
        """Return the game as a state of the protocol."""
        return {
            "to_act": self.waited_for() if self.phase != "over" else [],
            "may_act": [],
            "settled": not any(len(chosen) == 1 for chosen in self.chosen.values()),
            "phase": self.phase,
            "pending": {"to_place_in": self.to_place_in},
            "table": {
                "seats": self.seats,
                "seating_values": self.seating_values,
                "round": self.round,
                "box": self.box,
                "duplex_stack": self.duplex_stack,
                "hands": self.hands,
                "chosen": self.chosen,
                "revealed": self.revealed,
                "under_tokens": self.under_tokens,
                "discards": self.discards,
                "cities": {
                    city: {str(space): tile for space, tile in tiles.items()}
                    for city, tiles in self.cities.items()
                },
            },
        }

    @classmethod
    def load(cls, state: Mapping[str, Any], chance: object = None) -> Self:
        """Take up a game from a state of the protocol, or raise CannotLoad."""
        table = state["table"]
        game = cls()
        game.phase = state["phase"]
        game.seats = list(table["seats"])
        game.seating_values = dict(table["seating_values"])
        game.round = table["round"]
        if game.round not in game.rounds():
            raise CannotLoad(f"{len(game.seats)} players have no round {game.round}")
        game.box, game.duplex_stack = list(table["box"]), list(table["duplex_stack"])
        game.hands, game.chosen, game.revealed = (
            {seat: list(table[place][seat]) for seat in game.seats}
            for place in ("hands", "chosen", "revealed")
        )
        game.to_place_in = {seat: list(state["pending"]["to_place_in"][seat]) for seat in game.seats}
        in_play = [name for name in Terms.components["cities"] if name in table["cities"]]
        game.under_tokens = {city: list(table["under_tokens"][city]) for city in in_play}
        game.discards = list(table["discards"])
        game.cities = {
            city: {Space.parse(at): tile for at, tile in table["cities"][city].items()} for city in in_play
        }
        game._require_tiles_for_later_rounds()
        return game

    def _require_tiles_for_later_rounds(self) -> None:
        if self.phase == "over":
            return
        later = self.later_rounds()
        duplex_rounds = sum(name.startswith("2") for name in later)
        needs = {
            "building": (len(later) - duplex_rounds, BUILDING_TILES, self.box),
            "duplex": (duplex_rounds, DUPLEX_TILES, self.duplex_stack),
        }
        for kind, (rounds, size, stack) in needs.items():
            if len(stack) < rounds * size * len(self.seats):
                raise CannotLoad(f"the {len(stack)} {kind} tiles left are too few for the rounds to come")
