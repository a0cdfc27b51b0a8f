"""Named positions, and how the conservation laws complete the position of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleproof.input import jsontext
from ruleproof.input.documents import Document
from ruleproof.input.jsontext import Place
from ruleproof.input.problems import DataError, Problem, nearest_note, shown_path
from ruleproof.language.operations import Put, Top
from ruleproof.rules.canonical import Shape
from ruleproof.rules.conservation import Checker, places_of, value_at
from ruleproof.rules.model import Json, Law
from ruleproof.rules.reader import read_document
from ruleproof.rules.schemas import SchemaSet, fault_problems

_MOST_KNOWN = 12


@dataclass(frozen=True)
class NamedPosition:
    """A state to start from; `about` describes it in words.

    `rest` gives, by law, a different place for everything that the position does not mention. `components`
    names the component set of the position; if it is empty, the position uses the set in force. `argued` is
    the reason why scenarios may begin here in states that no game reaches.
    """

    name: str
    path: Path
    state: bytes
    rest: dict[str, str]
    components: str = ""
    document: Document | None = None
    argued: str = ""
    about: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(jsontext.decode(self.state)["table"].get("seats", ()))


def read_positions(files: Sequence[Path], common: SchemaSet) -> dict[str, NamedPosition]:
    """Read all positions of a game, by name.

    Raises:
        DataError: a file breaks the schema, or two positions have the same name.
    """
    positions: dict[str, NamedPosition] = {}
    problems: list[Problem] = []
    for path in files:
        try:
            document = read_document(path, common, "position")
        except DataError as error:
            problems.extend(error.problems)
            continue
        value = document.value
        if value["name"] in positions:
            problems.append(
                Problem(
                    document.where(("name",)),
                    f"the position {value['name']!r} occurs twice",
                    (shown_path(positions[value["name"]].path),),
                )
            )
        positions[value["name"]] = NamedPosition(
            value["name"],
            path,
            jsontext.encode(value["state"]),
            value.get("rest", {}),
            value.get("components", ""),
            document,
            value.get("argued", ""),
            value.get("about", ""),
        )
    if problems:
        raise DataError(problems)
    return positions


class CompletionError(Exception):
    """A position that cannot be completed.

    `line` is the line of the sentence at fault, or 0 if the position itself is at fault. `place` is the place
    of the fault in the state, if it is known.
    """

    def __init__(self, message: str, line: int = 0, place: Place = ()) -> None:
        super().__init__(message)
        self.line = line
        self.place = place


def position_problems(
    position: NamedPosition, laws: Sequence[Law], components: Mapping[str, Json], schemas: SchemaSet
) -> list[Problem]:
    """Return the faults of a named position on its own, with the lines of its file."""
    document = position.document
    if document is None:
        return []
    try:
        state = complete(position, (), laws, components)
    except CompletionError as error:
        bare: dict[str, Any] = jsontext.decode(position.state)
        misspelt = [
            problem
            for problem in fault_problems(schemas, "state", bare, document, ("state",))
            if ": missing: " not in problem.message
        ]
        return misspelt or [Problem(document.where(("state", *error.place)), str(error))]
    return (
        []
        if schemas.accepts("state")(state)
        else fault_problems(schemas, "state", state, document, ("state",))
    )


def complete(
    position: NamedPosition,
    settings: Sequence[Put | Top],
    laws: Sequence[Law],
    components: Mapping[str, Json],
    checker: Checker | None = None,
    shape: Shape | None = None,
) -> dict[str, Any]:
    """Return the state that a scenario starts from.

    The settings replace values of the named position. Under each law, everything that is not mentioned goes
    to the place for the rest. Callers that complete many positions pass the `checker` for these laws and
    components; otherwise it is made here. With the `shape` of states, a setting may add a key to a mapping
    whose keys the schema leaves open, such as the square of a board that names no empty squares.

    Raises:
        CompletionError: a place is set twice, does not exist or is the place for the rest; or the settings
            use more of something than there is.
    """
    state: dict[str, Any] = jsontext.decode(position.state)
    rests = {law.id: tuple(position.rest.get(law.id, law.rest).split(".")) for law in laws}
    for name, rest in rests.items():
        if any(value_at(state["table"], place) for place in places_of(state["table"], ".".join(rest))):
            message = (
                f"the position fills {_shown(rest)}, but that place takes everything that is not named "
                f"(law {name}); leave it empty"
            )
            raise CompletionError(message, place=("table", *rest))
    _apply_settings(state, settings, rests, shape)
    checker = checker or Checker(tuple(laws), components)
    for law in laws:
        _fill_rest(state["table"], law, _indexed(state["table"], rests[law.id]), settings, checker)
    return state


def _apply_settings(
    state: dict[str, Any],
    settings: Sequence[Put | Top],
    rests: Mapping[str, tuple[str, ...]],
    shape: Shape | None,
) -> None:
    seen: list[tuple[Place, int]] = []
    for setting in settings:
        path = setting.path
        for other, line in seen:
            if _meet(other, path):
                raise CompletionError(
                    f"{_shown(path)} is set twice in this scenario (line {line})", setting.line
                )
        seen.append((path, setting.line))
        rest = next(
            (
                law
                for law, place in rests.items()
                if ("table", *place)[: len(path)] == tuple(map(str, path))[: len(place) + 1]
            ),
            None,
        )
        if isinstance(setting, Put):
            if rest:
                raise CompletionError(
                    f"{_shown(path)} takes everything that is not named (law {rest}), so it cannot be set; "
                    "set a different place instead",
                    setting.line,
                )
            _set(state, path, setting.value, setting.line, shape)
        elif not rest:
            _put_on_top(state, setting, shape)


def _meet(one: Place, other: Place) -> bool:
    """Tell whether one of two places is in the other, or they are the same."""
    return all(left == right for left, right in zip(one, other, strict=False))


def _set(state: dict[str, Any], path: Place, value: Any, line: int, shape: Shape | None) -> None:
    around: Any = state
    try:
        for step in path[:-1]:
            key = str(step) if isinstance(around, dict) else step
            if isinstance(around, dict) and key not in around and _is_map_of_maps(shape, key):
                _require_place(around, str(key), path, state, shape, line)
                around[key] = {}
            around, shape = around[key], shape.child(key) if shape is not None else None
        if isinstance(around, list):
            around[int(path[-1])] = value
            return
        if len(path) == 1 and path[0] not in around:
            raise KeyError(path[0])
        _require_place(around, str(path[-1]), path, state, shape, line)
        around[str(path[-1])] = value
    except (KeyError, IndexError, TypeError, ValueError):
        near = nearest_note(str(path[-1]), map(str, around)) if isinstance(around, dict) else ()
        raise CompletionError("; ".join([f"the position has no place {_shown(path)}", *near]), line) from None


def _is_map_of_maps(shape: Shape | None, key: str | int) -> bool:
    """Tell whether the schema leaves the keys of a mapping open, and each value is such a mapping, too."""
    inner = shape.child(key) if shape is not None and shape.is_map else None
    return inner is not None and inner.is_map


def _require_place(
    around: Mapping[str, Any], key: str, path: Place, state: Mapping[str, Any], shape: Shape | None, line: int
) -> None:
    """Require that a mapping has a key, or may get it: because it is empty, counts things by kind, or has
    open keys. If its keys are seats, the new one must play.
    """
    seats = state["table"].get("seats", ())
    if key in around or not around or _is_bag(around, state):
        return
    is_by_seat = set(around) <= set(seats)
    if shape is not None and shape.is_map and (key in seats or not is_by_seat):
        return
    why = f"{key} does not play; wanted: {', '.join(seats)}"
    known = f"known: {', '.join(around)}" if len(around) <= _MOST_KNOWN else ""
    notes = [why if is_by_seat else known, *nearest_note(key, around)]
    message = "; ".join([f"the position has no place {_shown(path)}", *filter(None, notes)])
    raise CompletionError(message, line)


def _is_bag(value: Mapping[str, Any], state: Mapping[str, Any]) -> bool:
    """Tell whether a mapping counts things by kind rather than listing what each seat has."""
    return all(type(number) is int for number in value.values()) and not set(value) <= set(
        state["table"].get("seats", ())
    )


def _put_on_top(state: dict[str, Any], top: Top, shape: Shape | None) -> None:
    try:
        stack = list(value_at(state, top.path))
    except (KeyError, IndexError, TypeError):
        raise CompletionError(f"the position has no place {_shown(top.path)}", top.line) from None
    for item in top.items:
        if item in stack:
            stack.remove(item)
    _set(state, top.path, [*top.items, *stack], top.line, shape)


def _indexed(table: Any, path: tuple[str, ...]) -> Place:
    place: list[str | int] = []
    for key in path:
        place.append(int(key) if isinstance(table, list) else key)
        try:
            table = table[place[-1]]
        except (KeyError, IndexError, TypeError):
            table = None
    return tuple(place)


def _fill_rest(
    table: dict[str, Any], law: Law, rest: Place, settings: Sequence[Put | Top], checker: Checker
) -> None:
    tops = [setting for setting in settings if isinstance(setting, Top)]
    total = checker.totals[law.id]
    held: Counter[str] = Counter()
    holders: dict[str, list[Place]] = {}
    for pattern in law.places:
        for place in places_of(table, pattern):
            if place == rest:
                continue
            here = _amounts(checker, law, table, place)
            held.update(here)
            for kind in here:
                holders.setdefault(kind, []).append(place)
    for kind in held:
        if held[kind] > total[kind]:
            where = ", ".join(dict.fromkeys(map(_shown, holders[kind])))
            message = (
                f"{kind or law.title}: {held[kind]} named ({where}), {total[kind]} in the game (law {law.id})"
            )
            lines = [
                one.line for one in settings if any(_meet(one.path[1:], place) for place in holders[kind])
            ]
            raise CompletionError(message, max(lines, default=0), ("table", *holders[kind][0]))
    left = Counter({kind: total[kind] - held[kind] for kind in total})
    try:
        value = _rest_value(law, left, total, [top for top in tops if tuple(top.path[1:]) == rest])
        value_at(table, rest[:-1])[rest[-1]] = _filled(table, law, value)
    except (KeyError, IndexError, TypeError):
        raise CompletionError(
            f"the position has no place {_shown(rest)} that could take the rest (law {law.id})"
        ) from None


def _amounts(checker: Checker, law: Law, table: dict[str, Any], place: Place) -> Counter[str]:
    try:
        return checker.held(law, table, place)
    except (TypeError, KeyError) as error:
        raise CompletionError(f"{_shown(place)}: {error} (law {law.id})", place=("table", *place)) from None


def _rest_value(law: Law, left: Counter[str], total: Counter[str], tops: Sequence[Top]) -> Any:
    if law.kind == "count":
        return left[""]
    if law.kind == "bag":
        return {kind: left[kind] for kind in total if left[kind]}
    on_top = [str(item) for top in tops for item in top.items]
    for item in on_top:
        left[item] -= 1
        if left[item] < 0:
            raise CompletionError(f"{item}: not enough left to lie on top (law {law.id})", tops[0].line)
    return [*on_top, *(kind for kind in total for _ in range(left[kind]))]


def _filled(table: dict[str, Any], law: Law, rest: Any) -> Any:
    """Return the rest after places have been filled from its end."""
    if law.fill is None:
        return rest
    for place in places_of(table, law.fill.places):
        items = value_at(table, place)
        for number in reversed(range(len(rest))):
            if len(items) < law.fill.size and rest[number] not in law.fill.without:
                items.append(rest.pop(number))
    return rest


def _shown(path: Place) -> str:
    return ".".join(str(key) for key in path if key != "table")
