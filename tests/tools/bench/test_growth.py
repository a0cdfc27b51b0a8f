"""A larger suite has every feature file more than once, and the command that failed is named."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ruleproof.input.folders import Data
from tools.bench import growth


def test_each_feature_file_of_every_game_stands_in_the_larger_suite_as_often(tmp_path: Path) -> None:
    growth.copy_suites(tmp_path, 3)
    for game, folders in Data.open([tmp_path]).games().items():
        assert folders.root == tmp_path
        copies = Counter(path.read_text(encoding="utf-8") for path in folders.feature_files())
        bundled = Data.open().game(game).feature_files()
        assert copies == {path.read_text(encoding="utf-8"): 3 for path in bundled}


def test_a_run_that_fails_ends_the_measuring_with_its_command(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"census --game no_game --jobs 1 ended with status 2"):
        growth._run("census", ["census", "--game", "no_game"], 1, r"(\d+) positions", tmp_path)


def test_a_run_counts_the_work_and_what_one_piece_of_it_took(tmp_path: Path) -> None:
    asked = ["census", "--game", "lost_cities_rivals", "--position", "new game of 2", "--depth", "1"]
    row = growth._run("census", asked, 1, r"([\d,]+) positions of", tmp_path)
    assert row.amount > 1
    assert row.memory > 10
    assert row.microseconds == pytest.approx(1e6 * row.processor / row.amount)
