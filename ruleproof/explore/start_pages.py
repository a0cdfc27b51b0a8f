"""Start pages: games, new games, positions, scenarios, tours, and the failures in a report."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ruleproof import reports
from ruleproof.cases.suite import numbers_of_seats
from ruleproof.explore import openings
from ruleproof.explore.playthrough import TO_ACT, Line
from ruleproof.explore.workspace import Gone, Reply, Room, number_in
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError
from ruleproof.reports.model import GameReport
from ruleproof.reports.pictures import STYLE

_MOST_CASES, _MOST_FAILURES = 12, 200
"""Maximum numbers of cases listed for a fault, and of failures that belong to no fault."""


_LOOK = Path(reports.__file__).with_name("look")
_FILES = {
    "explore.css": "text/css",
    "explore.js": "text/javascript",
    "look.css": "text/css",
    "look.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    **{f"fonts/{path.name}": "font/woff2" for path in sorted((_LOOK / "fonts").glob("*.woff2"))},
}
"""The files that all pages share, and their media types."""


def static(_room: Room, _form: Mapping[str, str], name: str) -> Reply:
    """Answer with a file that all pages share.

    Raises:
        Gone: there is no such file.
    """
    if name not in _FILES:
        raise Gone(f"there is no file {name}")
    folder = Path(__file__).parent if name.startswith("explore.") else _LOOK
    content = (folder / name).read_bytes()
    return Reply(content + STYLE.encode() if name == "explore.css" else content, media=_FILES[name])


def font(room: Room, form: Mapping[str, str], name: str) -> Reply:
    """Answer with a typeface."""
    return static(room, form, f"fonts/{name}")


def home(room: Room, _form: Mapping[str, str]) -> Reply:
    """Answer with the games, the open lines and the failures in the report."""
    games = [(game, room.book(game).game.title) for game in room.data.games()]
    reported = room.report.games if room.report is not None else ()
    return room.page(
        "home",
        title="Explore",
        games=games,
        accents={game: room.book(game).accent for game, _ in games},
        lines=[(number, line) for number, line in reversed(room.lines.items())],
        faults=[fault for game in reported for fault in _faults(game)],
        engine=room.beside,
        again=f"--engine {shlex.quote(room.report.engine['connection'])}" if room.report else "",
    )


def _faults(game: GameReport) -> Iterator[dict[str, Any]]:
    """Yield the faults in a game with their cases, and then the failures that belong to no fault."""
    results = {result.case: result for result in game.results}
    rules = {row.id: row.text for row in game.clauses}
    explained = {case for fault in game.faults for case in fault.cases}
    for fault in game.faults:
        cases = [results[case] for case in dict.fromkeys((fault.example, *fault.cases)) if case in results]
        yield {"name": rules.get(fault.clause) or fault.name, "cases": cases[:_MOST_CASES]}
    others = [one for one in game.results if one.verdict.is_fault and one.case not in explained]
    if others:
        yield {"name": "Other failures", "cases": others[:_MOST_FAILURES]}


def starts(room: Room, _form: Mapping[str, str], game: str) -> Reply:
    """Answer with everything from which a line of one game can begin."""
    book = room.book(game)
    numbers = list(numbers_of_seats(book.suite))
    tours = {one.stem: one for one in book.suite.folders.tour_files()}
    return room.page(
        "starts",
        title=f"{book.game.title}: where to begin",
        game=book.game,
        accent=book.accent,
        numbers=numbers,
        options=openings.options_of(book),
        setup=openings.recorded_setup(book, book.game.seats[: numbers[0]]),
        sets=list(book.game.component_sets),
        positions=list(book.suite.compiler.positions),
        features=[path.stem for path in book.suite.folders.feature_files()],
        tours=list(tours),
    )


def scenarios(room: Room, _form: Mapping[str, str], game: str, feature: str) -> Reply:
    """Answer with the scenarios in a feature file."""
    book = room.book(game)
    files = {path.stem: path for path in book.suite.folders.feature_files()}
    if feature not in files:
        raise UsageError(f"no feature file of {game} is called {feature!r}")
    cases = [recorded.story.cases[0] for recorded in book.recordings.file(files[feature]).stories]
    return room.page(
        "scenarios",
        title=f"{book.game.title}: {feature.replace('_', ' ')}",
        game=book.game,
        accent=book.accent,
        cases=cases,
    )


def new(room: Room, form: Mapping[str, str], game: str) -> Reply:
    """Begin a new game."""
    book = room.book(game)
    numbers = numbers_of_seats(book.suite)
    number = number_in(form, "seats", numbers[0])
    seats = tuple(form.get("names", "").replace(",", " ").split()) or book.game.seats[:number]
    options = {}
    for name, schema in openings.options_of(book).items():
        if text := form.get(f"option-{name}", ""):
            options[name] = _option(name, text, schema)
    line = openings.new_game(
        book,
        seats,
        options,
        form.get("components", ""),
        readings=room.readings,
        by_hand=form.get("chance") == "hand",
        dice=room.dice,
    )
    setup = openings.recorded_setup(book, seats, line.story.components)
    if setup is not None and form.get("setup") == "recorded" and line.waiting is None:
        line.by_hand = False
        openings.set_up(line, setup)
        line.by_hand = form.get("chance") == "hand"
    line.eyes = TO_ACT
    return _kept(room, line)


def _option(name: str, text: str, schema: Mapping[str, Any]) -> Any:
    if schema.get("type") == "string" or text in schema.get("enum", ()):
        return text
    try:
        return jsontext.decode_strictly(text.encode())
    except ValueError:
        raise UsageError(f"the option {name}: {text!r} is neither a number nor true or false") from None


def open_position(room: Room, form: Mapping[str, str], game: str) -> Reply:
    """Begin at a named position."""
    return _kept(room, openings.named_position(room.book(game), form.get("name", "")))


def open_case(room: Room, form: Mapping[str, str]) -> Reply:
    """Begin at a case from the suite, or from the report."""
    case = form.get("case", "")
    line = open_line(room, case, number_in(form, "step") if form.get("step") else None)
    return _kept(room, line)


def open_line(room: Room, case: str, step: int | None) -> Line:
    """Return the line for a case, under the readings of the report if the case comes from it.

    Raises:
        UsageError: there is no such case or game.
        CannotBegin: the reference does not accept its start.
    """
    readings = dict(room.readings)
    for game in room.report.games if room.report is not None else ():
        if game.id == case.partition("/")[0]:
            readings |= game.readings
    return openings.case_line(room.book(case.partition("/")[0]), case, step, readings)


def _kept(room: Room, line: Line) -> Reply:
    line.dice = room.dice
    return Reply(goes_to=room.keep(line))


ROUTES: tuple[tuple[str, str, Callable[..., Reply]], ...] = (
    ("GET", "/static/{name}", static),
    ("GET", "/static/fonts/{name}", font),
    ("GET", "/", home),
    ("GET", "/game/{game}", starts),
    ("GET", "/game/{game}/scenarios/{feature}", scenarios),
    ("POST", "/game/{game}/new", new),
    ("POST", "/game/{game}/position", open_position),
    ("POST", "/case", open_case),
)
