"""Tours: records of whole games, each settled step of which is a case of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ruleproof.cases.case import Case, Start, Transcript, slug
from ruleproof.cases.scenarios import shown_path_in
from ruleproof.input.folders import GameFolders
from ruleproof.input.problems import DataError, Problem, nearest_note
from ruleproof.language.operations import Play
from ruleproof.rules.model import Game
from ruleproof.rules.reading import read_document
from ruleproof.rules.schemas import SchemaSet


class Tour(msgspec.Struct, frozen=True, omit_defaults=True):
    """The record of a game: what new_game was given, and every play until the end, with the line on which
    each stands.
    """

    id: str
    title: str
    file: str
    start: Start
    plays: tuple[Play, ...]
    readings: dict[str, str] = {}
    components: str = ""


def read_tour(game: Game, folders: GameFolders, path: Path, common: SchemaSet) -> Tour:
    """Read a tour.

    Raises:
        DataError: the file breaks the schema, or names an unknown seat, component set, ruling or reading.
    """
    document = read_document(path, common, "tour")
    value = document.value
    problems = []
    for index, play in enumerate(value["plays"]):
        if play["seat"] not in value["seats"]:
            problems.append(
                Problem(document.where(("plays", index)), f"no seat of this tour is called {play['seat']!r}")
            )
    for ruling, reading in value.get("readings", {}).items():
        if ruling not in game.rulings or reading not in game.rulings[ruling].readings:
            notes = nearest_note(ruling, game.rulings)
            problems.append(
                Problem(
                    document.where(("readings", ruling)),
                    f"no ruling {ruling!r} with a reading {reading!r}",
                    notes,
                )
            )
    components = value.get("components", "")
    if components and components not in game.component_sets:
        notes = nearest_note(components, game.component_sets)
        problems.append(
            Problem(document.where(("components",)), f"no component set is called {components!r}", notes)
        )
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
    name = f"{game.id}/tours/{slug(path.stem)}"
    return Tour(
        name,
        value["title"],
        shown_path_in(folders.root, path),
        start,
        plays,
        value.get("readings", {}),
        components,
    )


def tour_cases(game: Game, tour: Tour, transcript: Transcript) -> list[Case]:
    """Return a case for each settled step of a tour, blamed on the clauses that the reference applied there.

    The first case is the new game itself. A clause about what a seat sees is blamed where it first shows, and
    those of the outcome at the end.
    """
    verbs = ("new_game",)
    steps = transcript.steps
    found = [
        Case(
            id=f"{tour.id}/start",
            game=game.id,
            title=f"{tour.title}: the new game",
            rule=tour.title,
            file=tour.file,
            line=1,
            clauses=tuple(dict.fromkeys((*transcript.clauses, *transcript.observation.view_clauses))),
            start=tour.start,
            verbs=verbs,
            readings=tour.readings,
            components=tour.components,
            tour=True,
        )
    ]
    first = 0
    shown = set(transcript.observation.view_clauses)
    for index, step in enumerate(steps):
        if not step.settled:
            continue
        seen = step.observation
        at_the_end = seen.outcome_clauses if index == len(steps) - 1 else ()
        sights = [clause for clause in seen.view_clauses if clause not in shown]
        shown.update(sights)
        applied = [clause for part in steps[first : index + 1] for clause in part.clauses]
        clauses = tuple(dict.fromkeys((*applied, *sights, *at_the_end)))
        plays = tour.plays[first : index + 1]
        last = plays[-1]
        found.append(
            Case(
                id=f"{tour.id}/{index + 1}",
                game=game.id,
                title=f"{tour.title}: {last.seat} {last.action.get('type', 'acts')} (play {index + 1})",
                rule=tour.title,
                file=tour.file,
                line=last.line,
                clauses=clauses,
                start=tour.start,
                lead_up=tour.plays[:first],
                plays=plays,
                verbs=(*verbs, "apply"),
                readings=tour.readings,
                components=tour.components,
                tour=True,
            )
        )
        first = index + 1
    return found
