"""`smoke`: the simplest questions, and the first thing that is wrong."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ruleproof.cli.smoke import SmokeOptions, smoke
from ruleproof.engines.stdio import StartError
from tests.toybox import GAME, TOY, engine_script, run_on_toy, stdio


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


@pytest.mark.parametrize(
    "name", ["reference", "market", "ends_lines_with_crlf", "needs_its_own_keys", "lists_in_any_order"]
)
def test_an_adapter_that_is_wired_is_said_to_be(smoked: Smoke, name: str) -> None:
    status, out = smoked(name)
    assert status == 0
    assert "one refusal: pass" in out
    assert "new_game asks for chance when it has none" in out
    engine = "" if name == "reference" else f" --engine {shlex.quote(stdio(name))}"
    assert f"The adapter is connected. Next: ruleproof verify --data {TOY} --timeout 30{engine}\n" in out
    assert "finding" not in out


@pytest.mark.parametrize(
    ("name", "verdict"),
    [("only_scores", "question about a position: pass"), ("cannot_load_positions", "a new game: pass")],
)
def test_an_engine_that_can_do_a_part_only_is_wired_too(smoked: Smoke, name: str, verdict: str) -> None:
    status, out = smoked(name)
    assert status == 0
    assert verdict in out


@pytest.mark.parametrize(
    ("name", "status", "finding", "mend"),
    [
        (
            "answers_nothing",
            4,
            "did not answer hello (timeout)",
            "no reply within 1 s: end every reply with a line feed, and flush",
        ),
        (
            "exits_at_start",
            4,
            "there is no display",
            """try: echo '{"jsonrpc":"2.0","id":1,"method":"hello",""",
        ),
        ("speaks_another_protocol", 4, "the engine speaks protocol 2", "run the command by hand"),
        ("offers_no_known_game", 1, "hello does not offer market_day", "add it to `games`"),
        (
            "cannot_be_configured",
            1,
            "configure is not accepted: these are not my cards",
            "accept the component set",
        ),
        (
            "configures_wordlessly",
            1,
            "the answer to configure does not follow the protocol",
            "write only replies",
        ),
        (
            "answers_empty_objects",
            1,
            "legal_actions is not answered with 'actions'",
            f"{shlex.quote(stdio('answers_empty_objects'))} --case",
        ),
        ("announces_a_verb_it_lacks", 1, "offers view in hello but answers 'method not found'", "--case"),
        ("lists_nothing", 1, "the legal actions of Red differ; not listed", "--case"),
        ("shows_a_hidden_card", 1, "hand of Red differs", "at hand the reference has"),
        ("refuses_all_purchases", 1, "not listed", "--case"),
        (
            "ignores_the_end",
            1,
            "did not end within 2 s",
            "answer bye with an empty result, then end the process",
        ),
        ("never_answers_bye", 1, "bye: the engine ended with status 0", "answer bye with an empty result"),
        ("leaves_a_child_behind", 1, "left 1 process behind", "end the process and all that it started"),
    ],
)
def test_the_first_thing_that_is_wrong_is_told_with_its_mend(
    smoked: Smoke, name: str, status: int, finding: str, mend: str
) -> None:
    found, out = smoked(name)
    assert found == status
    assert out.count("problem:") == 1
    said, mended = out.split("      fix: ")
    assert finding in said
    assert mend in mended


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
