"""The signs of print in the text of pages."""

from __future__ import annotations

import pytest

from ruleproof_site.typography import typeset


@pytest.mark.parametrize(
    ("page", "printed"),
    [
        ("<p>a player's turn, the players' turns</p>", "<p>a player’s turn, the players’ turns</p>"),
        ("<p>a player&#39;s &#34;turn&#34;</p>", "<p>a player’s “turn”</p>"),
        ("<p>2 x 4 points, 2 xylophones</p>", "<p>2 × 4 points, 2 xylophones</p>"),
        ("<p>66.7 % of 3 % signs</p>", "<p>66.7\u202f% of 3\u202f% signs</p>"),
        ("<a title=\"North's\">it's</a>", '<a title="North\'s">it’s</a>'),
        (
            '<p>"a" <code>"b\'s" 2 x 4</code> "c"</p><pre><b>"d"</b></pre>',
            '<p>“a” <code>"b\'s" 2 x 4</code> “c”</p><pre><b>"d"</b></pre>',
        ),
        ("<script>'a'</script><!-- it's --><p>it's</p>", "<script>'a'</script><!-- it's --><p>it’s</p>"),
    ],
)
def test_text_is_set_and_code_and_attributes_stay(page: str, printed: str) -> None:
    assert typeset(page, "en") == printed


def test_german_text_has_german_quotation_marks() -> None:
    assert typeset('<p>"Ja"</p>', "de") == "<p>„Ja“</p>"
