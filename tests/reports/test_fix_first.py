"""What the first screen says of a fault."""

from __future__ import annotations

import msgspec
import pytest

from ruleproof import api
from ruleproof.diagnosis.faults import Fault
from ruleproof.diagnosis.ranking import Suspect
from ruleproof.judging import verdicts as v
from ruleproof.judging.differences import NEW_GAME
from ruleproof.judging.lists import difference_of_actions, missing_and_extra
from ruleproof.judging.verdicts import WITHOUT_CHANCE, Compared, Difference, Messages
from ruleproof.reports.context import beside, sentences
from ruleproof.reports.fix_first import (
    effects,
    elsewhere,
    fix_first,
    further_faults,
    named,
    place_in,
    rests_on,
)
from ruleproof.reports.make import fixed_rulings
from ruleproof.reports.model import RulingRow
from tests.reports.samples import failing, report
from tests.toybox import toy_suite

NOON = "fair.ruling.noon"


def test_the_reading_shown_is_the_one_in_force_for_the_case() -> None:
    made = report([failing()]).games[0]
    row = RulingRow(NOON, "When is noon?", "by_the_sun", ("by_the_bell", "never"))
    game = msgspec.structs.replace(made, rulings=(row,))
    fault = msgspec.structs.replace(game.faults[0], rests_on=(NOON,))
    assert "read as by_the_sun; other readings: by_the_bell, never" in named(*rests_on(game, fault))
    other = msgspec.structs.replace(fault, readings={NOON: "by_the_bell"})
    assert "read as by_the_bell; other readings: by_the_sun, never" in named(*rests_on(game, other))


def test_long_lists_are_shown_as_differences() -> None:
    both = [f"blue {number}" for number in range(2, 11)]
    assert missing_and_extra(["a", "b", "b", *both], [*both, "b", "c"]) == "missing: a, b; too many: c"
    assert missing_and_extra(both, both[::-1]) == missing_and_extra(["a"], ["b"]) == ""
    values = ["green 7", *both], [*both, "red wager"]
    there = Difference(Compared.TABLE, "now, table/display differs", "table/display", *values)
    shown = place_in(failing(differences=(there,)))
    assert shown.endswith("(missing: green 7; too many: red wager)")


def test_what_differs_first_stands_beside_the_unmet_expectation() -> None:
    total = Difference(Compared.OUTCOME, "total is 24, but must be 16", "total", 16, 24, line=8)
    steps = Difference(Compared.OUTCOME, "now, footprints differs", "footprints", 8, 12)
    shown = place_in(failing(differences=(total, steps), left=1))
    assert shown.endswith("first differs: outcome, footprints (it is 12, but must be 8)")


def test_cases_that_differ_elsewhere_have_an_example_and_what_they_have_in_common() -> None:
    of_view = Difference(Compared.VIEW, "hand/0 differs", "hand/0", 1, 2, "North")
    others = [
        failing(f"fair/tours/one/{number}", v.DIVERGES, differences=(of_view,), left=0) for number in (1, 2)
    ]
    game = report([failing(), *others]).games[0]
    [one] = [fault for fault in game.faults if len(fault.cases) == 3]
    assert elsewhere(game, one, failing()) == (
        "for example fair/tours/one/1: view of North, hand/0; all 2 differ in view hand/0"
    )


def test_a_component_set_is_named_only_if_the_mistake_shows_under_no_other() -> None:
    small = failing("fair/price/small", components="small")
    assert fix_first(report([small]))[0].headline.startswith("Under the component set small: ")
    [one] = fix_first(report([small, failing()]))
    assert one.example.case == "fair/price/a_price_of_nothing"
    assert "component set" not in one.headline


def test_a_refused_play_is_marked_in_its_scenario_with_the_legal_actions_beside() -> None:
    asked = '{"method":"legal_actions","params":{"seat":"South"}}'
    messages = (
        Messages(asked, '{"result":{"actions":[{"type":"pass"}]}}'),
        Messages('{"method":"apply","params":{}}', '{"error":{"code":1}}'),
    )
    refused = Difference(Compared.REFUSAL, "refused", "", "accepted", "no", "South", line=7)
    made = failing(differences=(refused,), left=0, messages=messages)
    assert sentences(made) == "given an empty stall, when South asks for 0 (the engine refuses it)"
    assert beside(made) == 'South may {"type": "pass"}'
    asks = msgspec.structs.replace(refused, expected=WITHOUT_CHANCE)
    made = failing(differences=(asks,), left=0, messages=messages)
    assert sentences(made).endswith("when South asks for 0 (the engine asks for chance)")


def test_a_shuffle_that_the_engine_does_not_use_is_a_headline_of_its_own() -> None:
    unused = 'the shuffle of 80 ("red 2", "wager", …)'
    refused = Difference(Compared.REFUSAL, "refused", "", "accepted", "unused chance: no", unused=unused)
    [one] = fix_first(report([failing(differences=(refused,), left=0)]))
    assert one.headline == f"The engine does not use {unused}: does it shuffle by itself?"
    assert one.clause is not None


@pytest.mark.parametrize(
    ("difference", "headline", "names_a_rule"),
    [
        (Difference(Compared.SETTLED, "settled differs", "settled", False, True), "only `settled`", False),
        (difference_of_actions("South", [], [{"type": "pass"}], "then"), "a seat that has none", False),
        (difference_of_actions("South", [{"type": "pass"}], [], "then"), "", True),
        (Difference(Compared.REFUSAL, "", "", "accepted", "no", after=NEW_GAME), "refuses a new game", True),
        (Difference(Compared.REFUSAL, "", "", WITHOUT_CHANCE, "no"), "asks for a chance outcome", True),
    ],
)
def test_a_slip_of_the_protocol_is_no_rule(difference: Difference, headline: str, names_a_rule: bool) -> None:
    [one] = fix_first(report([failing(differences=(difference,), left=0)]))
    assert headline in one.headline
    assert (one.clause is not None) == bool(one.fault.suspects) == names_a_rule


def test_a_broken_rule_may_look_like_a_slip_of_the_protocol_in_some_cases() -> None:
    slip = failing(
        differences=(Difference(Compared.SETTLED, "settled differs", "settled", False, True),), left=0
    )
    [one] = fix_first(report([slip, failing("fair/stall/two")]))
    assert one.clause is not None


def with_other_seats(path: str, about: int = 1) -> api.Report:
    """Return a report of four failures in which each seat is named instead of the other in turn; of some of
    them, the main suspect is among the clauses.
    """
    seats = ["North"], ["South"]
    made = report([failing(f"fair/stall/{number}") for number in range(4)])
    game = made.games[0]
    results = [
        msgspec.structs.replace(
            one,
            differences=(Difference(Compared.OUTCOME, "", path, seats[at % 2], seats[1 - at % 2]),),
            left=0,
            clauses=one.clauses if at < about else (),
        )
        for at, one in enumerate(game.results)
    ]
    game = msgspec.structs.replace(game, results=tuple(results))
    return api.Report(**msgspec.structs.asdict(msgspec.structs.replace(made, games=(game,))))


def test_that_losers_win_or_that_others_are_to_act_stands_before_the_rule() -> None:
    shown = with_other_seats("winners").text()
    assert "1  The players who should lose have won: do rewards have the wrong sign" in shown
    clause = fix_first(with_other_seats("winners"))[0].clause
    assert clause is not None
    assert shown.index("should lose") < shown.index(clause.text) < shown.index(f"clause {clause.number}")
    assert fix_first(with_other_seats("to_act"))[0].headline.startswith("Another seat is to act")
    for clear in (with_other_seats("winners", about=4), with_other_seats("scores")):
        assert fix_first(clear)[0].headline == clause.text


def test_what_may_follow_from_a_fault_is_folded_under_it() -> None:
    made = report([failing(), failing("fair/stall/two", clauses=("fair.stall.one_each",), cause="stall")])
    game = made.games[0]
    cause = game.faults[0]
    effect = msgspec.structs.replace(cause, suspects=(Suspect("fair.stall.one_each", 1, 1),))
    effect = msgspec.structs.replace(
        effect, follows_from=cause.clause, example="fair/stall/two", cases=("fair/stall/two",)
    )
    folded = msgspec.structs.replace(made, games=(msgspec.structs.replace(game, faults=(cause, effect)),))
    firsts = fix_first(folded)
    assert [one.fault for one in firsts] == [cause]
    assert list(effects(firsts[0])) == ["1.1 Rule 1.1 of the market. (1 case, such as fair/stall/two)"]
    assert further_faults(folded, firsts) == 0
    told = api.Report(**msgspec.structs.asdict(folded)).text()
    assert "may follow from it: 1.1 Rule 1.1 of the market." in " ".join(told.split())
    assert "Further faults" not in told


def test_a_ruling_that_cannot_be_declared_is_named_if_it_matters_in_the_example() -> None:
    game = toy_suite().game
    ruling = game.rulings["market_day.ruling.tie"]
    fixed = msgspec.structs.replace(ruling, authority="editor", switchable=False)
    game = msgspec.structs.replace(game, rulings={ruling.id: fixed})
    (clause,) = fixed.clauses
    fault = Fault((Suspect(clause, 1, 2),), ("fair/a/1",), "fair/a/1")
    example = failing(case="fair/a/1", clauses=(clause,))

    def named(choices: dict[str, set[str]]) -> list[str]:
        return list(fixed_rulings(game, fault, example, choices))

    assert named({"fair/a/1": set()}) == []
    assert named({"fair/a/1": {ruling.id}, "fair/a/2": set()}) == [ruling.id]
    assert named({"fair/a/1": set(), "fair/a/2": {ruling.id}}) == []
