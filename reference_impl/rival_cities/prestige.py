"""Prestige, and the alliances and ships that repeat an action."""

from __future__ import annotations

from msgspec.structs import replace

from ..clauses import IllegalAction, clause
from .alliances import own_alliances
from .components import RepeatEffect
from .effects import Goods
from .pending import Actions, Repeat, Repeatable
from .readings import Game
from .ships import own_ships
from .state import Seat, State, Table, instead, towards, with_first


@clause(
    "rival_cities.prestige.one_space_towards_own_city",
    "rival_cities.setup.red_side_is_hamburgs",
    "rival_cities.setup.blue_side_is_altonas",
)
def move_prestige_marker(table: Table, seat: Seat) -> Table:
    """Return the table after the prestige marker went one space towards a player's city name."""
    return replace(table, prestige_marker=towards(table.prestige_marker, seat))


def earn_prestige(state: State, seat: Seat, descends_from: tuple[str, ...] = ()) -> State:
    """Return the state after an Earn prestige action, which may be repeated."""
    return may_be_repeated(
        replace(state, table=move_prestige_marker(state.table, seat)), seat, "prestige", descends_from
    )


def may_be_repeated(state: State, seat: Seat, action: Repeatable, descends_from: tuple[str, ...]) -> State:
    """Return the state in which an action just performed may be repeated, before anything else."""
    return with_first(state, Repeat(seat, action, (), descends_from, ()))


def repeaters(game: Game, table: Table, seat: Seat, action: Repeatable) -> dict[str, RepeatEffect]:
    """Return the alliances and ships of a player that repeat an action."""
    found = {**own_alliances(game, table, seat, RepeatEffect), **own_ships(game, table, seat, RepeatEffect)}
    return {name: effect for name, effect in found.items() if effect.action == action}


def price_of_repeat(game: Game, table: Table, seat: Seat, asked: Repeat, source: str) -> Goods:
    """Return what a card asks for to repeat an action."""
    return repeaters(game, table, seat, asked.action)[source].pay


def require_repeater(game: Game, table: Table, seat: Seat, asked: Repeat, source: str) -> None:
    """Refuse a repeat that no card of the player gives."""
    if source not in repeaters(game, table, seat, asked.action):
        raise IllegalAction(
            f"{seat} has no {source} to repeat this action", "rival_cities.alliance.gives_its_benefit"
        )


@clause(
    "rival_cities.bruxelles.not_on_its_own_repeat",
    when=lambda game, table, seat, asked, source: is_bruxelles(table, seat, asked, source),
)
@clause(
    "rival_cities.ship_effect.beer_repeat_not_again",
    when=lambda game, table, seat, asked, source: source in table.ships[seat],
)
@clause(
    "rival_cities.le_havre.not_on_its_own_repeat",
    when=lambda game, table, seat, asked, source: asked.action == "advance",
)
@clause(
    "rival_cities.kjobenhavn.not_on_its_own_repeat",
    when=lambda game, table, seat, asked, source: asked.action == "draw",
)
def require_not_its_own_repeat(game: Game, table: Table, seat: Seat, asked: Repeat, source: str) -> None:
    """Refuse to repeat with a card what that card has repeated."""
    if source in (*asked.descends_from, *asked.used):
        raise IllegalAction(f"{source} has been used for this action", ban_on_repeat(game, source))


def ban_on_repeat(game: Game, source: str) -> str:
    """Return the clause by which a card does not repeat its own repeat."""
    cards = {"prestige": "bruxelles", "advance": "le_havre", "draw": "kjobenhavn"}
    benefit = game.components.alliances[source].benefit if source in game.components.alliances else None
    if isinstance(benefit, RepeatEffect):
        return f"rival_cities.{cards[benefit.action]}.not_on_its_own_repeat"
    return "rival_cities.ship_effect.beer_repeat_not_again"


def is_bruxelles(table: Table, seat: Seat, asked: Repeat, source: str) -> bool:
    """Tell whether it is an alliance that repeats an Earn prestige action."""
    return asked.action == "prestige" and source in table.alliances[seat]


def in_ship_effect(state: State) -> bool:
    """Tell whether the immediate effect of a ship is being carried out."""
    return any(
        isinstance(unfinished, Actions) and unfinished.manner == "effect" for unfinished in state.pending
    )


@clause(
    "rival_cities.bruxelles.repeats_prestige",
    when=lambda game, state, asked, source: is_bruxelles(state.table, asked.seat, asked, source),
)
@clause(
    "rival_cities.ship_effect.beer_repeats_prestige",
    when=lambda game, state, asked, source: source in state.table.ships[asked.seat],
)
@clause(
    "rival_cities.le_havre.repeats_advance", when=lambda game, state, asked, source: asked.action == "advance"
)
@clause(
    "rival_cities.kjobenhavn.repeats_draw", when=lambda game, state, asked, source: asked.action == "draw"
)
@clause(
    "rival_cities.ship_effect.bruxelles_on_each_prestige",
    when=lambda game, state, asked, source: (
        in_ship_effect(state) and is_bruxelles(state.table, asked.seat, asked, source)
    ),
)
@clause(
    "rival_cities.ship_effect.prestige_ship_on_each_prestige",
    when=lambda game, state, asked, source: in_ship_effect(state) and source in state.table.ships[asked.seat],
)
@clause(
    "rival_cities.ship_effect.le_havre_on_each_advance",
    when=lambda game, state, asked, source: in_ship_effect(state) and asked.action == "advance",
)
@clause(
    "rival_cities.ship_effect.kjobenhavn_on_each_draw",
    when=lambda game, state, asked, source: in_ship_effect(state) and asked.action == "draw",
)
def take_up_repeat(game: Game, state: State, asked: Repeat, source: str) -> State:
    """Return the state in which an action is to be repeated next; what the repeat descends from stands in the
    new question.
    """
    return instead(state, *repeated(game, asked, source))


def repeated(game: Game, asked: Repeat, source: str) -> tuple[Repeat, ...]:
    """Return the question about the repeated action, and what is left of the one that led to it (ruling
    chain_of_prestige_repeats).
    """
    reading = game.readings.chain_of_prestige_repeats
    if reading == "in_turn_without_end":
        return (replace(asked, descends_from=(source,)),)
    new = replace(asked, descends_from=(*asked.descends_from, source), used=())
    if reading == "each_once":
        return (new,)
    return (new, replace(asked, used=(*asked.used, source)))
