"""An engine beside the reference: where it differs, what it says, and what happens when it hangs or dies."""

from __future__ import annotations

import shlex
from pathlib import Path

import msgspec
import pytest

from ruleproof.engines.stdio import StartError
from ruleproof.explore.command import ExploreOptions, prepared
from ruleproof.reports.fix_first import fix_first
from ruleproof.reports.text import explored
from ruleproof.reports.write import write_reports
from tests.explore.visitor import Page, Visitor, visiting
from tests.toybox import GAME, TOY, engine_script, run_on_toy, stdio


def engine_part(page: Page) -> str:
    found = page.soup.select_one("section.engine")
    assert found is not None, page.text[:800]
    return " ".join(found.get_text(" ").split())


def auction(visitor: Visitor) -> Page:
    return visitor.post(f"game/{GAME}/position", name="two traders")


def test_a_good_engine_agrees_at_every_step_of_a_game(tmp_path: Path) -> None:
    with visiting(tmp_path, engine=stdio("market")) as visitor:
        page = visitor.post(f"game/{GAME}/new", seats=2)
        for _ in range(8):
            assert "✓" in engine_part(page), engine_part(page)
            if not page.actions:
                break
            page = visitor.play(page, next(iter(page.actions)))


def test_a_fault_is_shown_with_both_boards_lists_and_messages(tmp_path: Path) -> None:
    with visiting(tmp_path, engine=stdio("doubles_the_card")) as visitor:
        page = visitor.play(auction(visitor), "Red calls an auction")
        told = engine_part(page)
        assert "table/deck" in told and "✗" in told
        assert len(page.soup.select("section.engine .mats")) == 2
        assert page.soup.select("section.engine svg .ring")
        assert page.soup.select("section.engine mark")
        assert '"method":"apply"' in told


def test_the_engine_goes_on_from_the_reference_after_a_difference(tmp_path: Path) -> None:
    with visiting(tmp_path, engine=stdio("doubles_the_card")) as visitor:
        page = visitor.play(auction(visitor), "Red calls an auction")
        page = visitor.play(page, "Red bids 0 coins")
        assert "✓" in engine_part(page)


def test_an_engine_that_takes_up_no_position_is_given_the_whole_line(tmp_path: Path) -> None:
    with visiting(tmp_path, engine=stdio("cannot_load_positions")) as visitor:
        page = visitor.post(f"game/{GAME}/new", seats=2)
        number = visitor.post(f"line/{page.line}/on", most=3).line
        assert "✓" in engine_part(visitor.get(f"line/{number}?step=3"))
        assert "cannot be asked" in engine_part(auction(visitor))


def test_what_an_engine_does_not_cover_is_no_difference(tmp_path: Path) -> None:
    part = engine_script(
        tmp_path,
        "class Engine(Engine):",
        "    def hello(self, protocol):",
        "        greeting = super().hello(protocol)",
        "        greeting['games']['market_day']['covers'] = {'outcome': ['scores']}",
        "        return greeting",
        "    def outcome(self, state):",
        "        return {'outcome': {'scores': super().outcome(state)['outcome']['scores']}}",
    )
    with visiting(tmp_path, engine=part) as visitor:
        assert "✓" in engine_part(visitor.post(f"game/{GAME}/new", seats=2))


def test_both_are_asked_about_what_is_not_legal(tmp_path: Path) -> None:
    with visiting(tmp_path, engine=stdio("market")) as visitor:
        page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
        page = visitor.get(f"line/{page.line}?step=0&ask=Red+bids+4+coins")
        assert "refuses it:" in page.text
    with visiting(tmp_path, engine=stdio("accepts_an_illegal_action")) as visitor:
        page = visitor.post(f"game/{GAME}/position", name="the auction of a cow")
        page = visitor.get(f"line/{page.line}?step=0&ask=Red+bids+4+coins")
        assert "accepts it" in page.text or "refuses it" in page.text


@pytest.mark.parametrize("name", ["dies_when_an_auction_is_called", "sends_deep_nesting", "sends_null"])
def test_an_engine_that_dies_or_talks_nonsense_leaves_the_page_usable(tmp_path: Path, name: str) -> None:
    with visiting(tmp_path, engine=stdio(name)) as visitor:
        page = visitor.play(auction(visitor), "Red calls an auction")
        assert page.status == 200 and "✗" in engine_part(page)
        page = visitor.play(page, "Red bids 0 coins")
        assert page.status == 200 and page.actions


def test_an_engine_that_hangs_is_told_after_its_time(tmp_path: Path) -> None:
    hangs = engine_script(
        tmp_path,
        "class Slow(Engine):",
        "    def apply(self, *args, **kwargs):",
        "        time.sleep(60)",
        "Engine = Slow",
    )
    with visiting(tmp_path, engine=hangs, timeout=5.0) as visitor:
        page = visitor.play(auction(visitor), "Red calls an auction")
        assert "timeout" in engine_part(page) and page.actions


def test_a_step_is_run_again_after_the_engine_was_mended(tmp_path: Path) -> None:
    flag = tmp_path / "mended"
    engine = engine_script(
        tmp_path,
        "import pathlib",
        "class Moody(Engine):",
        "    def apply(self, *args, **kwargs):",
        f"        if not pathlib.Path({str(flag)!r}).exists():",
        "            raise SystemExit('not mended')",
        "        return super().apply(*args, **kwargs)",
        "Engine = Moody",
    )
    with visiting(tmp_path, engine=engine) as visitor:
        page = visitor.play(auction(visitor), "Red calls an auction")
        assert "✗" in engine_part(page)
        flag.touch()
        assert "✗" in engine_part(visitor.get(f"line/{page.line}?step=1"))
        page = visitor.post(f"line/{page.line}/again")
        assert "✓" in engine_part(page), engine_part(page)
        flag.unlink()
        (tmp_path / "engine.py").write_text("raise SystemExit('broken build')\n")
        page = visitor.post(f"line/{page.line}/again")
        assert "cannot be started" in engine_part(page) and page.status == 200


def test_an_engine_without_this_game_is_told(tmp_path: Path) -> None:
    with visiting(tmp_path, engine=stdio("market")) as visitor:
        page = visitor.post(
            "game/rivalry/position", name=next(iter(visitor.room.book("rivalry").suite.compiler.positions))
        )
        assert "does not offer this game" in engine_part(page)


def test_an_engine_that_cannot_be_started_is_told_before_any_page(tmp_path: Path) -> None:
    with pytest.raises(StartError):
        prepared(ExploreOptions(engine="stdio:no-such-program-at-all", data=(TOY,)))


def test_a_planted_fault_is_found_from_its_report(tmp_path: Path) -> None:
    report = run_on_toy(stdio("doubles_the_card"))
    write_reports(report, tmp_path / "report")
    (summary, *_) = fix_first(report)
    case = summary.example.case
    command = explored(report, case)
    given = shlex.split(command)
    assert given[:2] == ["ruleproof", "explore"]
    assert given[given.index("--report") + 1] == "ruleproof-report"
    engine = given[given.index("--engine") + 1]
    assert engine == stdio("doubles_the_card")
    assert command.endswith(f"--case {case}")
    with visiting(tmp_path, report=tmp_path / "report", engine=engine) as visitor:
        home = visitor.get("")
        assert summary.headline.rstrip(".") in home.text
        page = visitor.post("case", case=case)
        assert "✗" in engine_part(page) and "table/deck" in engine_part(page)


def test_no_engine_is_started_because_a_report_names_one(tmp_path: Path) -> None:
    started = tmp_path / "started"
    report = run_on_toy(stdio("doubles_the_card"))
    of_another = msgspec.structs.replace(
        report, engine={"connection": f"stdio:touch {shlex.quote(str(started))}"}
    )
    write_reports(of_another, tmp_path / "report")
    case = fix_first(report)[0].example.case
    with visiting(tmp_path, report=tmp_path / "report") as visitor:
        home = visitor.get("")
        assert f"--engine 'stdio:touch {started}'" in home.text
        page = visitor.post("case", case=case)
        assert page.status == 200 and 'section class="engine"' not in page.text
    assert not started.exists()
