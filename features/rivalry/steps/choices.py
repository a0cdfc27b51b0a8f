"""What a player may do now."""

from __future__ import annotations

import re
from typing import Any

from ruleproof.vocabulary import Legal, LegalExactly, placeholder, then

from ._words import ONE_PIECE, SITE, TILE, read_kind, read_place

PIECE = ONE_PIECE
PLACE = rf"(?:{TILE}|the city {SITE})"
DEEDS = {
    rf"found a city at ({SITE})": lambda site: {"type": "found", "site": site},
    rf"declare the city ({SITE}) its capital": lambda site: {"type": "declare_capital", "site": site},
    rf"add a ({PIECE}) on ({TILE})": lambda piece, tile: {
        "type": "place",
        "piece": read_kind(piece),
        "tile": tile,
    },
    rf"build a city at ({SITE})": lambda site: {"type": "build", "site": site},
    rf"remove a ({PIECE}) from ({TILE})": lambda piece, tile: {
        "type": "remove",
        "piece": read_kind(piece),
        "tile": tile,
    },
    rf"move a ({PIECE}) from ({TILE}) to ({TILE})": lambda piece, start, goal: {
        "type": "move",
        "piece": read_kind(piece),
        "from": start,
        "to": goal,
    },
    rf"attack ({PLACE}) from ({TILE})": lambda place, tile: {
        "type": "attack",
        "from": tile,
        "to": read_place(place),
    },
    r"fight": lambda: {"type": "fight"},
    r"surrender": lambda: {"type": "surrender"},
    rf"relocate a ({PIECE}) to ({TILE})": lambda piece, tile: {
        "type": "relocate",
        "piece": read_kind(piece),
        "to": tile,
    },
    r"attack again": lambda: {"type": "attack_again"},
    r"give up": lambda: {"type": "give_up"},
    rf"march a ({PIECE}) in to ({TILE})": lambda piece, tile: {
        "type": "march_in",
        "piece": read_kind(piece),
        "to": tile,
    },
    r"roll to save its leader": lambda: {"type": "roll_to_save_leader"},
    r"leave its leader to the enemy": lambda: {"type": "leave_leader"},
    rf"let its leader escape to the city ({SITE})": lambda site: {"type": "escape", "site": site},
    r"stop": lambda: {"type": "done"},
}
KINDS = {
    "found a city": {"type": "found"},
    "declare a capital": {"type": "declare_capital"},
    "add a piece": {"type": "place"},
    "add a foot army": {"type": "place", "piece": "foot"},
    "add a cavalry piece": {"type": "place", "piece": "cavalry"},
    "build a city": {"type": "build"},
    "remove a piece": {"type": "remove"},
    "remove a foot army": {"type": "remove", "piece": "foot"},
    "remove a cavalry piece": {"type": "remove", "piece": "cavalry"},
    "move a piece": {"type": "move"},
    "move a foot army": {"type": "move", "piece": "foot"},
    "move a cavalry piece": {"type": "move", "piece": "cavalry"},
    "attack anything": {"type": "attack"},
    "march a piece in": {"type": "march_in"},
    "let its leader escape": {"type": "escape"},
}
CHOICE = "(?:" + "|".join(re.sub(r"\((?!\?)", "(?:", deed) for deed in DEEDS) + ")"
ANYTHING = "(?:" + "|".join(sorted(KINDS, key=len, reverse=True)) + ")"


def read_choices(text: str) -> list[dict[str, Any]]:
    """Return the actions that words such as `move a foot army from 1,0 to 2,0, attack 1,-1 from 1,0 or stop`
    name.
    """
    return [_action(choice) for choice in re.split(r", | or ", text)]


def _action(choice: str) -> dict[str, Any]:
    for deed, action in DEEDS.items():
        if hit := re.fullmatch(deed, choice):
            return action(*hit.groups())  # type: ignore[no-any-return,operator]
    raise ValueError(f"nobody can {choice!r}")


placeholder(
    "choices",
    rf"{CHOICE}(?:, {CHOICE})*(?: or {CHOICE})?",
    read_choices,
    samples=["stop", "move a foot army from 1,0 to 2,0, attack the city 2,-3,S from 1,-1 or stop"],
)
placeholder("anything", ANYTHING, KINDS.__getitem__, samples=["move a piece", "let its leader escape"])


@then("{nation} may {choices}")
def may(nation: str, choices: list[dict[str, Any]]) -> list[Legal]:
    return [Legal(seat=nation, action=action) for action in choices]


@then("{nation} may not {choices}")
def may_not(nation: str, choices: list[dict[str, Any]]) -> list[Legal]:
    return [Legal(seat=nation, action=action, allowed=False) for action in choices]


@then("{nation} may only {choices}")
def may_only(nation: str, choices: list[dict[str, Any]]) -> LegalExactly:
    return LegalExactly(seat=nation, actions=tuple(choices))


@then("{nation} may do nothing")
def may_do_nothing(nation: str) -> LegalExactly:
    return LegalExactly(seat=nation, actions=())


@then("{nation} may {anything} somewhere")
def may_somewhere(nation: str, anything: dict[str, Any]) -> Legal:
    return Legal(seat=nation, action=anything)


@then("{nation} may not {anything} at all")
def may_not_at_all(nation: str, anything: dict[str, Any]) -> Legal:
    return Legal(seat=nation, action=anything, allowed=False)
