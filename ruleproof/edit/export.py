"""`ruleproof export`: writes all cases with the reference's replies, for a runner in another language."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof import PROTOCOL, __version__
from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Answers, Step
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, Problem, UsageError, shown_path
from ruleproof.play.files import writing
from ruleproof.running.expected import Recordings
from ruleproof.running.recorded_story import RecordedStory

MANIFEST = "manifest.json"


def export(folder: Path, games: Sequence[str], data_folders: Sequence[Path]) -> str:
    """Write the export and return what to print.

    Each game has `cases/<feature>.json` (each case with the reference's replies), `components/<set>.json`,
    `texts/<language>.json` and `schemas/`. `manifest.json` lists every file with its digest.

    Raises:
        UsageError: the folder is in use or cannot be written.
        DataError: the data are at fault.
    """
    data = Data.of(data_folders)
    digests: dict[str, str] = {}
    facts: dict[str, dict[str, Any]] = {}
    with writing(f"export {shown_path(folder)}: the folder"):
        _clear(folder)
        for name, text in _files(data, games or list(data.games()), facts):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
            digests[name] = jsontext.digest(jsontext.decode(text))
        manifest = {"ruleproof": __version__, "protocol": PROTOCOL, "games": facts, "files": digests}
        (folder / MANIFEST).write_bytes(msgspec.json.format(jsontext.encode(manifest), indent=1) + b"\n")
    counts = ", ".join(f"{game}: {known['cases']} cases" for game, known in facts.items())
    return f"{shown_path(folder)}: {len(digests)} files ({counts})"


def _clear(folder: Path) -> None:
    """Create the folder, or empty it if it contains only an earlier export.

    Raises:
        UsageError: it contains anything else.
    """
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MANIFEST).exists():
        says = "the folder is not empty and does not contain an earlier export; name another"
        raise UsageError(f"export {shown_path(folder)}: {says}")
    if folder.is_dir():
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def _files(data: Data, games: Sequence[str], facts: dict[str, dict[str, Any]]) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the text of each file; each game's entry in the manifest is added to `facts`."""
    for path in sorted(data.common_schemas().glob("*.json")):
        yield f"schemas/{path.name}", path.read_bytes()
    for name in games:
        suite = Suite.open(data, data.game(name))
        recordings = Recordings.adopted(suite)
        stories = list(recordings.all())
        if faults := [Problem("", recorded.fault) for recorded in stories if recorded.fault]:
            raise DataError(faults)
        facts[suite.game.id] = {
            "cases": sum(len(recorded.story.cases) for recorded in stories),
            "suite": suite.digest(),
            "version": suite.game.version,
            "components": suite.components.name,
            "readings": suite.game.adopted(),
        }
        for file, value in (*_cases(suite, recordings), *_specification(suite)):
            yield f"{suite.game.id}/{file}", jsontext.encode(value) + b"\n"
        for path in sorted(suite.folders.schemas.glob("*.json")):
            yield f"{suite.game.id}/schemas/{path.name}", path.read_bytes()


def _cases(suite: Suite, recordings: Recordings) -> Iterator[tuple[str, Any]]:
    for path in suite.folders.feature_files():
        if cases := [exported_scenario(recorded) for recorded in recordings.file(path).stories]:
            yield f"cases/{path.stem}.json", cases
    for path in suite.folders.tour_files():
        for recorded in recordings.file(path).stories:
            yield f"tours/{path.stem}.json", [exported_tour(recorded)]


def _specification(suite: Suite) -> Iterator[tuple[str, Any]]:
    game = suite.game
    for made in {**game.component_sets, suite.components.name: suite.components}.values():
        yield (
            f"components/{made.name}.json",
            {"name": made.name, "digest": made.digest, "values": made.values},
        )
    yield "clauses.json", [msgspec.to_builtins(one) for one in game.clauses.values()]
    yield "rulings.json", [msgspec.to_builtins(one) for one in game.rulings.values()]
    yield "conservation.json", [msgspec.to_builtins(law) for law in game.laws]
    for language, texts in game.texts.items():
        yield f"texts/{language}.json", msgspec.to_builtins(texts)


def exported_scenario(recorded: RecordedStory) -> dict[str, Any]:
    """Return a scenario as plain JSON, with the reference's replies."""
    story = recorded.story
    case = story.cases[0]
    plays = [msgspec.to_builtins(play) for play in story.plays]
    value: dict[str, Any] = msgspec.to_builtins(case)
    for name in ("begins", "ends"):
        value.pop(name, None)
    return {
        **value,
        "game": story.game,
        "start": _start(story),
        "lead_up": plays[: case.begins],
        "plays": plays[case.begins :],
        "reference": plain_recording(recorded),
    }


def exported_tour(recorded: RecordedStory) -> dict[str, Any]:
    """Return a tour as plain JSON.

    It lists each play once, each step with the number of its own play, and the reference's replies.
    """
    story = recorded.story
    return {
        **({"components": story.components} if story.components else {}),
        "start": _start(story),
        "steps": [
            {
                "id": case.id,
                "title": case.title,
                "clauses": list(case.clauses),
                "plays": [case.begins, case.ends],
                "readings": case.readings,
            }
            for case in story.cases
        ],
        "plays": [msgspec.to_builtins(play) for play in story.plays],
        "reference": plain_recording(recorded),
    }


def _start(story: Story) -> dict[str, Any]:
    start = story.start
    seats: dict[str, Any] = {"seats": list(start.seats)}
    if start.onlookers:
        seats["onlookers"] = list(start.onlookers)
    if start.is_new_game:
        return {**seats, "new_game": {"options": start.options, "chance": list(start.chance)}}
    return {**seats, "state": jsontext.decode(start.state)}


def plain_recording(recorded: RecordedStory) -> dict[str, Any]:
    """Return the reference's replies as plain JSON."""
    start, *plays = (step for step in recorded.recording.steps if step is not None)
    return {
        "start": _step(start, clauses=False),
        "plays": [_step(step) for step in plays],
        "entries": list(recorded.entries),
    }


def _step(step: Step, *, clauses: bool = True) -> dict[str, Any]:
    answers = _answers(step.answers)
    if step.refusal is not None:
        clause = {"clause": step.refusal.clause} if step.refusal.clause else {}
        return {"refused": {"reason": step.refusal.reason, **clause}, **answers}
    applied = {"clauses": list(step.clauses)} if clauses else {}
    return {"state": jsontext.decode(step.state), **applied, **answers}


def _answers(answers: Answers) -> dict[str, Any]:
    replies: dict[str, Any] = {"legal_actions": _decoded(answers.legal)}
    if answers.outcome:
        replies["views"] = _decoded(answers.views)
        replies["outcome"] = jsontext.decode(answers.outcome)
    return replies


def _decoded(texts: Mapping[str, bytes]) -> dict[str, Any]:
    return {seat: jsontext.decode(text) for seat, text in texts.items()}
