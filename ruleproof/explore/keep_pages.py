"""Pages for changing the position and for saving: scenarios, positions and tours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from ruleproof.cases.positions import NamedPosition
from ruleproof.explore import givens, keeping, openings
from ruleproof.explore.playthrough import Line, clauses_of, is_over
from ruleproof.explore.reasons import Answer, why_not
from ruleproof.explore.view_models import board_of_state
from ruleproof.explore.workspace import Reply, Room, number_in
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError, shown_path
from ruleproof.reports.sides import pretty

HERE = "this position"
"""The name of the position at a step in the middle of a line."""


class Asked(msgspec.Struct, frozen=True):
    """The contents of a form that asks to save a scenario: the expectations offered and those selected."""

    title: str
    clauses: list[str]
    plays: int
    offered: list[keeping.Expected]
    thens: list[str]
    draft: keeping.Draft


def _asked(line: Line, form: Mapping[str, str]) -> Asked:
    line.go(number_in(form, "step", line.at))
    refused = _refused(line, form.get("ask", "").strip())
    plays = max(0, min(number_in(form, "plays", 1 if refused is None else 0), line.at))
    offered = keeping.expectations(line, refused, plays)
    ticked = form["then"].split("\n") if "then" in form else [one.text for one in offered[:1]]
    thens = [one.text for one in offered if one.text in ticked]
    clauses = form.get("clauses", "").replace(",", " ").split() or _clauses(line, refused)
    title = form.get("title", "") or _title(refused, thens)
    asked = refused.play if refused is not None else None
    draft = keeping.drafted(line, title=title, clauses=clauses, plays=plays, thens=thens, asked=asked)
    return Asked(title, clauses, plays, offered, thens, draft)


def _refused(line: Line, question: str) -> Answer | None:
    """Return the answer to the question if the play asked about is refused."""
    answer = why_not(line, question) if question else None
    return answer if answer is not None and answer.play is not None and not answer.legal else None


def _clauses(line: Line, refused: Answer | None) -> list[str]:
    known = clauses_of(line.here) if refused is None else [one.id for one in refused.clauses]
    return list(known[:1])


def _title(refused: Answer | None, thens: Sequence[str]) -> str:
    if refused is not None and refused.clauses:
        return refused.clauses[0].text.rstrip(".")
    return thens[0][:1].upper() + thens[0][1:] if thens else "Explored"


def keep(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Answer with everything that can be saved from a line: a scenario with expectations to select, a
    position and a tour.
    """
    line = room.line(number)
    return room.page(
        "keep",
        title="Keep it",
        line=line,
        number=number,
        game=line.book.game,
        accent=line.book.accent,
        asked=_asked(line, form),
        ask=form.get("ask", ""),
        folder=shown_path(room.folder.resolve()),
        is_over=is_over(line.steps[-1]),
        saved=room.notices.pop(number, ""),
    )


def save(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Save a scenario, position or tour into the folder."""
    line = room.line(number)
    name = form.get("name", "").strip() or "Explored"
    what = form.get("what", "")
    if what == "scenario":
        asked, note = _asked(line, form), ""
        draft = asked.draft
        if not draft.is_well:
            raise UsageError(
                "\n".join(["ruleproof check refuses this scenario:", *draft.problems, *draft.unsaid])
            )
        path = keeping.save(room.folder, asked.title, ".feature", draft.text)
        if draft.position:
            beside = keeping.save(room.folder, asked.title, ".yaml", draft.position)
            note = f", and the position that it begins at: {shown_path(beside.resolve())}"
    elif what == "position":
        about, components = form.get("about", ""), line.story.components
        _, text, lost = keeping.position_of(line.book, line.state, components, name, about)
        note = f"; {lost} is not kept" if lost else ""
        path = keeping.save(room.folder, name, ".yaml", text)
    elif what == "tour":
        text, note = keeping.tour_of(line, name), ""
        path = keeping.save(room.folder, name, ".yaml", text)
    else:
        raise UsageError(f"cannot save a {what!r}; wanted: a scenario, position or tour")
    room.notices[number] = f"saved: {shown_path(path.resolve())}{note}"
    return Reply(goes_to=f"/line/{number}/keep?step={line.at}")


def change(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Answer with the current position and the sentences that change it, and with what they make of it."""
    line = room.line(number)
    line.go(number_in(form, "step", line.at))
    base, sentences = _base(line), _sentences(form)
    if sentences is None:
        sentences = list(line.givens.sentences) if line.at == 0 and line.givens is not None else []
    changed = givens.changed(line.book, base, sentences, line.readings)
    shown = changed.state or line.state
    board = board_of_state(line, shown)
    return room.page(
        "position",
        title="Change the position",
        line=line,
        number=number,
        game=line.book.game,
        accent=line.book.accent,
        base=base,
        sentences=sentences,
        changed=changed,
        board=board,
        state_lines=pretty(shown) if not board.panels else [],
        offered=givens.offered(line.book, shown, line.story.components),
    )


def play_changed(room: Room, form: Mapping[str, str], number: int) -> Reply:
    """Begin a line at the position that the sentences make; if they are at fault, show them again."""
    line = room.line(number)
    line.go(number_in(form, "step", line.at))
    base, sentences = _base(line), _sentences(form) or []
    changed = givens.changed(line.book, base, sentences, line.readings)
    if changed.state is None or not changed.is_well:
        return change(room, form, number)
    begun = openings.from_state(line.book, changed.state, _origin(base, sentences), line.story.components)
    begun.dice, begun.by_hand = line.dice, line.by_hand
    known = base.name in line.book.suite.compiler.positions
    begun.givens = givens.Givens(base.name, tuple(sentences), b"" if known else line.here.state)
    return Reply(goes_to=room.keep(begun))


def _base(line: Line) -> NamedPosition:
    """Return the position that sentences change: the one from which the line begins, or else the position at
    the current step.
    """
    positions = line.book.suite.compiler.positions
    if line.at == 0 and line.givens is not None and line.givens.position in positions:
        return positions[line.givens.position]
    state = jsontext.decode(line.here.state)
    return keeping.position_of(line.book, state, line.story.components, HERE)[0]


def _sentences(form: Mapping[str, str]) -> list[str] | None:
    """Return the sentences in a form, or None if it has none, not even an empty one."""
    if "given" not in form:
        return None
    lines = (" ".join(one.split()) for one in form["given"].split("\n"))
    return [one.removeprefix("Given ").removeprefix("And ") for one in lines if one]


def _origin(base: NamedPosition, sentences: Sequence[str]) -> str:
    return f"{'a position' if base.name == HERE else f'the position “{base.name}”'}, {'; '.join(sentences)}"


ROUTES: tuple[tuple[str, str, Callable[..., Reply]], ...] = (
    ("GET", "/line/{number:int}/keep", keep),
    ("POST", "/line/{number:int}/save", save),
    ("GET", "/line/{number:int}/position", change),
    ("POST", "/line/{number:int}/position", play_changed),
)
