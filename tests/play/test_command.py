"""The command: engines of other processes, several of them, what is kept, and ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ruleproof.play.match import PlayOptions, again, play
from ruleproof.play.story_file import write
from tests.cluster import Cluster
from tests.toybox import GAME, TOY, engine_script, is_gone, ruleproof, stdio

MANY_QUESTIONS = 2000
"""Number of questions after which a fault has been found."""


def options(engine: str, **more: object) -> PlayOptions:
    return PlayOptions(engine=engine, game=GAME, data=(TOY,), **more)  # type: ignore[arg-type]


def test_an_engine_written_by_somebody_else_plays_as_the_reference_does() -> None:
    played = play(options(stdio("market"), games=40))
    assert [one.difference.message for one in played.findings] == []
    assert played.status == 0
    assert played.tally.notes == []
    assert played.tally.actions > 100


def test_a_run_in_which_nothing_was_compared_fails_and_says_so(tmp_path: Path) -> None:
    engine = engine_script(
        tmp_path,
        "def write(request, reply):",
        "    if request['method'] not in ('hello', 'configure', 'bye'):",
        "        reply = {key: reply[key] for key in ('jsonrpc', 'id')}",
        "        reply['error'] = {'code': 3, 'message': 'not yet'}",
        "    send_reply(request, reply)",
    )
    ran = ruleproof("play", "--engine", engine, "--game", GAME, "--games", "5", "--data", TOY, cwd=tmp_path)
    assert ran.returncode == 1
    assert "nothing was compared" in ran.stdout


def test_an_engine_that_keeps_live_games_is_played_from_new_games_alone() -> None:
    played = play(options(stdio("cannot_load_positions"), games=12))
    assert played.findings == []
    (note,) = played.tally.notes
    assert note.startswith("only new games are played: the engine accepts no position")
    assert "named positions" not in played.tally.starts
    assert played.tally.starts["new games"] > 2
    assert played.tally.ended > 2


@pytest.mark.parametrize(
    "name", ["sells_on_credit", "forgets_who_may_act", "dies_when_an_auction_is_called", "loses_a_coin"]
)
def test_faults_of_engines_are_found_and_shortened_to_a_play_or_two(name: str) -> None:
    played = play(options(stdio(name), games=24))
    assert played.status == 1
    assert min(len(one.story.plays) for one in played.findings) <= 2


def test_several_processes_find_the_same_each_time_and_count_together(tmp_path: Path) -> None:
    first, second = (play(options(stdio("doubles_the_card"), games=24, jobs=2)) for _ in range(2))
    assert first.tally.games == 24
    assert [one.key for one in first.findings] == [one.key for one in second.findings]
    assert [one.seen for one in first.findings] == [one.seen for one in second.findings]
    assert first.tally.actions == second.tally.actions > 50


@pytest.mark.campaign
def test_the_workers_of_dask_find_what_processes_find(cluster: Cluster) -> None:
    engine = stdio("doubles_the_card")
    here, spread = (play(options(engine, games=8, jobs=2, dask=one)) for one in ("", cluster.address))
    assert [one.key for one in here.findings] == [one.key for one in spread.findings]
    assert (here.tally.games, here.tally.actions) == (spread.tally.games, spread.tally.actions)


def test_what_is_found_is_printed_kept_and_played_again(tmp_path: Path) -> None:
    engine = ["--engine", stdio("doubles_the_card"), "--game", GAME, "--data", TOY]
    done = ruleproof("play", *engine, "--games", 40, "--as-scenario", cwd=tmp_path, status=1)
    assert "Fix first" in done.stdout
    assert "table/deck differs" in done.stdout
    assert "Scenario: " in done.stdout
    assert "clauses: " in done.stdout
    kept = json.loads((tmp_path / "ruleproof-play" / "1.json").read_text(encoding="utf-8"))
    assert kept["story"]["game"] == GAME
    page = (tmp_path / "ruleproof-play" / "report.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "Found by play" in page
    assert (tmp_path / "ruleproof-play" / "junit.xml").exists()
    once_more = ruleproof("play", *engine, "--again", "ruleproof-play/1.json", cwd=tmp_path, status=1)
    assert "table/deck differs" in once_more.stdout
    right = ["--engine", stdio("market"), *engine[2:]]
    mended = ruleproof("play", *right, "--again", "ruleproof-play/1.json", cwd=tmp_path, status=0)
    assert "agree" in mended.stdout


def test_a_file_that_holds_no_story_is_told_in_plain_words(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[]", encoding="utf-8")
    engine = ["--engine", stdio("market"), "--game", GAME, "--data", TOY]
    done = ruleproof("play", *engine, "--again", "x.json", cwd=tmp_path, status=2)
    assert "not a kept story" in done.stderr
    assert "expected a number of seconds" in ruleproof("play", *engine, "--time", "soon", cwd=tmp_path).stderr


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_an_interrupt_what_was_found_is_told_and_nothing_is_left_running(
    jobs: int, tmp_path: Path
) -> None:
    asked, started = tmp_path / "asked", tmp_path / "started"
    engine = engine_script(
        tmp_path,
        f"open({str(started)!r}, 'a').write(f'{{os.getpid()}}\\n')",
        f"asked = open({str(asked)!r}, 'ab', buffering=0)",
        "def write(request, reply):",
        "    asked.write(b'.')",
        "    send_reply(request, reply)",
        "class Engine(Engine):",
        "    def do_call(self, state, seat, action, dice):",
        "        super().do_call(state, seat, action, dice)",
        "        state['table']['deck'] = state['table']['stall'] + state['table']['deck']",
    )
    words = ["play", "--engine", engine, "--game", GAME, "--data", str(TOY)]
    command = [sys.executable, "-m", "ruleproof", *words, "--time", "10m", "--jobs", str(jobs)]
    environment = {**os.environ, "PYTHONPATH": str(TOY.parents[1])}
    child = subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while child.poll() is None and not (asked.exists() and asked.stat().st_size >= MANY_QUESTIONS):
        time.sleep(0.05)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=100)
    assert child.returncode == 130, err
    assert all(is_gone(int(process)) for process in started.read_text().split())
    assert "Interrupted: " in out
    assert "games" in out
    assert (tmp_path / "ruleproof-play" / "1.json").exists() or "no difference" in out


def test_what_goes_on_is_told_while_it_does() -> None:
    told: list[str] = []
    play(options(stdio("market"), games=3), told.append)
    games = [int(words.partition(" game")[0]) for words in told]
    assert games == sorted(games)
    assert {*games} == {0, 1, 2, 3}
    assert len(told) > 10, "a long game is not a long silence"


def test_the_games_of_a_process_that_dies_are_played_by_another(tmp_path: Path) -> None:
    marker = tmp_path / "first"
    dying = engine_script(
        tmp_path,
        "import signal",
        "class Engine(Engine):",
        "    def new_game(self, *args, **kwargs):",
        f"        try: open({str(marker)!r}, 'x')",
        "        except FileExistsError: return super().new_game(*args, **kwargs)",
        "        os.kill(os.getppid(), signal.SIGKILL)",
    )
    played = play(options(dying, games=20, jobs=2))
    assert marker.exists()
    assert played.tally.games == 20


def test_a_kept_finding_of_a_mended_engine_is_found_no_more(tmp_path: Path) -> None:
    played = play(options(stdio("sells_on_credit"), games=60))
    write(played.findings[0].story, played.table.readings, tmp_path / "1.json")
    assert again(options(stdio("sells_on_credit")), tmp_path / "1.json")[1] is not None
    assert again(options(stdio("market")), tmp_path / "1.json")[1] is None
