"""Finds which branches of the reference each play in a census reaches, from what the functions that implement
clauses did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from ruleproof.census.reference import Reference, did_something
from ruleproof.census.visit import Step, Visit


class Reaching(msgspec.Struct, frozen=True):
    """A position with a listed or `refused` play, or without a play."""

    seats: tuple[str, ...]
    state: bytes
    play: Step | None = None
    refused: bool = False


def branches(reference: Reference, visit: Visit) -> Iterator[tuple[frozenset[str], Reaching]]:
    """Yield what the clauses did in each play from a position, and in the questions about the position.

    The reference is asked again, since these details are only recorded if cases are wanted.
    """
    raw, engine, trace = msgspec.Raw(visit.state), reference.engine, reference.trace
    asked = set[str]()
    with trace.tracing(_hearer(trace, asked)):
        for seat in visit.seats:
            engine.legal_actions(raw, seat)
            engine.view(raw, seat)
        engine.outcome(raw)
    if not visit.steps:
        yield frozenset(asked), Reaching(visit.seats, visit.state)
    listed = [(step, False) for step in visit.steps]
    for step, refused in (*listed, *(((*one, ()), True) for one in visit.refused)):
        seat, action, chance = step
        did = asked | {f"chance: {kind}" for outcome in chance for kind in outcome}
        with trace.tracing(_hearer(trace, did)):
            reference.ask(engine.apply, raw, seat, action, list(chance))
        yield frozenset(did), Reaching(visit.seats, visit.state, step, refused)


def fewest(reached: Mapping[bytes, Reaching], most: int) -> tuple[list[Reaching], int, int]:
    """Choose up to a given number of plays, each of which reaches the largest number of branches that the
    plays before it have not reached.

    Return the plays, the number of branches that they reach, and the number of branches in all. `reached`
    maps each set of branches, as the bits of a number, to the first play that reaches it.
    """
    plays = {int.from_bytes(bits): one for bits, one in reached.items()}
    every = 0
    for bits in plays:
        every |= bits
    left, picked = every, list[Reaching]()
    while left and len(picked) < most:
        best = max(plays, key=lambda bits: (bits & left).bit_count())
        picked.append(plays[best])
        left &= ~best
    return picked, every.bit_count() - left.bit_count(), every.bit_count()


def _hearer(trace: Any, did: set[str]) -> Callable[[Any], None]:
    """Return a tracer that records what each clause did, and whether it did so only in answer to a
    question.
    """
    questions = 0

    def hear(event: Any) -> None:
        nonlocal questions
        kind = type(event)
        if kind is trace.Asking:
            questions += 1 if event.begins else -1
        elif kind is trace.Applied:
            what = "did" if did_something(event) else "did nothing"
            did.add(f"{bool(questions)} {what} {event.function} {event.clauses}")
        elif kind is trace.Refused:
            did.add(f"{bool(questions)} refused {event.clauses}")

    return hear
