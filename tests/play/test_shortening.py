"""A finding is made short and plain, named by its clause, written as a scenario, and reported once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ruleproof.cases.scenarios import compile_feature
from ruleproof.cases.wording import ScenarioWriter
from ruleproof.diagnosis.as_scenario import as_scenario
from ruleproof.diagnosis.findings import Finding
from ruleproof.input import jsontext
from ruleproof.play.story_file import read, write
from tests.play.driver import found_on_toy, more_for_work
from tests.toybox import changed_state, toy_suite

Json = dict[str, Any]


def dear_cloth(state: Json) -> None:
    """Whoever now has two pieces of cloth or more pays a coin too much."""
    table = state["table"]
    for seat in table["seats"]:
        if table["goods"][seat].get("cloth", 0) >= 2 and table["coins"][seat]:
            table["coins"][seat] -= 1
            table["coin_supply"] += 1


def finding_of_dear_cloth() -> Finding:
    _, findings = found_on_toy(changed_state("buy", dear_cloth), games=200)
    assert findings
    return findings[0]


def test_a_story_is_shortened_to_the_play_that_shows_the_fault() -> None:
    finding = finding_of_dear_cloth()
    (play,) = finding.story.plays
    assert play.action["type"] == "buy"
    assert "market_day.turn.price_is_paid" in finding.result.clauses
    table = jsontext.decode(finding.story.start.state)["table"]
    assert table["discard"] == []
    bought = play.action["pieces"] if play.action["good"] == "cloth" else 0
    assert table["goods"][play.seat].get("cloth", 0) + bought == 2


def test_a_finding_is_told_as_a_scenario_that_compiles_to_the_same_story(tmp_path: Path) -> None:
    finding = finding_of_dear_cloth()
    told = as_scenario(ScenarioWriter(toy_suite()), finding)
    assert told.unsaid == ()
    assert told.compiles
    path = tmp_path / "found.feature"
    path.write_text(told.text, encoding="utf-8")
    (story,), problems = compile_feature(toy_suite().compiler, path)
    assert problems == []
    assert story.plays[0].action == finding.story.plays[0].action
    assert "  @clause:market_day.turn." in told.text


def test_a_story_that_is_changed_is_not_taken_for_the_same() -> None:
    finding = finding_of_dear_cloth()
    writer = ScenarioWriter(toy_suite())
    text = as_scenario(writer, finding).text
    (line,) = [line for line in text.splitlines() if "When" in line]
    seat = finding.story.plays[0].seat
    other = "Blue" if seat == "Red" else "Red"
    assert writer.is_same(text, finding.story)
    assert not writer.is_same(text.replace(line, line.replace(seat, other)), finding.story)


def test_a_fault_is_told_once_and_counted_after_that() -> None:
    explorer, findings = found_on_toy(changed_state("work", more_for_work), games=60, enough=99)
    assert len({one.key for one in findings}) == len(findings)
    assert max(one.seen for one in findings) > 3
    assert explorer.tally.actions > 100


def two_faults(request: Json, reply: Json) -> None:
    changed_state("work", more_for_work)(request, reply)
    if request["method"] == "view" and "result" in reply:
        reply["result"]["view"]["deck"] += 1


def test_behind_the_first_fault_another_is_found() -> None:
    _, findings = found_on_toy(two_faults, games=60, enough=2)
    assert {one.difference.what for one in findings} >= {"view", "table"}


def test_a_finding_that_is_kept_is_read_again_as_it_was(tmp_path: Path) -> None:
    finding = finding_of_dear_cloth()
    write(finding.story, {"market_day.ruling.tie": "shared"}, tmp_path / "1.json")
    story, readings = read(tmp_path / "1.json", toy_suite())
    assert story.plays == finding.story.plays
    assert jsontext.decode(story.start.state) == jsontext.decode(finding.story.start.state)
    assert readings == {"market_day.ruling.tie": "shared"}
