"""A position, a tag or a tour may name the component set on which it is played, whatever the set in force."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ruleproof.edit.export import export
from ruleproof.edit.record import record
from ruleproof.judging import verdicts as v
from tests.toybox import ENGINES, GAME, TOY, ToyCopy, by_case, run_on_toy, stdio

DEAR = """Feature: Dear cloth

  @clause:market_day.turn.price_is_paid
  Rule: Goods have their prices

    Scenario: Dear cloth costs three coins
      Given the position "dear cloth"
      When Red buys 1 cloth
      Then Red has 3 coins less
"""
NEW_GAME = """Feature: Dear cattle

  @clause:market_day.setup.one_card_each @components:corrected
  Rule: Everybody is dealt one card

    Scenario: A cow is dealt from the other set
      Given a new game for Red and Blue, the cards being cow and pig
      Then Red holds cow
"""
DEAF = f"""
import sys

sys.path.insert(0, {str(ENGINES)!r})

from market import Engine, serve


class Faulty(Engine):
    first = None

    def configure(self, game, components, readings):
        self.first = self.first or components
        return super().configure(game, self.first, readings)


serve(Faulty())
"""
"""An engine that keeps the first component set that it was given, whatever it is configured with later."""
CASE = f"{GAME}/dear/dear_cloth_costs_three_coins"


@pytest.fixture
def dear(toy_copy: ToyCopy) -> ToyCopy:
    """Return a toy game with a position on the set `corrected`, on which cloth costs three coins."""
    position = (toy_copy.features / "positions" / "two_traders.yaml").read_text(encoding="utf-8")
    named = position.replace("name: two traders", "name: dear cloth\ncomponents: corrected")
    (toy_copy.features / "positions" / "dear_cloth.yaml").write_text(named, encoding="utf-8")
    toy_copy.feature(DEAR, "dear")
    return toy_copy


def test_a_scenario_is_played_with_the_set_that_its_position_names(dear: ToyCopy) -> None:
    lines, status = dear.check()
    assert (status, "all well" in lines) == (0, True), lines
    assert by_case(run_on_toy(stdio("market"), dear.root))[CASE].verdict == v.PASS


def test_an_engine_that_plays_with_the_set_in_force_all_the_same_is_failed(
    dear: ToyCopy, tmp_path: Path
) -> None:
    engine = tmp_path / "deaf.py"
    engine.write_text(DEAF, encoding="utf-8")
    found = by_case(run_on_toy(f'stdio:"{sys.executable}" "{engine}"', dear.root))
    assert found[CASE].verdict == v.FAIL
    assert found[f"{GAME}/turn/cloth_costs_two_coins"].verdict == v.PASS


def test_a_case_that_names_its_set_is_never_inapplicable(dear: ToyCopy, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    standard = TOY / "spec" / GAME / "components" / "standard.yaml"
    mine.write_text(
        standard.read_text(encoding="utf-8")
        .replace("cloth: 2", "cloth: 1")
        .replace("name: standard", "name: mine"),
        encoding="utf-8",
    )
    found = by_case(run_on_toy(root=dear.root, components=mine))
    assert found[f"{GAME}/turn/cloth_costs_two_coins"].verdict == v.INAPPLICABLE
    assert found[CASE].verdict == v.PASS


def test_a_tag_names_the_set_of_a_scenario_that_starts_with_a_new_game(toy_copy: ToyCopy) -> None:
    toy_copy.feature(NEW_GAME, "dear")
    lines, status = toy_copy.check()
    assert status == 0, lines
    assert (
        by_case(run_on_toy(root=toy_copy.root))[f"{GAME}/dear/a_cow_is_dealt_from_the_other_set"].verdict
        == v.PASS
    )


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("@components:corrected", "@components:corected", "no component set is called 'corected'"),
        (
            "a new game for Red and Blue, the cards being cow and pig",
            'the position "two traders"',
            (
                "the position 'two traders' names no component set, and this "
                "scenario is tagged @components:corrected"
            ),
        ),
        (
            "@components:corrected",
            "@components:corrected @components:standard",
            "one scenario names the component sets corrected and standard",
        ),
    ],
)
def test_a_name_that_cannot_stand_is_told_with_its_line(
    toy_copy: ToyCopy, before: str, after: str, told: str
) -> None:
    toy_copy.feature(NEW_GAME.replace(before, after), "dear")
    lines, status = toy_copy.check()
    assert status == 2
    assert "dear.feature:" in lines
    assert told in lines


def test_a_position_on_an_unknown_set_is_told(dear: ToyCopy) -> None:
    dear.edit(
        dear.features / "positions" / "dear_cloth.yaml", "components: corrected", "components: corected"
    )
    lines, status = dear.check()
    assert status == 2
    assert (
        "the position 'dear cloth' lies on the component set 'corected', and there is none of this name"
        in lines
    )


def test_a_tour_can_be_recorded_with_another_set_and_is_judged_with_it(toy_copy: ToyCopy) -> None:
    out = toy_copy.features / "tours" / "dear.yaml"
    record(GAME, 2, 3, "A dear game", (), out, [toy_copy.root], "corrected")
    assert "components: corrected\n" in out.read_text(encoding="utf-8")
    lines, status = toy_copy.check()
    assert status == 0, lines
    found = by_case(run_on_toy(stdio("market"), toy_copy.root))
    assert {result.verdict for case, result in found.items() if "/tours/dear/" in case} == {v.PASS}


def test_a_tour_on_an_unknown_set_is_told_with_its_line(toy_copy: ToyCopy) -> None:
    tour = toy_copy.features / "tours" / "two_traders.yaml"
    toy_copy.add(tour, "components: corected\n")
    lines, status = toy_copy.check()
    assert status == 2
    assert "two_traders.yaml:" in lines
    assert "no component set is called 'corected'" in lines


def test_an_export_names_the_set_of_each_case(dear: ToyCopy, tmp_path: Path) -> None:
    export(tmp_path / "out", [GAME], [dear.root])
    assert '"components":"corrected"' in (tmp_path / "out" / GAME / "cases" / "dear.json").read_text(
        encoding="utf-8"
    )
