"""What a city scores for each building type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from building import City, Space
from readings import Readings
from shops import score_shops

PLURALS = {
    "shop": "shops",
    "factory": "factories",
    "tavern": "taverns",
    "office": "offices",
    "park": "parks",
    "house": "houses",
}


def type_of(building: str) -> str:
    """Return the building's type; only the names of taverns say their kind before it."""
    return building.rsplit(" ", 1)[-1]


@dataclass(frozen=True)
class ReferenceCard:
    """The points on the reference card, and the readings that scoring depends on."""

    readings: Readings
    points: ClassVar[Mapping[str, Any]] = {
        "shops": {"line": (2, 5, 10, 16)},
        "factories": {"most": 4, "second": 3, "others": 2},
        "taverns": {"set": (1, 4, 9, 17)},
        "offices": {"set": (1, 3, 6, 10, 15, 21), "beside_tavern": 1},
        "parks": {"group": (2, 8, 12), "each_further": 1},
        "houses": {"each_other_type": 1, "beside_factory": 1},
    }

    def score(self, city: City, factory_points: int) -> dict[str, int]:
        """Return a city's points by type and in total; `factory_points` is what each factory brings."""
        places = spaces_by_type(city)
        scores = {
            "shops": score_shops(
                frozenset(places["shop"]),
                self.points["shops"]["line"],
                self.readings["crossing_lines_of_shops"],
                self.readings["line_through_a_used_shop"] == "through",
            ),
            "factories": len(places["factory"]) * factory_points,
            "taverns": self._taverns([city.buildings[space] for space in places["tavern"]]),
            "offices": self._offices(places["office"], places["tavern"]),
            "parks": sum(map(self._park_group, groups(places["park"]))),
            "houses": self._houses(places),
        }
        return {**scores, "total": sum(scores.values())}

    def factory_points(self, count: int, compared: Sequence[int]) -> int:
        """Return the points of each factory of a city with `count` of them, among all numbers compared."""
        ranks = sorted(set(compared), reverse=True)
        values = self.points["factories"]
        return int({0: values["most"], 1: values["second"]}.get(ranks.index(count), values["others"]))

    def _taverns(self, kinds: list[str]) -> int:
        left = Counter(kinds)
        points = 0
        while left:
            points += self.points["taverns"]["set"][len(left) - 1]
            left -= Counter(left.keys())
        return points

    def _offices(self, offices: set[Space], taverns: set[Space]) -> int:
        ladder = self.points["offices"]["set"]
        full_sets, rest = divmod(len(offices), len(ladder))
        sets = full_sets * ladder[-1] + (ladder[rest - 1] if rest else 0)
        return int(sets + self.points["offices"]["beside_tavern"] * self._touching(offices, taverns))

    def _park_group(self, group: set[Space]) -> int:
        ladder = self.points["parks"]["group"]
        further = max(0, len(group) - len(ladder))
        return int(ladder[len(group) - further - 1] + further * self.points["parks"]["each_further"])

    def _houses(self, places: Mapping[str, set[Space]]) -> int:
        others = sum(1 for kind, spaces in places.items() if kind != "house" and spaces)
        spoilt = self._touching(places["house"], places["factory"])
        values = self.points["houses"]
        return int(
            spoilt * values["beside_factory"]
            + (len(places["house"]) - spoilt) * others * values["each_other_type"]
        )

    def _touching(self, some: set[Space], others: set[Space]) -> int:
        """Count those that are adjacent to any of the others."""
        corners = self.readings["adjacent_in_the_scoring"] == "edge_or_corner"
        return sum(not others.isdisjoint(space.around() if corners else space.beside()) for space in some)


def spaces_by_type(city: City) -> dict[str, set[Space]]:
    places: dict[str, set[Space]] = {kind: set() for kind in PLURALS}
    for space, building in city.buildings.items():
        places[type_of(building)].add(space)
    return places


def groups(spaces: set[Space]) -> list[set[Space]]:
    """Divide spaces into those connected by edges."""
    left = set(spaces)
    found = []
    while left:
        group: set[Space] = set()
        reached = {left.pop()}
        while reached:
            group |= reached
            reached = {near for space in reached for near in space.beside()} & left
            left -= reached
        found.append(group)
    return found
