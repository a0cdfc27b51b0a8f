"""The pages of a game, by the toy game."""

from __future__ import annotations

import inspect
import itertools
import re
from pathlib import Path

import pytest

from ruleproof.explaining.carriers import carriers_in
from ruleproof.input.folders import Data
from ruleproof_site.library import anchor_of_function
from ruleproof_site.pages import anchor_of_set
from tests.docs.site import HOME, ROOT, TOY_INDEX, Site, build_toy, section, text_of
from tests.shared import made_once
from tests.toybox import CONTESTED, GAME, ToyCopy, copy_toy, toy_cases, toy_suite
from tools.impact.figures import in_words, kept, ranked

GAME_DATA = toy_suite().game


@pytest.mark.parametrize("clause", GAME_DATA.clauses.values(), ids=lambda clause: clause.id)
def test_every_clause_stands_in_its_chapter_and_whole_on_its_page(toy_site: Site, clause) -> None:
    shown = section(toy_site.page(f"{HOME}/rules/{clause.chapter}.html"), clause.id)
    assert text_of(shown.select_one("a.number")) == clause.number
    assert " ".join(clause.text.split()) in text_of(shown)
    page = text_of(toy_site.page(f"id/{clause.id}.html").article).replace("\u200b", "")
    for part in (
        clause.text,
        clause.kind,
        clause.id,
        clause.reason,
        *(f"{source.heading}: “{source.starts} …”" for source in clause.sources),
    ):
        assert " ".join(part.split()) in page
    assert ("no engine can show it" in page) == (not clause.shown)
    command = f'ruleproof verify --game {GAME} --engine "stdio:COMMAND" --clause {clause.id}'
    assert (command in page) == bool(clause.shown)


@pytest.mark.parametrize("ruling", GAME_DATA.rulings.values(), ids=lambda ruling: ruling.id)
def test_every_ruling_is_shown_whole(toy_site: Site, ruling) -> None:
    shown = toy_site.page(f"id/{ruling.id}.html").article
    told = text_of(shown).replace("\u200b", "")
    witness = ruling.witness
    for name in ruling.readings:
        witness = witness.replace(f"{name}:", f"{name.replace('_', ' ').capitalize()}:")
    parts = (ruling.question, ruling.why, witness, ruling.id, *ruling.readings.values())
    for part in (*parts, ruling.unseen, ruling.published, ruling.settled_by):
        assert " ".join(part.split()) in told
    assert ruling.source in text_of(shown.select_one("aside dl"))
    links = {str(link["href"]).removesuffix(".html") for link in shown.select("ul.linked a")}
    assert set(ruling.clauses) <= links
    tags = section(toy_site.page(f"{HOME}/rulings.html"), ruling.id)["data-tags"].split()
    assert ruling.severity in tags and ("switchable" in tags) == ruling.switchable


def test_a_ruling_shows_its_readings_with_a_scenario_and_who_plays_them(toy_site: Site) -> None:
    tie = "market_day.ruling.tie"
    shown = toy_site.page(f"id/{tie}.html")
    adopted, other = shown.select(".reading")
    assert "adopted" in adopted["class"] and "adopted" not in other["class"]
    for part, reading in ((adopted, "shared"), (other, "more_coins")):
        assert GAME_DATA.rulings[tie].readings[reading] in text_of(part)
        if any(case.readings.get(tie) == reading for case in toy_cases()):
            assert text_of(part.select_one(".gwt")).startswith("Given ")
    assert "town" in text_of(other.select_one(".chips"))
    assert "town" not in text_of(adopted.select_one(".chips"))
    titles = {case.title for case in toy_cases() if tie in case.readings}
    assert titles <= {text_of(item) for item in shown.select("details.scenarios li")}


def test_a_ruling_tells_how_much_it_matters(toy_site: Site) -> None:
    recorded = kept(toy_suite().folders)
    assert recorded is not None
    page = toy_site.page("id/market_day.ruling.tie.html")
    [first, *_] = ranked(recorded.of("market_day.ruling.tie"))
    assert in_words(first) in text_of(page.select_one(".aside"))
    assert page.select_one(".aside details:not([open]) svg.interval[role=img]"), "the figures are folded"
    unmeasured = text_of(toy_site.page("id/market_day.ruling.tied_bids.html").select_one(".aside"))
    assert "How much it matters" not in unmeasured, "of what is not measured nothing is said"
    listed = text_of(section(toy_site.page(f"{HOME}/data.html"), "which-rulings-matter-most"))
    assert "1 of 2 switchable rulings are measured; the others may matter more." in listed
    assert recorded.command in listed
    assert all(in_words(tally) in listed for tally in recorded.weightiest())


def test_a_clause_names_the_rulings_that_touch_it(toy_site: Site) -> None:
    ruling = GAME_DATA.rulings["market_day.ruling.fox_against_the_poor"]
    page = toy_site.page(f"{HOME}/rules/fox.html")
    mark = section(page, "market_day.fox.takes_a_coin").select_one("a.mark")
    assert f"{ruling.question} {ruling.readings[ruling.adopted]}" in text_of(
        section(page, str(mark["href"])[1:])
    )
    shown = toy_site.page("id/market_day.fox.takes_a_coin.html")
    assert text_of(shown.select_one(f"ul.linked b a[href='{ruling.id}.html']")) == ruling.question


def test_the_scenarios_of_a_clause_are_folded_and_whole(toy_site: Site) -> None:
    page = "id/market_day.fox.takes_a_coin.html"
    item = section(toy_site.page(page), "case-fox.blue_robs_red")
    assert text_of(item) == "Blue robs Red"
    assert "open" not in item.find_parent("details").attrs
    scenario = toy_site.scenario(page, "case-fox.blue_robs_red")
    sentences = [text_of(item) for item in scenario.find_all("li")]
    assert sentences[0] == 'Given the position "two traders" Red begins the first day.'
    assert sentences[3:5] == ["When Blue lays down a fox", "Then Blue has 1 coin more"]
    assert text_of(scenario).endswith("market_day/fox/blue_robs_red , in fox.feature:6")


def test_a_sentence_that_names_a_clause_links_to_it(toy_site: Site) -> None:
    page = "id/market_day.fox.takes_a_coin.html"
    scenario = toy_site.scenario(page, "case-fox.without_a_fox_nobody_is_robbed")
    assert (
        text_of(scenario.find("a", href="market_day.fox.takes_a_coin.html"))
        == GAME_DATA.clauses["market_day.fox.takes_a_coin"].number + " Takes a coin"
    )


def test_what_is_contested_says_so(toy_site: Site) -> None:
    page = "id/market_day.fox.takes_a_coin.html"
    shown = toy_site.scenario(page, "case-fox." + CONTESTED.rpartition("/")[2])
    assert GAME_DATA.contested[CONTESTED].reason in text_of(shown)


def test_a_clause_leads_to_the_functions_that_carry_it_and_they_lead_back(toy_site: Site) -> None:
    page = toy_site.page(f"games/{GAME}/reference.html")
    carried = carriers_in(Data.open([ROOT / "tests" / "toy"]).game(GAME).own_reference_files())
    assert carried
    for clause, functions in carried.items():
        number = GAME_DATA.clauses[clause].number
        shown = toy_site.page(f"id/{clause}.html").select_one(f'a[href$="/reference.html#{number}"]')
        assert shown is not None
        assert text_of(shown) == ", ".join(one.name for one in functions)
        beside = {str(link["href"])[1:] for link in section(page, number).select("a[href^='#']")}
        for one in functions:
            assert anchor_of_function(one) in beside
            assert section(page, anchor_of_function(one)).select_one(f'a[href="#{number}"]')


def test_a_function_beside_the_rules_is_shown_as_it_is_written_and_once(toy_site: Site) -> None:
    shown = toy_site.page(f"games/{GAME}/reference.html").select("pre")
    assert len({one["id"] for one in shown}) == len(shown)
    for one in shown:
        file, _, line = str(one["data-file"]).partition(":")
        source = (ROOT / "tests" / "toy" / "reference_impl" / GAME / file).read_text(encoding="utf-8")
        assert f"\n{source.splitlines()[int(line) - 1]}\n" in f"\n{one.get_text()}"


def test_a_function_without_clauses_is_shown_after_the_one_that_needs_it(toy_site: Site) -> None:
    page = toy_site.page(f"games/{GAME}/reference.html")
    carried = carriers_in(Data.open([ROOT / "tests" / "toy"]).game(GAME).own_reference_files())
    of_clauses = {anchor_of_function(one) for functions in carried.values() for one in functions}
    needed = [one for one in page.select("pre") if one["id"] not in of_clauses]
    assert needed
    for one in needed:
        assert page.select_one(f'pre a[href="#{one["id"]}"]')


def test_a_scenario_of_two_rules_is_on_the_pages_of_both_and_stored_once(
    toy_copy: ToyCopy, tmp_path: Path
) -> None:
    title = "    Scenario: Blue robs Red\n"
    feature = toy_copy.root / "features" / GAME / "fox.feature"
    toy_copy.edit(feature, title, f"    @clause:market_day.fox.is_discarded\n{title}")
    site = build_toy(tmp_path, TOY_INDEX, toy_copy.root)
    clauses = ("market_day.fox.takes_a_coin", "market_day.fox.is_discarded")
    items = [section(site.page(f"id/{clause}.html"), "case-fox.blue_robs_red") for clause in clauses]
    assert items[0] == items[1]


@pytest.fixture(scope="session")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return the site of the toy game without pictures, and with a glossary."""

    def build(folder: Path) -> None:
        toy = copy_toy(folder / "toy")
        (toy.spec / "board.svg.j2").unlink()
        toy.glossary(
            "terms:\n  - {term: fox, clause: market_day.fox.takes_a_coin, also: [thief, robber]}\n"
            "words:\n  en: {laid down: [played]}\n"
        )
        build_toy(folder, TOY_INDEX, toy.root)

    return Site(made_once(tmp_path_factory, "plain_toy_site", build) / "html")


def test_every_component_set_is_shown_with_its_provenance(toy_site: Site) -> None:
    page = toy_site.page(f"{HOME}/components.html")
    for made in GAME_DATA.component_sets.values():
        assert made.digest in text_of(
            section(page, anchor_of_set(GAME_DATA, made.name)).find_parent("section")
        )
        for row in made.provenance:
            assert any(
                f"{row['provenance'].capitalize()} {row['entries']}" in text_of(one)
                for one in page.select("li")
            )


def test_a_game_of_one_edition_has_no_differences_between_editions(toy_site: Site) -> None:
    assert not toy_site.page(f"{HOME}/data.html").select("#where-the-editions-disagree")


def test_a_game_in_one_language_marks_none(toy_site: Site) -> None:
    for name in toy_site.pages():
        assert toy_site.page(name).find(attrs={"lang": "de"}) is None, name


def test_a_clause_has_a_page_at_a_permanent_address(toy_site: Site) -> None:
    page = toy_site.page("id/market_day.fox.is_discarded.html")
    assert text_of(page.h1) == "Is discarded"
    assert text_of(page.title).startswith("4.2 Is discarded – Market Day")
    assert page.find("a", href=f"../{HOME}/rules/fox.html#market_day.fox.is_discarded")
    assert page.find("meta", property="og:title") is None, "other sites take the title"
    assert (
        page.find("meta", property="og:description")["content"]
        == GAME_DATA.clauses["market_day.fox.is_discarded"].text
    )


def test_the_search_knows_what_every_clause_and_ruling_says_and_where_it_stands(toy_site: Site) -> None:
    entries = {entry["id"]: entry for entry in toy_site.rule_index()["entries"]}
    assert {*GAME_DATA.clauses, *GAME_DATA.rulings} <= set(entries)
    fox, tie = entries["market_day.fox.takes_a_coin"], entries["market_day.ruling.tie"]
    assert (fox["kind"], fox["number"], fox["game"]) == ("clause", "4.1", GAME)
    assert fox["address"] == "id/market_day.fox.takes_a_coin.html"
    assert fox["rulings"] == ["market_day.ruling.fox_against_the_poor"]
    assert fox["said"]["en"]["text"] == " ".join(GAME_DATA.clauses[fox["id"]].text.split())
    assert "Blue robs Red" in fox["said"]["en"]["scenarios"]
    ruling = GAME_DATA.rulings[tie["id"]]
    assert tie["said"]["en"]["text"] == ruling.question
    assert tie["said"]["en"]["answer"] == ruling.readings[ruling.adopted]


def test_a_glossary_has_its_page_and_the_search_knows_its_everyday_words(plain_site: Site) -> None:
    site = plain_site
    assert site.rule_index()["games"][GAME] == {
        "title": "Market Day",
        "meanings": {"en": [["fox", ["thief", "robber"]], ["laid down", ["played"]]]},
    }
    fox = section(site.page(f"{HOME}/glossary.html"), "fox")
    assert GAME_DATA.clauses["market_day.fox.takes_a_coin"].text in text_of(fox)
    uses = {str(link["href"]).rpartition("/")[2].removesuffix(".html") for link in fox.select("p.uses a")}
    assert "market_day.fox.is_discarded" in uses
    assert "market_day.fox.takes_a_coin" not in uses
    assert site.page(f"{HOME}/index.html").select_one("main a[href='glossary.html']")
    assert list(site.dead_links()) == []


def test_the_page_of_the_search_says_what_it_needs_and_offers_no_choice_of_one_game(toy_site: Site) -> None:
    page = toy_site.page("search.html")
    assert "needs JavaScript" in text_of(page.noscript)
    assert page.select("main input[name=game]") == []
    scripts = [str(script["src"]) for script in page.find_all("script", src=True)]
    assert all((toy_site.folder / script.partition("?")[0]).is_file() for script in scripts)
    assert not (toy_site.folder / "searchindex.js").exists()


def test_the_field_of_the_search_asks_about_the_game_of_its_page(toy_site: Site) -> None:
    for name in (f"{HOME}/index.html", f"{HOME}/rules/fox.html", "id/market_day.ruling.tie.html"):
        assert toy_site.page(name).select_one("form[role=search] input[name=game]")["value"] == GAME
    assert toy_site.page("index.html").select_one("form[role=search] input[name=game]") is None


def test_every_page_has_one_title_and_a_description(toy_site: Site) -> None:
    for name in toy_site.pages():
        page = toy_site.page(name)
        assert len(page.find_all("h1")) == 1, name
        if name not in ("genindex.html", "search.html"):
            assert page.find("meta", attrs={"name": "description"})["content"], name
            shared = page.find("meta", property="og:title")
            assert shared["content"] if shared else name.startswith("id/") and text_of(page.title), name


def test_every_page_below_that_of_its_game_names_the_game_in_its_title_and_above_its_heading(
    toy_site: Site,
) -> None:
    for name in toy_site.pages():
        page = toy_site.page(name)
        crumbs = [text_of(one) for one in page.select("nav.crumbs li")]
        if name.startswith(f"{HOME}/") and name != f"{HOME}/index.html":
            assert "Market Day" in text_of(page.find("title")), name
            assert crumbs[0] == "Market Day" and len(crumbs) >= 2, name
            assert not page.select_one("nav.crumbs li:last-child a"), name


def test_headings_are_in_order(toy_site: Site) -> None:
    for name in toy_site.pages():
        levels = [
            int(heading.name[1])
            for heading in toy_site.page(name).find("article").find_all(re.compile("^h[1-6]$"))
        ]
        assert levels[0] == 1, name
        assert all(below <= above + 1 for above, below in itertools.pairwise(levels)), (name, levels)


def test_every_link_of_the_toy_site_leads_somewhere(toy_site: Site) -> None:
    assert list(toy_site.dead_links()) == []


def test_nothing_of_the_site_knows_a_game_by_name() -> None:
    folders = [
        ROOT / "docs" / name for name in ("extension/ruleproof_site", "games", "_static", "_templates")
    ]
    made_here = [
        ROOT / "docs" / "conf.py",
        ROOT / "docs" / "index.rst",
        *(path for folder in folders for path in folder.rglob("*.*")),
    ]
    names = [word for game in Data.open().games() for word in (game, game.replace("_", " "))]
    for path in (path for path in made_here if path.suffix not in (".pyc", ".png")):
        text = path.read_text(encoding="utf-8").lower()
        assert [name for name in names if name in text] == [], path


def test_public_functions_of_the_extension_are_documented() -> None:
    from ruleproof_site import gallery, library, markup

    for module in (gallery, library, markup):
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                assert function.__doc__, f"{module.__name__}.{name}"
