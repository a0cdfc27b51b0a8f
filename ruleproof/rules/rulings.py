"""Reads the rulings of a game, with the history of their readings."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import pairwise

import msgspec

from ruleproof.input.documents import Document
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import Problem, nearest_note
from ruleproof.rules.model import EarlierReading, Ruling
from ruleproof.rules.reader import Reader, rows_of
from ruleproof.rules.titles import title_of

SOURCES_OF = {
    "inference": ("sentence", "example", "edition"),
    "component": ("component",),
    "editor": ("choice", "convention", "published"),
}
"""The sources that fit each authority, the usual one first. If the authority is not listed here, the source
must be `published`.
"""
_NO_READING = ("none", "nothing", "other")
"""Names in `readings` and `hello` for an engine that plays none of the listed readings."""


def rulings_of(reader: Reader) -> dict[str, Ruling]:
    document = reader.optional("rulings.yaml", "rulings")
    rulings: dict[str, Ruling] = {}
    for index, row in enumerate(rows_of(document)):
        assert document is not None
        where = document.where((index,))
        if row["id"] in rulings:
            message = f"the ruling {row['id']!r} occurs twice"
            reader.problems.append(document.problem((index,), message, rulings[row["id"]].where))
        if row["id"].split(".")[0] != reader.folders.id:
            message = f"the ruling {row['id']!r} must begin with {reader.folders.id!r}"
            reader.problems.append(document.problem((index,), message))
        reader.problems += _ruling_problems(document, index)
        ruling = rulings[row["id"]] = msgspec.convert({**row, "where": where, "title": title_of(row)}, Ruling)
        reader.problems += _history_problems(ruling, document, index)
    return rulings


def _ruling_problems(document: Document, index: int) -> Iterator[Problem]:
    """Yield a problem for each fault of a ruling.

    Faults are two readings with the same sentence, an adopted reading that does not exist, and a source that
    does not fit the authority. A ruling must also have either a witness or the reason why it has none, but
    not both.
    """
    row = document.value[index]
    fitting = SOURCES_OF.get(row["authority"], ("published",))
    if row["source"] not in fitting:
        message = f"{row['id']}: the authority {row['authority']!r} does not fit the source {row['source']!r}"
        yield document.problem((index, "source"), message, f"wanted: {' or '.join(fitting)}")
    if ("witness" in row) == ("unseen" in row):
        found = "both witness and unseen" if "unseen" in row else "neither witness nor unseen"
        wanted = (
            "wanted: one of them, a position and play on which the readings differ, or why none can be seen"
        )
        yield document.problem((index,), f"{row['id']}: {found}", wanted)
    if row["adopted"] not in row["readings"]:
        readings = ", ".join(row["readings"])
        message = f"{row['id']}: the adopted reading {row['adopted']!r} is not one of {readings}"
        notes = nearest_note(row["adopted"], row["readings"])
        yield document.problem((index, "adopted"), message, *notes)
    first: dict[str, str] = {}
    for name, sentence in row["readings"].items():
        other = first.setdefault(" ".join(sentence.split()).casefold(), name)
        if other != name:
            message = f"{row['id']}: the readings {other!r} and {name!r} have the same sentence"
            yield document.problem((index, "readings", name), message)
        if name in _NO_READING:
            message = f"{row['id']} has a reading {name!r}, which sounds as if there were no reading"
            wanted = "wanted: a name for what happens under it"
            yield document.problem((index, "readings", name), message, wanted)


def _history_problems(ruling: Ruling, document: Document, index: int) -> Iterator[Problem]:
    """Yield a problem for each date that is invalid or out of order, and each step that changes nothing."""
    steps: list[tuple[EarlierReading | Ruling, Place]] = [
        *((earlier, (index, "history", number)) for number, earlier in enumerate(ruling.history)),
        (ruling, (index,)),
    ]
    latest = ""
    for step, place in steps:
        if not step.decided:
            continue
        where = document.where((*place, "decided"))
        try:
            date.fromisoformat(step.decided)
        except ValueError:
            yield Problem(where, f"decided is {step.decided!r}, but must be a calendar date")
            continue
        if step.decided < latest:
            message = f"{step.adopted!r} is decided on {step.decided}, before the one it follows ({latest})"
            yield Problem(where, message, ("wanted: the oldest reading of history first",))
        latest = step.decided
    for (earlier, place), (later, _) in pairwise(steps):
        where = document.where((*place, "adopted"))
        if earlier.adopted not in ruling.readings:
            message = f"the earlier reading {earlier.adopted!r} is not one of {', '.join(ruling.readings)}"
            yield Problem(where, message, nearest_note(earlier.adopted, ruling.readings))
        if earlier.adopted == later.adopted:
            yield Problem(where, f"history says that {earlier.adopted!r} was changed to itself")
