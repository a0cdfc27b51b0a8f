"""Style sheets reach browsers without what only people read, and say the same."""

from __future__ import annotations

from ruleproof_site.styles import without_remarks

WRITTEN = """
/* A remark: gone. */
.a:not(.b) > c, .d {
  color: red;   /* why */
  margin: 0 calc(1rem + 2px);
}

@media (max-width: 40rem) {
  .e::after { content: " : "; }
}
"""


def test_remarks_and_indents_are_gone_and_strings_are_kept() -> None:
    short = without_remarks(WRITTEN)
    assert ".a:not(.b) > c, .d {color:red;margin:0 calc(1rem + 2px);}" in short
    assert 'content: " : ";' in short
    assert "remark" not in short and "why" not in short
