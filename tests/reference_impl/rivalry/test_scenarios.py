"""The scenarios begin where a game can be."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
import yaml

from ruleproof.cases.scenarios import compile_feature
from tests.reference_impl.playing import suite_of

SUITE = suite_of("rivalry")
NAMES = yaml.safe_load((SUITE.folders.spec / "names.yaml").read_text(encoding="utf-8"))


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


@pytest.mark.parametrize("path", SUITE.folders.position_files(), ids=lambda path: path.stem)
def test_the_text_of_a_position_names_the_guards_and_the_terrain_that_it_has(path: Path) -> None:
    position = yaml.safe_load(path.read_text(encoding="utf-8"))
    about, table = position["about"], position["state"]["table"]
    tiles = {name: tile for tile, name in NAMES["tile"].items()}
    if "guards C8" in about:
        held = {tile for nation in table["foot"].values() for tile in nation}
        assert {tiles[name] for name in re.findall(r" on ([A-K]\d+)", about)} == held
    terrain = SUITE.compiler.values(position.get("components", ""))["tiles"]
    for words, kind in ((r"(\S+) and (\S+) are mountains", "mountain"), (r"(\S+) and (\S+) greyed", "coast")):
        if named := re.search(words, about):
            assert {tiles[name] for name in named.groups()} == {
                tile for tile, entry in terrain.items() if entry["terrain"] == kind
            }
