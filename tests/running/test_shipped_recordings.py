"""The recordings that a wheel carries are taken where they fit, and only there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.input import cache
from ruleproof.running import recorded_suite
from ruleproof.running.recorded_suite import RecordedSuite
from tests.toybox import copy_toy, toy_recordings


class NotAsked(Exception):
    pass


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RecordedSuite:
    """Return the toy's suite in another folder with an empty cache, beside shipped recordings."""
    recorded = toy_recordings()
    for path in recorded.suite.files():
        place = tmp_path / "recordings" / recorded.suite.folders.id / f"{path.name}.xz"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(cache.compressed(recorded.key(path), recorded.file(path)))
    monkeypatch.setattr(
        recorded_suite,
        "shipped_recording",
        lambda game, path: tmp_path / "recordings" / game / f"{path.name}.xz",
    )
    monkeypatch.setenv("RULEPROOF_CACHE", str(tmp_path / "cache"))
    return toy_recordings(copy_toy(tmp_path / "copy").root)


def _do_not_ask(recorded: RecordedSuite, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> None:
        raise NotAsked(path.name)

    monkeypatch.setattr(recorded, "_feature", refuse)
    monkeypatch.setattr(recorded, "_tour", refuse)


def test_shipped_recordings_are_read_in_any_folder_and_kept(
    elsewhere: RecordedSuite, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _do_not_ask(elsewhere, monkeypatch)
    assert not elsewhere.missing()
    assert list(elsewhere.cases()) == list(toy_recordings().cases())
    assert list((tmp_path / "cache").rglob("*.bin"))


def test_a_changed_feature_is_recorded_anew(
    elsewhere: RecordedSuite, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = elsewhere.suite.files()[0]
    changed.write_text(changed.read_text(encoding="utf-8") + "\n# a remark\n", encoding="utf-8")
    assert elsewhere.missing() == [changed]
    _do_not_ask(elsewhere, monkeypatch)
    with pytest.raises(NotAsked, match=changed.name):
        elsewhere.file(changed)


def test_a_damaged_recording_only_costs_time(elsewhere: RecordedSuite, tmp_path: Path) -> None:
    for path in (tmp_path / "recordings").rglob("*.xz"):
        path.write_bytes(path.read_bytes()[:40])
    assert elsewhere.missing() == elsewhere.suite.files()
    assert list(elsewhere.cases()) == list(toy_recordings().cases())
