"""`ruleproof export`: writes all cases with the reference's replies, for a runner in another language."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof import PROTOCOL, __version__
from ruleproof.cases.case import Story
from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Answers, Step
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input import jsontext
from ruleproof.input.files import writing
from ruleproof.input.folders import Data
from ruleproof.input.problems import DataError, Problem, UsageError, shown_path
from ruleproof.running.recorded_story import RecordedStory
from ruleproof.running.recorded_suite import RecordedSuite

MANIFEST = "manifest.json"


def export(folder: Path, games: Sequence[str], data_folders: Sequence[Path]) -> str:
    """Write the export and return what to print.

    Each game has `cases/<feature>.json` (each case with the reference's replies), `components/<set>.json`,
    `texts/<language>.json` and `schemas/`. `manifest.json` lists every file with its digest.

    Raises:
        UsageError: the folder is in use or cannot be written.
        DataError: the data are at fault.
    """
    data = Data.open(data_folders)
    writer = Writer(folder, data)
    for game in games or list(data.games()):
        _export_game(writer, Suite.open(data, data.game(game)))
    return writer.close()


def _clear(folder: Path) -> None:
    """Create the folder, or empty it if it contains only an earlier export.

    Raises:
        UsageError: it contains anything else, or cannot be written.
    """
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MANIFEST).exists():
        says = "the folder is not empty and does not contain an earlier export; name another"
        raise UsageError(f"export {shown_path(folder)}: {says}")
    with writing(f"export {shown_path(folder)}: the folder"):
        if folder.is_dir():
            shutil.rmtree(folder)
        folder.mkdir(parents=True, exist_ok=True)


class Writer:
    """Writes an export: files below a folder, and the manifest that lists them with their digests.

    Raises:
        UsageError: the folder is in use or cannot be written.
    """

    def __init__(self, folder: Path, data: Data) -> None:
        self.folder = folder
        self.digests: dict[str, str] = {}
        self._games: dict[str, dict[str, Any]] = {}
        _clear(folder)
        for path in sorted(data.common_schemas().glob("*.json")):
            self.copy(path, f"schemas/{path.name}")

    def game(self, suite: Suite, cases: int) -> None:
        """Write everything that an export contains for a game except its cases; `cases` is only their
        number.
        """
        game = suite.game
        for made in {**game.component_sets, suite.components.name: suite.components}.values():
            self.json(
                f"{game.id}/components/{made.name}.json",
                {"name": made.name, "digest": made.digest, "values": made.values},
            )
        for path in sorted(suite.folders.schemas.glob("*.json")):
            self.copy(path, f"{game.id}/schemas/{path.name}")
        self.json(f"{game.id}/clauses.json", [msgspec.to_builtins(one) for one in game.clauses.values()])
        self.json(f"{game.id}/rulings.json", [msgspec.to_builtins(one) for one in game.rulings.values()])
        self.json(f"{game.id}/conservation.json", [msgspec.to_builtins(law) for law in game.laws])
        for language, texts in prose_of(suite).texts.items():
            self.json(f"{game.id}/texts/{language}.json", msgspec.to_builtins(texts))
        self._games[game.id] = {
            "cases": cases,
            "suite": suite.digest(),
            "version": game.version,
            "components": suite.components.name,
            "readings": game.adopted(),
        }

    def close(self) -> str:
        """Write the manifest, and return what to print."""
        manifest = {
            "ruleproof": __version__,
            "protocol": PROTOCOL,
            "games": self._games,
            "files": self.digests,
        }
        (self.folder / MANIFEST).write_bytes(msgspec.json.format(jsontext.encode(manifest), indent=1) + b"\n")
        counts = ", ".join(f"{game}: {facts['cases']} cases" for game, facts in self._games.items())
        return f"{shown_path(self.folder)}: {len(self.digests)} files ({counts})"

    def json(self, name: str, value: Any) -> None:
        self._write(name, jsontext.encode(value) + b"\n")
        self.digests[name] = jsontext.digest(value)

    def copy(self, path: Path, name: str) -> None:
        self._write(name, path.read_bytes())
        self.digests[name] = jsontext.digest(jsontext.decode(path.read_bytes()))

    def _write(self, name: str, data: bytes) -> None:
        target = self.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def _export_game(writer: Writer, suite: Suite) -> None:
    game = suite.game
    recordings = RecordedSuite.adopted(suite)
    stories = list(recordings.all())
    faults = [Problem("", recorded.fault) for recorded in stories if recorded.fault]
    if faults:
        raise DataError(faults)
    for path in suite.folders.feature_files():
        cases = [exported_scenario(recorded) for recorded in recordings.file(path).stories]
        writer.json(f"{game.id}/cases/{path.stem}.json", cases) if cases else None
    for path in suite.folders.tour_files():
        for recorded in recordings.file(path).stories:
            writer.json(f"{game.id}/tours/{path.stem}.json", [exported_tour(recorded)])
    writer.game(suite, sum(len(recorded.story.cases) for recorded in stories))


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
