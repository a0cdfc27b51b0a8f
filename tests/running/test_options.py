"""Options are values: read from a command line, and written as one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from ruleproof.api import Options, Selection
from ruleproof.census.options import CensusOptions
from ruleproof.engines.containment import Containment
from ruleproof.input.command_options import Option, arguments_for, made_from, options_of, seconds_of
from ruleproof.input.problems import UsageError


def test_the_command_that_runs_a_case_again_keeps_how_the_engine_is_asked() -> None:
    options = Options(
        engine="stdio:node e.js",
        games=("fair",),
        selection=Selection(clauses=("a.b",), cases=("x",)),
        known_failures=Path("k.txt"),
        jobs=2,
        profile="en",
        report=Path("out"),
    )
    assert options.case_command == "ruleproof verify --engine 'stdio:node e.js' --profile en"


def test_the_command_of_a_case_names_the_game_of_a_component_set() -> None:
    options = Options(games=("fair",), components=Path("mine.yaml"), readings={"tie": "shared"}, jobs=4)
    wanted = "ruleproof verify --components mine.yaml --reading tie=shared --game fair"
    assert options.case_command == wanted


def test_the_command_says_everything_that_was_asked() -> None:
    options = Options(engine="stdio:./e", games=("fair", "toy"), timeout=0.5, jobs=2)
    wanted = "ruleproof verify --engine stdio:./e --timeout 0.5 --game fair --game toy --jobs 2"
    assert sorted(options.command.split()) == sorted(wanted.split())


def test_explore_is_started_with_the_bounds_of_the_run() -> None:
    contained = Containment(sandbox=True, environment=("HOME",), memory=2**30)
    options = Options(engine="stdio:./mine", containment=contained, data=(Path("toy"),))
    assert options.explore_command == (
        "ruleproof explore --data toy --sandbox --env HOME --memory 1G --engine stdio:./mine "
        "--report ruleproof-report"
    )


class _AllForms(msgspec.Struct, frozen=True, kw_only=True):
    count: Annotated[int, Option("How many.", "N", least=1)] = 3
    pairs: Annotated[dict[str, str], Option("Pairs.", "R=X", "--pair")] = {}
    folder: Annotated[Path | None, Option("Where.", "DIR", whole_run=True)] = None
    loud: Annotated[bool, Option("Say more.")] = False
    within: Containment = Containment()


def test_a_struct_gives_its_options_and_those_of_the_structs_in_it() -> None:
    assert [one.name for one in options_of(_AllForms)] == [
        "--count", "--pair", "--folder", "--loud", "--sandbox", "--env", "--memory", "--processor-time",
    ]  # fmt: skip


def test_what_is_read_from_words_is_written_in_the_same_words() -> None:
    values = {"count": 5, "pairs": ["a=b"], "folder": Path("x"), "loud": True, "within__memory": "512M"}
    made = made_from(_AllForms, values)
    assert made == _AllForms(
        count=5, pairs={"a": "b"}, folder=Path("x"), loud=True, within=Containment(memory=2**29)
    )
    words = ["--count", "5", "--pair", "a=b", "--folder", "x", "--loud", "--memory", "512M"]
    assert arguments_for(made) == words
    assert arguments_for(made, for_one_case=True) == [one for one in words if one not in ("--folder", "x")]


def test_defaults_are_not_written() -> None:
    assert arguments_for(_AllForms()) == []


@pytest.mark.parametrize("given", ["a", "=b", "a="])
def test_half_a_pair_is_refused(given: str) -> None:
    with pytest.raises(UsageError, match=r"--pair .*: wanted RULING=READING"):
        made_from(_AllForms, {"pairs": [given]})


def test_what_a_struct_refuses_is_refused() -> None:
    with pytest.raises(UsageError, match="--env HOME: without --sandbox"):
        made_from(_AllForms, {"within__environment": ["HOME"]})
    with pytest.raises(UsageError, match="--components FILE is the set of one game"):
        made_from(Options, {"games": [], "components": Path("x")})


def test_a_time_limit_is_written_with_or_without_a_unit() -> None:
    assert [seconds_of(text) for text in ("90", "90s", "1.5m", "2h", "")] == [90, 90, 90, 7200, 0]


@pytest.mark.parametrize("text", ["soon", "-5s", "nan", "inf", "5d", "1e999"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="expected a number of seconds, or a time such as 30s, 5m or 2h"):
        seconds_of(text)


def test_census_takes_times_as_play_does_and_repeats_them() -> None:
    asked = made_from(CensusOptions, {"game": "fair", "time": "5m"})
    assert (asked.time, asked.command) == (300, "ruleproof census --game fair --time 300")
