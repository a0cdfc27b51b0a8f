"""Battles: who attacks what, how the dice fall, which pieces are removed, and how a battle ends."""

from __future__ import annotations

from typing import Any

from ruleproof.vocabulary import LegalExactly, Play, Put, Unchanged, given, then, when

from ._words import Roll, enemy, one_by_one, origin, play, read_place, read_tile, rolls

USUAL_MOVES = 5


def turn_with(moves: int) -> dict[str, Any]:
    """Return the unfinished turn to which play returns after a battle."""
    return {
        "kind": "turn",
        "moves": moves,
        "moved": {"foot": {}, "cavalry": {}},
        "attacked": True,
        "seven": False,
    }


def battle(
    decides: str, place: str, tile: str, *first: dict[str, Any], moves: int = USUAL_MOVES
) -> list[Put]:
    """Set up a battle that was begun from a tile, and the player who decides now. The entries in `first` are
    decided before the battle goes on.
    """
    return [
        Put(path=("to_act",), value=[decides]),
        Put(path=("phase",), value="battle"),
        Put(
            path=("pending",), value=[*first, {"kind": "battle", "from": tile, "to": place}, turn_with(moves)]
        ),
    ]


@given("{nation} has attacked {place} from {tile}, and {defender:nation} is to answer")
def has_attacked(nation: str, place: str, tile: str, defender: str) -> list[Put]:
    """Set up a battle that the nation whose turn it is has begun; this nation still has moves left."""
    return battle(other(nation, defender), place, tile, {"kind": "answer"})


@given("{nation}, its moves used up, has attacked {place} from {tile}, and {defender:nation} is to answer")
def has_attacked_without_moves(nation: str, place: str, tile: str, defender: str) -> list[Put]:
    return battle(other(nation, defender), place, tile, {"kind": "answer"}, moves=0)


@given("{nation} has attacked {place} from {tile}, and these pieces are left after the first exchange")
def has_fought_an_exchange(nation: str, place: str, tile: str) -> list[Put]:
    return battle(nation, place, tile)


def other(nation: str, defender: str) -> str:
    """Return the defender.

    Raises:
        ValueError: the defender is the attacker.
    """
    if defender != enemy(nation):
        raise ValueError("nobody defends against an attack by their own nation")
    return defender


@when("{nation} attacks {place} from {tile}")
def attacks(nation: str, place: str, tile: str) -> Play:
    """Give no rolls, because the defender is asked before the dice are rolled."""
    return play(nation, "attack", **origin(tile), to=place)


@when(
    "{nation} attacks {place} from {tile}, the attacker rolling {attack:roll} and the defender {defence:roll}"
)
def attacks_and_rolls(nation: str, place: str, tile: str, attack: Roll, defence: Roll) -> Play:
    """Give the rolls at once; the defender cannot surrender, and so is not asked."""
    return play(nation, "attack", rolls(attack, defence), **origin(tile), to=place)


@when("{nation} fights, the attacker rolling {attack:roll} and the defender {defence:roll}")
def fights(nation: str, attack: Roll, defence: Roll) -> Play:
    return play(nation, "fight", rolls(attack, defence))


@when("{nation} removes {pieces} from {tile}")
def removes(nation: str, pieces: dict[str, int], tile: str) -> list[Play]:
    """Remove the pieces one after the other."""
    return [play(nation, "remove", piece=kind, tile=tile) for kind in one_by_one(pieces)]


@when("{nation} attacks again")
def attacks_again(nation: str) -> Play:
    return play(nation, "attack_again")


@when("{nation} attacks again, the attacker rolling {attack:roll} and the defender {defence:roll}")
def attacks_again_and_rolls(nation: str, attack: Roll, defence: Roll) -> Play:
    """Give the rolls at once; the defender cannot surrender, and so is not asked."""
    return play(nation, "attack_again", rolls(attack, defence))


@when("{nation} gives up")
def gives_up(nation: str) -> Play:
    return play(nation, "give_up")


@when("{nation} surrenders")
def surrenders(nation: str) -> Play:
    return play(nation, "surrender")


@when("{nation} relocates {pieces} to {tile}")
def relocates(nation: str, pieces: dict[str, int], tile: str) -> list[Play]:
    """Relocate the pieces one after the other."""
    return [play(nation, "relocate", piece=kind, to=tile) for kind in one_by_one(pieces)]


@then("no orange card has been drawn")
def no_card_drawn() -> list[Unchanged]:
    return [Unchanged(path=("table", "deck")), Unchanged(path=("table", "discard"))]


@then("the only attack open to {nation} is on {place} from {tile}")
def only_attack(nation: str, place: str, tile: str) -> LegalExactly:
    return LegalExactly(
        seat=nation, actions=({"type": "attack", "from": tile, "to": place},), like={"type": "attack"}
    )


@then("the attacks open to {nation} are")
def attacks_open(nation: str, datatable: tuple[tuple[str, ...], ...]) -> LegalExactly:
    """Read a table whose rows, below the header, give what may be attacked, and from which tile."""
    actions = tuple(
        {"type": "attack", "from": read_tile(tile), "to": read_place(place)} for place, tile in datatable[1:]
    )
    return LegalExactly(seat=nation, actions=actions, like={"type": "attack"})
