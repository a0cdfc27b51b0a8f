"""The alliances and ships that repeat an action just performed: Earn prestige, Draw, Advance a lawsuit."""

from __future__ import annotations

from collections.abc import Iterable

from ..vocabulary import Chance, IllegalAction, answer, clause, note, question, replace, ruling
from . import lawsuits
from .actions import Action, Repeat
from .alliances import own_alliances
from .components import Game, RepeatEffect
from .drawing import draw, require_card_to_draw
from .effects import Goods, together
from .goods import Means, owed, pay, require_means
from .kinds import or_done
from .pending import Actions, LawsuitToAdvance, MayRepeat
from .prestige import move_prestige_marker
from .ships import own_ships
from .state import Seat, State, Table


def repeaters(game: Game, table: Table, asked: MayRepeat) -> dict[str, RepeatEffect]:
    """Return the alliances and ships of a player that repeat the action just performed."""
    found = {
        **own_alliances(game, table, asked.seat, RepeatEffect),
        **own_ships(game, table, asked.seat, RepeatEffect),
    }
    return {name: effect for name, effect in found.items() if effect.action == asked.action}


def require_repeat(game: Game, table: Table, asked: MayRepeat, source: str, means: Means) -> None:
    """Refuse a repeat that no card gives, a repeat of an action that itself results from the same card, or a
    repeat that cannot be paid for together with the repeated action.
    """
    effect = repeaters(game, table, asked).get(source)
    if effect is None:
        raise IllegalAction(
            f"{asked.seat} has no {source} to repeat this action", "rival_cities.alliance.gives_its_benefit"
        )
    require_time_to_repeat(game, table, asked.seat)
    require_not_its_own_repeat(game, table, asked, source)
    if asked.action == "draw":
        require_card_to_draw(table)
    prices = prices_of_repeat(game, table, asked, effect.pay)
    require_means(asked.seat, "rival_cities.stock.is_what_a_player_holds", any(map(means, prices)))


@clause("rival_cities.alliance.gives_its_benefit")  # An alliance card gives its benefit to the player in …
@ruling("rival_cities.ruling.repeats_wherever_performed", "wherever_performed")
def require_time_to_repeat(game: Game, table: Table, seat: Seat) -> None:
    """Let actions be repeated in either player's turn."""


def require_not_its_own_repeat(game: Game, table: Table, asked: MayRepeat, source: str) -> None:
    """Refuse to let a card repeat an action that is itself this card's repeat."""
    if source in (*asked.descends_from, *asked.used):
        raise IllegalAction(f"{source} has been used for this action", ban_on_repeat(game, source))
    match "ship" if source in table.ships[asked.seat] else asked.action:
        case "ship":
            note("rival_cities.ship_effect.beer_repeat_not_again")
        case "prestige":
            note("rival_cities.bruxelles.not_on_its_own_repeat")
        case "advance":
            note("rival_cities.le_havre.not_on_its_own_repeat")
        case "draw":
            note("rival_cities.kjobenhavn.not_on_its_own_repeat")


def ban_on_repeat(game: Game, source: str) -> str:
    """Return the clause that keeps a card from repeating its own repeat."""
    cards = {"prestige": "bruxelles", "advance": "le_havre", "draw": "kjobenhavn"}
    benefit = game.components.alliances[source].benefit if source in game.components.alliances else None
    if isinstance(benefit, RepeatEffect):
        return f"rival_cities.{cards[benefit.action]}.not_on_its_own_repeat"
    return "rival_cities.ship_effect.beer_repeat_not_again"


def prices_of_repeat(game: Game, table: Table, asked: MayRepeat, price: Goods) -> list[Goods]:
    """Return the prices of a repeat, including the cost of the repeated action."""
    if asked.action != "advance" or lawsuits.is_free_again(game):
        return [price]
    spaces = lawsuits.spaces_again(game, table, asked)
    return [together(price, lawsuits.legal_costs(game, table, space)) for space in spaces]


@answer(MayRepeat, Repeat, require=require_repeat)
def repeat(game: Game, state: State, asked: MayRepeat, source: str, chance: Chance) -> State:
    """Return the state after an action has been repeated or, for a lawsuit, before it is advanced again.
    First the products that pay for the repeat are named; after the repeat, it may itself be repeated.
    """
    within_effect = any(isinstance(entry, Actions) and entry.manner == "effect" for entry in state.pending)
    note_repeat("ship" if source in state.table.ships[asked.seat] else asked.action, within_effect)
    table, price = state.table, repeaters(game, state.table, asked)[source].pay
    payment = owed(asked.seat, price)
    if payment:
        note("rival_cities.le_havre.payer_chooses")
    table = pay(table, asked.seat, price)
    again, *rest = questions_after(game, table, asked, source, within_effect)
    match asked.action:
        case "prestige":
            table = move_prestige_marker(table, asked.seat)
        case "draw":
            table = draw(game, table, asked.seat, chance)
        case "advance":
            spaces, free = lawsuits.spaces_again(game, table, asked), lawsuits.is_free_again(game)
            advance = LawsuitToAdvance(asked.seat, spaces, free, again.descends_from)
            return replace(state, table=table).instead(*payment, advance, *rest)
    return replace(state, table=table).instead(*payment, again, *rest)


def note_repeat(by: str, within_effect: bool) -> None:
    """Note the clauses of the card that repeats an action and, if the action is part of the effect of a ship,
    the clauses about this case.
    """
    match by:
        case "ship":
            note("rival_cities.ship_effect.beer_repeats_prestige")
            if within_effect:
                note("rival_cities.ship_effect.prestige_ship_on_each_prestige")
        case "prestige":
            note("rival_cities.bruxelles.repeats_prestige")
            if within_effect:
                note("rival_cities.ship_effect.bruxelles_on_each_prestige")
        case "advance":
            note("rival_cities.le_havre.repeats_advance")
            if within_effect:
                note("rival_cities.ship_effect.le_havre_on_each_advance")
        case "draw":
            note("rival_cities.kjobenhavn.repeats_draw")
            if within_effect:
                note("rival_cities.ship_effect.kjobenhavn_on_each_draw")


@ruling("rival_cities.ruling.chain_of_prestige_repeats", "each_once")
def questions_after(
    game: Game, table: Table, asked: MayRepeat, source: str, within_effect: bool
) -> tuple[MayRepeat, ...]:
    """Return the question about the repeated action, which every other card may repeat once more.

    `within_effect` tells whether the action is part of the effect of a ship.
    """
    return (replace(asked, descends_from=(*asked.descends_from, source), used=()),)


@question(MayRepeat)
def repeats_or_done(game: Game, table: Table, asked: MayRepeat) -> Iterable[Action]:
    """Return the ways to repeat the action just performed, and the way not to."""
    return or_done(map(Repeat, repeaters(game, table, asked)))
