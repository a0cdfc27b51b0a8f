"""Symbols stand once on a page, pictures and code have their styles."""

from __future__ import annotations

from bs4 import BeautifulSoup
from pygments import highlight
from pygments.lexers import BashSessionLexer, PythonLexer
from pygments.token import Keyword, Name, Punctuation

from ruleproof.reports.pictures import STYLE
from ruleproof_site.code import SparingFormatter, looks_plain
from ruleproof_site.sparing import without_remarks
from tests.docs.site import Site
from tests.toybox import GAME

WORTH = 'def worth(card: Card) -> int:\n    return card.worth + 1  # a "why"\n'


def test_a_page_holds_the_symbols_of_its_pictures_once_and_no_others(toy_site: Site) -> None:
    page = toy_site.page(f"games/{GAME}/index.html")
    used = {str(use["href"])[1:] for use in page.select("svg.bd use")}
    assert {symbol["id"] for symbol in page.select("defs > symbol")} == used
    assert len(page.select("defs > symbol")) == len(used) > 0
    assert not toy_site.page(f"games/{GAME}/rulings.html").select("defs > symbol")


def test_the_site_has_the_style_of_pictures(toy_site: Site) -> None:
    style = (toy_site.folder / "_static" / "board.css").read_text(encoding="utf-8")
    assert style == without_remarks(STYLE)
    assert ".bd" in style and "/*" not in style


def test_code_is_marked_only_where_it_has_a_colour() -> None:
    page = BeautifulSoup(highlight(WORTH, PythonLexer(), SparingFormatter()), "html.parser")
    assert page.pre is not None
    assert page.pre.get_text() == WORTH
    marked = [span.get_text() for span in page.select("pre span") if span.get_text()]
    assert "def" in marked
    assert '# a "why"' in marked
    assert not {"card", "Card", "(", " "} & set(marked)


def test_options_are_coloured_where_they_are_typed_and_not_where_they_are_printed() -> None:
    session = "$ kit tour --seed 7\nno such tour; try another --seed\n"
    page = BeautifulSoup(highlight(session, BashSessionLexer(), SparingFormatter()), "html.parser")
    assert [span.get_text() for span in page.select(".nt")] == ["--seed"]


def test_names_and_punctuation_look_like_the_text_around_them() -> None:
    assert looks_plain(Name)
    assert looks_plain(Punctuation)
    assert looks_plain(Punctuation.Indicator), "kinds that only a lexer knows look like the kind around them"
    assert not looks_plain(Keyword)
