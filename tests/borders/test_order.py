"""A run begins with what takes longest, and what its tests share is made once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shared import LONGEST, made_once, place_in_run
from tools.programs import ROOT


def test_the_site_comes_first_and_then_what_takes_longest() -> None:
    tests = [
        ("tests/input/test_jsontext.py::test_one", ()),
        (f"{LONGEST[0]}::test_two[a page]", ("tmp_path",)),
        ("tests/docs/test_site.py::test_three", ("built", "site")),
        ("tests/docs/test_toy_site.py::test_four", ("toy_site",)),
    ]
    begun = sorted(tests, key=lambda test: place_in_run(*test))
    assert [name.rpartition("_")[2] for name, _ in begun] == ["three", "two[a page]", "one", "four"]


def test_every_file_that_takes_long_is_there() -> None:
    assert [name for name in LONGEST if not (ROOT / name).is_file()] == []


def test_what_is_left_of_a_folder_that_was_not_filled_is_not_in_the_next(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    def fail(folder: Path) -> None:
        (folder / "half").touch()
        raise OSError("the disk is full")

    def fill(folder: Path) -> None:
        (folder / "whole").touch()

    with pytest.raises(OSError, match="the disk is full"):
        made_once(tmp_path_factory, "filled_at_last", fail)
    for make in (fill, fail):
        folder = made_once(tmp_path_factory, "filled_at_last", make)
        assert [path.name for path in folder.iterdir()] == ["whole"]
