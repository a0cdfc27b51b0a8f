"""Every position of every game is drawn.

The drawing is well formed, has a text alternative, and a sign at what is marked.
"""

from __future__ import annotations

import copy
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest

from ruleproof.input.folders import Data
from ruleproof.reports import pictures
from ruleproof.reports.pictures import PictureError, pointer
from tests.reports.drawings import GAMES, board_of, drawn, states_of
from tests.reports.pages import contrast
from tests.toybox import GAME, ToyCopy

SVG = "{http://www.w3.org/2000/svg}"


def outlines(picture: pictures.Picture) -> int:
    return picture.svg.count('class="marked"')


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the places of a JSON value that hold nothing further."""
    if not value or not isinstance(value, (dict, list)):
        yield path
        return
    for key, child in value.items() if isinstance(value, dict) else enumerate(value):
        yield from leaves(child, (*path, key))


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_drawn_as_well_formed_svg(game: str) -> None:
    for name in states_of(game):
        root = ET.fromstring(drawn(game, name).svg)
        assert root.tag == f"{SVG}svg" and root.get("role") == "img" and root.get("class") == "board"
        left, top, width, height = map(float, str(root.get("viewBox")).split())
        assert (left, top) == (0, 0) and width <= 400 and height > 100, name
        assert root.get("width") is None and root.get("height") is None, (
            "the page decides how large a picture is"
        )


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_says_in_words_what_it_shows(game: str) -> None:
    for name, (state, _) in states_of(game).items():
        picture = drawn(game, name, title=f"The position {name}")
        title, description = ET.fromstring(picture.svg)[:2]
        assert (title.tag, title.text) == (f"{SVG}title", f"The position {name}")
        assert (description.tag, description.text) == (f"{SVG}desc", picture.text)
        assert all(seat in picture.text for seat in state["table"]["seats"]), name
        assert not re.search(r"\bNone\b|Undefined|[{}]|\.\S+\.[A-Z]", picture.text), picture.text


@pytest.mark.parametrize("game", GAMES)
def test_no_id_stands_twice_on_a_page_of_pictures(game: str) -> None:
    ids: list[str] = []
    for number, name in enumerate(states_of(game)):
        root = ET.fromstring(drawn(game, name, prefix=f"board-{number}").svg)
        own = [str(element.get("id")) for element in root.iter() if element.get("id")]
        assert all(one.startswith(f"board-{number}-") for one in own)
        assert set(str(root.get("aria-labelledby")).split()) <= set(own)
        ids += own
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_asks_nothing_of_the_network_and_brings_no_style_of_its_own(game: str) -> None:
    for name in states_of(game):
        assert not re.search(
            r"<(script|style|image|use|foreignObject)|\bhref=|url\(|\bon[a-z]+=", drawn(game, name).svg
        ), name


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_the_drawing_are_short(game: str) -> None:
    for name in states_of(game):
        assert not re.search(r"\d\.\d\d\d", drawn(game, name).svg.partition("</desc>")[2]), name


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
        assert picture.unshown == () and outlines(picture) >= 1, f"{name}: {place}"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_without_marks_has_none(game: str) -> None:
    assert all(not outlines(drawn(game, name)) for name in states_of(game))


def test_a_mark_stands_where_the_marked_thing_lies() -> None:
    red, blue = (drawn(GAME, "two traders", marked=[f"/table/coins/{seat}"]).svg for seat in ("Red", "Blue"))
    tops = [float(str(re.search(r'class="mark" x="314" y="([\d.]+)"', svg).group(1))) for svg in (red, blue)]  # type: ignore[union-attr]
    assert tops[1] - tops[0] == 84
    assert red.count("≠") == 1


def test_what_has_no_part_of_its_own_is_marked_by_the_part_around_it() -> None:
    lost = drawn("lost_cities_rivals", "the detailed example", marked=["/table/box/99/face"])
    whole = drawn("lost_cities_rivals", "the detailed example", marked=["/table/box"])
    assert (outlines(lost), lost.unshown) == (1, ())
    assert lost.svg == whole.svg


def test_a_place_that_the_picture_does_not_show_is_named() -> None:
    picture = drawn(GAME, "two traders", marked=["/table/weather/today", "/table/day"])
    assert (outlines(picture), picture.unshown) == (1, ("/table/weather/today",))


def test_keys_with_signs_of_their_own_are_pointed_to() -> None:
    assert pointer("table", "a/b~c", 0) == "/table/a~1b~0c/0"


def test_texts_of_a_state_and_a_title_are_escaped(toy_copy: ToyCopy) -> None:
    state, components = states_of(GAME)["two traders"]
    sly = {**state, "phase": "<b>&\"'"}
    picture = board_of(GAME).draw(sly, components, prefix="p", title='</title><script>"')
    root = ET.fromstring(picture.svg)
    assert root[0].text == '</title><script>"' and "<b>&\"'" in str(root[1].text)


def test_a_game_without_a_template_has_no_board(toy_copy: ToyCopy) -> None:
    (toy_copy.spec / pictures.TEMPLATE).unlink()
    assert pictures.board(Data.of([toy_copy.root]).game(GAME)) is None


def test_a_template_that_cannot_be_read_is_named_with_its_line(toy_copy: ToyCopy) -> None:
    line = toy_copy.add(toy_copy.spec / pictures.TEMPLATE, "{% endfor %}\n")
    with pytest.raises(PictureError, match=rf"board\.svg\.j2:{line}: "):
        pictures.board(Data.of([toy_copy.root]).game(GAME))


def test_a_template_that_fails_on_a_state_is_named_with_its_line(toy_copy: ToyCopy) -> None:
    line = toy_copy.add(toy_copy.spec / pictures.TEMPLATE, "{{ table.weather.today }}\n")
    broken = pictures.board(Data.of([toy_copy.root]).game(GAME))
    assert broken is not None
    with pytest.raises(PictureError, match=rf"board\.svg\.j2:{line}: UndefinedError"):
        broken.draw(*states_of(GAME)["two traders"], prefix="p")


def test_the_style_holds_for_light_and_dark_pages() -> None:
    assert "prefers-color-scheme: dark" in pictures.STYLE and '[data-theme="dark"]' in pictures.STYLE
    by_preference, by_choice = palettes()[1:]
    assert by_preference == by_choice


def test_every_text_on_a_hue_can_be_read_in_light_and_dark() -> None:
    light, dark, _ = palettes()
    for palette in (light, {**light, **dark}):
        pairs = [(name.removeprefix("on-"), name) for name in palette if name.startswith("on-")]
        pairs += [
            (ground, text)
            for ground in ("ground", "panel", "well", "sand", "leaf", "sky", "rose")
            for text in ("ink",)
        ]
        pairs += [(ground, "quiet") for ground in ("ground", "panel")]
        for ground, text in pairs:
            assert contrast(palette[ground], palette[text]) >= 4.5, (ground, text)
        assert all(contrast(palette["mark"], palette[ground]) >= 3 for ground in ("ground", "panel", "well"))


def palettes() -> list[dict[str, str]]:
    """Return the colours of the style: in light, in dark by preference, in dark by choice."""
    blocks = re.findall(r"\.board \{(.*?)\}", pictures.STYLE, re.DOTALL)
    return [
        dict(re.findall(r"--board-([\w-]+): (#\w+)", block)) for block in blocks if "--board-ground" in block
    ]
