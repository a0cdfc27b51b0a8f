"""Short names for kinds of difference; all failures of one kind have the same name."""

from __future__ import annotations

from ruleproof.judging.differences import NEW_GAME
from ruleproof.judging.verdicts import Compared, Difference
from ruleproof.rules.canonical import Shape
from ruleproof.rules.model import Game
from ruleproof.rules.validation import Validator

_MOST_PARTS = 3
"""Maximum number of parts of a path in the name of a place."""


def name_cause(game: Game, validator: Validator, difference: Difference, action: str = "") -> str:
    """Return the short name for a difference. `action` is the type of the action before it, if the difference
    itself does not say.
    """
    action = difference.action or action
    if difference.what == Compared.LEGAL_ACTIONS:
        return _of_actions(difference)
    if difference.what == Compared.REFUSAL:
        deed = "new game" if difference.after == NEW_GAME else action or "action"
        if difference.unused:
            return f"unused chance: {deed}"
        return f"{'accepted' if difference.expected == 'refused' else 'refused'}: {deed}"
    what = difference.path.split("/")[0] if difference.what == Compared.STATE else difference.what
    answer = f"{what} {_kind_of_place(game, validator, difference)}".strip()
    return (
        answer if difference.what in (Compared.VIEW, Compared.OUTCOME) else f"{action or 'start'}: {answer}"
    )


def has_a_place(difference: Difference) -> bool:
    """Tell whether a difference is between values at a place, so that the place can name it."""
    return bool(difference.path) and difference.what.has_places


def _of_actions(difference: Difference) -> str:
    sort = "missing" if difference.missing or not difference.extra else "extra"
    values = difference.actual if sort == "extra" else difference.expected
    listed = values if isinstance(values, list) else [values]
    kinds = sorted({str(one.get("type", "?")) for one in listed if isinstance(one, dict)})
    return f"{sort} legal action: {', '.join(kinds) or '?'}"


def _kind_of_place(game: Game, validator: Validator, difference: Difference) -> str:
    """Return the place of a difference, with * for seats, cities and other keys that the schema does not
    name.
    """
    shapes = validator.shapes
    shape: Shape | None = {Compared.VIEW: shapes.view, Compared.OUTCOME: shapes.outcome}.get(
        difference.what, shapes.state
    )
    shown = []
    for part in difference.path.split("/")[:_MOST_PARTS]:
        named = shape.names(part) if shape is not None else not part.isdigit()
        shown.append(part if named and part not in game.seats else "*")
        inner = int(part) if part.isdigit() and not named else part
        shape = shape.child(inner) if shape is not None else None
    return "/".join(shown)
