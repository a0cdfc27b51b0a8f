"""`ruleproof census`: every position of a small set."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from ruleproof.census.command import census_command
from ruleproof.census.sets import outcomes
from ruleproof.census.walk import Graph
from tools.programs import ROOT

GAME = "lost_cities_rivals"
JAVASCRIPT = f"stdio:node {ROOT / 'examples' / 'engines' / 'javascript' / 'engine.js'}"


def told(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(census_command, ["--game", GAME, *arguments])
    return result.exit_code, result.output


def test_a_bound_is_stated_and_nothing_is_wrong_up_to_it() -> None:
    status, text = told("--positions", "200")
    assert status == 0
    assert "a bound of 200 positions: 200 positions of 'tiny'" in text
    assert "Somebody may act until the game is over: in every position." in text


@pytest.mark.node
def test_an_engine_that_shares_nothing_with_the_reference_answers_as_it_does() -> None:
    status, text = told("--positions", "200", "--engine", JAVASCRIPT)
    assert status == 0, text
    assert "answers as the reference does: up to 200 positions" in text


def test_outcomes_of_chance_are_all_tried_or_it_is_said() -> None:
    assert outcomes({"roll": {"dice": 1}}, 6)[1]
    assert not outcomes({"roll": {"dice": 2}}, 6)[1]
    orders, all_of_them = outcomes({"shuffle": ["b", "a", "a"]}, 9)
    assert all_of_them
    assert sorted(one["shuffle"] for one in orders) == [["a", "a", "b"], ["a", "b", "a"], ["b", "a", "a"]]


def test_a_cycle_of_plays_is_found() -> None:
    graph = Graph()
    for digest, parent in ((b"0", -1), (b"1", 0), (b"2", 1)):
        graph.add(digest, parent, 0)
    graph.edges.extend([1, 2])
    graph.first_edges.extend([0, 1, 2])
    assert graph.on_a_cycle() == ([], 2)
    graph.edges.append(1)
    assert graph.on_a_cycle()[0] == [1, 2]
