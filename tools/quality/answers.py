"""Writes the answers of a reference as lines, so that two checkouts can be compared.

Usage: `python -m tools.quality.answers GAME FILE [--play N] [--readings]`.

The lines cover every case and tour, and random games. Each step has digests of its state, lists, views and
outcome, and its clauses in words. `python -m tools.quality.answers --compare OLD NEW` shows where two such
files differ. A rewritten reference must answer as before, or else each difference must be a correction.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ruleproof.cases.suite import Suite
from ruleproof.engines.recording import Answers
from ruleproof.input import jsontext
from ruleproof.input.folders import Data
from ruleproof.running.expected import Recordings
from ruleproof.running.recorded_story import RecordedStory
from tests.properties.play import Table

_PARTS = ("state", "lists", "views", "outcome", "refusal", "clauses", "entries")


def lines_of(game: str, *, readings: bool, games: int) -> Iterator[str]:
    """Yield a line for each step in each case, under the adopted readings and, if requested, with each other
    reading alone.
    """
    data = Data.of()
    suite = Suite.open(data, data.game(game))
    others = [
        (one.id, reading)
        for one in suite.game.rulings.values()
        if one.switchable
        for reading in one.readings
        if reading != one.adopted
    ]
    for ruling, reading in [("", ""), *(others if readings else [])]:
        recordings = Recordings(suite, {**suite.game.adopted(), **({ruling: reading} if ruling else {})})
        tell(f"{game}: {ruling or 'adopted'} {reading}")
        for recorded in (one for path in suite.files() for one in recordings.file(path).stories):
            story = recorded.story
            name = story.cases[0].id if story.cases[0].lines else Path(story.file).stem
            yield from _recording(f"{ruling}={reading} {name}", recorded)
    yield from _random_games(suite, games)


def _recording(name: str, recorded: RecordedStory) -> Iterator[str]:
    for number, step in enumerate(recorded.recording.steps):
        assert step is not None
        refusal = f"{step.refusal.clause}: {step.refusal.reason}" if step.refusal else ""
        state = step.state if not refusal else b""
        at, entries = (f"play {number}", ()) if number else ("start", recorded.entries)
        yield _line(f"{name} {at}", state, step.answers, refusal, step.clauses, entries)
    if recorded.fault:
        yield f"{name} fault\t{recorded.fault}"


def _line(
    name: str, state: bytes, seen: Answers, refusal: str, clauses: tuple[str, ...], entries: tuple[str, ...]
) -> str:
    lists = {
        seat: sorted(map(jsontext.canonical, jsontext.decode(text))) for seat, text in seen.legal.items()
    }
    views = {seat: jsontext.decode(text) for seat, text in seen.views.items()}
    parts = [_digest(jsontext.decode(state) if state else None), _digest(lists), _digest(views)]
    parts += [_digest(jsontext.decode(seen.outcome) if seen.outcome else None), refusal]
    applied = {
        "play": sorted(clauses),
        "view": sorted(seen.view_clauses),
        "outcome": sorted(seen.outcome_clauses),
    }
    parts += [jsontext.encode(applied).decode(), " ".join(sorted(entries))]
    return "\t".join([name, *parts])


def _random_games(suite: Suite, games: int) -> Iterator[str]:
    numbers = suite.schemas.schema("setup")["properties"]["seats"]
    for seats in range(numbers["minItems"], numbers["maxItems"] + 1):
        for seed in range(games):
            tell(f"{suite.game.id}: random game {seed} of {seats} seats")
            yield from _random_game(
                Table.of(suite, {}, random.Random(seed)), suite.game.seats[:seats], f"random {seats}/{seed}"
            )


def _random_game(table: Table, seats: tuple[str, ...], name: str) -> Iterator[str]:
    state = table.new_game(seats)
    for number in range(2_000):
        told = table.answers(state, seats)
        yield "\t".join([f"{name} {number}", _digest(state), _digest(told)])
        choices = sorted(table.choices(state), key=msgspec.json.encode)
        if not choices:
            return
        state = table.apply(state, *table.dice.choice(choices))


def _digest(value: object) -> str:
    text = value if isinstance(value, bytes) else jsontext.canonical(value)
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def compare(old: Path, new: Path) -> int:
    """Print how the lines of two files differ, some for each kind of difference, and return the number of
    differences.
    """
    before, after = (
        dict(line.split("\t", 1) for line in path.read_text(encoding="utf-8").splitlines())
        for path in (old, new)
    )
    kinds: Counter[str] = Counter()
    for name in sorted(before.keys() | after.keys()):
        one, two = before.get(name, "").split("\t"), after.get(name, "").split("\t")
        if one == two:
            continue
        kind = "missing" if two == [""] else "new" if one == [""] else " ".join(_different(one, two))
        kinds[kind] += 1
        if kinds[kind] <= 12:
            print(f"{kind}: {name}")
            for mark, part in [("-", one), ("+", two)] if kind not in ("missing", "new") else []:
                print(f"  {mark} {' | '.join(part[index] for index in range(4, len(part)))}")
    print(f"{len(before)} lines before, {len(after)} after, {sum(kinds.values())} differ: {dict(kinds)}")
    return sum(kinds.values())


def _different(one: list[str], two: list[str]) -> list[str]:
    return [name for name, left, right in zip(_PARTS, one, two, strict=False) if left != right] or ["length"]


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.quality.answers", description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument(
        "--play", type=int, default=5, help="number of random games for each number of seats (5)"
    )
    parser.add_argument("--readings", action="store_true", help="also use each other reading")
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("OLD", "NEW"))
    asked = parser.parse_args()
    if asked.compare:
        return 1 if compare(*asked.compare) else 0
    with asked.file.open("w", encoding="utf-8") as file:
        for line in lines_of(asked.game, readings=asked.readings, games=asked.play):
            file.write(line + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
