"""The golden questions: what players ask of each game, with the clauses and rulings that answer it.

`python -m tests.docs.golden SITE` measures the search of a built site and records the figures.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from ruleproof.cases.suite import Suite
from ruleproof.explaining.finding import found
from ruleproof.input.documents import load_yaml
from ruleproof.input.folders import Data
from tools.quality.recorded import lines_of

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).with_name("golden")
RECORD = ROOT / "measured" / "search.json"
EVERYDAY = ROOT / "ruleproof" / "explaining" / "everyday.yaml"
HALVES = ("tuned", "kept_apart")
"""The weights and words of the search are chosen by the first half, and judged by the other."""
UNSEEN = "unseen"
"""The third set. Its record of the search as it then was stays; beside it stands the search of today."""


@dataclass(frozen=True)
class Question:
    """What somebody asks of a game, and the ids of all that answers it. `half` may be the third set, too."""

    game: str
    half: str
    ask: str
    answers: frozenset[str]
    language: str


@dataclass(frozen=True)
class Asked:
    """A question with the place of its first answer in what was found, or 0; `best` are the first ids.

    The milliseconds are those of the processor, whatever else the machine is busy with.
    """

    question: Question
    place: int
    best: tuple[str, ...]
    milliseconds: float


def questions(half: str = "", game: str = "") -> list[Question]:
    """Return the golden questions: of one half or set or of all, of one game or all."""
    return [
        Question(path.stem, part, row["ask"], frozenset(row["answers"]), row.get("language", "en"))
        for path in sorted(GOLDEN.glob("*.yaml"))
        for part in (*HALVES, UNSEEN)
        for row in load_yaml(path).value[part]
        if half in ("", part) and game in ("", path.stem)
    ]


def telling(text: str) -> frozenset[str]:
    """Return the words of a question without those that tell nothing of what is asked in any language."""
    return frozenset(re.findall(r"\w+", text.casefold().replace("'", ""))) - _stop_words()


@cache
def _stop_words() -> frozenset[str]:
    languages = load_yaml(EVERYDAY).value.values()
    return frozenset(word for told in languages for word in told["stop_words"].split())


def ask(site: Path, wanted: Sequence[Question], *, all_games: bool = False) -> list[Asked]:
    """Ask the search of a built site, each question of its own game or of all."""
    ran = subprocess.run(
        ["node", str(Path(__file__).with_name("ask_search.js")), str(site / "_static")],
        input=json.dumps([[one.ask, "" if all_games else one.game] for one in wanted]),
        capture_output=True,
        text=True,
        check=True,
    )
    return [
        Asked(one, _place(answer["found"], one.answers), tuple(answer["found"][:5]), answer["milliseconds"])
        for one, answer in zip(wanted, json.loads(ran.stdout), strict=True)
    ]


def ask_command_line(wanted: Sequence[Question], *, all_games: bool = False) -> list[Asked]:
    """Ask the search of `ruleproof explain`, each question of its own game or of all."""
    data = Data.open()
    suites = {game: Suite.open(data, folders) for game, folders in data.games().items()}
    asked = []
    for one in wanted:
        ids = [
            entry.id for entry in found(list(suites.values()) if all_games else [suites[one.game]], one.ask)
        ]
        asked.append(Asked(one, _place(ids, one.answers), tuple(ids[:5]), 0))
    return asked


def _place(ids: Sequence[str], answers: frozenset[str]) -> int:
    return next((place for place, identity in enumerate(ids, 1) if identity in answers), 0)


def figures(asked: Iterable[Asked]) -> dict[str, int]:
    """Return how many questions there are, have an answer among the first 1, 3 and 5, and find nothing."""
    places = [one.place for one in asked]
    within = {f"first_{most}": sum(0 < place <= most for place in places) for most in (1, 3, 5)}
    return {"questions": len(places), **within, "nothing": places.count(0)}


def measured(asked: Sequence[Asked]) -> dict[str, dict[str, dict[str, int]]]:
    """Return the figures by half, of each game and of all together."""
    games = sorted({one.question.game for one in asked})
    return {
        half: {
            game or "all": figures(
                one for one in asked if one.question.half == half and game in ("", one.question.game)
            )
            for game in (*games, "")
        }
        for half in HALVES
    }


def unseen(site: Path) -> dict[str, dict[str, dict[str, int]]]:
    """Return the figures of the third set, with the game chosen and with all games searched.

    Each has those of the English questions by game and together, and those of the German ones.
    """
    answered = {
        searched: ask(site, questions(UNSEEN), all_games=searched == "all_games")
        for searched in ("game_chosen", "all_games")
    }
    return {searched: _by_language(asked) for searched, asked in answered.items()}


def _by_language(asked: Sequence[Asked]) -> dict[str, dict[str, int]]:
    english = [one for one in asked if one.question.language == "en"]
    games = sorted({one.question.game for one in english})
    by_game = {game: figures(one for one in english if one.question.game == game) for game in games}
    german = figures(one for one in asked if one.question.language == "de")
    return {**by_game, "English": figures(english), "German": german}


def main() -> None:
    """Measure and record."""
    parser = argparse.ArgumentParser(prog="python -m tests.docs.golden", description=__doc__)
    parser.add_argument("site", type=Path, help="the folder of a built site, such as build/site")
    site = parser.parse_args().site
    if not (site / "_static" / "rule-index.js").exists():
        parser.error(f"{site}: there is no _static/rule-index.js; wanted: a site that `make docs` has built")
    halves = measured(ask(site, [one for half in HALVES for one in questions(half)]))
    kept = json.loads(RECORD.read_text(encoding="utf-8"))
    first = {name: told for name, told in kept.items() if name.startswith("unseen_at_first")}
    now = {f"unseen_{searched}": told for searched, told in unseen(site).items()}
    record = {"date": date.today().isoformat(), **halves, **first, **now}
    RECORD.write_text(lines_of(record), encoding="utf-8")
    for name in (*HALVES, *now):
        print(name, *(record[name][row] for row in ("all", "English", "German") if row in record[name]))


if __name__ == "__main__":
    main()
