"""The page of a line of play, and its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote

from ruleproof.explore import view_models as shown
from ruleproof.explore.beside import Seen
from ruleproof.explore.clickable_areas import Spot
from ruleproof.explore.playthrough import TO_ACT, CannotPlay, Line, clauses_of, in_a_word, is_over, outcome_at
from ruleproof.explore.reasons import Answer, answer_on, changed_by, why_not
from ruleproof.explore.results import result_of
from ruleproof.explore.workspace import Reply, Room, number_in
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError, nearest_note
from ruleproof.language.operations import Play
from ruleproof.reports.sides import pretty

_MOST_ON = 2000


def show(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Answer with the page for a line at a step."""
    line = room.line(int(number))
    if "eyes" in form:
        line.eyes = form["eyes"] if form["eyes"] in (*line.seats, TO_ACT) else ""
    if form.get("step"):
        step = number_in(form, "step", line.at)
        if step != line.at:
            line.go(step)
    values: dict[str, Any] = {
        "title": f"{line.book.game.title}: step {line.at}",
        "accent": line.book.accent,
        "line": line,
        "number": number,
        "game": line.book.game,
        "notice": room.notices.pop(number, ""),
        "waiting": line.waiting,
        "waiting_for": "",
        "form": form,
    }
    if line.waiting is not None:
        values |= _chance(line)
    if not line.steps:
        return room.page("chance", **values)
    return room.page("line", **values, **_of_step(room, line, form))


def _of_step(room: Room, line: Line, form: Mapping[str, str]) -> dict[str, Any]:
    board = shown.board_of(line)
    all_spots = [spot for some in board.spots for spot in some]
    spot = next((one for one in all_spots if one.region.place == form.get("at")), None)
    asked = _asked(line, form)
    seen = room.beside.look(line) if room.beside is not None else None
    view = form.get("view", "")
    clauses = (
        [one.id for one in asked.clauses]
        if asked and asked.clauses
        else (line.here.clauses or clauses_of(line.here))
    )
    rulings = line.rulings(clauses)
    return {
        "board": board,
        "viewers": (TO_ACT, *line.seats),
        "spot": spot,
        "seats": shown.actions_of(line, spot.choices if spot else None),
        "to_act": line.state["to_act"],
        "steps": shown.steps_of(line),
        "last": shown.last_play(line),
        "asked": asked,
        "rulings": rulings,
        "changed": _changed(line, form, asked),
        "offered": line.book.questions.offered(line.seats) if "ask" in form else [],
        "view": view,
        "viewed": _viewed(line, view),
        "outcome": pretty(outcome_at(line.here)),
        "result": result_of(outcome_at(line.here)),
        "over": is_over(line.here),
        "engine": _beside(room, line, seen, asked),
        "spot_names": {one.region.place: _spot_name(line, one) for one in all_spots},
        "state_lines": pretty(board.state) if not board.panels or view == "state" else [],
    }


def _asked(line: Line, form: Mapping[str, str]) -> Answer | None:
    """Return the answer to the question; if a story ends in a refusal, the answer about its last play."""
    if form.get("ask", "").strip():
        return why_not(line, form["ask"])
    if "ask" in form or line.refused is None or line.at < len(line.steps) - 1:
        return None
    return answer_on(line, line.refused, line.said(line.refused))


def _spot_name(line: Line, spot: Spot) -> str:
    """Return the spoken label for a part of the board: its only action, or the number of its actions."""
    if len(spot.choices) > 1:
        return f"{spot.name}: {len(spot.choices)} actions"
    seat, action = line.legal()[spot.choices[0]]
    return line.said(Play(seat=seat, action=action))


def _changed(line: Line, form: Mapping[str, str], asked: Answer | None) -> Any:
    ruling = line.book.game.rulings.get(form.get("ruling", ""))
    if ruling is None or form.get("reading") not in ruling.readings:
        return None
    return changed_by(line, ruling, form["reading"], asked.asked if asked is not None else "")


def _viewed(line: Line, view: str) -> list[str]:
    text = line.here.answers.views.get(view)
    return pretty(jsontext.decode(text)) if text else []


def _beside(room: Room, line: Line, seen: Seen | None, asked: Answer | None) -> dict[str, Any] | None:
    if room.beside is None or seen is None:
        return None
    return {
        "name": room.beside.name,
        "connection": room.beside.connection,
        "seen": seen,
        "boards": shown.differing_boards(line, seen),
        "sides": shown.differing_sides(seen),
        "asked": room.beside.asked(line, asked.play) if asked is not None and asked.play else "",
    }


def _chance(line: Line) -> dict[str, Any]:
    assert line.waiting is not None
    play, needs = line.waiting.play, line.waiting.needs
    things = list(map(in_a_word, needs.get("shuffle", ())))
    waiting_for = "the start" if play is None else line.said(play)
    return {"waiting_for": waiting_for, "things": things, "roll": needs.get("roll")}


def play(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Take the action with a given number at a step; if the step is not the last of its line, this begins a
    new line.
    """
    line = room.line(number)
    line.go(number_in(form, "step", line.at))
    legal = line.legal()
    choice = number_in(form, "choice", -1)
    if not 0 <= choice < len(legal):
        raise CannotPlay(f"there is no action {choice} at step {line.at}; it has {len(legal)}")
    seat, action = legal[choice]
    number, line = _branched(room, number, line)
    done = _done(room, number, lambda: line.play(Play(seat=seat, action=action)))
    return Reply(goes_to=f"{done.goes_to}#actions-title")


def _branched(room: Room, number: int, line: Line) -> tuple[int, Line]:
    """Return the line in which to continue from the current step: a new one if later plays would be lost."""
    if line.at == len(line.steps) - 1:
        return number, line
    branch = line.branch()
    room.keep(branch)
    new = room.number_of(branch)
    room.notices[new] = f"line {number} stays as it was; what you play from here is line {new}"
    return new, branch


def chance(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Apply the given chance outcome, or draw one."""
    line = room.line(number)
    if form.get("how") == "stop":
        line.waiting = None
        return Reply(goes_to=room.path(number) if line.steps else "/")
    if form.get("how") == "drawn":
        return _done(room, number, lambda: _draw(line))
    assert line.waiting is not None or not form
    return _done(room, number, lambda: line.fall(_given(line, form)))


def _draw(line: Line) -> None:
    """Draw all outcomes that are still needed."""
    waiting, line.by_hand = line.waiting, False
    try:
        if waiting is not None and waiting.play is None:
            line.begin()
        elif waiting is not None and waiting.play is not None:
            line.play(waiting.play)
    finally:
        line.by_hand = True


def _given(line: Line, form: Mapping[str, str]) -> dict[str, Any]:
    needs = line.waiting.needs if line.waiting is not None else {}
    if "roll" in needs:
        words = form.get("roll", "").replace(",", " ").split()
        if not all(word.isdigit() and len(word) < 6 for word in words):
            raise CannotPlay("wanted: whole numbers, one for each die")
        return {"roll": [int(word) for word in words]}
    given = [one.strip() for one in form.get("shuffle", "").replace("\r", "").split("\n") if one.strip()]
    known = {in_a_word(thing): thing for thing in needs.get("shuffle", ())}
    unknown = next((one for one in given if one not in known), None)
    if unknown is not None:
        near = "; ".join([f"{unknown!r} is not among the things to shuffle", *nearest_note(unknown, known)])
        raise CannotPlay(near)
    return {"shuffle": [known[one] for one in given]}


def by_hand(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Switch between giving chance outcomes by hand and drawing them."""
    line = room.line(number)
    line.by_hand = form.get("chance") == "hand"
    return Reply(goes_to=room.path(number))


def reading(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Use another reading of a ruling from the start of the line; the old line is kept."""
    line = room.line(number)
    ruling = line.book.game.rulings.get(form.get("ruling", ""))
    if ruling is None or not ruling.switchable or form.get("reading") not in ruling.readings:
        raise UsageError(f"there is no switchable ruling {form.get('ruling', '')!r} with such a reading")
    other = line.under({**line.readings, ruling.id: form["reading"]})
    other.go(line.at)
    path = room.keep(other)
    if other.broken_off:
        kept, total = len(other.steps) - 1, len(line.story.plays)
        notice = f"{kept} of {total} plays are possible under this reading: {other.broken_off}"
        room.notices[room.number_of(other)] = notice
    return Reply(goes_to=path + (f"&ask={quote(form['ask'])}" if form.get("ask") else ""))


def on(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Play on at random."""
    line = room.line(number)
    line.go(number_in(form, "step", line.at))
    most = max(1, min(number_in(form, "most", 1), _MOST_ON))
    number, line = _branched(room, number, line)
    notices = [room.notices.get(number, ""), line.play_on(most)]
    room.notices[number] = "; ".join(filter(None, notices))
    return Reply(goes_to=room.path(number))


def again(room: Room, _form: Mapping[str, str], number: int) -> Reply:
    """Restart the engine and ask it about this step again."""
    line = room.line(number)
    if room.beside is not None:
        room.beside.again(line)
    return Reply(goes_to=room.path(number))


def _done(room: Room, number: int, act: Callable[[], None]) -> Reply:
    """Apply a change to a line; an error is shown on the line's page."""
    try:
        act()
    except CannotPlay as error:
        room.notices[number] = str(error)
    return Reply(goes_to=room.path(number))


ROUTES: tuple[tuple[str, str, Callable[..., Reply]], ...] = (
    ("GET", "/line/{number:int}", show),
    ("POST", "/line/{number:int}/play", play),
    ("POST", "/line/{number:int}/chance", chance),
    ("POST", "/line/{number:int}/by-hand", by_hand),
    ("POST", "/line/{number:int}/reading", reading),
    ("POST", "/line/{number:int}/on", on),
    ("POST", "/line/{number:int}/again", again),
)
