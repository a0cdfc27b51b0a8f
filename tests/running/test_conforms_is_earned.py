"""Engines that want the verdict without the work do not get it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.toybox import GAME, TOY, engine_script, ruleproof

HELLO = (
    "class Engine(Engine):",
    "    def hello(self, protocol):",
    "        answer = super().hello(protocol)",
    "        game = answer['games']['market_day']",
)
HOSTILE: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("hostile.yaml").read_text("utf-8")
)


@pytest.mark.parametrize("engine", HOSTILE)
def test_an_engine_that_does_not_play_does_not_plainly_conform(tmp_path: Path, engine: str) -> None:
    hostile = HOSTILE[engine]
    words = ("verify", "--engine", engine_script(tmp_path, hostile["engine"]), "--data", TOY, "--game", GAME)
    done = ruleproof(*words, "--report", tmp_path / "report", "--timeout", "20", cwd=tmp_path)
    printed = " ".join((done.stdout + done.stderr).split())
    assert hostile["said"] in printed
    assert done.returncode == hostile["status"], printed
    assert "Market conforms (exit status 0)" not in printed


def test_a_name_cannot_clear_the_screen(tmp_path: Path) -> None:
    body = (*HELLO, "        return {**answer, 'name': 'X\\x1b[2J\\n'}")
    words = ("verify", "--engine", engine_script(tmp_path, *body), "--data", TOY, "--game", GAME)
    done = ruleproof(*words, "--report", tmp_path / "report", cwd=tmp_path)
    assert "\x1b[2J" not in done.stdout + done.stderr
