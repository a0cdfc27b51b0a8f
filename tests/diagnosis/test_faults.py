"""How results are sorted into faults, by values."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ruleproof.diagnosis.faults import MOST_FAULTS, Fault, find_faults
from ruleproof.diagnosis.slips import slip_of
from ruleproof.judging import verdicts as v
from ruleproof.judging.verdicts import Compared, Difference, Result

TOUR = "game/tours/one/{}"


def result(case: str, verdict: v.Verdict, *clauses: str, kind: str = "gold", at: int = 1) -> Result:
    """Return a result; what fails or diverges first differs in a place of this kind, the others in none."""
    differs = verdict in (v.FAIL, v.DIVERGES)
    return Result(
        case if "/" in case else f"game/feature/{case}",
        verdict,
        clauses=clauses,
        differences=(Difference(Compared.TABLE, "differs", f"table/{kind}/North"),) if differs else (),
        at=at if differs else -1,
        left=0 if differs else -1,
        cause=kind if verdict != v.PASS else "",
        reason="the reason",
    )


def faults(*results: Result) -> list[Fault]:
    tours = {one.case for one in results if "/tours/" in one.case}
    return find_faults(results, tours, {})


def named(found: Sequence[Fault]) -> list[str]:
    return [fault.suspects[0].clause if fault.suspects else "" for fault in found]


def test_what_is_tagged_with_the_clause_or_differs_in_the_same_way_is_one_fault() -> None:
    found = faults(
        result("one", v.FAIL, "a"),
        result("two", v.FAIL, "a", kind="view hand"),
        result("three", v.FAIL, "b"),
        result("four", v.PASS, "b"),
    )
    assert named(found) == ["a"]
    assert len(found[0].cases) == 3


def test_a_failure_that_first_differs_where_another_does_is_of_the_same_fault_whatever_it_expects() -> None:
    """A wrong part makes the sum wrong: the sum is not a fault of its own."""

    def of_outcome(case: str, place: str, clause: str) -> Result:
        differences = (
            Difference(Compared.OUTCOME, "", place),
            Difference(Compared.OUTCOME, "", "scores/South/red/total"),
        )
        name = f"game/feature/{case}"
        return Result(name, v.FAIL, clauses=(clause,), differences=differences, at=1, left=1, cause=place)

    parts = [of_outcome(f"part_{number}", "scores/North/red/total", "part") for number in range(3)]
    assert named(faults(*parts, of_outcome("sum", "scores/North/total", "sum"))) == ["part"]


def test_two_mistakes_that_differ_in_different_ways_are_two_faults() -> None:
    found = faults(result("one", v.FAIL, "a"), result("two", v.FAIL, "b", kind="view hand"))
    assert sorted(named(found)) == ["a", "b"]


@pytest.mark.parametrize("verdict", [v.CRASH, v.TIMEOUT, v.ILLEGAL_REPLY])
def test_what_is_no_answer_is_no_broken_rule(verdict: v.Verdict) -> None:
    found = faults(result("one", verdict, "a", kind=verdict), result("two", v.PASS, "a"))
    assert named(found) == [""]
    assert found[0].suspects == ()


def test_what_is_no_answer_comes_first_where_it_touches_more_cases() -> None:
    silent = [result(f"silent_{number}", v.CRASH, "b", kind="crash: x") for number in range(3)]
    wrong = result("one", v.FAIL, "a")
    assert named(faults(wrong, *silent)) == ["", "a"]
    assert named(faults(wrong, result("two", v.FAIL, "a"), silent[0])) == ["a", ""]


def test_what_only_diverges_follows_from_what_fails() -> None:
    found = faults(
        result("one", v.FAIL, "a"),
        *(result(f"after_{number}", v.DIVERGES, "b", kind="another place") for number in range(20)),
    )
    assert named(found) == ["a"]
    assert len(found[0].cases) == 21


def test_tours_are_named_by_scenarios_and_by_themselves_only_where_no_scenario_fails() -> None:
    step = result(TOUR.format(3), v.DIVERGES, "b", kind="another place")
    assert named(faults(result("one", v.FAIL, "a"), step)) == ["a"]
    assert named(faults(result("one", v.PASS, "a"), step)) == ["b"]


def test_a_step_of_a_tour_is_blamed_on_its_own_rules_and_not_on_those_of_other_steps() -> None:
    """The rules of the other steps stand before its own in the alphabet."""
    others = [result(TOUR.format(number), v.PASS, "a", "b") for number in (1, 2, 4)]
    found = faults(*others, result(TOUR.format(3), v.DIVERGES, "b", "c"))
    assert named(found) == ["c"]
    assert found[0].cases == (TOUR.format(3),)


def test_the_example_is_a_failing_scenario_of_the_rule_and_short() -> None:
    found = faults(
        result(TOUR.format(1), v.FAIL, "a", at=0),
        result("diverges", v.DIVERGES, "a", at=0),
        result("of_another", v.FAIL, "b", at=0),
        result("long", v.FAIL, "a", at=9),
        result("clear", v.FAIL, "a", at=2),
        result("passes", v.PASS, "b"),
    )
    assert found[0].example == "game/feature/clear"


def test_a_case_that_could_not_be_judged_follows_the_fault_of_its_tour() -> None:
    stuck = result(TOUR.format(4), v.UNTESTABLE, kind="an earlier part of the game failed")
    found = faults(result(TOUR.format(3), v.DIVERGES, "b"), stuck)
    assert (len(found), found[0].following) == (1, 1)
    assert stuck.case in found[0].cases


def test_no_case_is_lost_among_very_many_faults() -> None:
    results = [result(f"case_{number}", v.FAIL, f"clause_{number}", kind=str(number)) for number in range(40)]
    silent = [result(f"silent_{number}", v.CRASH, kind=f"crash {number}") for number in range(9)]
    found = faults(*results, *silent)
    assert len(found) <= MOST_FAULTS
    assert sorted(case for fault in found for case in fault.cases) == sorted(
        one.case for one in (*results, *silent)
    )


def test_a_later_fault_counts_all_scenarios_of_its_rule() -> None:
    found = faults(
        *(result(f"a{number}", v.FAIL, "a") for number in range(3)),
        result("both", v.FAIL, "a", "b"),
        result("b", v.FAIL, "b", kind="view hand"),
        result("c", v.PASS, "b"),
    )
    assert named(found) == ["a", "b"]
    assert [(one.failing, one.scenarios) for one in (fault.suspects[0] for fault in found)] == [
        (4, 4),
        (2, 3),
    ]


def of_play(case: str, clause: str, kind: str, verdict: v.Verdict = v.FAIL) -> Result:
    return result(case, verdict, clause, kind=kind)


def test_what_may_follow_from_a_mistake_earlier_in_play_stands_behind_it() -> None:
    """Which city is shared decides three scores: the scores fail most, and the city is the mistake."""
    scores = [of_play(f"{kind}_{number}", kind, kind) for kind in ("shops", "parks") for number in range(3)]
    city = [of_play("city", "shared", "city"), of_play("passes", "shared", "city", v.PASS)]
    applied = {one.case: frozenset({"shared"}) for one in scores}
    kinds = dict.fromkeys(("shared", "parks", "shops"), "effect")

    found = find_faults([*scores, *city], (), applied, kinds=kinds)
    assert named(found) == ["shared", "parks", "shops"]
    assert [fault.follows_from for fault in found] == ["", "shared", "shared"]
    assert sorted(case for fault in found for case in fault.cases) == sorted(
        one.case for one in (*scores, city[0])
    )

    alone = find_faults([*scores, *city], (), {**applied, scores[0].case: frozenset()}, kinds=kinds)
    assert [(fault.clause, fault.follows_from) for fault in alone if fault.clause == "shops"] == [
        ("shops", "")
    ]


def test_a_rule_that_is_at_work_everywhere_later_in_play_is_no_cause() -> None:
    """The points are added whatever is wrong with them."""
    scores = [of_play(f"shops_{number}", "shops", "shops") for number in range(3)]
    added = of_play("added", "added", "sum")
    applied = {one.case: frozenset({"added"}) for one in scores}
    found = find_faults([*scores, added], (), applied, kinds=dict.fromkeys(("shops", "added"), "effect"))
    assert [(fault.clause, fault.follows_from) for fault in found] == [("shops", ""), ("added", "")]


def test_where_no_case_is_about_the_suspect_the_cases_in_which_it_was_applied_are_its_own() -> None:
    step = TOUR.format(3)
    found = find_faults([result(step, v.DIVERGES, "round")], {step}, {step: frozenset({"bonus"})})
    assert found[0].cases == (step,)
    assert {one.clause for one in found[0].suspects} == {"round", "bonus"}


@pytest.mark.parametrize(
    ("steps", "names_a_rule"),
    [((100, 100), False), ((100, 101), False), ((100, 110), True), ((20, 20), True), ((103, 103), True)],
)
def test_games_that_all_end_after_one_round_number_of_steps_are_cut_off_by_a_limit(
    steps: tuple[int, int], names_a_rule: bool
) -> None:
    ends = Difference(Compared.OUTCOME, "over differs", "over", ends=True)
    cut = [
        Result(
            TOUR.format(place), v.DIVERGES, clauses=("a",), differences=(ends,), at=at, left=0, cause="end"
        )
        for place, at in enumerate(steps)
    ]
    stuck = Result(TOUR.format(200), v.UNTESTABLE, clauses=("b",), reason="the reason", cause="stuck")
    (fault,) = faults(*cut, stuck, result("one", v.PASS, "a"))
    assert bool(fault.suspects) == names_a_rule
    assert fault.following == 1
    limit = "The game ends at step 100, where the rules go on: is there a step limit?"
    assert names_a_rule or {slip_of(one) for one in cut} == {limit}
