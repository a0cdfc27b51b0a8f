"""The builds of the site that are timed: what is added is a ruling, and what is missed is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toybox import ToyCopy, toy_suite
from tools.bench import site
from tools.bench.clock import Sample, Timing


def timings(nothing: float, ruling: float) -> dict[str, Timing]:
    seconds = {site.FROM_NOTHING: nothing, site.AFTER_A_RULING: ruling}
    return {name: Timing(name, (Sample(1000.0, spent),)) for name, spent in seconds.items()}


def test_a_build_is_judged_by_its_processor_time() -> None:
    assert [one.word for one in site.verdicts(timings(34.0, 16.0))] == ["met", "MISSED"]
    assert [one.word for one in site.verdicts({})] == ["not measured", "not measured"]


def test_what_is_added_is_a_further_ruling_of_the_game_each_time(toy_copy: ToyCopy) -> None:
    before = toy_suite(toy_copy.root).game.rulings
    built = site.Site(toy_copy.root.parent)
    built.checkout = toy_copy.root
    built.add_a_ruling()
    built.add_a_ruling()
    added = {**toy_suite(toy_copy.root).game.rulings}
    assert len(added) == len(before) + 2
    assert not any(one.switchable for name, one in added.items() if name not in before)


def test_a_game_without_rulings_cannot_be_given_one(tmp_path: Path) -> None:
    rulings = tmp_path / "checkout" / "spec" / "nim" / "rulings.yaml"
    rulings.parent.mkdir(parents=True)
    rulings.write_text("[]\n", encoding="utf-8")
    with pytest.raises(LookupError, match="no ruling names a clause"):
        site.Site(tmp_path).add_a_ruling()
