"""The form in which `measured/versions` stores the contents of a version of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruleproof.edit.contents import CaseMark, Contents


def keep(contents: Contents) -> dict[str, Any]:
    """Return contents in their stored form: one line for each case, in which clauses are given by index."""
    places = {clause: str(place) for place, clause in enumerate(contents.clauses)}
    return {
        **{name: getattr(contents, name) for name in contents.__struct_fields__ if name != "cases"},
        "cases": {
            name: " ".join(
                (
                    mark.asked + mark.answered + mark.expected + mark.said,
                    ",".join(places[clause] for clause in mark.clauses),
                    *filter(None, [mark.set]),
                )
            )
            for name, mark in contents.cases.items()
        },
    }


def kept(record: Mapping[str, Any]) -> Contents:
    """Return contents from their stored form; the last words of a case's id become its name."""
    clauses = list(record["clauses"])
    cases = {}
    for name, line in record["cases"].items():
        digests, places, made = (line + " ").split(" ")[:3]
        of_case = tuple(clauses[int(place)] for place in places.split(",") if place)
        asked, answered, expected, said = (digests[at : at + 8] for at in range(0, 32, 8))
        title = name.rpartition("/")[2].replace("_", " ")
        cases[name] = CaseMark(asked, answered, expected, said, title, made, of_case)
    return Contents(cases=cases, **{key: record[key] for key in Contents.__struct_fields__ if key != "cases"})
