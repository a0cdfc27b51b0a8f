"""The sentences of tic-tac-toe."""

from __future__ import annotations

from ruleproof.vocabulary import Play, Put, Value, given, placeholder, then, when

placeholder(
    "spaces",
    r"[abc][123](?:(?:, [abc][123])*? and [abc][123])?",
    lambda text: text.replace(" and ", ", ").split(", "),
    samples=["a1", "a1, b2 and c3"],
)


@given("{seat} has marked {spaces}")
def has_marked(seat: str, spaces: list[str]) -> Put:
    return Put(path=("table", "marks", seat), value=spaces)


@when("{seat} marks {spaces}")
def marks(seat: str, spaces: list[str]) -> Play:
    return Play(seat=seat, action={"type": "mark", "space": spaces[0]})


@then("the marks of {seat} are {spaces}")
def marks_are(seat: str, spaces: list[str]) -> Value:
    return Value(path=("table", "marks", seat), value=spaces)


@then("{seat} has no mark")
def no_mark(seat: str) -> Value:
    return Value(path=("table", "marks", seat), value=[])
