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

from ruleproof.edit.contents import CaseMark, Contents, of_export
from ruleproof.edit.export import MANIFEST
from ruleproof.input import jsontext
from ruleproof.input.folders import games_in
from ruleproof.input.problems import UsageError, shown_path

SORTS = ("new", "gone", "changed", "reworded")
"""What can have become of a thing: `changed` is what an engine notices."""
_MARKS = {"new": "+", "gone": "-", "changed": "!", "reworded": "~"}
_WORDS = {"clause": ("title", "text"), "ruling": ("title", "question", "argued")}
_MEANING = {"clause": ("kind", "successor"), "ruling": ("adopted", "switchable")}


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
        both = list(zip((one, two), manifests, strict=True))
        diffs = [
            changes(game, *(of_export(path / game, facts.get(game, {})) for path, facts in both))
            for game in dict.fromkeys([*manifests[0], *manifests[1]])
            if not games or game in games
        ]
    if not diffs:
        raise UsageError(f"neither {old} nor {new} has the game {', '.join(games)}")
    return diffs


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
            f"{name}: expected a checkout (a folder with spec/), an export (with {MANIFEST}), or a "
            "commit or tag of the current git repository"
        )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    return folder


def changes(game: str, old: Contents, new: Contents) -> GameDiff:
    """Return what has become of a game between two versions of it."""
    same_sets = {
        name
        for name in (*old.sets, "")
        if old.sets.get(name or old.standard) == new.sets.get(name or new.standard)
    }
    case_changes = list(_case_changes(old.cases, new.cases, same_sets))
    fails = tuple(change.id for change in case_changes if change.sort == "changed" and not change.old)
    touched = {clause for name in fails if "/tours/" not in name for clause in new.cases[name].clauses}
    return GameDiff(
        game,
        (old.version, new.version),
        tuple(_worded("clause", old.clauses, new.clauses, touched)),
        tuple(_worded("ruling", old.rulings, new.rulings, set())),
        tuple(_entry_changes(old, new)),
        tuple(case_changes),
        fails,
    )


def _worded(kind: str, old: Mapping[str, Any], new: Mapping[str, Any], touched: set[str]) -> Iterator[Change]:
    """Yield the clauses or rulings that are new, gone, changed in meaning or reworded.

    A clause that is reworded also changes its meaning where a scenario of it (`touched`) is answered
    otherwise. What one of the versions does not tell, as the first ones no titles, is not compared.
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
        else:
            shared = [key for key in _WORDS[kind] if key in before and key in row]
            reworded = [key for key in shared if before[key] != row[key]]
            if reworded == ["title"]:
                yield Change("reworded", name, before["title"], row["title"])
            elif reworded:
                yield Change("reworded", name, _text(kind, before), _text(kind, row))
    yield from (Change("gone", name, _text(kind, row)) for name, row in old.items() if name not in new)


def _text(kind: str, row: Mapping[str, Any]) -> str:
    if kind == "clause":
        out = f" (out of force: {row['successor']})" if row.get("successor") else ""
        return f"{row['text']}{out}"
    decided = f", decided {row['decided']}" if row.get("decided") else ""
    return f"{row['question']} {row['adopted']}{decided}"


def _entry_changes(old: Contents, new: Contents) -> Iterator[Change]:
    """Yield the component entries that are new, gone or have another value."""
    one, two = old.entries, new.entries
    for name, value in two.items():
        if name not in one:
            yield Change("new", name, "", value)
        elif one[name] != value or old.long.get(name) != new.long.get(name):
            yield Change("changed", name, one[name], value)
    yield from (Change("gone", name, value) for name, value in one.items() if name not in two)


def _case_changes(
    old: Mapping[str, CaseMark], new: Mapping[str, CaseMark], same_sets: set[str]
) -> Iterator[Change]:
    """Yield the cases that are new, gone, answered otherwise, asked otherwise, or told in other words."""
    for name, case in new.items():
        before = old.get(name)
        if before is None:
            yield Change("new", name, "", case.title)
        elif before.asked != case.asked or case.set not in same_sets:
            if before.asked != case.asked or before.answered != case.answered:
                yield Change("changed", name, "another question", case.title)
        elif before.answered != case.answered:
            yield Change("changed", name, "", case.title)
        elif before.said != case.said or before.expected != case.expected:
            yield Change("reworded", name, before.title, case.title)
    yield from (Change("gone", name, case.title) for name, case in old.items() if name not in new)


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
    wording = " -> ".join(dict.fromkeys(texts))
    return f"{_MARKS[change.sort]} {change.id}{': ' if wording else ''}{wording}"


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
