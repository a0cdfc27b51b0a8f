"""What hangs on a clause: the toy's reference is asked with functions that give something else."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.engines.recording import Step
from ruleproof.input import jsontext
from ruleproof.judging.evidence import EXPLAINS, HANGS, NOTHING
from ruleproof.judging.verdicts import Difference
from ruleproof.running.probes import Probes
from ruleproof.running.recordings import Recorded
from tests.toybox import toy_stories, toy_suite

PAYS, TAKES = "market_day.auction.only_winner_pays", "market_day.auction.highest_takes_card"


def tried(recorded: Recorded, at: int, difference: Difference, *clauses: str) -> list[str]:
    suite = toy_suite()
    probes = Probes(suite, suite.game.adopted())
    found = probes.try_clauses(recorded.story, at, difference, recorded.recording, clauses)
    return [found[clause] for clause in clauses]


def steps() -> Iterator[tuple[Recorded, int, Step]]:
    for recorded in toy_stories():
        for number, step in enumerate(recorded.recording.steps):
            if step is not None and number:
                yield recorded, number, step


def sale() -> tuple[Recorded, int, str, int, int]:
    """Return a step in which a card is sold, its buyer, and what the buyer has before and after."""
    for recorded, at, step in steps():
        if PAYS in step.changes and TAKES in step.changes:
            before = jsontext.decode(recorded.recording.made(at - 1).state)["table"]["coins"]
            after = jsontext.decode(step.state)["table"]["coins"]
            for seat, coins in before.items():
                if after[seat] < coins:
                    return recorded, at, seat, coins, after[seat]
    raise LookupError("no card is sold")


def test_a_payment_left_out_is_explained_by_the_clause_that_makes_it() -> None:
    recorded, at, seat, before, after = sale()
    left_out = Difference("table", "", f"table/coins/{seat}", after, before)
    assert tried(recorded, at, left_out, PAYS, TAKES) == [EXPLAINS, NOTHING]


def test_another_wrong_payment_still_hangs_on_the_clause() -> None:
    recorded, at, seat, before, after = sale()
    wrong = Difference("table", "", f"table/coins/{seat}", after, before + 7)
    assert tried(recorded, at, wrong, PAYS, TAKES) == [HANGS, NOTHING]


def test_an_action_that_must_be_refused_is_explained_by_the_requirement_that_refuses_it() -> None:
    recorded, at, step = next(
        (recorded, at, step) for recorded, at, step in steps() if step.refusal and step.refusal.clause
    )
    assert step.refusal is not None
    accepted = Difference("refusal", "", "", "refused", "accepted")
    assert tried(recorded, at, accepted, step.refusal.clause, PAYS) == [EXPLAINS, NOTHING]
