"""The language of the answers: that of the page one comes from, else that of the question."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup

from ruleproof_site.library import Library
from ruleproof_site.packing import SCRIPT, packed
from ruleproof_site.search import FILE, STEMMERS, languages
from tests.docs.site import ROOT, text_of

ASKED = {"fox": {"en": "what does the thief do", "de": "was macht der Dieb"}}
ENTRIES = [
    ("fox", {"en": "Who has a fox may take a coin.", "de": "Wer einen Fuchs hat, darf eine Münze nehmen."}),
    ("coin", {"en": "A coin is worth one point.", "de": "Eine Münze ist einen Punkt wert."}),
    ("guide", {"en": "How a fox is written down in a scenario."}),
]


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder as the search of a site has it, with a small index in two languages."""
    folder = tmp_path_factory.mktemp("static")
    own = ROOT / "docs" / "_static"
    shutil.copytree(own / "vendor", folder / "vendor")
    for name in ("rule-search.js", SCRIPT):
        shutil.copyfile(own / name, folder / name)
    for name in ("base", *STEMMERS.values()):
        text = (files("sphinx.search") / "minified-js" / f"{name}-stemmer.js").read_text("utf-8")
        (folder / f"{name}-stemmer.js").write_text(text, encoding="utf-8")
    entries = [
        {
            "id": name,
            "kind": "clause",
            "game": "market",
            "said": {
                language: {"text": text, "asked": ASKED.get(name, {}).get(language, "")}
                for language, text in said.items()
            },
        }
        for name, said in ENTRIES
    ]
    index = {
        "games": {"market": {"title": "Market", "meanings": {}}},
        "languages": {
            "en": {"everyday": [], "stop_words": ["a", "who", "is", "the"]},
            "de": {"everyday": [], "stop_words": ["wer", "eine", "ist", "der"]},
        },
        "entries": entries,
    }
    (folder / FILE).write_text(f'window.RULE_INDEX = "{packed(index)}";', encoding="utf-8")
    return folder


def ask(static: Path, question: str, language: str = "") -> dict[str, str]:
    """Return the ids of the answers, each with the language that it is shown in."""
    ran = subprocess.run(
        ["node", str(Path(__file__).with_name("ask_search.js")), str(static)],
        input=json.dumps([[question, "market", language]]),
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(ran.stdout)[0]
    return dict(zip(answer["found"], answer["languages"], strict=True))


@pytest.mark.node
def test_answers_are_in_the_language_of_the_question(static: Path) -> None:
    assert set(ask(static, "the fox").values()) == {"en"}
    assert set(ask(static, "der Fuchs").values()) == {"de"}


@pytest.mark.node
def test_the_language_that_is_wanted_shows_the_answers_and_has_them_first(static: Path) -> None:
    found = ask(static, "who may take a coin, and how is a fox written down", "de")
    assert found == {"fox": "de", "coin": "de", "guide": "en"}
    assert list(found)[-1] == "guide"
    assert set(ask(static, "der Fuchs", "en").values()) == {"en"}


@pytest.mark.node
def test_a_word_of_both_languages_is_asked_in_the_one_that_is_wanted(static: Path) -> None:
    assert "guide" in ask(static, "scenario")
    assert ask(static, "wert", "de") == {"coin": "de"}


@pytest.mark.node
def test_a_rule_is_found_by_how_players_ask_for_it(static: Path) -> None:
    assert list(ask(static, "the thief")) == ["fox"]
    assert ask(static, "der Dieb") == {"fox": "de"}


@pytest.mark.node
def test_a_german_compound_is_asked_by_the_words_it_is_made_of(static: Path) -> None:
    assert ask(static, "Fuchsmünze") == {"fox": "de", "coin": "de"}
    assert next(iter(ask(static, "Münzwert"))) == "coin"
    assert ask(static, "foxcoin") == {}


def test_a_page_of_one_edition_has_its_language() -> None:
    library = Library([], ["lost_cities_rivals"])
    two = next(book for book in Library([]).games.values() if len(book.game.editions) > 1)
    library.games = {two.game.id: two}
    german = next(edition for edition in two.game.editions if edition.language == "de")
    assert library.language_of_page(f"{two.home}/text-{german.id}") == "de"
    assert library.language_of_page(f"{two.home}/text") == ""
    assert library.language_of_page(f"guides/text-{german.id}") == ""
    assert languages(library) == {"en": "English", "de": "German"}


def test_every_label_of_the_search_has_its_german_words() -> None:
    page = (ROOT / "docs" / "theme" / "search.html").read_text(encoding="utf-8")
    shown = BeautifulSoup(page, "html.parser").select("form label span, form button")
    labels = {text_of(one) for one in shown} - {"{{ title }}", "{{ name }}"}
    script = (ROOT / "docs" / "_static" / "search-page.js").read_text(encoding="utf-8")
    [german] = re.findall(r"\n    de: \{(.*?)\n    \}", script, re.DOTALL)
    for label in labels | set(languages(Library([])).values()):
        assert re.search(rf'(?<!\w)"?{re.escape(label)}"?:', german), label


def test_a_site_in_one_language_offers_no_choice() -> None:
    assert languages(Library([], ["lost_cities_rivals"])) == {}
