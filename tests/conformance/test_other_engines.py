"""Engines that share nothing with the reference, and the adapter templates, over standard streams."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from ruleproof.api import Options, verify
from ruleproof.diagnosis.engine_readings import CANNOT_TELL
from ruleproof.edit.engine_readings import ReadingsOptions, readings_of_engine
from ruleproof.engines.recording import Recording
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.running.plan import Watcher
from ruleproof.running.selection import Selection
from tests.shared import WHOLE, is_sampled
from tools.programs import ROOT

ENGINES = ROOT / "engines" / "examples"
SECOND_ENGINES = ROOT / "engines" / "independent"
GAME = "lost_cities_rivals"
Told = Mapping[str, Recording]


def part_of(game: str) -> Selection:
    """Return a third of the features of a game, which turns with the day; in the campaign, all cases."""
    names = sorted(path.stem for path in Data.open().game(game).features.glob("*.feature"))
    chosen = [name for place, name in enumerate(names) if is_sampled(place, 3)]
    return Selection() if WHOLE else Selection(cases=tuple(f"{game}/{name}/*" for name in chosen))


def verdicts_of(command: str) -> Counter[str]:
    report = verify(Options(engine=f"stdio:{command}", games=(GAME,)))
    return Counter(result.verdict for result in report.games[0].results)


@pytest.mark.node
def test_the_javascript_engine_passes_every_case() -> None:
    engine = f"stdio:node {ENGINES / 'javascript' / 'engine.js'}"
    report = verify(Options(engine=engine, games=(GAME,), selection=part_of(GAME), jobs=2))
    assert report.status == 0
    assert set(report.games[0].counts) == {v.PASS}
    assert report.notes == ()


@pytest.mark.node
def test_the_javascript_engine_of_rivalry_passes_every_case_of_the_adopted_readings() -> None:
    report = verify(
        Options(
            engine=f"stdio:node {SECOND_ENGINES / 'javascript_rivalry' / 'engine.js'}",
            games=("rivalry",),
            selection=part_of("rivalry"),
            jobs=2,
        )
    )
    assert report.status == 0
    assert set(report.games[0].counts) == {v.PASS, v.UNSUPPORTED}
    assert report.games[0].counts[v.UNSUPPORTED] < 200


def test_the_python_engine_of_between_two_cities_passes_every_case_and_every_reading() -> None:
    entry = SECOND_ENGINES / "python_between_two_cities" / "between_two_cities.py"
    command = f"stdio:{sys.executable} {ENGINES / 'templates' / 'loads_states.py'} {entry}"
    game = "between_two_cities"
    report = verify(Options(engine=command, games=(game,), selection=part_of(game), jobs=2))
    assert report.status == 0
    assert set(report.games[0].counts) == {v.PASS}


TEMPLATES = ENGINES / "templates"
LOADING = [
    pytest.param(
        f"node {TEMPLATES / 'loads_states.js'} {TEMPLATES / 'example_rules.js'}",
        set(),
        marks=pytest.mark.node,
        id="javascript",
    ),
    pytest.param(
        f"python3 {TEMPLATES / 'loads_states.py'} {ENGINES / 'python' / 'lost_cities_rivals.py'}",
        {v.UNSUPPORTED},
        id="python",
    ),
]
LIVE = [
    pytest.param(
        f"node {TEMPLATES / 'keeps_live_games.js'} {TEMPLATES / 'example_live_game.js'}",
        marks=pytest.mark.node,
        id="javascript",
    ),
    pytest.param(
        f"python3 {TEMPLATES / 'keeps_live_games.py'} {ENGINES / 'python' / 'lost_cities_rivals.py'}",
        id="python",
    ),
]


@pytest.mark.parametrize(("command", "besides"), LOADING)
def test_a_template_that_loads_states_carries_an_engine_through_every_case_of_its_readings(
    command: str, besides: set[str]
) -> None:
    counts = verdicts_of(command)
    assert set(counts) == {v.PASS} | besides
    assert counts[v.PASS] > 1000


@pytest.mark.parametrize("command", LIVE)
def test_a_template_that_keeps_live_games_is_judged_by_new_games_and_tours(command: str) -> None:
    report = verify(Options(engine=f"stdio:{command}", games=(GAME,)))
    assert report.status == 0
    assert set(report.games[0].counts) == {v.PASS, v.UNSUPPORTED}
    tours = [result for result in report.games[0].results if "/tours/" in result.case]
    assert {result.verdict for result in tours} == {v.PASS}


CLICKS = ENGINES / "clicks"
BY_CLICKS = [
    pytest.param("node", "clicks.js", "clicks_of_rivals.js", marks=pytest.mark.node, id="javascript"),
    pytest.param("python3", "clicks.py", "clicks_of_live_game.py", id="python"),
]


@pytest.mark.parametrize(("program", "template", "engine"), BY_CLICKS)
def test_an_engine_of_another_grain_passes_all_that_it_has_positions_for(
    program: str, template: str, engine: str
) -> None:
    """An auction is one call with all its bids, and a card is picked up before it is laid down."""
    report = verify(
        Options(engine=f"stdio:{program} {TEMPLATES / template} {CLICKS / engine}", games=(GAME,))
    )
    assert report.status == 0
    counts = report.games[0].counts
    assert set(counts) == {v.PASS, v.UNSUPPORTED}
    assert counts[v.PASS] > 850
    held = [result for result in report.games[0].results if result.held and result.verdict == v.PASS]
    assert len(held) > 10


def test_a_template_for_clicks_asks_the_program_for_what_it_does_not_list(tmp_path: Path) -> None:
    """The program accepts a second card for the box, although it does not list the click."""
    folders = {"clicks": "clicks_of_live_game.py", "python": "lost_cities_rivals.py"}
    for folder, file in folders.items():
        text = (ENGINES / folder / file).read_text(encoding="utf-8")
        right = "if action not in self.legal_actions(seat):"
        assert folder == "clicks" or text.count(right) == 1
        wrong = f"{right[:-1]} and action['type'] != 'return':"
        (tmp_path / folder).mkdir()
        (tmp_path / folder / file).write_text(text.replace(right, wrong), encoding="utf-8")
    engine = tmp_path / "clicks" / "clicks_of_live_game.py"
    selection = Selection(cases=(f"{GAME}/spoils/*",))
    options = Options(
        engine=f"stdio:{sys.executable} {TEMPLATES / 'clicks.py'} {engine}",
        games=(GAME,),
        selection=selection,
    )
    report = verify(options)
    assert report.status == 1
    assert {one.cause for one in report.games[0].results if one.verdict.is_fault} >= {"accepted: return"}


@pytest.mark.parametrize(("program", "template", "engine"), BY_CLICKS)
def test_a_template_claims_no_refusal_of_a_program_that_it_cannot_ask(
    program: str, template: str, engine: str, tmp_path: Path
) -> None:
    for file in CLICKS.iterdir():
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        text = text.replace("action, attempt, click", "action, click").replace("def attempt", "def unused")
        text = text.replace('parents[1] / "python"', f"parents[1] / {str(ENGINES / 'python')!r}")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    selection = Selection(cases=(f"{GAME}/spoils/*",))
    connection = f"stdio:{program} {TEMPLATES / template} {tmp_path / engine}"
    report = verify(Options(engine=connection, games=(GAME,), selection=selection))
    assert report.status == 0
    refusals = {one.case for one in report.games[0].results if "does_not_fit_is_refused" in one.case}
    judged = {one.case for one in report.games[0].results if one.verdict.is_judged}
    assert refusals and not refusals & judged


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("program", "template", "engine"), BY_CLICKS)
def test_the_readings_of_an_engine_of_another_grain_are_told(
    program: str, template: str, engine: str
) -> None:
    connection = f"stdio:{program} {TEMPLATES / template} {CLICKS / engine}"
    found = readings_of_engine(ReadingsOptions(engine=connection, game=GAME), Watcher())
    assert found is not None
    assert not [row.ruling for row in found.rulings if row.contradiction]
    assert sum(row.words != CANNOT_TELL for row in found.rulings) > 12


PLANTED = {
    "auction.only_winner_pays": ("next.players[at].coins -= bid", "next.players[game.turn].coins -= bid"),
    "spoils.neighbour_takes_starting_player_card": ("if (spoils) next.holder", "if (!spoils) next.holder"),
    "expeditions.equal_value_allowed": ("numberOf(card) >= last", "numberOf(card) > last"),
    "gold.remainder_stays": ("next.supply -= share * players.length;", "next.supply = 0;"),
}


@pytest.mark.node
@pytest.mark.sampled(4)
@pytest.mark.parametrize("clause", PLANTED)
def test_a_fault_planted_in_an_engine_of_another_grain_is_named(clause: str, tmp_path: Path) -> None:
    right, wrong = PLANTED[clause]
    for file in CLICKS.glob("*.js"):
        text = file.read_text(encoding="utf-8")
        assert file.name != "rivals.js" or text.count(right) == 1
        (tmp_path / file.name).write_text(text.replace(right, wrong), encoding="utf-8")
    engine = f"stdio:node {TEMPLATES / 'clicks.js'} {tmp_path / 'clicks_of_rivals.js'}"
    report = verify(Options(engine=engine, games=(GAME,)))
    assert report.status == 1
    assert f"{GAME}.{clause}" in [one.clause for one in report.games[0].faults[0].suspects[:3]]


@pytest.mark.parametrize(
    "file",
    [
        pytest.param("loads_states.js", marks=pytest.mark.node),
        "loads_states.py",
        pytest.param("keeps_live_games.js", marks=pytest.mark.node),
        "keeps_live_games.py",
        pytest.param("clicks.js", marks=pytest.mark.node),
        "clicks.py",
    ],
)
def test_a_template_without_an_engine_says_how_it_is_run(file: str) -> None:
    program = "node" if file.endswith("js") else sys.executable
    no_arguments: list[str] = []
    for arguments, told in (
        (no_arguments, f"{file} path/to/your_engine"),
        (["no_engine.x"], "there is no file no_engine.x"),
    ):
        done = subprocess.run(
            [program, str(TEMPLATES / file), *arguments], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert told in done.stderr
        assert done.stderr.count("\n") == 1
        assert not done.stdout


@pytest.mark.parametrize(
    ("file", "most"),
    [
        ("javascript/adapter.js", 120),
        ("templates/loads_states.js", 130),
        ("templates/loads_states.py", 125),
        ("templates/keeps_live_games.js", 170),
        ("templates/keeps_live_games.py", 190),
        ("templates/clicks.js", 205),
        ("templates/clicks.py", 230),
    ],
)
def test_what_people_copy_is_short(file: str, most: int) -> None:
    assert len((ENGINES / file).read_text(encoding="utf-8").splitlines()) < most
