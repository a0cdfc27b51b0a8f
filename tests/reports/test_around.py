"""What stands around a place that differs."""

from __future__ import annotations

from ruleproof.cases.case import Line
from ruleproof.judging.verdicts import Compared, Difference, Messages, Positions
from ruleproof.reports.context import beside, sentences
from tests.reports.samples import failing

OUTCOME = Difference(Compared.OUTCOME, "", "scores/North/bonus", 0, 8)
ANSWER = Messages(
    '{"method":"outcome","params":{"state":{}}}',
    '{"result":{"outcome":{"over":true,"scores":{"North":{"bonus":8,"cards":4,"x_own":1,"list":[[1]]},'
    '"South":{"bonus":0}}}}}',
)


def test_the_values_beside_a_place_of_an_outcome_come_from_the_answer_of_the_engine() -> None:
    told = beside(failing(differences=(OUTCOME,), messages=(ANSWER,)))
    assert told == "cards 4, over true"


def test_the_values_beside_a_place_of_a_state_come_from_the_engines_position() -> None:
    difference = Difference(Compared.STATE, "", "table/gold/North", 5, 4)
    state = {"table": {"gold": {"North": 4, "South": 7, "East": 1}, "deck": 30}}
    assert beside(failing(differences=(difference,), positions=Positions(actual=state))) == "South 7, East 1"


def test_nothing_is_told_from_an_answer_that_does_not_hold_what_differs() -> None:
    elsewhere = Difference(Compared.OUTCOME, "", "scores/North/bonus", 0, 9)
    assert beside(failing(differences=(elsewhere,), messages=(ANSWER,))) == ""
    assert beside(failing(differences=(OUTCOME,), messages=(Messages("{", "{"),))) == ""


def test_a_view_is_that_of_the_seat_that_sees_it() -> None:
    difference = Difference(Compared.VIEW, "", "hand/count", 1, 2, "South")
    views = [
        Messages(
            f'{{"method":"view","params":{{"seat":"{seat}"}}}}',
            f'{{"result":{{"view":{{"hand":{{"count":2,"whose":"{seat}","top":1}}}}}}}}',
        )
        for seat in ("South", "North")
    ]
    assert beside(failing(differences=(difference,), messages=tuple(views))) == 'whose "South", top 1'


def test_of_the_sentences_those_are_told_that_lead_to_what_is_not_met() -> None:
    assert (
        sentences(failing())
        == "given an empty stall, when South asks for 0, then the price is 1 (not satisfied)"
    )
    assert sentences(failing(lines=())) == ""


def test_the_first_expectation_shown_begins_with_then() -> None:
    given, when, then = failing().lines
    met = Line("Then", "South may ask", 99)
    told = sentences(failing(lines=(given, when, met, Line("And", then.text, then.line))))
    assert told.endswith("when South asks for 0, then the price is 1 (not satisfied)")


def test_the_rows_below_a_sentence_stand_behind_it() -> None:
    hangs = Line("Given", "the stall holds", 1, ("apple 1", "pear 2"))
    told = sentences(failing(lines=(hangs, *failing().lines[1:])))
    assert told.startswith("given the stall holds [apple 1 / pear 2], when")
