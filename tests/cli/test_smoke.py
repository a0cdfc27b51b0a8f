"""`smoke`: the simplest questions, and the first thing that is wrong."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from ruleproof.cli.smoke import SmokeOptions, smoke
from ruleproof.engines.stdio import StartError
from tests.toybox import ENGINES, GAME, TOY, engine_script, run_on_toy, stdio


def smoke_on_toy(engine: str, timeout: float = 30.0) -> int:
    return smoke(SmokeOptions(engine=engine, games=(GAME,), data=(TOY,), timeout=timeout))


Smoke = Callable[[str], tuple[int, str]]


@pytest.fixture
def smoked(capsys: pytest.CaptureFixture[str]) -> Smoke:
    """Return a function that asks an engine the simplest questions and tells status and output."""

    def act(name: str) -> tuple[int, str]:
        engine = name if name == "reference" else stdio(name)
        status = smoke_on_toy(engine, 1.0 if name == "answers_nothing" else 30.0)
        return status, capsys.readouterr().out

    return act


CONNECTED = ("reference", "market", "ends_lines_with_crlf", "needs_its_own_keys", "lists_in_any_order")
PARTLY = ("only_scores", "cannot_load_positions")
NOT_STARTED = ("answers_nothing", "exits_at_start", "speaks_another_protocol")
FAULTY = (
    "offers_no_known_game",
    "cannot_be_configured",
    "configures_wordlessly",
    "answers_empty_objects",
    "announces_a_verb_it_lacks",
    "lists_nothing",
    "shows_a_hidden_card",
    "refuses_all_purchases",
    "ignores_the_end",
    "never_answers_bye",
    "leaves_a_child_behind",
)


@pytest.mark.parametrize("name", [*CONNECTED, *PARTLY, *NOT_STARTED, *FAULTY])
def test_an_adapter_is_said_to_be_connected_or_the_first_thing_that_is_wrong_is_told_with_its_fix(
    smoked: Smoke, name: str, snapshot: SnapshotAssertion
) -> None:
    status, out = smoked(name)
    assert status == (1 if name in FAULTY else 4 if name in NOT_STARTED else 0)
    for path, short in ((sys.executable, "python"), (str(TOY), "toy"), (str(ENGINES), "wrong")):
        out = out.replace(path, short)
    assert out == snapshot


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            "print('Welcome to the market', flush=True)",
            "the engine wrote 'Welcome to the market' before its first reply; send it to standard error",
        ),
        (
            "print('Welcome'); sys.stdin.readline(); print('{}', flush=True)",
            "the engine wrote 'Welcome' before its first",
        ),
        (
            "sys.stdin.readline(); sys.exit()",
            "it ended (status 0) without answering: does it read standard input until 'bye'?",
        ),
    ],
)
def test_an_engine_that_does_not_greet_is_told_the_likely_mend(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, told: str
) -> None:
    engine = engine_script(tmp_path, body)
    assert smoke_on_toy(engine) == 4
    mend = capsys.readouterr().out.split("      fix: ")[1]
    assert told in mend
    assert f"| {sys.executable} {tmp_path / 'engine.py'}" in mend
    with pytest.raises(StartError) as found:
        run_on_toy(engine)
    assert told in str(found.value)
    assert str(found.value).endswith(
        f"for more, run: ruleproof smoke --data {TOY} --engine {shlex.quote(engine)}"
    )


def test_a_reading_that_there_is_not_is_a_finding(
    smoked: Smoke, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, reading, status, told in (
        ("ties", "shared", 0, "which is not a switchable ruling"),
        ("tie", "share", 1, "has no reading 'share'"),
    ):
        body = f"Engine.readings_offered = lambda self: {{'market_day.ruling.{name}': ['{reading}']}}"
        assert smoke_on_toy(engine_script(tmp_path, body)) == status
        assert told in capsys.readouterr().out


def test_an_engine_that_draws_its_own_chance_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = "Dice.take = lambda self, kind, needs: self.left.pop(0)[kind] if self.left else sorted(needs)"
    assert smoke_on_toy(engine_script(tmp_path, body)) == 1
    out = capsys.readouterr().out
    assert "new_game without a chance outcome is answered with a state" in out
    assert "the engine never draws chance itself" in out
