"""Running commands inside the process of a test."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ruleproof.cli.main import main
from tests.cli.inside import Done, Run
from tests.toybox import GAME, TOY


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Return a function that runs a command in an empty folder; an exception that escapes fails the test."""
    monkeypatch.chdir(tmp_path)

    def act(*arguments: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["ruleproof", *map(str, arguments)])
        status = 0
        try:
            main()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 0
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return Done(status, captured.out, captured.err)

    return act


@pytest.fixture
def verify(run: Run) -> Run:
    """Return a function that verifies on the toy game."""
    return lambda *arguments: run("verify", "--data", TOY, "--game", GAME, *arguments)
