"""A release is built from what is committed, and names its account everywhere."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import release


def test_the_account_replaces_every_placeholder_and_stands_nowhere_else(tmp_path: Path) -> None:
    release.copy_of_commit(tmp_path, "example-account")
    tracked = subprocess.run(
        ["git", "grep", "-l", "OWNER/", "--", ":!tests"],
        cwd=release.ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert sorted(tracked) == sorted(release.NAMES_THE_OWNER)
    for name in tracked:
        assert "example-account/ruleproof" in (tmp_path / name).read_text("utf-8")


@pytest.mark.parametrize("arguments", [[], ["two", "names"], ["no account"]])
def test_a_release_without_an_account_says_what_is_missing(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(arguments) == 2
    assert "make release OWNER=name" in capsys.readouterr().out
