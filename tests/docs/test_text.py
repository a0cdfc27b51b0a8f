"""The rules as one text, the sheet for the table, and the glossary, by a toy game in two languages."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag
from markupsafe import Markup

from ruleproof.input.folders import Data
from ruleproof.rules.model import Game
from ruleproof_site.examples import examples
from ruleproof_site.glossary import defines
from ruleproof_site.library import Library
from ruleproof_site.running_text import WEIGHTY, Sentence, grouped, stemmed
from tests.docs.site import HOME, TOY_INDEX, Site, build_toy, section, text_of
from tests.shared import made_once
from tests.toybox import ToyCopy, copy_toy, toy_suite
from tools.printing import pages_to_print

FOX = "market_day.fox.takes_a_coin"
TIE = "market_day.ruling.tie"


def german(toy: ToyCopy) -> ToyCopy:
    """Give the toy an edition in German that has two clauses on the fox, a primer, a glossary and texts."""
    toy.add_german_edition()
    for starts in ("Who holds a fox", "A fox that has"):
        source = f"    - {{edition: en, heading: The fox, starts: {starts}}}\n"
        toy.edit(toy.spec / "fox.yaml", source, source + source.replace("edition: en", "edition: de"))
    for name in ("primer", "glossary", "texts"):
        getattr(toy, name)((Path(__file__).parent / "german" / f"{name}.yaml").read_text(encoding="utf-8"))
    rulings = (toy.spec / "rulings.yaml").read_text(encoding="utf-8")
    begin = rulings.index("- id: market_day.ruling.fox_against_the_poor")
    footnote = rulings[begin:].replace("severity: minor", "severity: important", 1)
    (toy.spec / "rulings.yaml").write_text(rulings[:begin] + footnote, encoding="utf-8")
    return toy


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return the site of the toy game with a German edition."""

    def build(folder: Path) -> None:
        build_toy(folder, TOY_INDEX, german(copy_toy(folder / "data")).root)

    return Site(made_once(tmp_path_factory, "toy_text", build) / "html")


@pytest.fixture(scope="module")
def game(read: Site) -> Game:
    return toy_suite(read.folder.parent / "data").game


def rules_of(page: BeautifulSoup) -> list[Tag]:
    return page.select("ol.rules > li")


def test_the_text_has_every_clause_once_in_its_order_with_its_number(read: Site, game: Game) -> None:
    page = read.page(f"{HOME}/text.html")
    rules = rules_of(page)
    assert [rule["id"] for rule in rules] == list(game.clauses)
    for rule, clause in zip(map(copy, rules), game.clauses.values(), strict=True):
        number = rule.select_one("a.number")
        assert (text_of(number), number["href"]) == (clause.number, f"../../id/{clause.id}.html")
        for mark in rule.select("a.mark"):
            mark.extract()
        said = re.sub(r"\s+", "", rule.get_text())
        assert said == re.sub(r"\s+", "", f"{clause.number}{clause.text}")


def test_each_chapter_begins_with_its_introduction_in_the_language_of_the_edition(read: Site) -> None:
    for name, fox, titled in (
        ("text", "What foxes do.", "The fox"),
        ("text-de", "Was Füchse tun.", "Der Fuchs"),
    ):
        page = read.page(f"{HOME}/{name}.html")
        found = page.find("p", class_="lead", string=fox)
        assert text_of(found.find_parent("header")).startswith(f"4 {titled}")


def test_the_german_text_is_marked_as_german_and_holds_what_its_edition_has(read: Site, game: Game) -> None:
    page = read.page(f"{HOME}/text-de.html")
    rules = rules_of(page)
    assert [rule["id"] for rule in rules] == [FOX, "market_day.fox.is_discarded"]
    assert page.html["lang"] == "de"
    assert "Ein Fuchs ist eine Karte und bringt eine Münze." in text_of(rules[0])
    missing = page.select("p.missing a")
    assert [text_of(link) for link in missing] == [
        clause.number for clause in game.clauses.values() if clause.id not in {rule["id"] for rule in rules}
    ]


@pytest.mark.parametrize("name", ["text-de", "sheet-de"])
def test_a_german_page_is_german_around_its_text_too(read: Site, name: str) -> None:
    page = read.page(f"{HOME}/{name}.html")
    assert page.html is not None and page.html["lang"] == "de"
    contents = page.select_one("aside.side")
    captions = [text_of(one) for one in contents.select("p.label")]
    assert captions == ["Regeln", "Am Tisch", "Nachschlagen", "Spiele"]
    german = {text_of(link) for link in contents.select("nav.toc:not(.site) li a")}
    assert {"Die Regeln in einem Text", "Kurzübersicht", "Entscheidungen", "Glossar", "4 Der Fuchs"} <= german
    assert not page.select("nav.turn a[hreflang=en]"), "the next page would be English"
    [english] = page.select("nav.lang a:not([aria-current])")
    assert str(english["href"]).endswith(f"{HOME}/{name.removesuffix('-de')}.html")
    field = page.select_one(".seek input[type=search]")
    assert field["placeholder"] == field["aria-label"] and str(field["placeholder"]).startswith("Frag zu")
    assert text_of(page.select_one("a.skip")) == "Zum Inhalt"
    assert read.page(f"{HOME}/text.html").html["lang"] == "en"


def test_what_is_not_said_in_german_is_marked_as_english(read: Site) -> None:
    page = read.page(f"{HOME}/text-de.html")
    note = page.select_one(".notes li")
    assert note["lang"] == "en", "the ruling has a German question and no German answer"


def test_a_ruling_is_a_footnote_with_its_question_and_its_answer(read: Site, game: Game) -> None:
    page = read.page(f"{HOME}/text.html")
    for rule in rules_of(page):
        marks = rule.select("a.mark")
        rulings = [one for one in game.rulings_on(str(rule["id"])) if one.severity in WEIGHTY]
        assert len(marks) == len(rulings)
        shown = {text_of(section(page, str(mark["href"])[1:])) for mark in marks}
        for ruling in rulings:
            wanted = f"{ruling.question} {ruling.readings[ruling.adopted]}"
            assert any(" ".join(wanted.split()) in one for one in shown), ruling.id
    assert not page.select(".notes details[open]"), "of many, all but three are folded"


def test_an_example_shows_the_position_before_and_after_the_play(read: Site) -> None:
    page = read.page(f"{HOME}/text.html")
    start, refused, robbed = page.select("figure.example")
    assert len(start.select(".mats")) == 1
    assert "Before" not in text_of(start)
    assert robbed["id"] == f"example-{FOX}"
    assert "Red lays down a fox" in text_of(robbed)
    before, after = read.page(f"{HOME}/rules/fox.html").select("figure.example .mats")
    stored = read.pictures(f"{HOME}/text.html")
    again = [stored[int(str(one["data-picture"]))] for one in robbed.select(".mats")]
    assert [one.svg["aria-label"] for one in (before, after)] == [one.svg["aria-label"] for one in again]
    assert not before.select(".ring")
    assert after.select(".ring"), "what has changed is marked"
    assert len(refused.select(".mats")) == 1
    assert "Not allowed." in text_of(refused.select_one(".verdict"))
    assert "ruleproof" not in text_of(page.article), "a player's page has no commands"


def test_a_text_in_another_language_has_the_examples_too(read: Site) -> None:
    [example] = read.page(f"{HOME}/text-de.html").select("figure.example")
    assert text_of(example.figcaption) == "Beispiel zu 4.1"
    assert example.select_one(".act")["lang"] == "en"


def test_the_page_of_a_clause_shows_its_example_or_a_play(read: Site) -> None:
    shown = read.page(f"id/{FOX}.html").select_one("figure.example")
    assert shown is not None
    assert len(shown.select(".mats")) == 2


@pytest.mark.parametrize("name", ["text", "sheet"])
def test_the_turn_the_scoring_and_the_ties_lead_to_their_rules(read: Site, name: str) -> None:
    page = read.page(f"{HOME}/{name}.html")
    [turn], [counts] = page.select(".glance .turn-steps"), page.select(".glance .counts")
    assert [text_of(one).split(" 4.")[0] for one in turn.select(".options li")] == ["High", "Low"]
    assert "one coin" in text_of(turn.select_one(".steps > li"))
    assert turn.find("a", href="rules/auction.html#market_day.auction.bid_within_purse")
    assert [text_of(cell) for cell in counts.select("tbody tr > *")] == ["Each coin 4.1", "1"]
    assert counts.find("a", href=f"../../id/{TIE}.html")


def test_the_page_for_engine_authors_has_the_rulings_that_decide_the_shape_of_an_engine(
    read: Site, game: Game
) -> None:
    ruling = game.rulings["market_day.ruling.tied_bids"]
    part = read.page(f"{HOME}/data.html").select_one("#decide-these-before-you-write-an-engine")
    (item,) = part.select("li")
    assert item.a is not None
    assert item.a["href"] == f"../../id/{ruling.id}.html"
    assert text_of(item).endswith(f"{ruling.question} {ruling.readings[ruling.adopted]}")


def test_the_sheet_has_short_lines_that_lead_to_clauses_and_rulings(read: Site) -> None:
    sheet = read.page(f"{HOME}/sheet.html").select_one(".sheet")
    part = sheet.select_one(".part")
    assert text_of(part.h2) == "Foxes" and part.find_next("section.part") is None
    assert [text_of(one) for one in part.select("li")] == ["Fox: take a coin 4.1", "Ties are shared R5.1"]
    assert part.select_one('li:first-child use[href="#card"]') and text_of(part.select_one("li b")) == "Fox:"
    left, right = sheet.select(".season + .glance > div")
    assert left.find("section") is None and right.find("section") == part
    assert text_of(read.page(f"{HOME}/sheet-de.html").select_one(".part h2")) == "Füchse"


PAIR = "market_day.ending.pair"


def links_to(term: str, shown: Tag) -> int:
    return sum(str(link["href"]).endswith(f"-term-{term}") for link in shown.select("a.term"))


def test_a_chapter_explains_a_defined_term_at_its_first_use_alone(read: Site, game: Game) -> None:
    for chapter in game.chapters:
        page = read.page(f"{HOME}/rules/{chapter.id}.html")
        clauses = [clause for clause in game.clauses.values() if clause.chapter == chapter.id]
        uses = [one for one in clauses if re.search(r"\bpairs?\b", one.text) and one.id != PAIR]
        linked = [clause for clause in clauses if links_to("pair", section(page, clause.id))]
        assert linked == uses[:1], chapter.id
        assert not links_to("coin", page.article), "its clause does not say what a coin is"
    shown = read.page(f"{HOME}/rules/ending.html").select_one("a.term")
    assert shown["data-says"] == " ".join(game.clauses[PAIR].text.split())


@pytest.mark.parametrize(
    ("text", "term", "is_one"),
    [
        ("A cube is an army; more precisely, it is a foot army.", "army", True),
        ("An oblong piece is a cavalry piece.", "piece", False),
        ("Tiles are adjacent when they share an edge.", "adjacent", True),
        ("There is one starting player card.", "starting player card", False),
        ("The foremost lawsuit is the lawsuit on space I.", "lawsuit", False),
        ("Die Auslage ist die Reihe neben dem Stapel.", "Auslage", True),
    ],
)
def test_a_definition_says_what_its_term_is(text: str, term: str, is_one: bool) -> None:
    assert defines(text, term) == is_one


def test_the_glossary_lists_the_uses_of_a_term_and_stands_in_both_languages(read: Site, game: Game) -> None:
    page = read.page(f"{HOME}/glossary.html")
    fox = section(page, "market-day-term-fox").find_parent("section") or section(page, "market-day-term-fox")
    wanted = [
        clause.number
        for clause in game.clauses.values()
        if re.search(r"\bfox(es)?\b", clause.text) and clause.id != FOX
    ]
    assert [text_of(link) for link in fox.select("p.uses a")] == wanted != []
    other = fox.select_one(".defined div[lang=de]")
    assert text_of(other) == "Fuchs Ein Fuchs ist eine Karte und bringt eine Münze."
    assert "thief" in text_of(fox)
    assert text_of(fox.select_one("p.also[lang=de]")) == "Auch gesucht als: Dieb."


def test_a_further_language_has_a_glossary_of_its_own(read: Site) -> None:
    page = read.page(f"{HOME}/glossary-de.html")
    assert page.html["lang"] == "de" and text_of(page.h1) == "Glossar"
    fox = section(page, "market-day-term-fox")
    assert text_of(fox.h2) == "Fuchs", "terms without a German name are left out"
    assert len(page.select("article section")) == 1
    assert "Ein Fuchs ist eine Karte" in text_of(fox)
    assert [text_of(link) for link in fox.select("p.uses a")] == ["4.2"]
    link = section(read.page(f"{HOME}/text-de.html"), "market_day.fox.is_discarded").select_one("a.term")
    assert link["href"] == "glossary-de.html#market-day-term-fox"


def test_german_words_are_linked_in_their_forms(read: Site) -> None:
    rule = section(read.page(f"{HOME}/text-de.html"), "market_day.fox.is_discarded")
    assert text_of(rule.select_one("a.term")) == "Fuchs"


def test_every_link_leads_somewhere(read: Site) -> None:
    assert list(read.dead_links()) == []


def test_the_sheet_has_ladders_steps_and_signs_in_both_languages(read: Site) -> None:
    for name, rungs, step, sign in (
        ("sheet", ["1 free", "2 a coin"], "1 Lay down a fox 4.1", "card"),
        ("sheet-de", ["1 gratis", "2 eine Münze"], "1 Einen Fuchs ausspielen 4.1", "Karte"),
    ):
        page = read.page(f"{HOME}/{name}.html")
        assert [text_of(rung) for rung in page.select(".turn-steps .ladder li")] == rungs
        assert [text_of(one) for one in page.select(".season li")] == [step]
        assert [text_of(one) for one in page.select(".sheet .signs li")] == [sign]
        assert page.select_one("defs > symbol#card")
    assert read.page(f"{HOME}/index.html").select_one('.chapters a[href$="fox.html"] use[href="#card"]')


def test_rules_that_begin_alike_are_a_list_of_whole_sentences(game: Game) -> None:
    clause = game.clauses[FOX]
    linked = 'One <a title="x is that y">end</a> is that B.'
    texts = ("One end is that A.", linked, "One end is that C.", "Z.")
    made = list(stemmed([Sentence(clause, Markup(text), "en", ()) for text in texts]))
    assert [one.above for one in made] == [True, False, False, False]
    assert [Markup(one.stem).striptags() for one in made] == ["One end is that"] * 3 + [""]
    assert [one.text.striptags() for one in made] == [Markup(text).striptags() for text in texts]
    assert '<span class="sr">' in made[1].text and made[1].text.endswith("</span>B.")
    two = [Sentence(clause, Markup(text), "en", ()) for text in (texts[0], texts[2], texts[3])]
    assert list(stemmed(two)) == two


def test_a_group_begins_with_the_chapter_and_at_each_clause_that_has_a_heading(game: Game) -> None:
    clauses = list(game.clauses.values())
    first, third = clauses[0].id, clauses[2].id
    assert list(grouped(clauses, (third,))) == [(first, tuple(clauses[:2])), (third, tuple(clauses[2:]))]
    assert list(grouped(clauses, ())) == [(first, tuple(clauses))]


@pytest.mark.parametrize("game", Data.open().games())
def test_the_rings_of_an_example_are_not_cut_off_and_its_action_is_a_line(game: str) -> None:
    (book,) = Library([], [game]).games.values()
    for example in examples(book, "en"):
        assert len(example.said) <= 72, f"{example.rule}: say the action in fewer words"
        assert all(len(row) == len(example.scores[0]) for row in example.scores)
        for panel in (*example.before.panels, *(example.after.panels if example.after else ())):
            box = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', panel.svg)
            left, top, width, height = map(float, box.groups())
            rings = r'class="at ring" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"'
            for x, y, wide, high in (map(float, ring) for ring in re.findall(rings, panel.svg)):
                assert left - 4 <= x and x + wide <= left + width + 4, example.rule
                assert top - 4 <= y and y + high <= top + height + 4, example.rule


def test_texts_and_sheets_are_what_is_printed(read: Site) -> None:
    names = [path.name for path in pages_to_print(read.folder)]
    assert sorted(names) == ["sheet-de.html", "sheet.html", "text-de.html", "text.html"]
