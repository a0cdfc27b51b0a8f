"""What the pictures of a page have in common stands on it once, and pictures are kept between builds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from pygments.token import Keyword, Name, Punctuation

from ruleproof.cases.positions import complete
from ruleproof.reports.pictures import Board, Picture
from ruleproof_site.code import STYLES, coloured, looks_plain
from ruleproof_site.drawings import KeptBoard, parts, shared_parts
from tests.docs.site import Site
from tests.toybox import toy_suite

LAND = '<path class="sand" d="M59 42.7l21.4 12.4v24.7l-21.4 12.4l-21.4 -12.4v-24.7z"/>'
SEA = '<path class="well" d="M323 42.7l21.4 12.4v24.7l-21.4 12.4l-21.4 -12.4v-24.7z"/>'
PIECE = '<g class="marked"><rect class="halo" x="1"/>\n<text x="1">one map alone has this</text></g>'


def picture(*elements: str) -> str:
    inner = "\n".join(elements)
    return f'<svg class="board" role="img" viewBox="0 0 9 9">\n{inner}\n</svg>'


def test_what_two_pictures_have_in_common_stands_once_and_is_used_in_its_place() -> None:
    body = f"<p>Before.</p>{picture(LAND, SEA, PIECE)}<p>After.</p>{picture(LAND, SEA)}"
    page = BeautifulSoup(shared_parts(body), "html.parser")
    (group,) = page.select("svg.shared defs > g.drawn")
    assert [str(part["class"][0]) for part in group.select("path")] == ["sand", "well"]
    first, second = page.select("svg.board")
    assert [tag.name for tag in first.find_all(recursive=False)] == ["use", "g"]
    assert first.use["href"] == second.use["href"] == f"#{group['id']}"
    assert len(page.select("path.sand")) == 1
    assert [text.get_text() for text in page.select("p")] == ["Before.", "After."]


def chip(x: float, y: float, letter: str = "S") -> str:
    box = f'<rect class="red faint" x="{x:g}" y="{y:g}" width="17" height="17" rx="2"/>'
    return f'{box}<text class="middle on-red tiny" x="{x + 8.5:g}" y="{y + 13:g}">{letter}</text>'


def test_what_is_drawn_at_several_places_stands_once_and_is_used_at_each() -> None:
    page = BeautifulSoup(
        shared_parts(picture(chip(14, 20), LAND, chip(32.5, 20), chip(50, 2, "P"))), "html.parser"
    )
    (group,) = page.select("svg.shared defs > g.drawn")
    assert (group.rect["x"], group.rect["y"], group.find("text")["x"], group.find("text")["y"]) == (
        "0",
        "0",
        "8.5",
        "13",
    )
    (board,) = page.select("svg.board")
    uses = board.find_all("use")
    assert [(use["href"], use["x"], use["y"]) for use in uses] == [
        (f"#{group['id']}", "14", "20"),
        (f"#{group['id']}", "32.5", "20"),
    ]
    assert [tag.name for tag in board.find_all(recursive=False)] == ["use", "path", "use", "rect", "text"]


def test_what_says_its_place_otherwise_is_not_moved() -> None:
    line = '<line class="border" x1="1" y1="2" x2="30" y2="40"/><rect class="well" x="{}" y="1"/>'
    for body in (picture(line.format(1), line.format(2)), picture(LAND.replace("59", "60"), LAND)):
        assert shared_parts(body) == body


def test_a_page_whose_pictures_have_nothing_in_common_is_left_as_it_is() -> None:
    for body in ("<p>No picture.</p>", picture(LAND, SEA), picture(LAND) + picture(SEA)):
        assert shared_parts(body) == body


def test_what_is_short_is_not_worth_a_name() -> None:
    short = '<text x="1">a</text>'
    body = picture(short) + picture(short)
    assert shared_parts(body) == body


def test_an_element_over_several_lines_is_one_part() -> None:
    assert parts(f"{LAND}\n{PIECE}\n{SEA}") == [LAND, PIECE, SEA]


def test_the_style_of_boards_holds_for_parts_that_are_used(toy_site: Site) -> None:
    style = (toy_site.folder / "_static" / "board.css").read_text(encoding="utf-8")
    assert re.search(r"^:is\(\.board, \.drawn\) \.sand \{", style, re.MULTILINE)
    assert style.startswith(".board {")
    assert not re.search(r"^\.board [.\[a-z]", style, re.MULTILINE)


def test_a_picture_is_drawn_once_for_all_builds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEPROOF_CACHE", str(tmp_path))
    drawn: list[str] = []
    draw = Board.draw

    def counted(board: Board, *state: object, **how: object) -> Picture:
        drawn.append(str(how["title"]))
        return draw(board, *state, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Board, "draw", counted)
    suite = toy_suite()
    board = KeptBoard.of(suite.folders)
    assert board is not None
    components = suite.components.values
    position = next(iter(suite.compiler.positions.values()))
    state = complete(position, (), suite.game.laws, components)
    one, same = (board.draw(state, components, prefix="a", title="one") for _ in range(2))
    assert one == same
    assert drawn == ["one"]
    board.draw(state, components, prefix="a", title="another")
    assert drawn == ["one", "another"]


def test_code_is_marked_only_where_it_has_a_colour() -> None:
    page = BeautifulSoup(
        coloured('def worth(card: Card) -> int:\n    return card.worth + 1  # a "why"\n'), "html.parser"
    )
    assert page.pre is not None
    assert page.pre.get_text() == 'def worth(card: Card) -> int:\n    return card.worth + 1  # a "why"\n'
    marked = [span.get_text() for span in page.select("pre span") if span.get_text()]
    assert "def" in marked
    assert '# a "why"' in marked
    assert not {"card", "Card", "(", " "} & set(marked)


def test_what_is_left_unmarked_has_the_colour_of_the_code_around_it(toy_site: Site) -> None:
    style = (toy_site.folder / "_static" / "pygments.css").read_text(encoding="utf-8")
    grounds = re.findall(r"^(.*)\.highlight \{ background: #\w+; color: (#\w+) \}", style, re.MULTILINE)
    assert len(grounds) >= len(STYLES)
    for before, colour in grounds:
        for name in ("n", "p"):
            (own,) = re.findall(
                rf"^{re.escape(before)}\.highlight \.{name} \{{ color: (#\w+) \}}", style, re.MULTILINE
            )
            assert own == colour
    assert looks_plain(Name)
    assert looks_plain(Punctuation)
    assert looks_plain(Punctuation.Indicator), "kinds that only a lexer knows look like the kind around them"
    assert not looks_plain(Keyword)
