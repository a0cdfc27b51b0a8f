"""One change of the reference that answers as an engine does is found, and told as the fault."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, ExitStack
from cProfile import Profile
from functools import cache
from typing import Any

import pytest

from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.mutation.changed import Changing
from ruleproof.mutation.mutate import Mutant, mutants_of, mutants_of_function
from ruleproof.mutation.package import Key, Package
from ruleproof.running.report import Cause, causes_of
from ruleproof.running.spectrum import Spectrum
from tests.mutants.harness import Harness
from tests.toybox import GAME, TOY, ToyCopy, only_game, run_on_toy, stdio, toy_suite

AUCTION = f"{GAME}.auction"
HIDDEN = """

class Hiding:
    def __init__(self, function: object) -> None:
        self.hidden = (function,)


@Hiding
def hidden() -> int:
    return 1
"""


@cache
def harness() -> Harness:
    return Harness.of(GAME, [TOY])


def mutant(name: str) -> Mutant:
    (found,) = (one for one in harness().mutants if one.id == name)
    return found


def causes(engine: Any) -> tuple[Cause, ...]:
    """Return the causes of a report on an engine of the toy game."""
    suite = harness().suite
    results: list[Result] = list(harness().verdicts_of(engine))
    spectrum = Spectrum(suite, suite.game.adopted(), harness().scenarios, harness().offer)
    return causes_of(suite.game, results, spectrum.of(results))


def planted(name: str) -> AbstractContextManager[Any]:
    return harness().copies.of(mutant(name))


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("auction.pay: switched off", f"{AUCTION}.only_winner_pays"),
        ("auction.require_card: switched off", f"{AUCTION}.needs_a_card"),
        ("auction.discard_card: switched off", f"{AUCTION}.no_bid_no_sale"),
    ],
)
def test_a_changed_function_is_told(name: str, clause: str) -> None:
    with planted(name) as engine:
        first, *_ = causes(engine)
    assert first.clauses[0] == clause
    assert first.as_if == name


def test_most_mutants_that_fail_are_told_with_their_clause_first() -> None:
    failing = alike = first = 0
    for one in harness().mutants[::11]:
        if not harness().carries(one):
            continue
        with ExitStack() as stack:
            try:
                engine = stack.enter_context(harness().copies.of(one))
            except Exception:
                continue
            found = causes(engine)
        if found and v.FAIL in found[0].verdicts:
            failing += 1
            alike += bool(found[0].as_if)
            first += found[0].clauses[0] in one.clauses
    assert failing >= 8
    assert alike >= 0.7 * failing
    assert first >= 0.9 * failing


def test_a_changed_number_of_the_component_set_is_told_where_no_function_explains_it() -> None:
    (number,) = (
        one for one in harness().component_mutants() if one.id == "components cards/pig/worth: 3 becomes 4"
    )
    first, *_ = causes(harness().altered(number))
    assert first.as_if == number.id
    assert f"{GAME}.ending.points_for_animals" in first.clauses


class OneNeverPays:
    """The reference, but one seat never pays for a card."""

    def __init__(self) -> None:
        self._engine = Data.of([TOY]).load_reference().engine()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def apply(self, state: Any, seat: str, action: Any, chance: Any) -> Any:
        told = self._engine.apply(state, seat, action, chance)
        before, after = state["table"], told["state"]["table"]
        if state["phase"] == "auction" and after["coins"]["Red"] < before["coins"]["Red"]:
            after["coin_supply"] += after["coins"]["Red"] - before["coins"]["Red"]
            after["coins"]["Red"] = before["coins"]["Red"]
        return told


def test_a_change_that_alters_what_passes_is_not_told() -> None:
    found = causes(OneNeverPays())
    assert f"{AUCTION}.only_winner_pays" in found[0].clauses
    assert {cause.as_if for cause in found} == {""}


def test_it_is_told_of_an_engine_that_shares_nothing_with_the_reference() -> None:
    (cause,) = only_game(run_on_toy(stdio("lets_a_poor_supply_buy"))).causes
    assert cause.as_if == "turn.require_coins_for_sale: switched off"


def test_a_function_that_its_decorator_hides_is_not_changed(toy_copy: ToyCopy) -> None:
    rules = toy_copy.root / "reference_impl" / GAME / "turn.py"
    toy_copy.add(rules, HIDDEN)
    (cause,) = only_game(run_on_toy(stdio("lets_a_poor_supply_buy"), toy_copy.root)).causes
    assert cause.as_if == "turn.require_coins_for_sale: switched off"


def test_a_process_that_is_profiled_is_judged_as_well() -> None:
    profiler = Profile()
    profiler.enable()
    try:
        (cause,) = only_game(run_on_toy(stdio("lets_a_poor_supply_buy"))).causes
        assert sys.getprofile() is profiler
    finally:
        profiler.disable()
    assert cause.verdicts[v.FAIL]


def test_functions_are_what_they_were_before_once_it_is_told() -> None:
    reference = Data.of([TOY]).load_reference()
    reference.engine().hello([1])
    usual = sys.modules[f"{reference.__name__}.{GAME}.auction"].pay.rule.__code__
    with planted("auction.pay: switched off") as engine:
        causes(engine)
    assert sys.modules[f"{reference.__name__}.{GAME}.auction"].pay.rule.__code__ is usual


def test_a_function_is_changed_inside_the_block_and_calls_are_collected() -> None:
    reference = Data.of([TOY]).load_reference()
    reference.engine().hello([1])
    package = Package.read(toy_suite().folders.own_reference())
    changing = Changing(reference, GAME, package)
    changed = sys.modules[f"{reference.__name__}.{GAME}.state"].changed
    key = ("state", "changed")
    usual = changed({"grain": 2}, "grain", 1)
    called: set[Key] = set()
    with changing.called(called):
        changed({"grain": 2}, "grain", 1)
    assert called == {key}
    mutants = list(mutants_of_function(package, key))
    (less,) = (one for one in mutants if one.id.endswith("goods.get(good, 0) - by"))
    with changing.changed(less):
        assert changed({"grain": 2}, "grain", 1) == {"grain": 1}
    assert changed({"grain": 2}, "grain", 1) == usual == {"grain": 3}
    of_module = [one.id for one in mutants_of(package, "state") if one.key == key]
    assert [one.id for one in mutants] == of_module


def test_an_interruption_while_causes_are_looked_for_loses_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    whole = only_game(run_on_toy(stdio("lets_a_poor_supply_buy")))
    monkeypatch.setattr(Spectrum, "of", interrupted)
    report = run_on_toy(stdio("lets_a_poor_supply_buy"))
    assert report.interrupted
    assert only_game(report).counts == whole.counts
    assert only_game(report).causes
