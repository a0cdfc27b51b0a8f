"""Engines that show players only their own part, or know the winners but not why they win."""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Result
from ruleproof.rules.coverage import Coverage
from ruleproof.running.readings import declaration_fault
from tests.toybox import ALL_VERBS, Change, judge_on_toy, toy_suite

OWN = msgspec.structs.replace(ALL_VERBS, covers=Coverage(view=("hand", "cards_in_hand/own")))


def shows(count: int) -> Change:
    """Return an engine that counts only the cards of the seat that looks, wrongly unless `count` is 0."""

    def change(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "view":
            seat, view = request["params"]["seat"], reply["result"]["view"]
            own = {seat: view["cards_in_hand"][seat] + count}
            reply["result"]["view"] = {"hand": view["hand"], "cards_in_hand": own}

    return change


def verdicts(results: dict[str, Result]) -> set[str]:
    return {str(one.verdict) for one in results.values()}


def test_the_own_entry_of_a_view_is_compared_and_the_others_are_not_missed() -> None:
    good = judge_on_toy(shows(0), offer=OWN)
    assert verdicts(good) == {v.PASS, v.UNSUPPORTED} or verdicts(good) == {v.PASS, v.UNSUPPORTED, v.CONTESTED}
    bad = judge_on_toy(shows(1), offer=OWN)
    assert any(one.verdict.is_fault for one in bad.values())
    assert all("cards_in_hand" in one.reason for one in bad.values() if one.verdict.is_fault)


def test_a_name_of_an_own_entry_must_be_a_key_with_an_entry_for_each_seat() -> None:
    suite = toy_suite()
    assert declaration_fault(suite, OWN) is None
    wrong = msgspec.structs.replace(ALL_VERBS, covers=Coverage(view=("deck/own",)))
    assert declaration_fault(suite, wrong) is not None


def test_the_winners_are_judged_without_the_reason() -> None:
    offer = msgspec.structs.replace(ALL_VERBS, covers=Coverage(outcome=("over", "winners")))

    def nobody_wins(request: dict[str, Any], reply: dict[str, Any]) -> None:
        if request["method"] == "outcome":
            winners = [] if wrong else reply["result"]["outcome"]["winners"]
            reply["result"]["outcome"] = {"over": reply["result"]["outcome"]["over"], "winners": winners}

    wrong = False
    good = judge_on_toy(nobody_wins, offer=offer)
    assert not any(one.verdict.is_fault for one in good.values())
    assert not any("outcome/why" in one.reason for one in good.values() if "winner" in one.case)
    wrong = True
    assert any(one.verdict == v.FAIL for one in judge_on_toy(nobody_wins, offer=offer).values())
