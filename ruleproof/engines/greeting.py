"""An engine's declarations in `hello`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ruleproof.input.shortening import shortened
from ruleproof.rules.coverage import EVERYTHING, Coverage
from ruleproof.rules.model import ComponentSet

MOST_OF_A_NAME = 120
"""Maximum length of the names that an engine uses for itself, for games and for rulings."""


class GameOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An engine's declaration for one game.

    It lists the verbs, the built-in component set if the engine takes no other, the readings of each ruling
    with the default first, and the coverage. An engine that takes `untrusted` input is also asked actions
    that the schema forbids.
    """

    verbs: tuple[str, ...]
    components: dict[str, str] | str = {}
    readings: dict[str, tuple[str, ...]] = {}
    covers: Coverage = EVERYTHING
    untrusted: bool = False

    @property
    def takes_one_set(self) -> bool:
        """Tell whether the engine says that one component set is built into it.

        An object without a digest only names a set that the engine knows.
        """
        return bool(self.components) and (isinstance(self.components, str) or "digest" in self.components)

    def other_than(self, made: ComponentSet) -> str:
        """Return a sentence saying that a different component set is built into the engine, or ''."""
        if not self.takes_one_set:
            return ""
        named = {"name": self.components} if isinstance(self.components, str) else self.components
        name, digest = named["name"], named.get("digest", "")
        if digest == made.digest or (not digest and name == made.name):
            return ""
        other = (
            f"{made.name!r}" if made.name != name else f"{made.name!r} with different values ({made.digest})"
        )
        return f"the engine is built with the component set {name!r}, but this is {other}"


class Greeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """An engine's answer to `hello`. `x_checks` names checks of its own, for `smoke`."""

    protocol: int
    name: str
    games: dict[str, GameOffer]
    version: str = ""
    homepage: str = ""
    x_checks: tuple[str, ...] = ()


def named_in_hello(offer: GameOffer | None, readings: Mapping[str, str]) -> dict[str, str]:
    """Return the readings of the rulings that an engine names in `hello`. The engine need not know the other
    rulings, which may be newer than the engine.
    """
    named = offer.readings if offer is not None else {}
    return {ruling: reading for ruling, reading in readings.items() if ruling in named}


def with_short_names(games: Mapping[str, GameOffer]) -> dict[str, GameOffer]:
    """Return the offered games with long names of games and rulings cut; known names are never that long."""

    def named(offer: GameOffer) -> GameOffer:
        readings = {shortened(ruling, MOST_OF_A_NAME): one for ruling, one in offer.readings.items()}
        return msgspec.structs.replace(offer, readings=readings)

    return {shortened(game, MOST_OF_A_NAME): named(offer) for game, offer in games.items()}
