"""`ruleproof diff`: lists what is new, removed, reworded or changed between two versions of the suite.

Each version is exported by its own kit, and the exports are compared. Between two checkouts, cases are
compared as texts, and the older reference is run on the newer version: a case that it fails is a case that
a previously conforming engine now fails. If there is only an export of one version, the recorded answers of
the two references to the same questions are compared instead.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ruleproof.edit.contents import CaseMark, Contents
from ruleproof.edit.old_reference import Failures, failures, grouped, newly_adopted
from ruleproof.edit.versions import Exported, exported, tree_of
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError
from ruleproof.reports.text import counted

T = TypeVar("T")
SORTS = ("new", "gone", "changed", "reworded")
"""The kinds of change; only a `changed` thing affects engines."""
_MARKS = {"new": "+", "gone": "-", "changed": "!", "reworded": "~"}
_WORDS = {"clause": ("title", "text"), "ruling": ("title", "question", "argued")}
_MEANING = {"clause": ("kind", "successor"), "ruling": ("adopted", "switchable")}


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change to a clause, ruling, case or component entry; `old` and `new` are texts for people."""

    sort: str
    id: str
    old: str = ""
    new: str = ""


class GameDiff(msgspec.Struct, frozen=True, omit_defaults=True):
    """The changes in one game.

    `answered` are the cases with the same questions but different answers. `fails` groups the cases that the
    older reference fails in the newer version; it is None if that reference was not run. `versions` are the
    old and the new version of the suite.
    """

    id: str
    versions: tuple[str, str]
    clauses: tuple[Change, ...] = ()
    rulings: tuple[Change, ...] = ()
    components: tuple[Change, ...] = ()
    schemas: tuple[Change, ...] = ()
    cases: tuple[Change, ...] = ()
    answered: tuple[str, ...] = ()
    fails: tuple[Failures, ...] | None = None

    @property
    def parts(self) -> Mapping[str, tuple[Change, ...]]:
        """Return the changes, grouped by the kind of thing that changed."""
        return {
            "Clauses": self.clauses,
            "Rulings": self.rulings,
            "Components": self.components,
            "Schemas": self.schemas,
            "Cases": self.cases,
        }


def diff(
    old: str, new: str, games: Sequence[str] = (), say: Callable[[str], None] = lambda _text: None
) -> list[GameDiff]:
    """Return the changes of each game between two checkouts, exports or commits of git.

    Raises:
        UsageError: `old` or `new` is not a checkout, export or commit, or cannot be exported, or has none of
            the games.
    """
    with tempfile.TemporaryDirectory(prefix="ruleproof-diff-") as name:
        folder = Path(name)
        trees = [tree_of(old, folder / "old" / "commit"), tree_of(new, folder / "new" / "commit")]
        say(f"reading {old}")
        before = exported(old, trees[0], games, folder / "old", cases=None in trees)
        say(f"reading {new}")
        now = exported(new, trees[1], games, folder / "new", cases=None in trees)
        known = [game for game in {**before.games, **now.games} if not games or game in games]
        failing = _failing(before, now, known, say) if None not in trees else None
        diffs = [_game_diff(game, before, now, failing) for game in known]
    if not diffs:
        raise UsageError(f"neither {old} nor {new} has the game {', '.join(games)}")
    return diffs


def _failing(
    old: Exported, new: Exported, games: Sequence[str], say: Callable[[str], None]
) -> dict[str, str]:
    """Return the cases that the older reference fails in the newer version, with the causes.

    The older reference is not run on a game in which nothing has changed on which its replies depend.
    """
    assert old.version and new.version
    both = [game for game in games if game in old.games and game in new.games]
    asked = [game for game in both if old.replies_rest_on(game) != new.replies_rest_on(game)]
    if asked:
        say(f"running the older reference on the newer version of {', '.join(asked)}")
    adopted: dict[str, str] = {}
    for game in asked:
        adopted |= newly_adopted(old.contents(game), new.contents(game))
    return failures(old.version, new.version, asked, adopted)


def _game_diff(game: str, old: Exported, new: Exported, failing: Mapping[str, str] | None) -> GameDiff:
    """Return the changes of a game; `failing` are the failures of the older reference if it could be run."""
    schemas = tuple(schema_changes(old.export, new.export, game))
    if failing is None:
        found, fails = changes(game, old.contents(game), new.contents(game)), None
    else:
        own = {case: cause for case, cause in failing.items() if case.startswith(f"{game}/")}
        found = changes(game, old.contents(game, ()), new.contents(game, own))
        fails = grouped(own) if game in old.games and game in new.games else None
    return msgspec.structs.replace(found, schemas=schemas, fails=fails)


def changes(game: str, old: Contents, new: Contents) -> GameDiff:
    """Return the changes between two versions of a game."""
    same_sets = {
        name
        for name in (*old.sets, "")
        if old.sets.get(name or old.standard) == new.sets.get(name or new.standard)
    }
    case_changes = list(_case_changes(old.cases, new.cases, same_sets))
    answered = tuple(change.id for change in case_changes if change.sort == "changed" and not change.old)
    touched = {clause for name in answered if "/tours/" not in name for clause in new.cases[name].clauses}
    return GameDiff(
        game,
        (old.version, new.version),
        tuple(_worded("clause", old.clauses, new.clauses, touched)),
        tuple(_worded("ruling", old.rulings, new.rulings, set())),
        tuple(_entry_changes(old, new)),
        cases=tuple(case_changes),
        answered=answered,
    )


def _compared(
    old: Mapping[str, T],
    new: Mapping[str, T],
    text: Callable[[T], str],
    changed: Callable[[str, T, T], Change | None] | None = None,
) -> Iterator[Change]:
    """Yield the things that are new, that differ, and that were removed; `changed` tells how two differ."""
    for name, thing in new.items():
        if name not in old:
            yield Change("new", name, "", text(thing))
        elif changed is None and old[name] != thing:
            yield Change("changed", name, text(old[name]), text(thing))
        elif changed is not None and (change := changed(name, old[name], thing)) is not None:
            yield change
    yield from (Change("gone", name, text(thing)) for name, thing in old.items() if name not in new)


def _worded(kind: str, old: Mapping[str, Any], new: Mapping[str, Any], touched: set[str]) -> Iterator[Change]:
    """Yield the clauses or rulings that are new, removed, changed in meaning or reworded.

    A reworded clause also counts as changed in meaning if one of its scenarios (`touched`) is answered
    differently. Parts that one version does not have, such as titles in the first versions, are not compared.
    """

    def changed(name: str, before: Mapping[str, Any], row: Mapping[str, Any]) -> Change | None:
        texts = _text(kind, before), _text(kind, row)
        if kind == "ruling" and before["question"] == row["question"]:
            texts = texts[0], texts[1].removeprefix(f"{row['question']} ")
        reworded = [key for key in _WORDS[kind] if key in before and key in row and before[key] != row[key]]
        if _means_another(kind, before, row) or (name in touched and texts[0] != texts[1]):
            return Change("changed", name, *texts)
        if reworded == ["title"]:
            return Change("reworded", name, before["title"], row["title"])
        return Change("reworded", name, *texts) if reworded else None

    return _compared(old, new, lambda row: _text(kind, row), changed)


def _means_another(kind: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return any(one.get(key, "") != other.get(key, "") for key in _MEANING[kind])


def _text(kind: str, row: Mapping[str, Any]) -> str:
    if kind == "clause":
        out = f" (out of force: {row['successor']})" if row.get("successor") else ""
        return f"{row['text']}{out}"
    decided = f", decided {row['decided']}" if row.get("decided") else ""
    return f"{row['question']} {row['adopted']}{decided}"


def _entry_changes(old: Contents, new: Contents) -> Iterator[Change]:
    """Yield the component entries that are new, were removed or have a different value."""
    one, two = (
        {name: (value, contents.long.get(name, "")) for name, value in contents.entries.items()}
        for contents in (old, new)
    )
    return _compared(one, two, lambda entry: entry[0])


def schema_changes(old: Path, new: Path, game: str) -> Iterator[Change]:
    """Yield the places in the schemas of two exports that are new, were removed or have changed.

    These are the schemas of one game, and the shared schemas of messages, cases and reports.
    """
    for room in ("schemas", f"{game}/schemas"):
        for name in sorted({path.name for export in (old, new) for path in (export / room).glob("*.json")}):
            yield from _compared(_places(old / room / name), _places(new / room / name), str)


_SAID = ("$id", "description", "title", "$comment", "examples")
"""Members of a schema that do not affect the shape."""


def _places(path: Path) -> dict[str, str]:
    """Return the plain values in a schema, each with its place."""
    found: dict[str, str] = {}

    def walk(value: Any, place: str) -> None:
        if isinstance(value, dict) and value:
            for key, inner in value.items():
                if key not in _SAID or isinstance(inner, dict):
                    walk(inner, f"{place}/{key}" if place else key)
        else:
            found[f"{path.name}: {place}"] = jsontext.canonical(value).decode()

    if path.exists():
        walk(jsontext.decode(path.read_bytes()), "")
    return found


def _case_changes(
    old: Mapping[str, CaseMark], new: Mapping[str, CaseMark], same_sets: set[str]
) -> Iterator[Change]:
    """Yield the cases that are new, were removed, are answered differently, are asked differently, or were
    reworded.
    """

    def changed(name: str, before: CaseMark, case: CaseMark) -> Change | None:
        if before.asked != case.asked:
            return Change("changed", name, "a different question", case.title)
        if before.answered != case.answered:
            same = case.set in same_sets
            return Change("changed", name, "" if same else "with other component values", case.title)
        is_same = (before.said, before.expected) == (case.said, case.expected)
        return None if is_same else Change("reworded", name, before.title, case.title)

    return _compared(old, new, lambda case: case.title, changed)


def as_text(games: Sequence[GameDiff]) -> Iterator[str]:
    """Yield lines that describe the changes of the games: first the cases that an engine now fails, then
    what is new or has changed. Rewordings are only counted.
    """
    for game in games:
        yield _heading(game)
        yield from _failure_lines(game)
        for title, changes in game.parts.items():
            if changes:
                yield f"{title}: {_counts(changes)}"
                gathered = list(_gathered(changes))
                inside = {change.id for _, own in gathered for change in own}
                yield from (
                    f"  {_line(one)}"
                    for one in _ordered(changes)
                    if one.id not in inside and one.sort != "reworded"
                )
                yield from (f"  {name}: {_counts(own)}" for name, own in gathered)
        if not any(game.parts.values()):
            yield "Nothing has changed."


_MOST_PLACES = 10
"""Maximum number of places in one schema that are listed in the terminal."""


def _gathered(changes: Sequence[Change]) -> Iterator[tuple[str, list[Change]]]:
    """Yield changes that are reported on one line: the steps of each tour, and schemas that differ in many
    places.
    """
    groups: dict[str, list[Change]] = {}
    for change in changes:
        schema, colon, _ = change.id.partition(": ")
        name = (
            f"steps of {change.id.rpartition('/')[0]}" if "/tours/" in change.id else schema if colon else ""
        )
        groups.setdefault(name, []).append(change)
    for name, own in groups.items():
        if "/tours/" in name or (name.endswith(".json") and len(own) > _MOST_PLACES):
            yield name, own


def _failure_lines(game: GameDiff) -> Iterator[str]:
    """Yield the cases that a previously conforming engine now fails, grouped by cause."""
    if game.fails is None:
        if any(game.parts.values()):
            yield "An export has no reference to run, so it is not known which cases newly fail."
        return
    if not game.fails:
        yield "An engine that conformed, and declares no readings, fails nothing."
        return
    number = sum(len(one.cases) + one.steps for one in game.fails)
    yield f"An engine that conformed, and declares no readings, fails {counted(number, 'case')}:"
    for one in game.fails:
        parts = [(len(one.cases), "case of a scenario", "cases of scenarios")]
        parts += [(one.steps, "step of a tour", "steps of tours")]
        told = " and ".join(counted(*part) for part in parts if part[0])
        yield f"  because of {one.cause}: {told}"
        yield from (f"    {name}" for name in one.cases)


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
