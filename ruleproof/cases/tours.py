"""Tours: records of whole games, in which each settled step is a case."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ruleproof.cases.case import Start, Story
from ruleproof.input.documents import Document
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import DataError, Problem, nearest_note, shown_path_in
from ruleproof.language.operations import Play
from ruleproof.language.words import slug
from ruleproof.rules.model import Game
from ruleproof.rules.reader import read_document
from ruleproof.rules.schemas import SchemaSet


class Tour(msgspec.Struct, frozen=True):
    """The record of a game.

    Its story has no cases yet. They are found when the reference has played the game and its settled states
    are known.
    """

    id: str
    title: str
    story: Story


def read_tour(game: Game, folders: GameFolders, path: Path, common: SchemaSet) -> Tour:
    """Read a tour.

    Raises:
        DataError: the file breaks the schema, or names an unknown seat, component set, ruling or reading.
    """
    document = read_document(path, common, "tour")
    value = document.value
    problems = list(_problems(document, game))
    if problems:
        raise DataError(problems)
    plays = tuple(
        Play(
            line=document.lines[("plays", index)],
            seat=play["seat"],
            action=play["action"],
            chance=tuple(play.get("chance", ())),
        )
        for index, play in enumerate(value["plays"])
    )
    start = Start(tuple(value["seats"]), b"", value["options"], tuple(value["chance"]))
    file = shown_path_in(folders.root, path)
    story = Story(game.id, file, start, plays, (), value.get("readings", {}), value.get("components", ""))
    return Tour(f"{game.id}/tours/{slug(path.stem)}", value["title"], story)


def _problems(document: Document, game: Game) -> Iterator[Problem]:
    value = document.value
    for index, play in enumerate(value["plays"]):
        if play["seat"] not in value["seats"]:
            yield document.problem(("plays", index), f"no seat of this tour is called {play['seat']!r}")
    for ruling, reading in value.get("readings", {}).items():
        if ruling not in game.rulings or reading not in game.rulings[ruling].readings:
            message = f"no ruling {ruling!r} with a reading {reading!r}"
            yield document.problem(("readings", ruling), message, *nearest_note(ruling, game.rulings))
        elif reading == game.rulings[ruling].adopted:
            message = f"{ruling}={reading} is the adopted reading and need not be named"
            yield document.problem(("readings", ruling), message)
    components = value.get("components", "")
    if components and components not in game.component_sets:
        message = f"no component set is called {components!r}"
        yield document.problem(("components",), message, *nearest_note(components, game.component_sets))
