"""Compiling single scenarios of the toy game."""

from __future__ import annotations

from collections.abc import Callable

from ruleproof.cases.case import Case, Story

HEAD = "Feature: Extra\n\n  @clause:market_day.turn.goes_round\n  Rule: The next player follows\n\n"
"""The head of a feature; what follows begins on line 6."""
NEW_GAME = ("Scenario: Some claim", "  Given a new game for Red")
START = ("Scenario: Some claim", '  Given the position "two traders"')
Compiled = tuple[list[Story], list[str]]
Compile = Callable[..., Compiled]


def only_story(found: Compiled) -> Story:
    stories, problems = found
    assert problems == []
    (story,) = stories
    return story


def only_case(found: Compiled) -> Case:
    (case,) = only_story(found).cases
    return case


def only_problem(found: Compiled) -> str:
    cases, problems = found
    assert cases == []
    (problem,) = problems
    return problem
