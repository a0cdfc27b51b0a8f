"""Engines that share nothing with the reference, and the adapters, over standard streams."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ruleproof.api import Options, verify
from ruleproof.diagnosis.engine_readings import CANNOT_TELL
from ruleproof.edit.engine_readings import ReadingsOptions, readings_of_engine
from ruleproof.input.folders import Data
from ruleproof.judging import verdicts as v
from ruleproof.running.plan import Watcher
from ruleproof.running.selection import Selection
from tests.shared import WHOLE, is_sampled
from tools.programs import ROOT

ENGINES = ROOT / "engines" / "examples"
SECOND_ENGINES = ROOT / "engines" / "independent"
GAME = "lost_cities_rivals"


def part_of(game: str, *besides: str) -> Selection:
    """Return a fifth of the features of a game, which turns with the day, and those that are named; in the
    campaign, all cases.
    """
    names = sorted(path.stem for path in Data.open().game(game).features.glob("*.feature"))
    chosen = {name for place, name in enumerate(names) if is_sampled(place, 5)} | {*besides}
    return Selection() if WHOLE else Selection(cases=tuple(f"{game}/{name}/*" for name in sorted(chosen)))


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
    assert v.PASS in report.games[0].counts and set(report.games[0].counts) <= {v.PASS, v.UNSUPPORTED}
    assert report.games[0].counts[v.UNSUPPORTED] < 200


def test_the_python_engine_of_between_two_cities_passes_every_case_and_every_reading() -> None:
    entry = SECOND_ENGINES / "python_between_two_cities" / "between_two_cities.py"
    command = f"stdio:{PYTHON} {entry}"
    game = "between_two_cities"
    report = verify(Options(engine=command, games=(game,), selection=part_of(game), jobs=2))
    assert report.status == 0
    assert set(report.games[0].counts) == {v.PASS}


PYTHON = f"python3 {ROOT / 'adapters' / 'python' / 'adapter.py'}"
JAVASCRIPT = f"node {ROOT / 'adapters' / 'javascript' / 'adapter.js'}"
LOADING = [
    pytest.param(
        f"{JAVASCRIPT} {ENGINES / 'javascript' / 'as_states.js'}",
        set(),
        marks=pytest.mark.node,
        id="javascript",
    ),
    pytest.param(f"{PYTHON} {ENGINES / 'python' / 'lost_cities_rivals.py'}", {v.UNSUPPORTED}, id="python"),
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("command", "besides"), LOADING)
def test_an_adapter_carries_an_engine_that_loads_states_through_every_case_of_its_readings(
    command: str, besides: set[str]
) -> None:
    report = verify(Options(engine=f"stdio:{command}", games=(GAME,), selection=part_of(GAME, "tours")))
    counts = report.games[0].counts
    assert set(counts) <= {v.PASS} | besides
    assert counts[v.PASS] > (1000 if WHOLE else 200)


def live_engine(folder: Path) -> str:
    """Return the connection to the Python engine without its function that loads states."""
    engine = folder / "live_rivals.py"
    path = ENGINES / "python" / "lost_cities_rivals.py"
    engine.write_text(path.read_text(encoding="utf-8") + "\nLiveGame.load = None\n", encoding="utf-8")
    return f"{PYTHON} {engine}"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["python", pytest.param("javascript", marks=pytest.mark.node)])
def test_an_engine_that_loads_no_states_is_judged_by_new_games_and_tours(
    language: str, tmp_path: Path
) -> None:
    live = f"{JAVASCRIPT} {ENGINES / 'javascript' / 'as_live_games.js'}"
    command = live_engine(tmp_path) if language == "python" else live
    selection = part_of(GAME, "turn", "tours")
    report = verify(Options(engine=f"stdio:{command}", games=(GAME,), selection=selection))
    assert report.status == 0
    assert set(report.games[0].counts) == {v.PASS, v.UNSUPPORTED}
    tours = [result for result in report.games[0].results if "/tours/" in result.case]
    assert {result.verdict for result in tours} == {v.PASS}


def test_a_game_that_was_played_on_is_asked_and_compared_with_one_that_was_loaded(tmp_path: Path) -> None:
    """The engine counts moves, which no state has, and offers nothing after the ninth."""
    engine = tmp_path / "counting_rivals.py"
    text = (ENGINES / "python" / "lost_cities_rivals.py").read_text(encoding="utf-8")
    counted = "        self.moves = getattr(self, 'moves', 0) + 1\n        match action:\n"
    cut = 'if getattr(self, "moves", 0) > 9 or self.stage == "over" or seat != self.mover:'
    for right, wrong in (
        ("        match action:\n", counted),
        ('if self.stage == "over" or seat != self.mover:', cut),
    ):
        assert text.count(right) == 1
        text = text.replace(right, wrong)
    engine.write_text(text, encoding="utf-8")
    selection = Selection(cases=(f"{GAME}/tours/*",))
    report = verify(Options(engine=f"stdio:{PYTHON} {engine}", games=(GAME,), selection=selection))
    assert report.status == 1
    [note] = report.engine_notes
    assert note.startswith("legal_actions of ")
    assert "a game that was played on and one that was loaded differ: [] and [" in note


CLICKS = ENGINES / "clicks"
BY_CLICKS = [
    pytest.param(JAVASCRIPT, "clicks_of_rivals.js", marks=pytest.mark.node, id="javascript"),
    pytest.param(PYTHON, "clicks_of_live_game.py", id="python"),
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("adapter", "engine"), BY_CLICKS)
def test_an_engine_of_another_grain_passes_all_that_it_has_positions_for(adapter: str, engine: str) -> None:
    """An auction is one call with all its bids, and a card is picked up before it is laid down."""
    selection = part_of(GAME, "auction", "tours")
    report = verify(Options(engine=f"stdio:{adapter} {CLICKS / engine}", games=(GAME,), selection=selection))
    assert report.status == 0
    counts = report.games[0].counts
    assert set(counts) == {v.PASS, v.UNSUPPORTED}
    assert counts[v.PASS] > (850 if WHOLE else 200)
    held = [result for result in report.games[0].results if result.deferred and result.verdict == v.PASS]
    assert len(held) > 10


def test_an_adapter_of_clicks_asks_the_program_for_what_it_does_not_list(tmp_path: Path) -> None:
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
    options = Options(engine=f"stdio:{PYTHON} {engine}", games=(GAME,), selection=selection)
    report = verify(options)
    assert report.status == 1
    assert {one.cause for one in report.games[0].results if one.verdict.is_fault} >= {"accepted: return"}


@pytest.mark.parametrize(("adapter", "engine"), BY_CLICKS)
def test_an_adapter_claims_no_refusal_of_a_program_that_it_cannot_ask(
    adapter: str, engine: str, tmp_path: Path
) -> None:
    for file in CLICKS.iterdir():
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        text = text.replace("action, attempt, click", "action, click").replace("def attempt", "def unused")
        text = text.replace('parents[1] / "python"', f"parents[1] / {str(ENGINES / 'python')!r}")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    selection = Selection(cases=(f"{GAME}/spoils/*",))
    connection = f"stdio:{adapter} {tmp_path / engine}"
    report = verify(Options(engine=connection, games=(GAME,), selection=selection))
    assert report.status == 0
    refusals = {one.case for one in report.games[0].results if "does_not_fit_is_refused" in one.case}
    judged = {one.case for one in report.games[0].results if one.verdict.is_judged}
    assert refusals and not refusals & judged


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("adapter", "engine"), BY_CLICKS)
def test_the_readings_of_an_engine_of_another_grain_are_told(adapter: str, engine: str) -> None:
    connection = f"stdio:{adapter} {CLICKS / engine}"
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
    engine = f"stdio:{JAVASCRIPT} {tmp_path / 'clicks_of_rivals.js'}"
    selection = part_of(
        GAME, {"gold": "piles_and_gold"}.get(chapter := clause.split(".")[0], chapter), "tours"
    )
    report = verify(Options(engine=engine, games=(GAME,), selection=selection))
    assert report.status == 1
    fault = next(one for one in report.games[0].faults if one.suggests is None)
    assert f"{GAME}.{clause}" in [one.clause for one in fault.suspects[:3]]


@pytest.mark.parametrize("command", [pytest.param(JAVASCRIPT, marks=pytest.mark.node), PYTHON])
def test_an_adapter_without_its_game_says_how_it_is_run(command: str) -> None:
    done = subprocess.run([*command.split(), "no_game.x"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no file no_game.x; usage: " in done.stderr
    assert done.stderr.count("\n") == 1
    assert not done.stdout
