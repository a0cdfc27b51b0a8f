"""What a player may do now."""

from __future__ import annotations

from ruleproof.vocabulary import actions

from ._words import ONE_PIECE, PLACE, SITE, TILE, read_kind, read_place, read_site, read_tile

PIECE = ONE_PIECE
actions(
    {
        rf"found a city at ({SITE})": lambda site: {"type": "found", "site": read_site(site)},
        rf"declare the city at ({SITE}) its capital": lambda site: {
            "type": "declare_capital",
            "site": read_site(site),
        },
        rf"add a ({PIECE}) on ({TILE})": lambda piece, tile: {
            "type": "place",
            "piece": read_kind(piece),
            "tile": read_tile(tile),
        },
        rf"place a ({PIECE}) on ({TILE})": lambda piece, tile: {
            "type": "place",
            "piece": read_kind(piece),
            "tile": read_tile(tile),
        },
        rf"build a city at ({SITE})": lambda site: {"type": "build", "site": read_site(site)},
        rf"remove a ({PIECE}) from ({TILE})": lambda piece, tile: {
            "type": "remove",
            "piece": read_kind(piece),
            "tile": read_tile(tile),
        },
        rf"move a ({PIECE}) from ({TILE}) to ({TILE})": lambda piece, start, goal: {
            "type": "move",
            "piece": read_kind(piece),
            "from": read_tile(start),
            "to": read_tile(goal),
        },
        rf"attack ({PLACE}) from ({TILE})": lambda place, tile: {
            "type": "attack",
            "from": read_tile(tile),
            "to": read_place(place),
        },
        r"fight": lambda: {"type": "fight"},
        r"surrender": lambda: {"type": "surrender"},
        rf"relocate a ({PIECE}) to ({TILE})": lambda piece, tile: {
            "type": "relocate",
            "piece": read_kind(piece),
            "to": read_tile(tile),
        },
        r"attack again": lambda: {"type": "attack_again"},
        r"give up": lambda: {"type": "give_up"},
        rf"march a ({PIECE}) into ({TILE})": lambda piece, tile: {
            "type": "march_in",
            "piece": read_kind(piece),
            "to": read_tile(tile),
        },
        r"roll to save its leader": lambda: {"type": "roll_to_save_leader"},
        r"leave its leader to the enemy": lambda: {"type": "leave_leader"},
        rf"let its leader escape to the city at ({SITE})": lambda site: {
            "type": "escape",
            "site": read_site(site),
        },
        r"stop": lambda: {"type": "done"},
    },
    kinds={
        "found a city": {"type": "found"},
        "declare a capital": {"type": "declare_capital"},
        "add a piece": {"type": "place"},
        "add an army of the card": {"type": "place"},
        "add a further army of the card": {"type": "place"},
        "place a cavalry piece": {"type": "place", "piece": "cavalry"},
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
    samples=["stop", "move a foot army from F7 to F8, attack the city at C8 south from E7 or stop"],
)
