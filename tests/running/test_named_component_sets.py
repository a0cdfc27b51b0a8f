"""A position, a tag or a tour may name the component set on which it is played, whatever the set in force."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.edit.export import export
from ruleproof.edit.record import record
from ruleproof.input.problems import UsageError
from ruleproof.judging import verdicts as v
from ruleproof.reports.fix_first import fix_first
from ruleproof.reports.junit import encode
from ruleproof.reports.terminal import show_summary
from tests.play.driver import toy_explorer
from tests.toybox import (
    ALL_VERBS,
    ENGINES,
    GAME,
    TOY,
    Doctored,
    ToyCopy,
    by_case,
    run_on_toy,
    stdio,
    toy_suite,
)

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
    assert (status, "no errors" in lines) == (0, True), lines
    assert by_case(run_on_toy(stdio("market"), dear.root))[CASE].verdict == v.PASS


def test_an_engine_that_plays_with_the_set_in_force_all_the_same_is_failed(
    dear: ToyCopy, tmp_path: Path
) -> None:
    engine = tmp_path / "deaf.py"
    engine.write_text(DEAF, encoding="utf-8")
    found = by_case(run_on_toy(f'stdio:"{sys.executable}" "{engine}"', dear.root))
    assert found[CASE].verdict == v.FAIL
    assert found[f"{GAME}/turn/cloth_costs_two_coins"].verdict == v.PASS


def deaf(folder: Path, components: Any = None) -> str:
    """Write an engine that keeps the first set that it is given, and says in hello what it is built with."""
    declared = f"""
    def hello(self, protocol):
        greeting = super().hello(protocol)
        greeting["games"]["market_day"]["components"] = {components!r}
        return greeting
"""
    text = DEAF.replace("    first = None\n", f"    first = None\n{declared if components else ''}")
    engine = folder / "deaf.py"
    engine.write_text(text, encoding="utf-8")
    return f'stdio:"{sys.executable}" "{engine}"'


DIGEST = toy_suite().components.digest
BUILT_WITH = ("standard", {"name": "standard", "digest": DIGEST}, {"name": "printed", "digest": DIGEST})


@pytest.mark.parametrize("components", BUILT_WITH, ids=["name", "both", "digest"])
def test_an_engine_that_is_built_with_one_set_is_not_asked_about_another(
    components: Any, dear: ToyCopy, tmp_path: Path
) -> None:
    found = by_case(run_on_toy(deaf(tmp_path, components), dear.root))
    assert found[CASE].verdict == v.UNSUPPORTED
    name = components if isinstance(components, str) else components["name"]
    told = f"the engine is built with the component set {name!r}, but this is 'corrected'"
    assert found[CASE].reason == told
    assert found[f"{GAME}/turn/cloth_costs_two_coins"].verdict == v.PASS


def test_an_object_without_a_digest_only_names_the_set_that_an_engine_knows(
    dear: ToyCopy, tmp_path: Path
) -> None:
    assert by_case(run_on_toy(deaf(tmp_path, {"name": "standard"}), dear.root))[CASE].verdict == v.FAIL


def test_a_set_that_the_game_has_not_is_refused_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="nearest: standard"):
        run_on_toy(deaf(tmp_path, "standart"))


def test_an_engine_that_is_built_with_another_set_is_not_asked_about_the_standard_one(
    dear: ToyCopy, tmp_path: Path
) -> None:
    found = by_case(run_on_toy(deaf(tmp_path, {"name": "standard", "digest": "sha256:00"}), dear.root))
    price = found[f"{GAME}/turn/cloth_costs_two_coins"]
    assert price.verdict == v.UNSUPPORTED
    assert "this is 'standard' with different values" in price.reason


def test_a_failure_under_another_set_says_so_first(
    dear: ToyCopy, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = run_on_toy(deaf(tmp_path), dear.root)
    assert by_case(report)[CASE].components == "corrected"
    assert fix_first(report)[0].headline.startswith("Under the component set corrected: ")
    show_summary(report)
    told = capsys.readouterr().out
    assert f"fail: {CASE} (under the component set corrected)" in told
    assert b"Under the component set corrected: " in encode(report)


@pytest.mark.parametrize(("components", "asked"), [({}, True), ("standard", False)])
def test_play_begins_under_no_set_but_the_one_that_an_engine_is_built_with(
    components: Any, asked: bool
) -> None:
    engine = Doctored()
    offer = msgspec.structs.replace(ALL_VERBS, components=components)
    explorer = toy_explorer(engine, offer=offer)
    for number in range(60):
        list(explorer.game(number))
    names = {request["params"]["components"]["prices"]["cloth"] for request in engine.asked("configure")}
    assert (3 in names) == asked


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
        "the position 'dear cloth' names the component set 'corected', but there is no set of this name"
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
