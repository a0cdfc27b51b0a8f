"""`ruleproof settle`: adopts another reading of a ruling wherever the old reading appears."""

from __future__ import annotations

import contextlib
import difflib
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

import yaml

from ruleproof.cases.case import scenario_of
from ruleproof.cases.reading_comments import tag_lines
from ruleproof.cases.suite import Suite
from ruleproof.cli.check import contradictory_positions
from ruleproof.edit.exchanged_functions import exchanged
from ruleproof.explaining.prose_loader import prose_of, wordings_of
from ruleproof.input.folders import TEXT_FOLDERS, Data, GameFolders, bundled_root
from ruleproof.input.problems import UsageError, nearest_note, shown_path
from ruleproof.language.gherkin import read_feature
from ruleproof.rules.model import Ruling
from ruleproof.rules.rulings import SOURCES_OF
from ruleproof.running.recorded_suite import RecordedSuite
from ruleproof.running.tour_text import with_reading, without_reading

_REPLACED = ("decided", "authority", "source", "published", "status", "history")
_TEXTS = (".yaml", ".py", ".js", ".c", ".rst", ".md", ".json")


@dataclass(frozen=True)
class Decision:
    """A decision: the new reading, why the old one is replaced, what the decision rests on, and its date (an
    ISO date).

    Without a `status` the ruling keeps its status.
    """

    ruling: str
    reading: str
    why: str
    authority: str
    day: str
    status: str = ""


@dataclass
class Settlement:
    """The new texts of the files that change, and one sentence for each thing that people must still do."""

    suite: Suite
    ruling: Ruling
    decision: Decision
    texts: dict[Path, str] = field(default_factory=dict)
    by_hand: list[str] = field(default_factory=list)

    @property
    def status(self) -> str:
        """Return the ruling's status after the decision, which may leave it unchanged."""
        return self.decision.status or self.ruling.status or "adopted"

    def text(self, path: Path) -> str:
        """Return the new text of a file."""
        return self.texts.get(path) or path.read_text(encoding="utf-8")

    def diff(self) -> str:
        """Return all changes as one unified diff."""
        lines: list[str] = []
        for path, text in sorted(self.texts.items()):
            old = path.read_text(encoding="utf-8").splitlines(keepends=True)
            name = shown_path(path)
            lines += difflib.unified_diff(old, text.splitlines(keepends=True), name, name)
        return "".join(lines)

    def write(self) -> None:
        """Write every file that changes.

        Raises:
            UsageError: a file cannot be written; then none has changed.
        """
        before = {path: path.read_bytes() for path in self.texts}
        for path, text in self.texts.items():
            try:
                path.write_bytes(text.encode())
            except OSError as error:
                for written, old in before.items():
                    with contextlib.suppress(OSError):
                        written.write_bytes(old)
                raise UsageError(f"{shown_path(path)} cannot be written: {error.strerror}") from None


def settlement(decision: Decision, data_folders: Sequence[Path]) -> Settlement:
    """Return what adopting another reading changes, without writing anything.

    Raises:
        UsageError: there is no such ruling or reading, the reading is already adopted, the reference does not
            play it, or the data are not in a checkout.
        DataError: the data are at fault.
    """
    data = Data.open(data_folders)
    folders = _game_of(data, decision.ruling)
    suite = Suite.open(data, folders)
    ruling = _ruling(suite, decision)
    made = Settlement(suite, ruling, decision)
    _settle_ruling(made)
    _settle_reference(made)
    _settle_features(made)
    _settle_tours(made)
    made.by_hand += _to_do(made)
    return made


def checked(made: Settlement, data_folders: Sequence[Path]) -> tuple[str, int]:
    """Return the report of `ruleproof check` on the game as it is now, and its exit status.

    The check runs in a separate process, since this one has loaded the reference as it was before.
    """
    folders = [word for folder in data_folders for word in ("--data", str(folder))]
    command = [sys.executable, "-m", "ruleproof", "check", "--game", made.suite.game.id, *folders]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).rstrip(), done.returncode


def _game_of(data: Data, ruling: str) -> GameFolders:
    games = data.games()
    game = ruling.split(".")[0]
    if game not in games:
        raise UsageError(f"{ruling}: no game is called {game!r}", *nearest_note(game, games))
    if games[game].root.name == "_data" and games[game].root == bundled_root():
        raise UsageError(f"settle {ruling}: the data of an installed kit cannot be changed; use a checkout")
    return games[game]


def _ruling(suite: Suite, decision: Decision) -> Ruling:
    known = suite.game.rulings
    if decision.ruling not in known:
        raise UsageError(f"no ruling has the id {decision.ruling!r}", *nearest_note(decision.ruling, known))
    ruling = known[decision.ruling]
    if decision.reading not in ruling.readings:
        message = f"{ruling.id} has no reading {decision.reading!r}; it has {', '.join(ruling.readings)}"
        raise UsageError(message, *nearest_note(decision.reading, ruling.readings))
    if decision.reading == ruling.adopted:
        raise UsageError(f"{ruling.id} adopts {ruling.adopted!r} already")
    if not ruling.switchable:
        raise UsageError(
            f"{ruling.id} is not switchable, so the reference plays only {ruling.adopted!r}; "
            "make it switchable first (guide: To add a ruling)"
        )
    return ruling


def _settle_ruling(made: Settlement) -> None:
    """Change the entry of the ruling; members that do not change keep their text."""
    path = made.suite.folders.spec / "rulings.yaml"
    text = made.text(path)
    lines = text.splitlines(keepends=True)
    document: Any = yaml.compose(text, Loader=yaml.CSafeLoader)
    entries, rows = document.value, yaml.load(text, Loader=yaml.CSafeLoader)
    number = next(number for number, row in enumerate(rows) if row["id"] == made.ruling.id)
    starts = [key.start_mark.line for key, _ in entries[number].value]
    if len(set(starts)) < len(starts):
        raise UsageError(
            f"{made.ruling.where}: the entry is written in a way that cannot be changed safely; "
            "wanted: one member a line, as in the other rulings"
        )
    end = entries[number + 1].start_mark.line if entries[number + 1 :] else len(lines)
    while lines[end - 1].strip() == "" or lines[end - 1].startswith("#"):
        end -= 1
    members = {
        key.value: "".join(lines[start:stop])
        for (key, _), start, stop in zip(entries[number].value, starts, [*starts[1:], end], strict=True)
    }
    members["adopted"] = f"  adopted: {made.decision.reading}\n"
    kept = [text for name, text in members.items() if name not in _replaced(made)]
    history = [*rows[number].get("history", ()), _earlier(made)]
    decided = f"{_indented(_decided(made), 2)}  history:\n{_indented(history, 4)}"
    made.texts[path] = "".join([*lines[: starts[0]], *kept, decided, *lines[end:]])


def _replaced(made: Settlement) -> tuple[str, ...]:
    """Return the members that a decision replaces; `settled_by` is removed, since the question is no longer
    open.
    """
    return _REPLACED if made.status != "adopted" else (*_REPLACED, "settled_by")


def _decided(made: Settlement) -> dict[str, Any]:
    """Return the members that a decision sets, besides the history."""
    decision = made.decision
    source = SOURCES_OF.get(decision.authority, ("published",))[0]
    published = {"published": f"a statement by the {decision.authority}"} if source == "published" else {}
    return {
        "decided": date.fromisoformat(decision.day),
        "authority": decision.authority,
        "source": source,
        **published,
        "status": made.status,
    }


def _earlier(made: Settlement) -> dict[str, Any]:
    ruling = made.ruling
    decided = {"decided": date.fromisoformat(ruling.decided)} if ruling.decided else {}
    return {"adopted": ruling.adopted, **decided, "left_because": made.decision.why}


def _indented(value: Any, by: int) -> str:
    return textwrap.indent(yaml.safe_dump(value, sort_keys=False, width=10**6, allow_unicode=True), " " * by)


def _settle_reference(made: Settlement) -> None:
    """Exchange the functions that state the two readings.

    Raises:
        UsageError: no function of the reference decides the ruling.
    """
    folders = made.suite.folders
    exchange = exchanged(
        made.ruling.id, made.ruling.adopted, made.decision.reading, folders.own_reference_files()
    )
    if not exchange.found:
        raise UsageError(
            f"{shown_path(folders.root)}: no function of {folders.id} has @ruling({made.ruling.id!r}, …)"
        )
    made.texts |= exchange.texts
    made.by_hand += exchange.by_hand


def _settle_features(made: Settlement) -> None:
    """Tag with the old reading those scenarios that do not hold under the new one, and remove the tags of the
    new reading.
    """
    ruling, reading = made.ruling, made.decision.reading
    tied: dict[Path, set[str]] = {}
    for recorded in _under(made, reading).scenarios():
        case = recorded.story.cases[0]
        if ruling.id not in case.readings and recorded.fault:
            tied.setdefault(made.suite.folders.root / case.file, set()).add(scenario_of(case.id))
    for path, scenarios in tied.items():
        names = {"/".join(scenario.split("/")[2:]) for scenario in scenarios}
        headings = {line for name, line in read_feature(path).headings.items() if name in names}
        made.texts[path] = _tagged(made.text(path), headings, ruling)
    for path in made.suite.folders.feature_files():
        text = made.text(path)
        untagged = without_tag(text, f"@reading:{ruling.id}={reading}")
        if untagged != text:
            made.texts[path] = untagged


def without_tag(text: str, tag: str) -> str:
    """Return the text of a feature without a tag and the comment below it."""
    comment = r"(?:[ \t]*#.*\n)*"
    text = re.sub(rf"(?m)^[ \t]*{re.escape(tag)}[ \t]*\n{comment}", "", text)
    text = re.sub(rf"(?m)^([ \t]*){re.escape(tag)}[ \t]+(@.*\n){comment}", r"\1\2", text)
    return re.sub(rf"(?m)(?<=\S)[ \t]+{re.escape(tag)}((?:[ \t].*)?\n){comment}", r"\1", text)


def _tagged(text: str, headings: set[int], ruling: Ruling) -> str:
    """Return the text of a feature in which some scenarios have the tag of the reading adopted so far.
    A tag that says that they rest on the adopted reading goes.
    """
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if number in headings:
            tags: list[str] = []
            while lines and lines[-1].lstrip().startswith(("@", "#")):
                tags.insert(0, lines.pop())
            indent = line[: len(line) - len(line.lstrip())]
            lines.append(without_tag("".join(tags), f"@ruling:{ruling.id}"))
            lines += (f"{one}\n" for one in tag_lines(ruling, ruling.adopted, indent))
        lines.append(line)
    return "".join(lines)


def _settle_tours(made: Settlement) -> None:
    """Tie the tours that cannot be played under the new reading to the old one; the others follow it."""
    ruling, reading = made.ruling, made.decision.reading
    for recorded in _under(made, reading).tours():
        path = made.suite.folders.root / recorded.story.file
        named = recorded.story.readings.get(ruling.id, "")
        if named == reading:
            made.texts[path] = without_reading(made.text(path), ruling.id)
        elif not named and recorded.fault:
            made.texts[path] = with_reading(made.text(path), ruling.id, ruling.adopted)
            made.by_hand.append(
                f"{shown_path(path)}: this game can no longer be played under the new reading and remains "
                f"a game under {ruling.adopted!r}; record another with `ruleproof tour`"
            )


def _under(made: Settlement, reading: str) -> RecordedSuite:
    return RecordedSuite(made.suite, {**made.suite.game.adopted(), made.ruling.id: reading})


def _to_do(made: Settlement) -> Iterator[str]:
    """Yield the tasks left for people: texts to write, and decisions."""
    folders, ruling = made.suite.folders, made.ruling
    yield f"{ruling.where}: `why` argues for {ruling.adopted!r}; write why {made.decision.reading!r} is right"
    if "published" in _decided(made):
        yield f"{ruling.where}: `published` names nothing yet; write what was published, and where"
    for path in folders.text_files():
        if _argues(made, path):
            reason = f"the `why` of {ruling.id} argues for {ruling.adopted!r} in {path.stem!r}, too"
            yield f"{shown_path(path)}: {reason}; rewrite it"
    for name, bundle in made.suite.game.profiles.items():
        if ruling.id not in bundle:
            reason = f"the profile {name!r} does not name {ruling.id} and so follows the new reading"
            kept = "name the old one there if the profile keeps it"
            yield f"{shown_path(folders.spec / 'game.yaml')}: {reason}; {kept}"
    yield from _contradictions(made)
    if made.status != "adopted":
        yield f"{ruling.where}: the status stays {made.status!r}; --status adopted closes the question"
    if ruling.id in wordings_of(made.suite):
        path = folders.spec / "wordings.yaml"
        fix = f"give it `reading: {ruling.adopted}`, and write one for {made.decision.reading!r}"
        yield f"{shown_path(path)}: the sentence for {ruling.id} states {ruling.adopted!r}; {fix}"
    for path in sorted((folders.root / "measured").glob(f"*/{made.suite.game.id}.json")):
        if ruling.id in path.read_text(encoding="utf-8"):
            yield f"{shown_path(path)}: has figures about {ruling.id}, which are stale now; measure again"
    for path in _mentions(made):
        yield f"{shown_path(path)}: names {ruling.id}; check whether it is still true"


def _contradictions(made: Settlement) -> Iterator[str]:
    """Yield the named positions that contradict themselves only under the new reading."""
    suite = made.suite
    oracle = RecordedSuite.adopted(suite).oracle
    adopted = suite.game.adopted()
    before = {position.name for position, _ in contradictory_positions(suite, oracle, adopted)}
    new = {**adopted, made.ruling.id: made.decision.reading}
    for position, why in contradictory_positions(suite, oracle, new):
        if position.name not in before:
            where = shown_path(position.path)
            yield f"{where}: the position {position.name!r} contradicts itself under the new reading: {why}"


def _argues(made: Settlement, path: Path) -> bool:
    """Tell whether the text in another language argues for the adopted reading of the ruling."""
    texts = prose_of(made.suite).texts.get(path.stem)
    said = texts.rulings.get(made.ruling.id) if texts else None
    return said is not None and bool(said.why)


def _mentions(made: Settlement) -> Iterator[Path]:
    """Yield the other files that mention the ruling: components, examples, documents."""
    root = made.suite.folders.root
    arguing = (path for path in made.suite.folders.text_files() if _argues(made, path))
    spec = made.suite.folders.spec
    known = {spec / "rulings.yaml", spec / "wordings.yaml", *made.texts, *arguing}
    cases = {*made.suite.folders.feature_files(), *made.suite.folders.tour_files()}
    for room in TEXT_FOLDERS:
        for path in sorted((root / room).rglob("*")):
            if path.suffix not in _TEXTS or path in known or path in cases:
                continue
            if made.ruling.id in path.read_text(encoding="utf-8", errors="ignore"):
                yield path
