"""Every page that tells its reader what to type is followed to the letter, in an empty folder beside a checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.sessions import GUIDES, Reader, blocks_of, commands_of, mismatch

NEED_NODE = ("javascript",)
PAGES = sorted(page for page in GUIDES.glob("*.rst") if any(block.language == "console" and block.run for block in blocks_of(page)))


@pytest.mark.parametrize("page", [pytest.param(page, id=page.stem, marks=[pytest.mark.node] if page.stem in NEED_NODE else []) for page in PAGES])
def test_a_page_can_be_followed_to_the_letter(page: Path, tmp_path: Path) -> None:
    assert Reader(tmp_path).follow(page) > 0


def test_the_pages_for_engine_authors_and_editors_are_followed() -> None:
    wanted = {"python", "javascript", "readings", "running", "tours", "export", "add-a-clause", "add-a-scenario", "add-a-ruling", "add-a-game"}
    assert wanted <= {page.stem for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_only_the_setting_up_of_the_kit_is_not_run(page: Path) -> None:
    left_out = [block.text for block in blocks_of(page) if not block.run and block.language == "console"]
    allowed = {"cd ruleproof", "make setup", ". .venv/bin/activate", "cd .."}
    assert {command.words for text in left_out for command in commands_of(text)} <= allowed


def test_a_line_that_is_not_printed_is_found() -> None:
    assert mismatch(["3 pass", "…", "conforms"], "4 pass\n\nnotes\nconforms\n") == ""
    assert mismatch(["3 pass, 1 fail", "…", "conforms"], "4 pass\nconforms\n") == "# pass, # fail"
    assert mismatch(["3 pass"], "4 pass\nconforms\n") == "(and no more; but there is) conforms"
    assert mismatch(["the … bonus"], "the small bonus\n") == ""
