"""Scenarios and tours of the toy game as pictures: what lies beside the pages, and in a browser."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from sphinx.errors import ExtensionError

from ruleproof.input import jsontext
from ruleproof.reports.pictures import Board
from ruleproof_site.gallery import groups
from ruleproof_site.library import Library
from tests.docs.browsing import DESKTOP, PHONE, axe_finds_nothing, opened, unfold
from tests.docs.site import TOY_INDEX, Site, build, drawn, serving
from tests.shared import PATIENCE, made_once
from tests.toybox import GAME, TOY, ToyCopy, copy_toy, toy_recordings, toy_suite

TOUR = f"games/{GAME}/tours/two_traders.html"
GALLERY = f"games/{GAME}/components.html"
FOX = f"id/{GAME}.fox.takes_a_coin.html"
TURN = f"games/{GAME}/rules/turn.html"
QUESTIONS = f"games/{GAME}/publisher.html"


def unpacked(script: str) -> Any:
    """Return what a script hands over as compressed JSON."""
    return json.loads(zlib.decompress(base64.b85decode(script.rsplit('"', 2)[1])))


def with_a_question(toy: ToyCopy) -> ToyCopy:
    """Let only the publisher answer what equal bids mean."""
    status = "status: adopted\n\n- id: market_day.ruling.tie\n"
    open_now = status.replace("adopted", "contested\n  settled_by: A word from the publisher.")
    toy.edit(toy.spec / "rulings.yaml", status, open_now)
    says = 'after: "When all have bid, the", says: "If bids are equal, discard the card."'
    (toy.spec / "wordings.yaml").write_text(
        f"{GAME}.ruling.tied_bids:\n  - {{edition: en, {says}}}\n", "utf-8"
    )
    return toy


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Site:
    def make(folder: Path) -> None:
        source = folder / "source"
        source.mkdir()
        index = TOY_INDEX.replace(":hidden:", ":hidden:\n   :caption: Games")
        (source / "index.rst").write_text(index, encoding="utf-8")
        extensions = "extensions=ruleproof_site,ruleproof_seen"
        root = with_a_question(copy_toy(folder / "toy")).root
        build(source, folder, "-D", extensions, "-D", f"site_data={root}", "-D", f"site_games={GAME}")

    return Site(made_once(tmp_path_factory, "seen", make) / "html")


@pytest.fixture(scope="module")
def served(toy: Site) -> Iterator[str]:
    with serving(toy.folder) as address:
        yield address


def test_every_step_that_changes_the_table_marks_what_it_changes(toy: Site) -> None:
    suite = toy_suite()
    for path in suite.folders.tour_files():
        (recorded,) = toy_recordings().file(path).stories
        text = (toy.folder / "games" / GAME / "seen" / "tours" / f"{path.stem}.js").read_text("utf-8")
        stored = unpacked(text)
        ringed = ["ring" in drawn(stored, picture) for picture, _ in stored["steps"]]
        states = [
            suite.validator.shapes.state.canonical(jsontext.decode(step.state))
            for step in recorded.recording.steps
            if step is not None
        ]
        changed = [one["table"] != other["table"] for one, other in pairwise(states)]
        assert any(changed)
        assert all(ring for ring, wanted in zip(ringed[1:], changed, strict=True) if wanted)


def test_a_tour_stands_as_sentences_with_how_chance_fell(toy: Site) -> None:
    page = toy.page(TOUR)
    rows = page.select("details.plays li")
    (recorded,) = toy_recordings().file(TOY / "features" / GAME / "tours" / "two_traders.yaml").stories
    assert len(rows) == len(recorded.story.plays) + 1
    assert [row["id"] for row in rows] == [f"play-{number}" for number in range(len(rows))]
    assert rows[0].get_text().startswith("The new game")
    assert any("rolled" in row.get_text() or "shuffled" in row.get_text() for row in rows)


def test_the_tours_are_reached_from_the_home_of_the_game(toy: Site) -> None:
    home = toy.page(f"games/{GAME}/index.html")
    assert home.select("article a[href='tours.html']")
    assert not home.select("article a[href*='tours/']")
    found = [
        link["href"] for link in toy.page(f"games/{GAME}/tours.html").select("article a[href*='tours/']")
    ]
    assert found == ["tours/three_traders.html", "tours/two_traders.html"]
    assert not [dead for dead in toy.dead_links() if "tours" in dead]


def test_only_pages_with_pictures_load_scripts_for_them(toy: Site) -> None:
    def scripts(name: str) -> list[str]:
        found = (Path(str(one["src"]).partition("?")[0]).name for one in toy.page(name).select("script[src]"))
        return [one for one in found if one.startswith("seen")]

    assert scripts(FOX) == ["seen.js"]
    assert scripts(GALLERY) == []
    assert scripts(TOUR) == ["seen.js", "seen-tour.js"]
    assert scripts(f"games/{GAME}/rulings.html") == []
    assert scripts(QUESTIONS) == ["seen.js"]


def test_the_stored_pictures_are_the_recorded_states(toy: Site) -> None:
    suite = toy_suite()
    board = Board(suite.folders)
    (recorded,) = toy_recordings().file(TOY / "features" / GAME / "tours" / "two_traders.yaml").stories
    stored = unpacked((toy.folder / "games" / GAME / "seen" / "tours" / "two_traders.js").read_text("utf-8"))
    for (picture, _), step in zip(stored["steps"], recorded.recording.steps, strict=True):
        assert step is not None
        shown = drawn(stored, picture)
        state = suite.validator.shapes.state.canonical(jsontext.decode(step.state))
        plain = re.sub(r'<rect class="at ring"[^>]*>\n', "", shown)
        assert plain == board.draw(state, suite.components.values).svg


def test_beside_a_rule_rings_mark_what_is_new_and_nothing_where_a_play_is_refused(site: Path) -> None:
    ringed, refused = 0, 0
    for path in site.glob("games/rivalry/seen/*.js"):
        stored = unpacked(path.read_text("utf-8"))
        for case in stored.get("cases", ()):
            shown = [drawn(stored, picture) for _, picture, _ in case.get("details", ())]
            if shown and "refused" in case:
                refused += 1
                assert " ring" not in "".join(shown), case["id"]
            ringed += len(shown) == 2 and " ring" in shown[1]
    assert ringed > 20
    assert refused > 20


def scenario(page: Page, name: str) -> Any:
    page.evaluate("document.querySelectorAll('details:not(.seen)').forEach((one) => { one.open = true })")
    return page.locator(f"article[data-case='{GAME}/{name}']")


@pytest.mark.browser
def test_a_scenario_shows_before_and_after_with_what_its_play_changes_marked(
    browser: Browser, served: str
) -> None:
    with opened(browser, served, FOX) as page:
        one = scenario(page, "fox/blue_robs_red")
        expect(one).to_be_visible()
        assert one.locator("svg").count() == 0
        one.get_by_text("Before and after, as pictures").focus()
        page.keyboard.press("Enter")
        expect(one.locator("figure")).to_have_count(2)
        before, after = (one.locator("figure", has_text=when) for when in ("Before", "After"))
        expect(after).to_contain_text("discard: fox")
        expect(after.locator(".ring").first).to_be_visible()
        expect(before).to_contain_text("discard: none")


@pytest.mark.browser
def test_a_reading_of_a_question_for_the_publisher_opens_as_a_picture(browser: Browser, served: str) -> None:
    with opened(browser, served, QUESTIONS) as page:
        shown = page.locator(".reading .shown")
        expect(shown).to_have_count(1)
        shown.scroll_into_view_if_needed()
        expect(shown.locator("figure svg").first).to_be_visible()


@pytest.mark.browser
def test_the_example_of_a_clause_shows_before_and_after_and_a_refused_play_the_position(
    browser: Browser, served: str, toy: Site
) -> None:
    example = "article.one .example .shown"
    pages = [name for name in toy.pages() if name.startswith("id/") and toy.page(name).select(example)]
    assert pages
    captions, refused = set[tuple[str, ...]](), 0
    for name in pages:
        with opened(browser, served, name) as page:
            page.locator(example).scroll_into_view_if_needed()
            expect(page.locator(f"{example} .seen-picture").first).to_be_visible()
            said = page.locator(f"{example} figcaption").all_inner_texts()
            captions.add(tuple(one.removesuffix(" the last step") for one in said))
            refused += page.locator(f"{example} .verdict", has_text="Not allowed.").count()
        if len(captions) > 1 and refused:
            break
    assert captions == {("Before", "After"), ("The position",)}
    assert refused


@pytest.mark.browser
def test_each_example_of_an_outline_has_its_own_pictures(browser: Browser, served: str, toy: Site) -> None:
    page_of = next(
        name
        for name in toy.pages()
        for item in toy.page(name).select("details.scenarios li")
        if toy.scenario(name, str(item["id"])).select("table.examples")
    )
    with opened(browser, served, page_of) as page:
        page.evaluate("document.querySelectorAll('details:not(.seen)').forEach((one) => { one.open = true })")
        one = page.locator("article.scenario", has=page.locator("table.examples")).first
        one.get_by_text("Before and after, as pictures").click()
        choice = one.get_by_role("combobox")
        expect(choice).to_be_visible()
        first = one.locator(".seen-pair").inner_html()
        choice.select_option("1")
        assert one.locator("svg").count() > 0
        assert one.locator(".seen-pair").inner_html() != first


@pytest.mark.browser
def test_a_refused_action_is_said_to_be_refused(browser: Browser, served: str) -> None:
    with opened(browser, served, FOX) as page:
        one = scenario(page, "fox/a_fox_cannot_rob_a_player_without_coins")
        one.get_by_text("Before and after, as pictures").click()
        expect(one.locator("figcaption")).to_have_text(re.compile("it is refused"))


@pytest.mark.browser
def test_pictures_that_cannot_be_fetched_are_asked_for_again(browser: Browser, served: str) -> None:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.route("**/seen/fox.js*", lambda route: route.abort())
    page.goto(f"{served}/{FOX}")
    one = scenario(page, "fox/blue_robs_red")
    summary = one.get_by_text("Before and after, as pictures")
    summary.click()
    expect(one.get_by_role("status")).to_contain_text("seen/fox.js could not be loaded")
    page.unroute("**/seen/fox.js*")
    summary.click()
    summary.click()
    expect(one.locator("figure")).to_have_count(2)
    context.close()


@pytest.mark.browser
def test_a_tour_is_walked_by_keys_slider_list_and_address(browser: Browser, served: str) -> None:
    with opened(browser, served, f"{TOUR}#play-2") as page:
        number, said = page.locator(".tour .number"), page.locator(".tour .said")
        expect(number).to_have_text("Play 2 of 7")
        page.keyboard.press("ArrowRight")
        expect(number).to_have_text("Play 3 of 7")
        expect(said).to_have_text(page.locator("#play-3 a").inner_text().strip() or re.compile("bids"))
        expect(page).to_have_url(re.compile("#play-3$"))
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        expect(number).to_have_text("Play 1 of 7")
        page.get_by_role("slider", name="Play").fill("7")
        expect(number).to_have_text("Play 7 of 7")
        expect(page.get_by_role("button", name="One play on")).to_be_disabled()
        page.get_by_role("button", name="To the start").click()
        expect(number).to_have_text("Play 0 of 7")
        expect(said).to_contain_text("The new game")
        page.get_by_text("All plays").click()
        page.locator("#play-5 a").click()
        expect(number).to_have_text("Play 5 of 7")
        page.reload()
        expect(number).to_have_text("Play 5 of 7")


@pytest.mark.browser
def test_a_step_links_the_clauses_applied(browser: Browser, served: str) -> None:
    with opened(browser, served, f"{TOUR}#play-3") as page:
        link = page.locator(".applied a", has_text="Bid within purse")
        link.click()
        expect(page).to_have_url(re.compile(r"rules/auction\.html#market_day\.auction\.bid_within_purse$"))


@pytest.mark.browser
def test_a_seat_does_not_see_what_is_hidden_from_it(browser: Browser, served: str) -> None:
    with opened(browser, served, f"{TOUR}#play-3") as page:
        hands = page.locator(".tour svg[data-seen-by]")
        expect(hands.filter(has_text="Deck")).to_have_count(1)
        page.get_by_label("Show").select_option("Red")
        expect(hands).to_have_count(1)
        expect(hands).to_contain_text("Hand of Red")
        page.get_by_label("Show").select_option("")
        expect(hands.filter(has_text="Deck")).to_have_count(1)


@pytest.mark.browser
@pytest.mark.sampled(5)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", [f"{TOUR}#play-3", FOX, GALLERY, f"games/{GAME}/tours.html"])
def test_axe_finds_nothing_and_it_fits_the_screen(
    browser: Browser, served: str, path: str, scheme: str, viewport: dict[str, int]
) -> None:
    with opened(browser, served, path, color_scheme=scheme, viewport=viewport) as page:
        unfold(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        axe_finds_nothing(page, scheme)


def test_each_piece_has_a_picture_a_sentence_its_provenance_and_the_clauses_that_name_it(toy: Site) -> None:
    pieces = toy.page(GALLERY).select("li.piece")
    usual = toy_suite().components.values["cards"]
    assert [piece.strong.get_text() for piece in pieces[: len(usual)] if piece.strong] == [*usual]
    fox = pieces[[*usual].index("fox")]
    assert fox.svg is not None and "A fox, worth 0." in fox.get_text()
    assert not fox.select(".mark"), "only assumed values are marked"
    links = [str(link["href"]) for link in fox.select("a")]
    assert links[0] == "../../id/market_day.fox.takes_a_coin.html"
    assert not [dead for dead in toy.dead_links() if "components" in dead]


def test_of_another_set_only_what_differs_is_shown(toy: Site) -> None:
    section = toy.page(GALLERY).find(id="animals-in-the-set-corrected")
    assert section is not None
    assert [piece.get_text() for piece in section.select("li.piece strong")] == ["cow"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"clauses": []', '"clauses": ["fox.takes_a_con"]', r"no clause has the id .*takes_a_coin"),
        ("card.worth", "card.wroth", r"gallery\.svg\.j2: component set '.*': .*j2:4: undefined"),
        ("| tojson", "", r"gallery\.svg\.j2: component set"),
    ],
)
def test_a_gallery_at_fault_is_told_with_its_file(toy_copy: ToyCopy, old: str, new: str, told: str) -> None:
    path = toy_copy.root / "spec" / GAME / "gallery.svg.j2"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    book = Library([toy_copy.root], [GAME]).games[GAME]
    with pytest.raises(ExtensionError, match=told):
        groups(book)


@pytest.mark.browser
def test_pieces_are_found_by_words_of_what_they_do_and_the_address_keeps_them(
    browser: Browser, served: str
) -> None:
    with opened(browser, served, GALLERY) as page:
        field = page.get_by_role("searchbox", name="What a piece shows or does")
        everything = page.locator("li.piece").count()
        field.fill("COW, WORTH 4")
        expect(page.locator("li.piece:visible")).to_have_count(1)
        expect(page.locator("li.piece:visible strong")).to_have_text("cow")
        expect(page.get_by_role("heading", name="Animals in the set")).to_be_hidden()
        expect(page.locator("main output")).to_have_text(f"1 / {everything}")
        page.reload()
        expect(page.locator("li.piece:visible")).to_have_count(1)
        field.fill("")
        expect(page.locator("li.piece:visible")).to_have_count(everything)


@pytest.mark.browser
def test_without_scripts_the_plays_and_the_titles_of_scenarios_remain(browser: Browser, served: str) -> None:
    with opened(browser, served, TOUR, java_script_enabled=False) as page:
        expect(page.get_by_text("Blue bids 1 coin").first).to_be_visible()
    with opened(browser, served, FOX, java_script_enabled=False) as page:
        page.locator("details.scenarios > summary").click()
        expect(page.get_by_text("Blue robs Red", exact=True)).to_be_visible()
