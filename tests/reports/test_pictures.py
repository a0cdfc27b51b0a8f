"""Every position of every game is drawn.

The drawing is well formed, shows every value of the table, says it in words, and rings what is marked.
"""

from __future__ import annotations

import copy
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from ruleproof.input.folders import Data
from ruleproof.reports import pictures
from ruleproof.reports.framing import Region, on_whole_ground
from ruleproof.reports.pictures import Panel, PictureError, pointer
from tests.reports.drawings import GAMES, board_of, drawn, states_of
from tests.toybox import GAME, ToyCopy


def rings(picture: pictures.Picture) -> int:
    return picture.svg.count('class="at ring"')


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the places of a JSON value that hold nothing further."""
    if not value or not isinstance(value, (dict, list)):
        yield path
        return
    for key, child in value.items() if isinstance(value, dict) else enumerate(value):
        yield from leaves(child, (*path, key))


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_drawn_as_well_formed_panels(game: str) -> None:
    for name in states_of(game):
        panels = drawn(game, name).panels
        assert len(panels) > 1
        for panel in panels:
            root = ET.fromstring(panel.svg)
            assert (root.tag, root.get("role"), root.get("class")) == ("svg", "img", "bd")
            assert panel.size[0] == 640 and panel.size[1] > 40, name
            assert root.get("width") is None and root.get("height") is None, (
                "the page decides how large a picture is"
            )


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_says_in_words_what_it_shows(game: str) -> None:
    for name, (state, _) in states_of(game).items():
        picture = drawn(game, name)
        assert all(len(panel.text) > 3 for panel in picture.panels)
        assert all(seat in picture.text for seat in state["table"]["seats"]), name
        assert not re.search(r"\bNone\b|[Uu]ndefined|[{}\[\]]|\.\S+\.[A-Z]|  ", picture.text), picture.text


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_uses_only_symbols_that_there_are_and_has_neither_ids_nor_styles(game: str) -> None:
    symbols = board_of(game).symbols
    for name in states_of(game):
        svg = drawn(game, name).svg
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(symbols), name
        assert not re.search(r"<(script|style|image|foreignObject)|url\(|\b(on[a-z]+|id)=", svg), name
        used = pictures.defs(svg, symbols)
        assert set(re.findall(r'<symbol id="([^"]+)"', used)) == set(re.findall(r'href="#([^"]+)"', svg))


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_the_drawing_are_short(game: str) -> None:
    for name in states_of(game):
        assert not re.search(r'[ "]-?\d+\.(\d\d|0[^\d])', drawn(game, name).svg), name


@pytest.mark.parametrize("game", GAMES)
def test_drawing_changes_neither_state_nor_components(game: str) -> None:
    for name, (state, components) in states_of(game).items():
        before = copy.deepcopy((state, dict(components)))
        drawn(game, name)
        assert (state, dict(components)) == before, name


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_lies_on_the_table_can_be_marked(game: str) -> None:
    for name, (state, _) in states_of(game).items():
        places = ["/to_act", *(pointer("table", *path) for path in leaves(state["table"]))]
        assert drawn(game, name, marked=places).unshown == (), name
    for place in places[:: len(places) // 20 + 1]:
        picture = drawn(game, name, marked=[place])
        assert picture.unshown == () and rings(picture) >= 1, f"{name}: {place}"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_without_marks_has_neither_rings_nor_areas(game: str) -> None:
    assert all('class="at' not in drawn(game, name).svg for name in states_of(game))


UNSEEN = {"rivalry": r"/result/why", "rival_cities": r"/(prestige_marker|marker)/side"}
"""Values that have no sign of their own: why a game is over shows only then, and the side of a marker that
stands in the middle nowhere.
"""


def changed(value: Any, others: list[Any]) -> Any:
    """Return another value of the same kind, or None if there is none."""
    if isinstance(value, int):
        return value + 1
    return next((other for other in others if other != value and type(other) is type(value)), None)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_changes_with_every_value_of_the_table(game: str) -> None:
    """What a board omits is found here: numbers and words of the table are replaced by others."""
    omitted, seen = dict[str, str](), set[str]()
    for name, (state, components) in states_of(game).items():
        alike: dict[str, list[Any]] = defaultdict(list)
        for path in leaves(state["table"]):
            alike["/".join("*" if isinstance(key, int) else str(key) for key in path)].append(
                value_at(state["table"], path)
            )
        for kind, values in alike.items():
            path = next(one for one in leaves(state["table"]) if shape_of(one) == kind)
            other = changed(value_at(state["table"], path), values)
            if (
                other is None
                or kind in seen
                or path[0] == "seats"
                or re.search(UNSEEN.get(game, "$^"), f"/{kind}")
            ):
                continue
            seen.add(kind)
            twin = copy.deepcopy(state)
            value_at(twin["table"], path[:-1])[path[-1]] = other
            one, two = (
                re.sub(r'aria-label="[^"]*"', "", board_of(game).draw(each, components).svg)
                for each in (state, twin)
            )
            if one == two:
                omitted[kind] = name
    assert not omitted
    assert len(seen) > 5


def shape_of(path: tuple[str | int, ...]) -> str:
    return "/".join("*" if isinstance(key, int) else str(key) for key in path)


def value_at(value: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def test_a_ring_stands_where_the_marked_thing_lies() -> None:
    red, blue = (
        drawn(GAME, "two traders", marked=[f"/table/coins/{seat}"]).panels for seat in ("Red", "Blue")
    )
    for panels, seat in ((red, "Red"), (blue, "Blue")):
        (ringed,) = (panel for panel in panels if "ring" in panel.svg)
        assert ringed.text.startswith(f"{seat} has")
        assert 'class="at ring" x="574" y="6" width="52" height="52"' in ringed.svg


def test_what_has_no_part_of_its_own_is_marked_by_the_part_around_it() -> None:
    lost = drawn("lost_cities_rivals", "the detailed example", marked=["/table/box/99/face"])
    whole = drawn("lost_cities_rivals", "the detailed example", marked=["/table/box"])
    assert (rings(lost), lost.unshown) == (1, ())
    assert lost.svg == whole.svg


def test_what_is_drawn_in_parts_is_marked_by_its_parts() -> None:
    picture = drawn(GAME, "two traders", marked=["/table/coins"])
    assert (rings(picture), picture.unshown) == (2, ())


def test_a_place_that_the_picture_does_not_show_is_named() -> None:
    picture = drawn(GAME, "two traders", marked=["/table/weather/today", "/table/day"])
    assert (rings(picture), picture.unshown) == (1, ("/table/weather/today",))


def test_a_detail_has_only_the_panels_of_what_it_is_about() -> None:
    detail = drawn(GAME, "two traders", about=["/table/coins/Red", "/table/goods/Red"])
    assert [panel.text.partition(" ")[0] for panel in detail.panels] == ["Red"]


def test_the_detail_of_a_map_is_the_part_around_a_place() -> None:
    whole = drawn("rivalry", "the Republic's turn on the default map").panels[1]
    detail = drawn(
        "rivalry", "the Republic's turn on the default map", about=["/table/foot/Republic/1,-3"]
    ).panels[0]
    assert 300 < detail.size[0] <= 400 and detail.size[1] < whole.size[1]
    lines, all_lines = (one.svg.partition(">")[2].split("\n") for one in (detail, whole))
    assert set(lines) < set(all_lines), "what lies outside is left out, and the rest is as it was"


def test_a_detail_ends_between_two_places_if_it_can() -> None:
    panel = Panel.of('<svg viewBox="0 0 2000 1000" data-crop="30">\n</svg>')
    named, left = Region("/named", 1000, 400, 100, 50), Region("/left", 800, 300, 60, 400)
    above, below = Region("/above", 900, 200, 300, 150), Region("/below", 900, 500, 9, 300)

    def box(*beside: Region) -> str:
        return panel.framed([named], beside).svg.partition('"')[2].partition('"')[0]

    assert box() == "850 305 400 240"
    assert box(left, named) == "864 305 386 240"
    assert box(above, below) == "850 354 400 142", "neither of the two is cut"
    assert box(above, Region("/close", 900, 340, 300, 58)) == "850 305 400 240", "it would lie too close"


def test_a_detail_grows_to_show_what_it_would_cut() -> None:
    panel = Panel.of('<svg viewBox="0 0 2000 1000" data-crop="30">\n</svg>')
    named, card = Region("/named", 1000, 400, 100, 50), Region("/card", 1060, 470, 100, 100)
    assert 'viewBox="850 305 400 269"' in panel.framed([named], [card]).svg


def test_a_detail_shows_whole_ground_and_what_stands_on_it() -> None:
    ground = ["<!--0 0 100 100-->", "left", "<!---->", "<!--100 0 100 100-->", "right", "<!---->"]
    both = [
        "<!--0 0 100 100;100 0 100 100-->",
        "city",
        '<rect class="at" data-at="/city" x="90" y="80" width="20" height="40"/>',
        "<!---->",
    ]
    lines = ["<svg>", *ground, *both, "</svg>"]
    shown, box = on_whole_ground(lines, (50, 0, 260, 200))
    assert shown == ["<svg>", "right", "city", both[2], "</svg>"]
    assert box == (86, -4, 204, 124), "as high as the city, which sticks out"
    assert on_whole_ground(lines, (20, 20, 40, 40)) == (lines, (20, 20, 40, 40)), "no ground is whole"


def test_a_part_of_the_map_shows_whole_tiles_the_attack_and_no_comments() -> None:
    state, components = states_of("rivalry")["the Republic's turn on the default map"]
    about = ["/table/foot/Republic/1,-3"]
    (part,) = board_of("rivalry").draw(state, components, about=about).panels[:1]
    whole = board_of("rivalry").draw(state, components).panels[1]
    assert 3 < part.svg.count('href="#rv-tile"') < whole.svg.count('href="#rv-tile"')
    assert "<!--" not in part.svg + whole.svg


def test_states_side_by_side_are_shown_in_the_same_parts() -> None:
    before, components = states_of("rivalry")["the Republic's turn on the default map"]
    foot = before["table"]["foot"]
    marched = {**{tile: 1 for tile in foot["Republic"] if tile != "1,-3"}, "-2,1": 1}
    after = {**before, "table": {**before["table"], "foot": {**foot, "Republic": marched}}}
    about = ["/table/foot/Republic/1,-3", "/table/foot/Republic/-2,1"]
    board = board_of("rivalry")
    shown = board.alike([(before, ()), (after, ())], components, about=about)
    alone = [board.draw(state, components, about=about) for state in (before, after)]
    boxes, own = ([re.findall(r'viewBox="([^"]*)"', one.svg) for one in each] for each in (shown, alone))
    assert boxes[0] == boxes[1] != []
    assert own[0] != own[1]


def test_letters_and_numbers_stand_on_the_rim_of_every_map() -> None:
    for name, (_, components) in states_of("rivalry").items():
        texts = re.findall(r">([A-Z]|\d+)</text>", drawn("rivalry", name).panels[1].svg)
        rows = {"ABCDEFGHIJK"[int(tile.split(",")[1]) + 5] for tile in components["tiles"]}
        lines = {str(int(tile.split(",")[0]) + 6) for tile in components["tiles"]}
        assert rows <= set(texts) and lines <= set(texts), name


def test_the_legend_names_the_signs_of_a_page_once() -> None:
    board = board_of("rivalry")
    signs = pictures.used(drawn("rivalry", "the Republic's turn").svg * 2, board.symbols)
    shown = pictures.legend(signs, {"city": "Stadt"})
    assert shown.count("<li>") == len(signs) > 5
    assert "foot armies" in shown and "Stadt" in shown and "leader" in shown


def test_keys_with_signs_of_their_own_are_pointed_to() -> None:
    assert pointer("table", "a/b~c", 0) == "/table/a~1b~0c/0"


def test_texts_of_a_state_are_escaped() -> None:
    state, components = states_of(GAME)["two traders"]
    sly = {**state, "phase": "<b>&\"'"}
    panel = board_of(GAME).draw(sly, components).panels[0]
    root = ET.fromstring(panel.svg)
    assert "<b>&\"'" in str(root.get("aria-label")) and "<b>&\"'" in "".join(root.itertext())
    assert "<b>&\"'" in panel.text


def test_a_game_without_a_template_has_no_board(toy_copy: ToyCopy) -> None:
    (toy_copy.spec / pictures.TEMPLATE).unlink()
    assert pictures.board(Data.open([toy_copy.root]).game(GAME)) is None


def test_a_template_that_cannot_be_read_is_named_with_its_line(toy_copy: ToyCopy) -> None:
    line = toy_copy.add(toy_copy.spec / pictures.TEMPLATE, "{% endfor %}\n")
    with pytest.raises(PictureError, match=rf"board\.svg\.j2:{line}: "):
        pictures.board(Data.open([toy_copy.root]).game(GAME))


@pytest.mark.parametrize(("words", "where"), [("table.weather.today", ":{line}"), ("say(none)", "")])
def test_a_template_that_fails_on_a_state_is_named(toy_copy: ToyCopy, words: str, where: str) -> None:
    line = toy_copy.add(toy_copy.spec / pictures.TEMPLATE, f"{{{{ {words} }}}}\n")
    broken = pictures.board(Data.open([toy_copy.root]).game(GAME))
    assert broken is not None
    with pytest.raises(PictureError, match=rf"board\.svg\.j2{where.format(line=line)}: "):
        broken.draw(*states_of(GAME)["two traders"])


class Missing(dict[str, str]):
    """Words in another language, which notes those that it lacks."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(words)
        self.missing: set[str] = set()

    def get(self, words: str, other: Any = None) -> Any:
        self.missing |= set() if words in self else {words}
        return super().get(words, other)


def test_every_word_on_the_pictures_is_there_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    board = board_of("rival_cities")
    words = Missing(board.words("de"))
    monkeypatch.setattr(board, "words", lambda _language: words)
    for state, components in states_of("rival_cities").values():
        svg = board.draw(state, components, language="de").svg
        pictures.legend(pictures.used(svg, board.symbols), words)
    assert not words.missing
    assert "Das Tintenfass steht auf Feld" in svg
