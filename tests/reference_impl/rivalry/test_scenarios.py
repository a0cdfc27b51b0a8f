"""The scenarios begin where a game can be."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ruleproof.cases.scenarios import compile_feature
from tests.reference_impl.playing import suite_of

SUITE = suite_of("rivalry")


def test_after_the_setup_each_nation_has_founded_four_cities_in_its_land() -> None:
    stories = [
        story for path in SUITE.folders.feature_files() for story in compile_feature(SUITE.compiler, path)[0]
    ]
    few = []
    for story in stories:
        state = msgspec.json.decode(story.start.state or b'{"phase": "setup"}')
        if state["phase"] == "setup":
            continue
        values = SUITE.compiler.values(story.components)
        founders = [
            (city[0]["founder"].lower(), values["tiles"][values["sites"][site]["touches"][0]]["nation"])
            for site, city in state["table"]["cities"].items()
            if city
        ]
        for nation in ("republic", "kingdom"):
            if founders.count((nation, nation)) < 4:
                few.append((story.cases[0].id, nation))
    assert few == []


def test_words_that_name_other_tiles_around_a_city_are_refused(tmp_path: Path) -> None:
    feature = tmp_path / "features" / "rivalry" / "wrong.feature"
    feature.parent.mkdir(parents=True)
    feature.write_text(
        "Feature: Wrong\n\n  @clause:rivalry.turn.moves\n  Rule: Wrong\n\n    Scenario: Wrong\n"
        '      Given the position "the Republic\'s turn"\n'
        "      And the Republic has a city at C8 south (between C8, C9 and D8)\n"
        "      Then it is the Republic's turn\n"
    )
    _, problems = compile_feature(SUITE.compiler, feature)
    assert any("C8 south lies between C8, D7, D8" in str(problem) for problem in problems)
