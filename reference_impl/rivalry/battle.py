"""Battles: series of exchanges, the pieces lost in the exchanges, and how battles end."""

from __future__ import annotations

from ..vocabulary import Chance, IllegalAction, answer, automatic, clause, note, question, replace, ruling
from . import pending as p
from . import surrender
from .actions import Attack, AttackAgain, Fight, GiveUp, Remove
from .attacking import require_attack_in_turn, require_guard_not_risked
from .capture import begin_capture
from .cities import settle_control
from .components import Game
from .state import PIECES, Piece, Seat, Seats, State, Table, other


@answer(p.Turn, Attack, require=require_attack_in_turn)
@clause(
    "rivalry.turn.may_attack",  # A player may attack the other player during their own turn.
    "rivalry.attack.army_next_to_enemy",  # A player who has an army on a tile adjacent to an enemy …
)
def begin_battle(game: Game, state: State, entry: p.Turn, start: str, target: str, chance: Chance) -> State:
    """Return the state in which a battle has begun: the defender must answer, or an exchange is over."""
    if entry.attacked:
        note("rivalry.attack.as_often_as_wished", "rivalry.attack.as_many_tiles_as_wished")
    state = state.with_turn(lambda turn: replace(turn, attacked=True))
    state = state.with_first(p.Battle(start, target))
    if surrender.can_surrender_at_once(game, state):
        return surrender.ask_for_answer(state)
    return exchange(state, chance)


def require_attack_again(game: Game, table: Table, seat: Seat, entry: p.Battle) -> None:
    """Refuse to continue a battle with the last guard of a city, if it may not be risked."""
    require_guard_not_risked(game, table, seat, entry.start)


@answer(p.Battle, AttackAgain, require=require_attack_again)
@clause("rivalry.attack.as_often_as_wished")  # A player may attack any number of times in their own turn.
def attack_again(game: Game, state: State, chance: Chance) -> State:
    """Return the state in which a battle continues: the defender must answer, or an exchange is over."""
    if surrender.can_surrender(game, state):
        return surrender.ask_for_answer(state)
    return exchange(state, chance)


@answer(p.Battle, GiveUp)
@clause(
    "rivalry.battle.attacker_may_give_up",  # The attacker may end a battle by giving up.
    "rivalry.battle.four_endings",  # A battle ends in one of four ways: the city tiles are …
)
def give_up(state: State) -> State:
    """Return the state after the attacker has ended the battle."""
    return state.without_first()


@answer(p.DefendersAnswer, Fight)
def fight(state: State, chance: Chance) -> State:
    """Return the state after a defender who does not surrender has fought an exchange."""
    return exchange(state.without_first(), chance)


def exchange(state: State, chance: Chance) -> State:
    """Return the state after both sides have rolled, before the losers remove a piece."""
    attackers, defenders = attackers_number(chance), defenders_number(chance)
    return state.with_first(*map(p.Loss, losers(state.table.turn, attackers, defenders)))


@clause("rivalry.exchange.attacker_rolls")  # In each exchange of an attack the attacker rolls the dice, …
def attackers_number(chance: Chance) -> int:
    """Return the sum of the attacker's dice."""
    return sum(chance.roll(2))


@clause("rivalry.exchange.defender_rolls_second")  # After the attacker's roll the defender rolls the dice, …
def defenders_number(chance: Chance) -> int:
    """Return the sum of the defender's dice."""
    return sum(chance.roll(2))


def losers(attacker: Seat, attackers: int, defenders: int) -> Seats:
    """Return who removes a piece after these rolls, the defender before the attacker."""
    if attackers > defenders:
        note("rivalry.exchange.attacker_higher")
        return (other(attacker),)
    if attackers < defenders:
        note("rivalry.exchange.attacker_lower")
        return (attacker,)
    note("rivalry.exchange.tie")
    return (other(attacker), attacker)


@question(p.Loss)
def pieces_to_remove(game: Game, state: State, entry: p.Loss) -> list[Remove]:
    """Return the pieces to be considered for a loss."""
    return [Remove(*lost) for lost in losses(game, state, entry.seat)]


def losses(game: Game, state: State, seat: Seat) -> list[tuple[Piece, str]]:
    """Return the losses that are worth checking after an exchange; each is a piece and its tile."""
    battle = state.battle
    tiles = (battle.start,) if seat == state.table.turn else tiles_of_defenders_loss(game, state)
    found = [(piece, tile) for tile in tiles for piece in PIECES if state.table.on(piece)[seat].get(tile)]
    return borne_by(game, found)


@ruling("rivalry.ruling.defenders_loss_in_a_city", "any_of_three")
def tiles_of_defenders_loss(game: Game, state: State) -> tuple[str, ...]:
    """Return the tiles from which the defender may remove a piece: all those under attack."""
    return surrender.tiles_under_attack(game, state.battle)


@ruling("rivalry.ruling.who_chooses_losses", "its_owner")
def borne_by(game: Game, there: list[tuple[Piece, str]]) -> list[tuple[Piece, str]]:
    """Return those of the given pieces from which the loss is taken: all of them."""
    return there


@ruling("rivalry.ruling.who_chooses_losses", "its_owner")
def who_chooses_loss(game: Game, state: State, loser: Seat) -> Seat:
    """Return who chooses the piece that a seat loses in an exchange: the seat itself."""
    return loser


def require_loss(game: Game, state: State, entry: p.Loss, piece: Piece, tile: str) -> None:
    """Refuse to remove a piece that is not there, or that is not among those that can be lost."""
    seat = entry.seat
    if seat == state.table.turn:
        require_loss_of_attacker(state.battle, tile)
    else:
        require_loss_of_defender(game, state, tile)
    require_piece_to_lose(state.table, seat, piece, tile)
    if (piece, tile) not in losses(game, state, seat):
        raise IllegalAction("foot armies must be lost first", "rivalry.exchange.foot_or_cavalry")


@clause("rivalry.exchange.attacker_loses_from_attacking_tile")  # The piece that the attacker removes comes …
def require_loss_of_attacker(battle: p.Battle, tile: str) -> None:
    """Refuse to remove a piece of the attacker from any tile except the attacking one."""
    if tile != battle.start:
        raise IllegalAction(f"the attack is made from {battle.start}")


@clause("rivalry.exchange.defender_loses_from_attacked_tile")  # The piece that the defender removes comes …
def require_loss_of_defender(game: Game, state: State, tile: str) -> None:
    """Refuse to remove a piece of the defender from a tile that is not under attack."""
    if tile not in tiles_of_defenders_loss(game, state):
        raise IllegalAction(f"{tile} is not under attack")
    if state.battle.target in game.components.sites:
        note("rivalry.siege.one_large_tile")


@clause("rivalry.exchange.foot_or_cavalry")  # The piece removed in an exchange may be a foot army or a …
def require_piece_to_lose(table: Table, seat: Seat, piece: Piece, tile: str) -> None:
    """Refuse to remove a piece that is not there."""
    if not table.on(piece)[seat].get(tile):
        raise IllegalAction(f"{seat} has no {piece} on {tile}")


@answer(p.Loss, Remove, require=require_loss)
def lose_piece(game: Game, state: State, entry: p.Loss, piece: Piece, tile: str) -> State:
    """Return the state after a piece lost in an exchange has been removed."""
    state = state.without_first().take(entry.seat, piece, tile)
    return settle_control(game, state, state.battle.target)


@automatic(p.Battle)
def end_battle(game: Game, state: State, entry: p.Battle) -> State:
    """Return the state after a battle that ends automatically; unchanged if the attacker may continue it."""
    if not surrender.pieces_under_attack(game, state):
        if entry.target in game.components.sites:
            return city_cleared(game, state, entry)
        return field_cleared(game, state, entry)
    if not state.table.pieces(state.table.turn, entry.start):
        return attacking_tile_empty(state)
    return after_an_exchange(game, state)


@ruling("rivalry.ruling.battle", "run")
def after_an_exchange(game: Game, state: State) -> State:
    """Return the state after an exchange that has decided nothing: the attacker may continue the battle."""
    return state


@clause(
    "rivalry.battle.ends_when_city_cleared",  # A battle for a city ends when no defender is left on the …
    "rivalry.battle.four_endings",  # A battle ends in one of four ways: the city tiles are …
    "rivalry.capture.defenders_defeated",  # A city can be captured once all defending pieces around it …
)
def city_cleared(game: Game, state: State, battle: p.Battle) -> State:
    """Return the state after the last defender of a city has been defeated."""
    return begin_capture(game, state.without_first(), battle.start, battle.target)


@clause(
    "rivalry.battle.ends_when_attacking_tile_empty",  # A battle ends when the attacker has no piece left on …
    "rivalry.battle.four_endings",  # A battle ends in one of four ways: the city tiles are …
)
def attacking_tile_empty(state: State) -> State:
    """Return the state after the attacker has lost the last piece on the attacking tile."""
    return state.without_first()


@ruling("rivalry.ruling.field_tile_cleared", "stay")
def field_cleared(game: Game, state: State, battle: p.Battle) -> State:
    """Return the state after the last enemy on a field tile has been defeated; the attacker stays."""
    return state.without_first()
