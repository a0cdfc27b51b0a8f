"""Which clause is told to be at fault: values in, faults out."""

from __future__ import annotations

import pytest

from ruleproof.engines.recording import Answers, Refusal, Step
from ruleproof.judging import verdicts as v
from ruleproof.judging.diagnosis import Failing, Passing, diagnose, suspicions
from ruleproof.judging.evidence import (
    ADDED,
    BROKEN_OFF,
    COUNTED,
    DONE_FOR,
    DONE_REFUSED,
    DREW_IT,
    DREW_OTHERWISE,
    DREW_REFUSED,
    ELSEWHERE,
    EXPLAINS,
    FIELD,
    FORBIDS,
    FURTHER,
    GAVE,
    HANGS,
    HELD,
    HELD_FOR,
    HELD_REFUSED,
    IDLE_FIELD,
    IDLE_GAVE,
    NOTHING,
    OMITTED,
    REFUSES,
    REFUSES_WITH,
    UNCALLED,
    Asked,
    evidence,
    parts,
    parts_of_failure,
)
from ruleproof.judging.verdicts import Difference, Result
from ruleproof.running.report import causes_of
from tests.toybox import toy_suite

MOVED = Step(
    clauses=("g.own_turn", "g.moves", "g.pays"),
    changes={"g.moves": ("places",), "g.pays": ("gold",)},
)


def failing(
    case: str, parts: dict[str, str], verdict: str = v.FAIL, steps: int = 1, about: str = ""
) -> Failing:
    return Failing(case, verdict, (about,) if about else (), parts, steps)


def test_what_changed_the_place_that_differs_speaks_more_than_what_changed_another_or_only_held() -> None:
    difference = Difference("table", "", "table/gold/North", 1, 2)
    fields = {"g.steals": frozenset({"gold"}), "g.ends": frozenset({"phase"})}
    assert parts(difference, MOVED, (), fields) == {
        "g.own_turn": HELD,
        "g.moves": ELSEWHERE,
        "g.pays": FIELD,
        "g.steals": UNCALLED,
    }


def test_a_place_that_the_engine_left_or_changed_alone_is_told_from_one_that_both_changed() -> None:
    step = Step(clauses=("g.pays",), changes={"g.pays": ("gold",)}, idle=("g.taxes",))
    fields = {"g.taxes": frozenset({"gold"})}
    left = Difference("table", "", "table/gold/North", 1, 2)
    assert parts(left, step, (), fields, 2) == {"g.pays": OMITTED, "g.taxes": IDLE_FIELD}
    assert parts(left, step, (), fields, 1) == {"g.pays": FIELD, "g.taxes": ADDED}


def test_further_places_that_differ_speak_for_what_changed_them() -> None:
    difference = Difference("table", "", "table/gold/North", 1, 2, also=("table/places/0",))
    assert parts(difference, MOVED, (), {})["g.moves"] == FURTHER


def test_what_explains_a_difference_speaks_more_than_what_nothing_hangs_on() -> None:
    found = evidence(
        {"g.moves": FIELD, "g.pays": FIELD, "g.own_turn": HELD_FOR, "g.may_pass": HELD_FOR},
        {"g.moves": EXPLAINS, "g.pays": NOTHING, "g.own_turn": NOTHING, "g.ends": HANGS, "g.starts": NOTHING},
    )
    assert found["g.moves"] > found["g.pays"]
    assert found["g.own_turn"] == found["g.may_pass"]
    assert found["g.ends"] > 0 and "g.starts" not in found


def test_what_went_into_a_sum_speaks_where_the_place_hangs_on_it() -> None:
    found = evidence(
        {"g.parks": COUNTED, "g.shops": COUNTED, "g.bonus": COUNTED},
        {"g.parks": EXPLAINS, "g.shops": HANGS, "g.bonus": NOTHING},
    )
    assert found["g.parks"] > found["g.shops"] > 10 * found["g.bonus"]


def test_an_accepted_action_speaks_for_the_clauses_that_refuse_it_alone() -> None:
    refused = Step(refusal=Refusal("no", "g.not_twice", through=("g.not_twice", "g.may_pass")))
    difference = Difference("refusal", "", "", "refused", "accepted")
    assert parts(difference, refused, (), {}) == {"g.not_twice": REFUSES, "g.may_pass": REFUSES_WITH}


def test_a_refused_action_speaks_for_what_held() -> None:
    difference = Difference("refusal", "", "", "accepted", "it may not")
    assert parts(difference, MOVED, (), {})["g.own_turn"] == HELD_REFUSED


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("illegal action: no such cards", DREW_REFUSED),
        ("unused chance: one outcome is left", DREW_OTHERWISE),
        ("needs chance: another roll", DREW_OTHERWISE),
    ],
)
def test_a_refused_action_speaks_most_for_what_used_chance(words: str, part: str) -> None:
    step = Step(clauses=("g.deals", "g.shuffles"), changes={"g.deals": ("hands",)}, drew={"g.shuffles": (1,)})
    difference = Difference("refusal", "", "", "accepted", words)
    found = parts(difference, step, (), {})
    assert found == {"g.shuffles": part, "g.deals": DONE_REFUSED}
    speaks = evidence(found, {"g.shuffles": NOTHING})
    assert speaks["g.shuffles"] > speaks["g.deals"]


def test_of_several_outcomes_that_one_speaks_which_is_refused() -> None:
    step = Step(
        clauses=("g.seats", "g.deck", "g.deals"),
        changes={"g.deals": ("hands",)},
        drew={"g.seats": (1,), "g.deck": (2, 3)},
    )
    refused = Difference("refusal", "", "", "accepted", "illegal action: no such cards", stops_at=3)
    assert parts(refused, step, (), {}) == {
        "g.deck": DREW_IT,
        "g.seats": HELD_REFUSED,
        "g.deals": DONE_REFUSED,
    }
    strange = Difference("refusal", "", "", "accepted", "illegal action: no such cards", stops_at=4)
    found = parts(strange, step, (), {})
    assert found["g.seats"] == found["g.deck"] == DREW_REFUSED


def test_lists_speak_by_what_the_reference_says_of_each_action() -> None:
    difference = Difference("legal actions", "", missing=1, extra=1)
    asked = [
        Asked(refused=True, clauses=("g.not_twice",)),
        Asked(refused=False, clauses=("g.own_turn", "g.may_pass"), changes=frozenset({"g.may_pass"})),
    ]
    found = parts(difference, Step(), asked, {})
    assert found == {"g.not_twice": FORBIDS, "g.own_turn": HELD_FOR, "g.may_pass": DONE_FOR}


def test_of_an_outcome_the_clause_speaks_whose_function_gave_the_value_wanted() -> None:
    answers = Answers(
        outcome_clauses=("g.parks", "g.shops"),
        outcome_values={"g.parks": (4,), "g.shops": (7,), "g.bonus": (4,), "g.flag": (True,)},
        idle=("g.bonus", "g.flag"),
    )
    found = parts(Difference("outcome", "", "cities/A/parks", 4, 3), Step(answers=answers), (), {})
    assert (found["g.parks"], found["g.shops"], found["g.bonus"]) == (GAVE, COUNTED, IDLE_GAVE)
    assert found["g.flag"] != IDLE_GAVE


def test_where_an_engine_breaks_off_all_that_was_done_took_part() -> None:
    assert parts_of_failure(MOVED) == {"g.moves": BROKEN_OFF, "g.pays": BROKEN_OFF}


def test_a_clause_is_less_suspicious_the_more_cases_pass_with_it() -> None:
    found = suspicions(
        [failing("g/a/1", {"g.moves": FIELD, "g.pays": FIELD})], Passing(applied={"g.moves": 40, "g.pays": 1})
    )
    assert found["g.pays"] > found["g.moves"] > 0


def test_a_clause_whose_own_cases_pass_is_hardly_suspected() -> None:
    found = suspicions([failing("g/a/1", {"g.moves": FIELD, "g.pays": FIELD})], Passing(about={"g.moves": 3}))
    assert found["g.pays"] > found["g.moves"]


def test_a_fail_of_a_clauses_own_scenario_tells_it_from_another_that_took_part_alike() -> None:
    (fault,) = diagnose([failing("g/a/1", {"g.moves": FIELD, "g.pays": FIELD}, about="g.pays")], Passing())
    assert fault.clauses == ("g.pays", "g.moves")


def test_two_faults_are_told_apart_by_setting_aside_what_the_first_explains() -> None:
    both = [
        *(failing(f"g/a/{number}", {"g.moves": FIELD}, about="g.moves") for number in range(5)),
        *(failing(f"g/b/{number}", {"g.pays": FIELD}, about="g.pays") for number in range(2)),
    ]
    faults = diagnose(both, Passing(applied={"g.moves": 1, "g.pays": 1}))
    assert [fault.clauses[0] for fault in faults] == ["g.moves", "g.pays"]
    assert [len(fault.cases) for fault in faults] == [5, 2]


def test_a_fault_that_no_scenario_fails_for_follows_from_the_only_one_that_one_fails_for() -> None:
    cases = [
        failing("g/tours/a/1", {"g.ends": FIELD}, v.DIVERGES),
        failing("g/tours/a/2", {"g.ends": FIELD}, v.DIVERGES),
        failing("g/a/1", {"g.pays": FIELD}, about="g.pays"),
    ]
    (fault,) = diagnose(cases, Passing())
    assert (fault.clauses, fault.witness, len(fault.cases)) == (("g.pays",), "g/a/1", 3)
    more = diagnose([*cases, failing("g/a/2", {"g.moves": FIELD}, about="g.moves")], Passing())
    assert len(more) == 3


def test_a_clause_whose_own_scenario_fails_with_a_part_of_it_is_twice_as_suspicious() -> None:
    both = {"g.moves": FIELD, "g.pays": FIELD}
    found = suspicions(
        [failing("g/a/1", both, v.DIVERGES), failing("g/a/2", both, about="g.pays")], Passing()
    )
    assert found["g.pays"] > 2 * found["g.moves"]
    apart = suspicions([failing("g/a/1", {"g.moves": FIELD}, about="g.ends")], Passing())
    assert apart["g.moves"] > apart["g.ends"]


def test_every_failing_case_belongs_to_one_fault() -> None:
    cases = [
        failing("g/a/1", {"g.moves": FIELD}),
        failing("g/a/2", {"g.pays": HELD}, v.DIVERGES),
        failing("g/a/3", {}, v.DIVERGES),
    ]
    told = [case for fault in diagnose(cases, Passing()) for case in fault.cases]
    assert sorted(told) == ["g/a/1", "g/a/2", "g/a/3"]


def test_what_is_left_after_eleven_faults_is_told_as_one() -> None:
    cases = [failing(f"g/a/{number}", {f"g.rule_{number}": FIELD}) for number in range(20)]
    faults = diagnose(cases, Passing())
    assert [len(fault.cases) for fault in faults] == [*[1] * 11, 9]


def test_clauses_that_nothing_tells_apart_are_alike() -> None:
    (fault,) = diagnose([failing("g/a/1", {"g.moves": FIELD, "g.pays": FIELD, "g.ends": HELD})], Passing())
    assert (fault.clauses[:2], fault.alike) == (("g.moves", "g.pays"), 2)


def test_the_witness_is_a_fail_of_the_clauses_own_scenario_with_few_steps() -> None:
    (fault,) = diagnose(
        [
            failing("g/a/long", {"g.pays": FIELD}, steps=9, about="g.pays"),
            failing("g/a/other", {"g.pays": FIELD}, steps=1, about="g.ends"),
            failing("g/a/short", {"g.pays": FIELD}, steps=2, about="g.pays"),
            failing("g/a/diverging", {"g.pays": FIELD}, v.DIVERGES, steps=0, about="g.pays"),
        ],
        Passing(),
    )
    assert (fault.clauses[0], fault.witness) == ("g.pays", "g/a/short")


def test_what_the_engine_refuses_in_the_same_words_has_one_cause() -> None:
    cases = [
        Failing(
            "g/a/1", v.FAIL, ("g.attacks",), {"g.attacks": HELD_REFUSED}, words="one attack has been made"
        ),
        Failing("g/a/2", v.FAIL, ("g.ends",), {"g.moves": HELD_REFUSED}, words="one attack has been made"),
    ]
    assert len(diagnose(cases, Passing())) == 1
    apart = [cases[0], Failing("g/a/2", v.FAIL, ("g.ends",), {"g.moves": HELD_REFUSED}, words="no move left")]
    assert len(diagnose(apart, Passing())) == 2


def test_faults_of_one_foremost_clause_are_told_as_one() -> None:
    cases = [
        *(failing(f"g/a/{n}", {"g.pays": FIELD}, about="g.pays") for n in range(5)),
        failing("g/a/9", {"g.pays": HELD, "g.moves": FIELD}, about="g.pays"),
    ]
    (fault,) = diagnose(cases, Passing(applied={"g.moves": 500}))
    assert (fault.clauses[0], len(fault.cases)) == ("g.pays", 6)


def test_many_faults_are_told_as_twelve_causes_and_no_case_is_lost() -> None:
    crashes = [
        Result(f"case {number}.{again}", v.CRASH, cause=f"crash {number:02}")
        for number in range(15)
        for again in range(15 - number)
    ]
    causes = causes_of(toy_suite().game, crashes)
    assert len(causes) == 12
    assert sorted(case for cause in causes for case in cause.cases) == sorted(one.case for one in crashes)
    assert [len(cause.cases) for cause in causes[:11]] == list(range(15, 4, -1))
    assert len(causes_of(toy_suite().game, [one for one in crashes if one.cause < "crash 12"])) == 12
