"""The engine of Rival Cities that shares nothing with the reference, over standard streams."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ruleproof.api import Options, verify
from ruleproof.judging import verdicts as v
from ruleproof.running.selection import Selection

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engines" / "independent" / "python_rival_cities"
ADAPTER = ROOT / "adapters" / "python" / "adapter.py"
GAME = "rival_cities"
SAMPLE = tuple(
    f"{GAME}/{file}/*"
    for file in ("alliances_that_repeat", "altered_cards", "drawing", "lawsuits", "option_c", "whole_turns")
)
SEATS = ["Hamburg", "Altona"]


def options(folder: Path = ENGINE, **asked: Any) -> Options:
    command = f"{sys.executable} {ADAPTER} {folder / 'engine.py'}"
    return Options(engine=f"stdio:{command}", games=(GAME,), **asked)


def test_the_python_engine_passes_a_sample_of_the_files() -> None:
    report = verify(options(selection=Selection(cases=SAMPLE)))
    assert report.status == 0
    assert report.games[0].counts[v.PASS] > 150


def test_the_python_engine_fails_where_a_marker_is_swayed_two_spaces(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(ENGINE, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__")))
    module = folder / "lawsuits.py"
    right, wrong = 'moved(lawsuit["marker"], seat)', 'moved(moved(lawsuit["marker"], seat), seat)'
    text = module.read_text(encoding="utf-8")
    assert right in text
    module.write_text(text.replace(right, wrong), encoding="utf-8")
    report = verify(options(folder, selection=Selection(cases=(f"{GAME}/lawsuits/*",))))
    assert report.status == 1
    assert f"{GAME}.sway.one_space_towards_own_side" in {
        suspect.clause for fault in report.games[0].faults for suspect in fault.suspects
    }


@pytest.mark.campaign
@pytest.mark.parametrize("profile", ["", "en", "de"])
def test_the_python_engine_passes_every_case_of_its_readings(profile: str) -> None:
    report = verify(options(profile=profile))
    assert report.status == 0
    assert set(report.games[0].counts) <= {v.PASS, v.UNSUPPORTED, v.INAPPLICABLE}
    assert report.games[0].counts[v.UNSUPPORTED] < 60


def replies(*requests: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Ask the engine over its adapter, after it was configured with the standard set."""
    components = yaml.safe_load((ROOT / "spec" / GAME / "components" / "standard.yaml").read_text("utf-8"))
    configure = ("configure", {"game": GAME, "components": components["values"], "readings": {}})
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate([configure, *requests, ("bye", {})])
    ]
    done = subprocess.run(
        [sys.executable, str(ADAPTER), str(ENGINE / "engine.py")],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    assert not done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()[1:-1]]


def new_state() -> dict[str, Any]:
    """Return the state of a new game, in which every shuffle leaves things as they were."""
    chance: list[dict[str, Any]] = []
    while True:
        params = {"seats": SEATS, "options": {"layout": "first game"}, "chance": chance}
        (reply,) = replies(("new_game", params))
        if "result" in reply:
            state: dict[str, Any] = reply["result"]["state"]
            return state
        chance.append({"shuffle": reply["error"]["data"]["needs"]["shuffle"]})


def test_the_python_engine_says_which_reading_it_does_not_play() -> None:
    readings = {f"{GAME}.ruling.chain_of_prestige_repeats": "in_turn_without_end"}
    (reply,) = replies(("configure", {"game": GAME, "components": {}, "readings": readings}))
    assert reply["result"]["accepted"] is False
    assert reply["result"]["reasons"] == [
        "rival_cities.ruling.chain_of_prestige_repeats is played as each_once, and not as in_turn_without_end"
    ]


@pytest.mark.parametrize(
    ("seats", "asked", "told"),
    [
        (["Hamburg"], {}, "the seats are Hamburg, and Hamburg and Altona play"),
        (SEATS, {"layout": "spiral"}, "the layout is spiral, and it must be first game or random"),
    ],
)
def test_the_python_engine_refuses_a_game_that_the_rules_do_not_know(
    seats: list[str], asked: dict[str, str], told: str
) -> None:
    (reply,) = replies(("new_game", {"seats": seats, "options": asked, "chance": []}))
    assert reply["error"]["code"] == 1
    assert reply["error"]["data"]["reason"] == told


def test_the_python_engine_does_not_take_up_what_it_does_not_know() -> None:
    state = {key: value for key, value in new_state().items() if not key.startswith("x_")}
    strange = [
        {key: value for key, value in state.items() if key != "pending"},
        {**state, "table": {**state["table"], "ship_stack": ["ship 99"]}},
        {**state, "pending": [{"kind": "feast"}]},
    ]
    answers = replies(*(("legal_actions", {"state": one, "seat": "Hamburg"}) for one in strange))
    assert [(answer["error"]["code"], answer["error"]["data"]["reason"]) for answer in answers] == [
        (4, "the state has no pending"),
        (4, "nothing is known of ship 99"),
        (4, "nothing is known of feast"),
    ]
