"""Text in reStructuredText and in HTML."""

from __future__ import annotations

from docutils.core import publish_doctree
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ruleproof_site.markup import escape, heading
from ruleproof_site.sparing import without_remarks
from tests.shared import WHOLE

CHARACTERS = st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs"))


@settings(max_examples=100 if WHOLE else 20, deadline=None)
@given(st.text(CHARACTERS, max_size=40))
@example("*emphasis* `code` |x| link_ a_b __c__ <tag> \\ back: [1]_")
@example("- no list")
@example("1. no list either")
@example(":field: none")
@example(".. comment::")
@example("====")
@example("A. B")
@example("(i) one")
def test_escaped_text_is_shown_as_it_is(text: str) -> None:
    shown = publish_doctree(
        f"{escape(text)}\n", settings_overrides={"report_level": 2, "halt_level": 2}
    ).astext()
    assert " ".join(shown.split()) == " ".join(text.split())


def test_a_title_is_as_long_as_its_underline() -> None:
    title, line = heading("Rival*s: 日本").splitlines()
    assert title == r"Rival\*s\: 日本"
    assert len(line) == len(title) + 2


def test_a_style_sheet_is_sent_without_remarks_and_means_the_same() -> None:
    style = '/* A name. */\n.menu :is(a, b) { color: red; margin: 0 1px; }\n  a::before { content: ": " }\n'
    sent = '.menu :is(a, b){color:red;margin:0 1px;}\na::before{content:": "}\n'
    assert without_remarks(style) == sent
