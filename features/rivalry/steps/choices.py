"""What a player may do now."""

from __future__ import annotations

from ruleproof.vocabulary import actions

from ._words import ONE_PIECE, SITE, TILE, read_kind, read_place

PIECE = ONE_PIECE
PLACE = rf"(?:{TILE}|the city {SITE})"
actions(
    {
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
    },
    kinds={
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
    },
    samples=["stop", "move a foot army from 1,0 to 2,0, attack the city 2,-3,S from 1,-1 or stop"],
)
