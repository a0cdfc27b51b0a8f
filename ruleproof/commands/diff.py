"""`ruleproof diff`: what is new, gone, reworded or changed between two versions of the suite.

Each version is exported by its own kit and reference, and the exports are compared: what the text says, and
what the reference of each answers to the same question.
"""

from __future__ import annotations

import html
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.commands.export import MANIFEST
from ruleproof.input import jsontext
from ruleproof.input.folders import games_in
from ruleproof.input.problems import UsageError, shown_path

SORTS = ("new", "gone", "changed", "reworded")
"""What can have become of a thing: `changed` is what an engine notices."""
_MARKS = {"new": "+", "gone": "-", "changed": "!", "reworded": "~"}
_WORDS = {"clause": ("text",), "ruling": ("question", "readings", "why", "witness")}
_MEANING = {"clause": ("kind", "successor"), "ruling": ("adopted", "switchable")}
_QUIET = {"line", "file", "title", "rule", "lines", "clauses", "entries", "reason", "where", "number"}
"""Members that no engine is asked and no answer holds."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has become of a clause, ruling, case or component entry; `old` and `new` are as people read it."""

    sort: str
    id: str
    old: str = ""
    new: str = ""


class GameDiff(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has become of one game.

    `fails` are the cases that ask what they asked and are answered otherwise: an engine that conformed to the
    old version fails them. `versions` are the old and the new one of the suite.
    """

    id: str
    versions: tuple[str, str]
    clauses: tuple[Change, ...] = ()
    rulings: tuple[Change, ...] = ()
    components: tuple[Change, ...] = ()
    cases: tuple[Change, ...] = ()
    fails: tuple[str, ...] = ()

    @property
    def parts(self) -> Mapping[str, tuple[Change, ...]]:
        """Return the changes by what they are changes of."""
        return {
            "Clauses": self.clauses,
            "Rulings": self.rulings,
            "Components": self.components,
            "Cases": self.cases,
        }


def diff(old: str, new: str, games: Sequence[str] = ()) -> list[GameDiff]:
    """Return what has become of each game between two checkouts, exports or commits of git.

    Raises:
        UsageError: one of them is none of these, or cannot be exported, or has none of the games.
    """
    with ExitStack() as stack:
        one, two = (_export(name, games, Path(stack.enter_context(_folder()))) for name in (old, new))
        manifests = [jsontext.decode((path / MANIFEST).read_bytes())["games"] for path in (one, two)]
        found = [
            _game(game, one, two, manifests)
            for game in dict.fromkeys([*manifests[0], *manifests[1]])
            if not games or game in games
        ]
    if not found:
        raise UsageError(f"neither {old} nor {new} has the game {', '.join(games)}")
    return found


def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="ruleproof-diff-")


def _export(name: str, games: Sequence[str], folder: Path) -> Path:
    """Return a folder with the export of a version, made in `folder` where it is not one already."""
    path = Path(name)
    if (path / MANIFEST).is_file():
        return path
    if not games_in(path):
        path = _commit(name, folder / "checkout")
    out = folder / "export"
    own_kit = (path / "ruleproof").is_dir()
    present = games_in(path)
    asked = [game for game in games or present if game in present]
    words = [] if own_kit else ["--data", str(path.resolve())]
    command = [sys.executable, "-m", "ruleproof", "export", str(out.resolve()), *words]
    command += [word for game in asked for word in ("--game", game)]
    environment = dict(os.environ)
    if own_kit:
        environment["PYTHONPATH"] = str(path.resolve())
    cwd = path if own_kit else None
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    if done.returncode or not (out / MANIFEST).is_file():
        said = (done.stderr or done.stdout).strip().splitlines()
        raise UsageError(f"{name} cannot be exported: {said[-1] if said else 'no reason given'}")
    return out


def _commit(name: str, folder: Path) -> Path:
    """Return a folder with the files of a commit of the repository in force."""
    folder.mkdir()
    archive = subprocess.run(["git", "archive", name], capture_output=True, check=False)
    if archive.returncode:
        raise UsageError(
            f"{name}: wanted a checkout (a folder with spec/ in it), an export (with {MANIFEST}), or a "
            "commit or tag of the git repository that you are in"
        )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    return folder


def _game(game: str, one: Path, two: Path, manifests: Sequence[Mapping[str, Any]]) -> GameDiff:
    cases = [_cases(path / game) for path in (one, two)]
    sets = [_sets(path / game) for path in (one, two)]
    standard = [manifest.get(game, {}).get("components", "") for manifest in manifests]
    same_sets = {
        name
        for name in (*sets[0], "")
        if _set(sets[0], name, standard[0]) == _set(sets[1], name, standard[1])
    }
    changes = list(_case_changes(cases[0], cases[1], same_sets))
    fails = tuple(change.id for change in changes if change.sort == "changed" and not change.old)
    touched = {clause for name in fails if "/tours/" not in name for clause in cases[1][name]["clauses"]}
    versions = [manifest.get(game, {}).get("version", "") for manifest in manifests]
    return GameDiff(
        game,
        (versions[0], versions[1]),
        tuple(_worded("clause", _listed(one / game, "clauses"), _listed(two / game, "clauses"), touched)),
        tuple(_worded("ruling", _listed(one / game, "rulings"), _listed(two / game, "rulings"), set())),
        tuple(_entry_changes(sets[0], sets[1])),
        tuple(changes),
        fails,
    )


def _listed(folder: Path, name: str) -> dict[str, dict[str, Any]]:
    path = folder / f"{name}.json"
    return {row["id"]: row for row in jsontext.decode(path.read_bytes())} if path.exists() else {}


def _sets(folder: Path) -> dict[str, Any]:
    files = sorted((folder / "components").glob("*.json"))
    return {made["name"]: made["values"] for made in (jsontext.decode(path.read_bytes()) for path in files)}


def _set(sets: Mapping[str, Any], name: str, standard: str) -> Any:
    return sets.get(name or standard)


def _worded(kind: str, old: Mapping[str, Any], new: Mapping[str, Any], touched: set[str]) -> Iterator[Change]:
    """Yield the clauses or rulings that are new, gone, changed in meaning or reworded.

    A clause that is reworded also changes its meaning where a scenario of it (`touched`) is answered
    otherwise.
    """
    for name, row in new.items():
        before = old.get(name)
        if before is None:
            yield Change("new", name, "", _text(kind, row))
            continue
        meaning = [(before.get(key, ""), row.get(key, "")) for key in _MEANING[kind]]
        if any(one != two for one, two in meaning) or (
            name in touched and _text(kind, before) != _text(kind, row)
        ):
            yield Change("changed", name, _text(kind, before), _text(kind, row))
        elif any(before.get(key) != row.get(key) for key in _WORDS[kind]):
            yield Change("reworded", name, _text(kind, before), _text(kind, row))
    yield from (Change("gone", name, _text(kind, row)) for name, row in old.items() if name not in new)


def _text(kind: str, row: Mapping[str, Any]) -> str:
    if kind == "clause":
        out = f" (out of force: {row['successor']})" if row.get("successor") else ""
        return f"{row['text']}{out}"
    decided = f", decided {row['decided']}" if row.get("decided") else ""
    return f"{row['question']} {row['adopted']}{decided}"


def _entry_changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[Change]:
    """Yield the component entries that are new, gone or have another value."""
    one, two = _entries(old), _entries(new)
    for name, value in two.items():
        if name not in one:
            yield Change("new", name, "", _short(value))
        elif one[name] != value:
            yield Change("changed", name, _short(one[name]), _short(value))
    yield from (Change("gone", name, _short(value)) for name, value in one.items() if name not in two)


def _entries(sets: Mapping[str, Any]) -> dict[str, Any]:
    """Return the entries of all component sets, `set: cards/yellow 2`."""
    found: dict[str, Any] = {}
    for name, values in sets.items():
        for key, value in values.items():
            inner = value if isinstance(value, dict) and value else None
            found |= (
                {f"{name}: {key}/{part}": inner[part] for part in inner}
                if inner
                else {f"{name}: {key}": value}
            )
    return found


def _short(value: Any) -> str:
    text = jsontext.encode(value).decode()
    return text if len(text) <= 80 else f"{text[:79]}…"


def _cases(folder: Path) -> dict[str, dict[str, Any]]:
    """Return every case of a game: what is asked, on which component set, and what the reference answers."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((folder / "cases").glob("*.json")):
        for case in jsontext.decode(path.read_bytes()):
            asked = [case["start"], case["lead_up"], case["plays"], case.get("readings", {})]
            found[case["id"]] = {
                "asked": _bare(asked),
                "answered": _bare(case["reference"]),
                "expected": _bare(case.get("expectations", [])),
                "said": [case["title"], [line["text"] for line in case.get("lines", [])]],
                "set": case.get("components", ""),
                "clauses": case["clauses"],
            }
    for path in sorted((folder / "tours").glob("*.json")):
        for tour in jsontext.decode(path.read_bytes()):
            found |= _steps(tour)
    return found


def _steps(tour: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the cases of a tour: each is asked all plays before it, and answers its own."""
    reference = tour["reference"]
    return {
        step["id"]: {
            "asked": _bare([tour["start"], tour["plays"][: step["plays"][1]], step["readings"]]),
            "answered": _bare(
                reference["plays"][step["plays"][0] : step["plays"][1]] or [reference["start"]]
            ),
            "expected": [],
            "said": [step["title"]],
            "set": tour.get("components", ""),
            "clauses": step["clauses"],
        }
        for step in tour["steps"]
    }


def _bare(value: Any) -> Any:
    """Return a value without what is said for people only."""
    if isinstance(value, dict):
        return {key: _bare(child) for key, child in value.items() if key not in _QUIET}
    return [_bare(child) for child in value] if isinstance(value, list) else value


def _case_changes(old: Mapping[str, Any], new: Mapping[str, Any], same_sets: set[str]) -> Iterator[Change]:
    """Yield the cases that are new, gone, answered otherwise, asked otherwise, or told in other words."""
    for name, case in new.items():
        before = old.get(name)
        if before is None:
            yield Change("new", name, "", case["said"][0])
        elif before["asked"] != case["asked"] or case["set"] not in same_sets:
            if before["asked"] != case["asked"] or before["answered"] != case["answered"]:
                yield Change("changed", name, "another question", case["said"][0])
        elif before["answered"] != case["answered"]:
            yield Change("changed", name, "", case["said"][0])
        elif before["said"] != case["said"] or before["expected"] != case["expected"]:
            yield Change("reworded", name, before["said"][0], case["said"][0])
    yield from (Change("gone", name, case["said"][0]) for name, case in old.items() if name not in new)


def as_text(games: Sequence[GameDiff]) -> Iterator[str]:
    """Yield the lines that tell what has become of the games."""
    for game in games:
        yield _heading(game)
        for title, changes in game.parts.items():
            if changes:
                yield f"{title}: {_counts(changes)}"
                yield from (f"  {_line(change)}" for change in _ordered(changes))
        if game.fails:
            yield f"An engine that conformed fails {len(game.fails)} of these cases:"
            yield from (f"  {name}" for name in game.fails)
        if not any(game.parts.values()):
            yield "Nothing has changed."


def _heading(game: GameDiff) -> str:
    old, new = (version or "without a version" for version in game.versions)
    return f"{game.id}: {old} to {new}"


def _counts(changes: Sequence[Change]) -> str:
    counted = {sort: sum(change.sort == sort for change in changes) for sort in SORTS}
    return ", ".join(f"{number} {sort}" for sort, number in counted.items() if number)


def _ordered(changes: Sequence[Change]) -> list[Change]:
    return sorted(changes, key=lambda change: SORTS.index(change.sort))


def _line(change: Change) -> str:
    texts = [text for text in (change.old, change.new) if text]
    told = " -> ".join(dict.fromkeys(texts))
    return f"{_MARKS[change.sort]} {change.id}{': ' if told else ''}{told}"


def as_page(games: Sequence[GameDiff]) -> str:
    """Return one page of HTML that tells what has become of the games."""
    body = []
    for game in games:
        body.append(f"<h2>{html.escape(_heading(game))}</h2>")
        for title, changes in game.parts.items():
            if not changes:
                continue
            rows = "".join(
                f'<tr class="{change.sort}"><td>{change.sort}</td><td><code>{html.escape(change.id)}</code>'
                f"</td><td>{html.escape(change.old)}</td><td>{html.escape(change.new)}</td></tr>"
                for change in _ordered(changes)
            )
            head = "<tr><th>What</th><th>Id</th><th>Before</th><th>After</th></tr>"
            body.append(f"<h3>{title}: {_counts(changes)}</h3><table>{head}{rows}</table>")
        if game.fails:
            names = "".join(f"<li><code>{html.escape(name)}</code></li>" for name in game.fails)
            body.append(f"<h3>An engine that conformed fails {len(game.fails)} cases</h3><ul>{names}</ul>")
        if not any(game.parts.values()):
            body.append("<p>Nothing has changed.</p>")
    return _PAGE.replace("{body}", "\n".join(body))


_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What has changed</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #999; padding: 0.3rem 0.5rem; text-align: left; vertical-align: top; }
code { overflow-wrap: anywhere; }
tr.changed td:first-child { font-weight: bold; }
</style>
<h1>What has changed</h1>
{body}
</html>
"""


def write_page(games: Sequence[GameDiff], path: Path) -> None:
    """Write the page.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        path.write_text(as_page(games), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"--page {shown_path(path)}: it cannot be written: {error.strerror}") from None
