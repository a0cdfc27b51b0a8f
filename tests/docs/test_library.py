"""What the site knows of a game: read once, and kept until a feature changes."""

from __future__ import annotations

from ruleproof.explaining import written_scenarios as module
from ruleproof.explaining.written_scenarios import written_scenarios
from ruleproof_site.library import Library
from tests.toybox import GAME, TOY, ToyCopy


def test_scenarios_from_the_cache_are_those_that_are_written(toy_copy: ToyCopy, monkeypatch) -> None:
    first = Library([toy_copy.root], [GAME]).games[GAME]
    assert first.scenarios == tuple(written_scenarios(first.folders))
    monkeypatch.setattr(module, "written_scenarios", lambda _folders: iter(()))
    assert Library([toy_copy.root], [GAME]).games[GAME].scenarios == first.scenarios


def test_a_changed_feature_is_read_anew(toy_copy: ToyCopy) -> None:
    assert Library([toy_copy.root], [GAME])
    toy_copy.edit(toy_copy.features / "fox.feature", "Scenario: Blue robs Red", "Scenario: Blue takes a coin")
    titles = {scenario.title for scenario in Library([toy_copy.root], [GAME]).games[GAME].scenarios}
    assert "Blue takes a coin" in titles
    assert "Blue robs Red" not in titles


def test_words_of_states_are_named_as_people_name_them() -> None:
    book = Library([], ["rivalry"]).games["rivalry"]
    said = book.named("a tile lies between 7,-1 and -4,-1, not at 17,-1 or 2,-3,S.")
    assert said == "a tile lies between E13 and E2, not at 17,-1 or C8 south."
    toy = Library([TOY], [GAME]).games[GAME]
    assert toy.named("7,-1 is free") == "7,-1 is free"
