"""What cannot be compiled is reported with file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.cases.scenarios import compile_feature
from tests.cases.compiling import HEAD, START, Compile, only_problem
from tests.toybox import ToyCopy, toy_suite


def test_an_unknown_sentence_is_told_with_the_nearest_one(compiled: Compile) -> None:
    problem = only_problem(compiled(*START, "  When Red workes and rolls 4", "  Then the game goes on"))
    assert problem.startswith(
        "features/market_day/extra.feature:8: no sentence fits 'When Red workes and rolls 4'"
    )
    assert "nearest: '{seat} works and rolls {shown:int}'" in problem
    assert "steps/plays.py:8" in problem


def test_capitals_matter_and_the_nearest_sentence_says_so(compiled: Compile) -> None:
    problem = only_problem(compiled(*START, "  When red works and rolls 4", "  Then the game goes on"))
    assert (
        "{seat} cannot be 'red'; known: Red, Blue, Green in '{seat} works and rolls {shown:int}'" in problem
    )
    problem = only_problem(compiled(*START, "  When Red Works and rolls 4", "  Then the game goes on"))
    assert "nearest: '{seat} works and rolls {shown:int}'" in problem


def test_the_words_that_a_placeholder_does_not_take_are_named(compiled: Compile) -> None:
    problem = only_problem(compiled(*START, "  When Rot works and rolls 4", "  Then the game goes on"))
    assert (
        "{seat} cannot be 'Rot'; known: Red, Blue, Green in '{seat} works and rolls {shown:int}'" in problem
    )
    problem = only_problem(compiled(*START, "  When Red works and rolls four", "  Then the game goes on"))
    assert "{shown} cannot be 'four'; for example: " in problem


def test_no_sentence_is_near_to_one_of_quite_other_words(compiled: Compile) -> None:
    problem = only_problem(compiled(*START, "  When Red sings of old times", "  Then the game goes on"))
    assert "nearest" not in problem
    assert "cannot be" not in problem


def test_a_sentence_of_another_kind_is_told_to_be_one(compiled: Compile) -> None:
    problem = only_problem(compiled(*START, "  Then Red works and rolls 4"))
    assert "it would fit as a When: '{seat} works and rolls {shown:int}'" in problem


def test_a_sentence_that_two_fit_is_told_with_both(compiled: Compile, toy_copy: ToyCopy) -> None:
    """The samples cannot show every clash: what slips past them is found where it is used."""
    toy_copy.add(
        toy_copy.steps / "plays.py",
        "\n\nfrom ruleproof.language.sentences import placeholder\n\n"
        'placeholder("often", "[0-9]+|twice", samples=["twice"])\n\n\n'
        '@when("{seat} works and rolls {often}")\n'
        "def works_often(seat: str, often: str) -> Play:\n"
        "    return Play(seat=seat, action={})\n",
    )
    suite = toy_suite(toy_copy.root)
    path = toy_copy.feature(
        HEAD
        + "".join(
            f"    {line}\n" for line in (*START, "  When Red works and rolls 4", "  Then the game goes on")
        )
    )
    with pytest.raises(Exception, match="two sentences fit 'Red works and rolls 1'"):
        compile_feature(suite.compiler, path)


PROBLEMS: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("problems.yaml").read_text("utf-8")
)


@pytest.mark.parametrize("what", PROBLEMS)
def test_what_cannot_be_compiled_is_told_with_file_and_line(compiled: Compile, what: str) -> None:
    case = PROBLEMS[what]
    problem = only_problem(compiled(*case["scenario"].splitlines()))
    assert problem.startswith(f"features/market_day/extra.feature:{case['line']}: ")
    assert case["told"] in problem


def test_a_scenario_without_a_clause_is_told(compiled: Compile) -> None:
    problem = only_problem(
        compiled(*START, "  Then the game goes on", head="Feature: Extra\n\n\n  Rule: R\n\n")
    )
    assert "extra.feature:6: no clause is named; wanted: a tag @clause:… on the rule" in problem


def test_the_likely_clause_is_named_with_its_place(compiled: Compile) -> None:
    problem = only_problem(
        compiled(*START, "  Then the game goes on", head=HEAD.replace("goes_round", "goes_rund"))
    )
    assert problem.startswith(
        "features/market_day/extra.feature:3: no clause has the id 'market_day.turn.goes_rund'"
    )
    assert "nearest: market_day.turn.goes_round (spec/market_day/turn.yaml:7)" in problem


def test_a_fault_that_scenarios_share_is_told_once(compiled: Compile) -> None:
    second = ("Scenario: Another claim", *START[1:], "  Then the game goes on")
    only_problem(
        compiled(*START, "  Then the game goes on", *second, head=HEAD.replace("goes_round", "goes_rund"))
    )


def test_a_fault_in_a_background_is_told_once_and_brings_no_others(compiled: Compile) -> None:
    head = HEAD + '    Background:\n      Given the positon "two traders"\n'
    scenarios = ("Scenario: One", "  Then the game goes on", "Scenario: Two", "  Then the game goes on")
    assert "no sentence fits" in only_problem(compiled(*scenarios, head=head))


def test_a_step_that_means_something_of_another_kind_is_told(compiled: Compile, toy_copy: ToyCopy) -> None:
    toy_copy.add(
        toy_copy.steps / "plays.py",
        (
            '\n\n@when("{seat} sneezes")\n'
            "def sneezes(seat: str) -> Put:\n"
            '    return Put(path=("x",), value=seat)\n'
        ),
    )
    toy_copy.edit(toy_copy.steps / "plays.py", "import Play, when", "import Play, Put, when")
    assert "a When cannot mean Put" in only_problem(
        compiled(*START, "  When Red sneezes", "  Then the game goes on")
    )


def test_a_then_that_expects_nothing_is_told(compiled: Compile, toy_copy: ToyCopy) -> None:
    toy_copy.add(
        toy_copy.steps / "sights.py", '\n\n@then("so be it")\ndef so_be_it() -> list[Value]:\n    return []\n'
    )
    assert "this scenario expects nothing" in only_problem(compiled(*START, "  Then so be it"))


def test_a_play_of_an_unknown_seat_and_an_unknown_action_are_told(
    compiled: Compile, toy_copy: ToyCopy
) -> None:
    toy_copy.add(
        toy_copy.steps / "plays.py",
        (
            '\n\n@when("all sneeze")\n'
            "def sneeze() -> Play:\n"
            '    return Play(seat="Rod", action={"type": "work"})\n'
        ),
    )
    toy_copy.add(
        toy_copy.steps / "sights.py",
        "\n\nfrom ruleproof.language.operations import LegalExactly\n\n\n"
        '@then("Red may only sneeze")\ndef only_sneeze() -> LegalExactly:\n'
        '    return LegalExactly(seat="Red", actions=({"type": "sneeze"},))\n',
    )
    cases, problems = compiled(*START, "  When all sneeze", "  Then Red may only sneeze")
    assert cases == []
    assert any(
        "extra.feature:8: no seat is called 'Rod'" in problem and "nearest: Red" in problem
        for problem in problems
    )
    told = "extra.feature:9: {'type': 'sneeze'} is not an action according to the schema"
    assert any(told in problem for problem in problems)


@pytest.mark.parametrize("place", ["phase", "pending"])
def test_what_is_not_compared_cannot_be_expected(compiled: Compile, toy_copy: ToyCopy, place: str) -> None:
    step = (
        '\n\n@then("the inside is so")\n'
        "def inside() -> Value:\n"
        f'    return Value(path=("{place}",), value="turn")\n'
    )
    toy_copy.add(toy_copy.steps / "sights.py", step)
    assert f"{place} belongs to the engine and is not compared" in only_problem(
        compiled(*START, "  Then the inside is so")
    )


def test_all_scenarios_of_a_file_are_told_at_once(compiled: Compile) -> None:
    cases, problems = compiled(
        *START,
        "  When Red workes",
        "  Then the game goes on",
        "Scenario: Two",
        "  Given Red has 3 coins",
        "  Then the game goes on",
    )
    assert cases == []
    assert len(problems) == 2


def test_a_good_scenario_beside_a_bad_one_is_compiled(compiled: Compile) -> None:
    stories, problems = compiled(
        *START,
        "  Then the game goes on",
        "Scenario: Two",
        "  Given Red has 3 coins",
        "  Then the game goes on",
    )
    assert [story.cases[0].id for story in stories] == ["market_day/extra/some_claim"]
    assert len(problems) == 1
