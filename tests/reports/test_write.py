"""The reports of a run are written whole or not at all."""

from __future__ import annotations

import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from ruleproof.input.problems import UsageError
from ruleproof.reports import badge
from ruleproof.reports.json_report import read_report
from ruleproof.reports.model import Report
from ruleproof.reports.write import write_reports
from tests.reports.samples import failing, hostile, one_of_each, report


@pytest.mark.parametrize(
    "made", [report(one_of_each()), report([]), hostile()], ids=["every verdict", "nothing", "hostile"]
)
def test_all_four_reports_are_written_and_nothing_else(tmp_path: Path, made: Report) -> None:
    folder = tmp_path / "deep" / "folder"
    written = write_reports(made, folder)
    assert [path.name for path in written] == ["report.json", "junit.xml", "report.html", "badge.json"]
    assert sorted(folder.iterdir()) == sorted(written)
    assert len(read_report(folder).games) == 1
    assert ET.parse(folder / "junit.xml").getroot().tag == "testsuites"
    assert json.loads((folder / "badge.json").read_bytes())["schemaVersion"] == 1
    assert (folder / "report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_an_earlier_report_is_replaced(tmp_path: Path) -> None:
    write_reports(report(one_of_each()), tmp_path)
    write_reports(report([failing()]), tmp_path)
    assert read_report(tmp_path) == report([failing()])


def test_an_unwritable_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(UsageError, match=r"--report .*taken: 'taken' is a file; expected a folder"):
        write_reports(report([]), tmp_path / "taken")


def test_a_report_that_is_broken_off_leaves_the_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_reports(report(one_of_each()), tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def broken_off(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(badge, "encode", broken_off)
    with pytest.raises(KeyboardInterrupt):
        write_reports(report([failing()]), tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_report_that_cannot_be_finished_leaves_the_earlier_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_reports(report(one_of_each()), tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(UsageError, match="No space left on device"):
        write_reports(report([failing()]), tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_no_report_is_written_through_a_link_that_lies_in_its_place(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign"
    foreign.write_text("mine")
    folder = tmp_path / "report"
    folder.mkdir()
    for name in ("report.json", f".report.json.{os.getpid()}"):
        (folder / name).symlink_to(foreign)
    write_reports(report([]), folder)
    assert foreign.read_text() == "mine"
    assert not (folder / "report.json").is_symlink()
