"""Who wins, and what decided it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from readings import Readings
from scoring import PLURALS


@dataclass(frozen=True)
class Standing:
    """A player at the end.

    `cities`: the scores of the player's cities by their names. `buildings`: by city, how many there are of
    each type, as the second tie-breaker counts them.
    """

    final_score: int
    cities: Mapping[str, int]
    buildings: Mapping[str, Mapping[str, int]]
    seating_value: int


@dataclass(frozen=True)
class Contest:
    """The comparison of all players; `order` is that of the types on the reference card."""

    standings: Mapping[str, Standing]
    order: list[str]
    readings: Readings

    def decide(self) -> tuple[list[str], str]:
        """Return the winners and what decided."""
        best = max(standing.final_score for standing in self.standings.values())
        tied = [seat for seat, standing in self.standings.items() if standing.final_score == best]
        if len(tied) == 1:
            return tied, "highest final score"
        if len(self.standings) > 2:
            ahead = self._ahead(tied, self._better_city)
            if len(ahead) == 1:
                return ahead, "first tiebreaker"
            tied = self._still_in(tied, ahead)
        for kind in self.order:
            ahead = self._ahead(tied, lambda seat, cities, kind=kind: self._count(seat, cities, kind))  # type: ignore[misc]
            if len(ahead) == 1:
                return ahead, "second tiebreaker"
            tied = self._still_in(tied, ahead)
        return self._unbroken(tied)

    def _ahead(self, tied: list[str], worth: Callable[[str, set[str]], int]) -> list[str]:
        """Return those of the tied players who are worth most by the cities that count for them."""
        worths = {seat: worth(seat, self._counting_cities(seat, tied)) for seat in tied}
        return [seat for seat in tied if worths[seat] == max(worths.values())]

    def _still_in(self, tied: list[str], ahead: list[str]) -> list[str]:
        return ahead if self.readings["several_tied_players"] == "drop_out" else tied

    def _counting_cities(self, seat: str, tied: list[str]) -> set[str]:
        cities = set(self.standings[seat].cities)
        if self.readings["shared_city_in_the_tiebreakers"] == "left_out":
            for other in tied:
                if other != seat:
                    cities -= set(self.standings[other].cities)
        return cities

    def _better_city(self, seat: str, cities: set[str]) -> int:
        better = max((self.standings[seat].cities[city] for city in cities), default=0)
        return better if self.readings["first_tiebreaker_which_way"] == "higher_wins" else -better

    def _count(self, seat: str, cities: set[str], kind: str) -> int:
        return sum(self.standings[seat].buildings[city][PLURALS[kind]] for city in cities)

    def _unbroken(self, tied: list[str]) -> tuple[list[str], str]:
        match self.readings["still_tied"]:
            case "lower_value":
                first = min(tied, key=lambda seat: self.standings[seat].seating_value)
                return [first], "lowest seating value"
            case "nobody":
                return [], "tie"
            case _:
                return tied, "tie"
