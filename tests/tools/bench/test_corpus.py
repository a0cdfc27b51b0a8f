"""The corpus of the benchmarks is what it claims to be; the canned engine answers as the reference does."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.api import Options, verify
from tools.bench import canned, corpus, recorder

SCENARIOS = 20


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEPROOF_CACHE", str(tmp_path / "cache"))
    return corpus.write_corpus(tmp_path / "corpus", SCENARIOS)


def counts(data: Path, engine: str = "reference") -> dict[str, int]:
    """Return how many cases of the corpus got which verdict."""
    options = Options(
        engine=engine, games=(corpus.GAME,), data=(data,), in_process=engine != "reference", fresh=0
    )
    return dict(verify(options).counts)


def test_every_scenario_of_a_corpus_compiles_and_passes(data: Path) -> None:
    assert counts(data) == {"pass": SCENARIOS}


@pytest.mark.parametrize("backwards", [False, True])
def test_a_canned_engine_passes_with_what_was_recorded(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backwards: bool
) -> None:
    monkeypatch.setenv(recorder.DATA, str(data))
    monkeypatch.setenv(canned.TABLE, str(tmp_path / "replies.table"))
    if backwards:
        monkeypatch.setenv(recorder.REVERSED, "1")
    assert counts(data, "python:tools.bench.recorder") == {"pass": SCENARIOS}
    assert counts(data, "python:tools.bench.canned") == {"pass": SCENARIOS}


def test_an_engine_with_its_keys_in_another_order_never_answers_with_the_reference_s_text() -> None:
    value = {"a": 1, "b": [{"c": 2, "d": 3}]}
    assert recorder.reversed_keys(value) == value
    assert list(recorder.reversed_keys(value)) == ["b", "a"]
    assert list(recorder.reversed_keys(value)["b"][0]) == ["d", "c"]


def test_scenarios_have_five_steps_and_no_two_start_alike(tmp_path: Path) -> None:
    corpus.write_features(tmp_path, 2000)
    lines = [line.strip() for path in tmp_path.glob("*.feature") for line in path.read_text().splitlines()]
    starts = [line for line in lines if line.startswith("Given")]
    assert len(starts) == len(set(starts)) == 2000
    assert sum(line.startswith(("Given", "When", "Then", "And")) for line in lines) == 5 * 2000


def test_the_case_for_the_first_verdict_is_in_the_corpus(data: Path) -> None:
    report = verify(Options(games=(corpus.GAME,), data=(data,)))
    assert corpus.first_case() in {result.case for result in report.games[0].results}
