"""`ruleproof export`: all cases with the reference's replies, so that a runner can be written in another
language and proved right.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ruleproof import PROTOCOL, __version__
from ruleproof.cases.case import Case, Observation, Step, Transcript
from ruleproof.commands.recorded_engines import RECORDED, recorded_engine
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.running.recordings import Judged, Suite

MANIFEST = "manifest.json"


def export(folder: Path, games: Sequence[str], data_folders: Sequence[Path]) -> str:
    """Write the export and return what to print.

    Per game: `cases/<feature>.json` (each case with the reference's replies), `components/<set>.json`,
    `schemas/`, and three recorded engines with the report that each must get. `manifest.json` names
    everything with its digest.

    Raises:
        UsageError: the folder is in use or cannot be written.
        DataError: the data are at fault.
    """
    data = Data.of(data_folders)
    _clear(folder)
    manifest: dict[str, Any] = {"ruleproof": __version__, "protocol": PROTOCOL, "games": {}, "files": {}}
    writer = _Writer(folder, manifest["files"])
    for path in sorted(data.common_schemas().glob("*.json")):
        writer.copy(path, f"schemas/{path.name}")
    for game in games or list(data.games()):
        suite = Suite.open(data, data.game(game))
        manifest["games"][game] = _export_game(writer, suite)
    (folder / MANIFEST).write_bytes(msgspec.json.format(jsontext.encode(manifest), indent=1) + b"\n")
    counts = ", ".join(f"{game}: {facts['cases']} cases" for game, facts in manifest["games"].items())
    return f"{shown_path(folder)}: {len(manifest['files'])} files ({counts})"


def _clear(folder: Path) -> None:
    """Make the folder, or empty it where it holds an earlier export and nothing else."""
    try:
        if folder.exists() and any(folder.iterdir()):
            if not (folder / MANIFEST).exists():
                raise UsageError(
                    f"export {shown_path(folder)}: the folder is not empty and holds no earlier export; name another"
                )
            shutil.rmtree(folder)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            f"export {shown_path(folder)}: the folder cannot be written: {error.strerror}"
        ) from None


class _Writer:
    """Writes files below a folder and keeps their digests."""

    def __init__(self, folder: Path, digests: dict[str, str]) -> None:
        self.folder = folder
        self.digests = digests

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


def _export_game(writer: _Writer, suite: Suite) -> dict[str, Any]:
    game = suite.game
    judged = list(suite.all())
    for part in judged:
        if part.cases:
            source = Path(part.cases[0].file)
            sort = "tours" if part.is_tour else "cases"
            writer.json(f"{game.id}/{sort}/{source.stem}.json", exported(part))
    for made in game.component_sets.values():
        writer.json(
            f"{game.id}/components/{made.name}.json",
            {"name": made.name, "digest": made.digest, "values": made.values},
        )
    for path in sorted(suite.folders.schemas.glob("*.json")):
        writer.copy(path, f"{game.id}/schemas/{path.name}")
    writer.json(f"{game.id}/clauses.json", [msgspec.to_builtins(clause) for clause in game.clauses.values()])
    writer.json(f"{game.id}/rulings.json", [msgspec.to_builtins(ruling) for ruling in game.rulings.values()])
    writer.json(f"{game.id}/conservation.json", [msgspec.to_builtins(law) for law in game.laws])
    for name in RECORDED:
        recording, verdicts = recorded_engine(suite, judged, name)
        writer.json(f"{game.id}/recorded/{name}/messages.json", recording)
        writer.json(f"{game.id}/recorded/{name}/report.json", verdicts)
    return {
        "cases": sum(len(part.cases) for part in judged),
        "suite": suite.digest(),
        "components": suite.components.name,
        "readings": suite.readings,
    }


def exported(part: Judged) -> list[dict[str, Any]]:
    """Return the cases of a file as plain JSON, each scenario with its transcript; a tour has one transcript
    for all its steps.
    """
    if part.is_tour:
        steps = [_without_plays(case) for case in part.cases]
        first = part.cases[0]
        on = {"components": first.components} if first.components else {}
        return [
            {
                **on,
                "start": _start(first),
                "steps": steps,
                "plays": _plays(part),
                "reference": plain_transcript(part.transcripts[0]),
            }
        ]
    return [
        {**plain_case(case), "reference": plain_transcript(transcript)}
        for case, transcript in zip(part.cases, part.transcripts, strict=True)
    ]


def plain_case(case: Case) -> dict[str, Any]:
    """Return a case as plain JSON."""
    value: dict[str, Any] = msgspec.to_builtins(case)
    return {**value, "start": _start(case)}


def _start(case: Case) -> dict[str, Any]:
    if case.start.is_new_game:
        return {
            "seats": list(case.start.seats),
            "new_game": {"options": case.start.options, "chance": list(case.start.chance)},
        }
    return {"seats": list(case.start.seats), "state": jsontext.decode(case.start.state)}


def _without_plays(case: Case) -> dict[str, Any]:
    first = len(case.lead_up)
    return {
        "id": case.id,
        "title": case.title,
        "clauses": list(case.clauses),
        "plays": [first, first + len(case.plays)],
        "readings": case.readings,
    }


def _plays(part: Judged) -> list[Any]:
    last = part.cases[-1]
    return [msgspec.to_builtins(play) for play in (*last.lead_up, *last.plays)]


def plain_transcript(transcript: Transcript) -> dict[str, Any]:
    """Return the reference's replies as plain JSON."""
    return {
        "start": {"state": jsontext.decode(transcript.state), **_observation(transcript.observation)},
        "plays": [_step(step) for step in transcript.steps],
        "entries": list(transcript.entries),
    }


def _step(step: Step) -> dict[str, Any]:
    answers = _observation(step.observation)
    if step.refusal is not None:
        return {"refused": msgspec.to_builtins(step.refusal), **answers}
    return {"state": jsontext.decode(step.state), "clauses": list(step.clauses), **answers}


def _observation(observation: Observation) -> dict[str, Any]:
    found: dict[str, Any] = {"legal_actions": _decoded(observation.legal)}
    if observation.outcome:
        found["views"] = _decoded(observation.views)
        found["outcome"] = jsontext.decode(observation.outcome)
    return found


def _decoded(texts: Mapping[str, bytes]) -> dict[str, Any]:
    return {seat: jsontext.decode(text) for seat, text in texts.items()}
