"""Makes mutants with two changes in one function or clause."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence

from tools.mutation.mutate import Mutant
from tools.mutation.operators import switched_off


def pairs(mutants: Sequence[Mutant], number: int, seed: int) -> list[Mutant]:
    """Return up to a given number of pairs of changes; the same mutants and seed give the same pairs.

    The two changes in a pair are in one function, or in functions of one module that implement one clause.

    Functions that are switched off are left out, since no other change has an effect in them.
    """
    groups: dict[object, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        if mutant.operator != switched_off.__name__:
            for group in (mutant.key, *((mutant.module.name, clause) for clause in mutant.clauses)):
                groups[group].append(mutant)
    several = [group for group in groups.values() if len(group) > 1]
    dice = random.Random(seed)
    found: dict[str, Mutant] = {}
    for _ in range(20 * number if several else 0):
        if len(found) == number:
            break
        one, two = dice.sample(dice.choice(several), 2)
        if one.id > two.id:
            one, two = two, one
        pair = _both(one, two)
        if pair.id not in found and _both_show(one, two, pair):
            found[pair.id] = pair
    return list(found.values())


def _both(one: Mutant, two: Mutant) -> Mutant:
    return Mutant(
        f"{one.id} and {two.id}",
        f"{one.operator} and {two.operator}",
        tuple(dict.fromkeys([*one.clauses, *two.clauses])),
        one.module,
        one.key,
        tuple(dict.fromkeys([*one.blocks, *two.blocks])),
        (*one.edits, *two.edits),
    )


def _both_show(one: Mutant, two: Mutant, pair: Mutant) -> bool:
    """Tell whether a pair gives a program that differs from the two programs with only one of the changes."""
    slots = [{(edit.holder, edit.field) for edit in mutant.edits} for mutant in (one, two)]
    return not slots[0] & slots[1] and pair.source not in (one.source, two.source)
