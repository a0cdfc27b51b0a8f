"""Peers that are missing are listed with the reason; a peer that ran nothing is not taken for a fast one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.bench import peers

SAID = {
    "pytest-bdd": "....\n20 passed in 0.10s",
    "behave": "2 features passed, 0 failed, 0 skipped\n20 scenarios passed, 0 failed, 0 skipped",
    "cucumber-js": "\n20 scenarios (20 passed)\n100 steps (100 passed)",
}


@pytest.fixture
def there(tmp_path: Path) -> peers.Peers:
    return peers.Peers(tmp_path, {})


def test_every_tool_gets_the_corpus_with_a_step_for_each_sentence(there: peers.Peers) -> None:
    runs = {run.name: run for run in there.prepare(20)}
    assert runs.keys() == SAID.keys()
    for run in runs.values():
        assert len(list((run.folder / "features").glob("*.feature"))) == 2
    for name in ("pytest-bdd/test_corpus.py", "behave/features/steps/steps.py"):
        text = (there.folder / name).read_text()
        compile(text, name, "exec")
        assert text.count("def step_") == len(peers.SENTENCES)
    assert (there.folder / "cucumber-js" / "steps.js").read_text().count("function") == len(
        peers.CUCUMBER_SENTENCES
    )


@pytest.mark.parametrize("name", SAID)
def test_a_tool_that_ran_fewer_scenarios_has_not_done_its_work(there: peers.Peers, name: str) -> None:
    check = next(run.check for run in there.prepare(20) if run.name == name)
    assert check(SAID[name]) == ""
    assert check(SAID[name].replace("20", "19"))
    assert check("0 scenarios")
    assert check("")


def test_a_tool_that_is_missing_has_no_run(tmp_path: Path) -> None:
    assert [run.name for run in peers.Peers(tmp_path, {"behave": "why not"}).prepare(20)] == [
        "pytest-bdd",
        "cucumber-js",
    ]


def test_what_pip_cannot_install_is_missing_with_what_pip_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(peers, "_status", lambda command: "pyspiel" in command[-1])
    monkeypatch.setattr(
        peers, "_tail", lambda command, folder, environment: "no wheel" if "open_spiel" in command else ""
    )
    missing = peers.install(tmp_path, lambda text: None).missing
    assert missing["OpenSpiel"] == "pip cannot install open_spiel for this Python: no wheel"
    assert missing.keys() == {"OpenSpiel", "cucumber-js"}
