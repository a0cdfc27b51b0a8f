"""Every page that says what to type is followed to the letter, in an empty folder beside a checkout."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ruleproof.cases.suite import Suite
from ruleproof.input.folders import Data
from tests.docs.sessions import (
    GUIDES,
    README,
    ROOT,
    Reader,
    blocks_of,
    commands_of,
    follow_once,
    goes_on_from,
    mismatch,
    reader_before,
    renumbered,
)

NEED_NODE = ("javascript",)
PAGES = sorted(
    page
    for page in GUIDES.glob("*.rst")
    if any(block.language == "console" and block.run for block in blocks_of(page))
)


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=page.stem, marks=[pytest.mark.node] if page.stem in NEED_NODE else [])
        for page in PAGES
    ],
)
def test_a_page_can_be_followed_to_the_letter(
    page: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    if page in map(goes_on_from, PAGES):
        follow_once(page, tmp_path_factory)
    else:
        assert reader_before(page, tmp_path, tmp_path_factory).follow(page) > 0


BLOCK = ".. code-block:: console\n\n"


def test_a_page_that_others_go_on_from_is_followed_once_and_its_fault_is_theirs(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    noted = tmp_path / "noted"
    first, second = tmp_path / "laid_out.rst", tmp_path / "built_on.rst"
    first.write_text(f"{BLOCK}   $ mkdir work\n   $ cd work\n   $ echo one | tee -a {noted} mine\n   one\n")
    second.write_text(f".. goes on from laid_out\n\n{BLOCK}   $ cat mine\n   one\n   $ rm mine\n")
    for place in ("here", "there"):
        assert reader_before(second, tmp_path / place, tmp_path_factory).follow(second) == 2
    assert noted.read_text() == "one\n"
    at_fault, third = tmp_path / "ill_told.rst", tmp_path / "built_on_it.rst"
    at_fault.write_text(f"{BLOCK}   $ echo two\n   three\n")
    third.write_text(f".. goes on from ill_told\n\n{BLOCK}   $ true\n")
    for _ in range(2):
        with pytest.raises(AssertionError, match=r"ill_told\.rst:1: echo two does not print\n +three"):
            reader_before(third, tmp_path / "nowhere", tmp_path_factory)


def test_a_page_goes_on_from_one_page_only(tmp_path: Path) -> None:
    page = tmp_path / "built_on_two.rst"
    page.write_text(".. goes on from one\n\n.. goes on from another\n")
    with pytest.raises(AssertionError, match=r"built_on_two\.rst goes on from one and another"):
        goes_on_from(page)


def test_no_page_for_engine_authors_and_editors_has_lost_its_commands() -> None:
    assert len(PAGES) >= 20


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_only_the_setting_up_of_the_kit_and_the_deleting_of_the_cache_are_not_run(page: Path) -> None:
    left_out = [block.text for block in blocks_of(page) if not block.run and block.language == "console"]
    allowed = {"cd ruleproof", "make setup", ". .venv/bin/activate", "cd ..", "rm -r ~/.cache/ruleproof"}
    assert {command.words for text in left_out for command in commands_of(text)} <= allowed


@pytest.mark.node
def test_the_readme_can_be_followed_to_the_letter(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    put_an_engine_that_multiplies_the_bonus(tmp_path)
    reader = Reader(tmp_path)
    reader.folder = checkout
    assert reader.follow(README) >= 8


def put_an_engine_that_multiplies_the_bonus(folder: Path) -> None:
    """Write `my-engine/my_engine.js`, the engine of which the README shows a report."""
    shutil.copytree(ROOT / "engines" / "examples" / "javascript", folder / "javascript")
    spoil(
        folder / "javascript" / "scoring.js",
        "total: footprints * multiplier + bonus",
        "total: (footprints + bonus) * multiplier",
    )
    (folder / "my-engine").mkdir()
    mine = folder / "my-engine" / "my_engine.js"
    shutil.copy(ROOT / "engines" / "examples" / "javascript" / "as_states.js", mine)
    spoil(mine, "`${name}, as states`", "'My engine'")
    spoil(mine, "require('./engine.js')", "require('../javascript/engine.js')")


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_readme_names_every_game_and_shows_all_that_it_shows_as_a_session() -> None:
    text = README.read_text(encoding="utf-8")
    data = Data.open()
    assert all(f"*{Suite.open(data, folders).game.title}*" in text for folders in data.games().values())
    blocks = list(blocks_of(README))
    assert {block.language for block in blocks} == {"console"}
    assert all(block.run for block in blocks)


def test_every_engine_behind_the_template_of_the_readme_is_its_argument() -> None:
    connections = re.findall(r"stdio:[^\"']*", README.read_text(encoding="utf-8"))
    assert connections and set(connections) == {"stdio:node adapter.js my_engine.js"}


def test_a_line_that_is_not_printed_is_found() -> None:
    assert mismatch(["3 pass", "…", "conforms"], "4 pass\n\nnotes\nconforms\n") == ""
    assert mismatch(["3 pass, 1 fail", "…", "conforms"], "4 pass\nconforms\n") == "# pass, # fail"
    assert mismatch(["3 pass"], "4 pass\nconforms\n") == "(and no more; but there is) conforms"
    assert mismatch(["the … bonus"], "the small bonus\n") == ""


def test_a_number_that_is_no_longer_right_is_found() -> None:
    stale: dict[str, str] = {}
    page = ["judged 12 of 1216 cases: … pass", "  Scoring ███   13   -", "The 3 ends"]
    printed = "judged 12 of 1234 cases: 7 pass\n  Scoring ████··   14   2\nThe 3 ends\n"
    assert mismatch(page, printed, stale) == ""
    assert stale == {page[0]: "judged 12 of 1234 cases: … pass", page[1]: "  Scoring ███   14   2"}
    assert renumbered("on 2026-11-22, case 3", "on 2026-11-25, case 4") == "on 2026-11-25, case 4"
