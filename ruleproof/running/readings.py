"""The readings under which an engine is judged."""

from __future__ import annotations

from collections.abc import Mapping

from ruleproof.cases.suite import Suite
from ruleproof.engines.greeting import GameOffer, Greeting
from ruleproof.input.problems import UsageError, nearest_note
from ruleproof.rules.coverage import Coverage
from ruleproof.rules.model import Game


def declaration_fault(suite: Suite, offer: GameOffer) -> tuple[str, str] | None:
    """Return the fault and the fix if the readings, the component set or the coverage that an engine declares
    in `hello` are wrong, otherwise None.
    """
    game = suite.game
    for ruling, declared in offer.readings.items():
        known = game.rulings.get(ruling)
        if known is None or not known.switchable:
            continue
        readings = known.readings
        unknown = [one for one in declared if one not in readings]
        if unknown:
            return f"{ruling} has no reading {unknown[0]!r}", f"its readings are {', '.join(readings)}"
    sets = {*game.component_sets, suite.components.name}
    if isinstance(offer.components, str) and offer.components not in sets:
        fix = "; ".join([f"it has {', '.join(sorted(sets))}", *nearest_note(offer.components, sets)])
        return f"hello names {offer.components!r}, which is not a component set of this game", fix
    return None if offer.covers.is_whole else _coverage_fault(suite, offer.covers)


def _coverage_fault(suite: Suite, covers: Coverage) -> tuple[str, str] | None:
    for part, known in suite.validator.names.items():
        for name in getattr(covers, part) or ():
            if name not in known:
                what = "type of action" if part == "actions" else f"key of the {part}"
                fix = "; ".join([f"it has {', '.join(known)}", *nearest_note(name, known)])
                return f"illegal reply: hello covers {part} {name!r}, which is no {what} of this game", fix
    return None


def offered(greeting: Greeting, game: str) -> GameOffer:
    """Return what an engine offers for a game.

    Raises:
        UsageError: it does not offer the game.
    """
    if game not in greeting.games:
        offers = ", ".join(greeting.games) or "none"
        raise UsageError(f"--game {game}: {greeting.name} does not offer it in hello; it offers {offers}")
    return greeting.games[game]


def passed_over(game: Game, offer: GameOffer) -> tuple[str, ...]:
    """Return a note for each ruling in `hello` that is unknown or not switchable.

    This is not a fault of the engine, because an earlier version of the suite may have had it as a switchable
    ruling.
    """
    adopted = game.adopted()
    return tuple(
        "; ".join(
            [
                f"hello names {ruling!r}, which is not a switchable ruling; it is ignored",
                *nearest_note(ruling, adopted),
            ]
        )
        for ruling in offer.readings
        if ruling not in adopted
    )


def require_known_names(suite: Suite, offer: GameOffer, engine: str) -> None:
    """Refuse an engine whose declaration in `hello` contains an unknown name.

    It may be the reading of a switchable ruling, a component set, a type of action or a key.

    Raises:
        UsageError: a name is unknown.
    """
    fault = declaration_fault(suite, offer)
    if fault is not None:
        raise UsageError(f"{engine}: {suite.game.id}: {fault[0]}", fault[1])


def readings_in_force(
    game: Game, offer: GameOffer, profile: str, given: Mapping[str, str], engine: str = "the engine"
) -> dict[str, str]:
    """Return the reading of every switchable ruling. It is taken from the given readings, then from the
    profile, then from the engine's defaults, and otherwise it is the adopted reading.

    Raises:
        UsageError: the profile, a ruling or a reading is unknown, or the engine does not list a
            given reading.
    """
    readings = game.adopted()
    for ruling, declared in offer.readings.items():
        known = game.rulings[ruling].readings if ruling in readings else ()
        if declared[0] in known:
            readings[ruling] = declared[0]
    if profile:
        readings = {**game.adopted(), **_of_profile(game, profile)}
    for name, reading in given.items():
        ruling = _switchable(game, name, reading, readings)
        played = unlisted(game, offer, ruling, reading)
        if played:
            what = f"--reading {name}={reading}"
            raise UsageError(f"{what}: {engine} does not list this reading in hello (it plays {played})")
        readings[ruling] = reading
    return readings


def _of_profile(game: Game, profile: str) -> Mapping[str, str]:
    if not game.profiles:
        raise UsageError(f"--profile {profile}: {game.id} has no profiles")
    if profile not in game.profiles:
        known = ", ".join(game.profiles)
        message = f"--profile {profile}: {game.id} has no such profile; it has: {known}"
        raise UsageError(message, *nearest_note(profile, game.profiles))
    return game.profiles[profile]


def _switchable(game: Game, name: str, reading: str, readings: Mapping[str, str]) -> str:
    """Return the ruling that has this reading and this id, or an id that ends in these words."""
    ruling = name if name in readings else f"{game.id}.ruling.{name}"
    if ruling not in readings:
        message = f"--reading {name}={reading}: no switchable ruling has this id"
        raise UsageError(message, *nearest_note(ruling, readings))
    known = game.rulings[ruling].readings
    if reading not in known:
        raise UsageError(f"--reading {name}={reading}: {ruling} has the readings {', '.join(known)}")
    return ruling


def unlisted(game: Game, offer: GameOffer, ruling: str, reading: str) -> str:
    """Return what an engine plays instead if it does not list a reading in `hello`, or '' if it does.

    An engine that lists nothing plays the adopted reading.
    """
    declared = offer.readings.get(ruling, (game.rulings[ruling].adopted,))
    return "" if reading in declared else ", ".join(declared)
