"""A game of two editions in two languages, by the toy game."""

from __future__ import annotations

from pathlib import Path

import pytest
from bs4 import Tag

from tests.docs.site import HOME, TOY_INDEX, Site, build_toy, first, section, text_of
from tests.shared import made_once
from tests.toybox import copy_toy

GERMAN = """\
chapters: {fox: Der Fuchs}
clauses:
  market_day.fox.takes_a_coin: Wer einen Fuchs hat, darf ihn ausspielen und nimmt eine Münze.
rulings:
  market_day.ruling.tie:
    question: "Wer gewinnt bei Gleichstand? Lage: alle gleich"
    readings:
      shared: "*Alle* gemeinsam."
      more_coins: Wer mehr Münzen hat.
    why: Der Text nennt nichts Weiteres.
    witness: Rot hat 4 Münzen, Blau eine Kuh.
titles:
  market_day/fox/blue_robs_red: Blau beraubt Rot
"""


@pytest.fixture(scope="session")
def two_editions(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return the site of the toy game with a second edition, and some texts in its language."""

    def build(folder: Path) -> None:
        toy = copy_toy(folder / "toy")
        toy.add_german_edition()
        toy.texts(GERMAN)
        fox, source = (
            toy.spec / "fox.yaml",
            "    - {edition: en, heading: The fox, starts: Who holds a fox}\n",
        )
        german = "    - {edition: de, heading: Der Fuchs, starts: Wer einen Fuchs hat}\n"
        toy.edit(fox, source, source + german)
        only_german = "    - {edition: de, heading: Der Fuchs, starts: Ein Fuchs kommt}\n"
        toy.edit(fox, "    - {edition: en, heading: The fox, starts: A fox that has}\n", only_german)
        minor = "  severity: minor\n"
        toy.edit(toy.spec / "rulings.yaml", minor, minor + "  cross_edition: yes\n")
        build_toy(folder, TOY_INDEX, toy.root)

    return Site(made_once(tmp_path_factory, "toy_site_of_two_editions", build) / "html")


def in_german(shown: Tag) -> list[str]:
    """Return the texts of an element that are marked as German."""
    return [text_of(part) for part in shown.find_all(lang="de")]


def test_a_clause_is_said_in_a_further_language_below_its_text(two_editions: Site) -> None:
    page = two_editions.page("id/market_day.fox.takes_a_coin.html")
    said = "Wer einen Fuchs hat, darf ihn ausspielen und nimmt eine Münze."
    assert text_of(first(page, "p.statement + p")) == said
    own = two_editions.page("id/market_day.fox.takes_a_coin-de.html")
    assert first(own, "html")["lang"] == "de" and text_of(first(own, "p.statement")) == said
    assert in_german(first(two_editions.page("id/market_day.fox.is_discarded.html"), "article h1")) == []
    fox = two_editions.page(f"{HOME}/rules/fox-de.html")
    assert text_of(fox.h1) == "Der Fuchs"
    assert said in text_of(section(fox, "market_day.fox.takes_a_coin"))
    assert str(first(fox, "nav.lang a[hreflang=en]")["href"]).endswith(f"{HOME}/rules/fox.html")


def test_a_ruling_is_said_whole_in_a_further_language(two_editions: Site) -> None:
    tie = two_editions.page("id/market_day.ruling.tie-de.html")
    assert text_of(tie.h1) == "Wer gewinnt bei Gleichstand? Lage: alle gleich"
    told = text_of(tie.article)
    for part in (
        "*Alle* gemeinsam.",
        "Wer mehr Münzen hat.",
        "Der Text nennt nichts Weiteres.",
        "Rot hat 4 Münzen, Blau eine Kuh.",
    ):
        assert part in told
    assert text_of(tie.select_one(".answer p")) == "*Alle* gemeinsam."
    assert first(two_editions.page("id/market_day.ruling.tied_bids-de.html"), "h1")["lang"] == "en"


def test_a_scenario_has_its_title_in_a_further_language(two_editions: Site) -> None:
    page = "id/market_day.fox.takes_a_coin.html"
    assert in_german(two_editions.scenario(page, "case-fox.blue_robs_red")) == ["Blau beraubt Rot"]


def test_the_search_knows_a_clause_by_the_words_of_a_further_language(two_editions: Site) -> None:
    said = {entry["id"]: entry["said"] for entry in two_editions.rule_index()["entries"]}
    fox, tie = said["market_day.fox.takes_a_coin"]["de"], said["market_day.ruling.tie"]["de"]
    assert fox["text"].startswith("Wer einen Fuchs hat, darf ihn ausspielen")
    assert (fox["chapter"], fox["scenarios"]) == ("Der Fuchs", "Blau beraubt Rot")
    assert fox["source"] == "Der Fuchs Wer einen Fuchs hat"
    assert (tie["text"], tie["answer"]) == (
        "Wer gewinnt bei Gleichstand? Lage: alle gleich",
        "*Alle* gemeinsam.",
    )


def test_what_two_editions_differ_in_is_listed_for_editors(two_editions: Site) -> None:
    listed = section(two_editions.page(f"{HOME}/data.html"), "where-the-editions-disagree")
    assert "Fox against the poor" in text_of(listed)
    english, german = (text_of(fold) for fold in listed.select("details"))
    assert german.startswith("Clauses that only the German edition has") and "Is discarded" in german
    assert "Takes a coin" not in english + german
