"""Lost Cities: Rivals in the suite's words: integers, the table, and how to load it."""

from __future__ import annotations

from rivals import ADD, DONE, FACES, PASS, RETURN, UNCOVER, Rivals

COLOURS = ("yellow", "blue", "white", "green", "red")
RANKS = {0: "wager", 1: "starting wager", **{rank: str(rank) for rank in range(2, 11)}}
NUMBERS = {word: rank for rank, word in RANKS.items()}


def word(card):
    return f"{COLOURS[card[0]]} {RANKS[card[1]]}"


def card_named(name):
    colour, _, rank = name.partition(" ")
    return COLOURS.index(colour), NUMBERS[rank]


def action_of(number):
    if number in (UNCOVER, PASS, DONE):
        return {"type": {UNCOVER: "uncover", PASS: "pass", DONE: "done"}[number]}
    if number < PASS:
        return {"type": "bid", "gold": number}
    kind, face = ("add", number - ADD) if number < RETURN else ("return", number - RETURN)
    return {"type": kind, "card": word(FACES[face])}


def table_of(game, seats, deck):
    """Return the table; `deck` are the names of all cards that lie face down, the top one first."""
    starts = [game.left + sum(game.aside[:number]) for number in range(len(game.aside))]
    return {
        "seats": list(seats),
        "starting_player": seats[game.first],
        "display": [word(card) for card in game.display],
        "draw_pile": deck[: game.left],
        "piles_aside": [deck[start : start + size] for start, size in zip(starts, game.aside, strict=True)],
        "box": [word(card) for card in game.box],
        "gold_supply": game.bank,
        "gold": dict(zip(seats, game.coins, strict=True)),
        "expeditions": {
            seat: {
                name: [word((colour, rank)) for rank in row[colour]] for colour, name in enumerate(COLOURS)
            }
            for seat, row in zip(seats, game.rows, strict=True)
        },
        "auction": {
            "bid": game.bid,
            "bidder": [seats[game.bidder]] if game.bidder >= 0 else [],
            "passed": [seats[player] for player in game.passed],
        },
    }


def scores_of(game, seats):
    """Return the scores of all seats, part by part."""
    scores = {}
    for seat, rows, coins, total in zip(seats, game.rows, game.coins, game.scores(), strict=True):
        parts = {
            name: (*game.parts_of(row), game.worth(row)) for name, row in zip(COLOURS, rows, strict=True)
        }
        names = ("footprints", "multiplier", "bonus", "total")
        expeditions = {name: dict(zip(names, one, strict=True)) for name, one in parts.items()}
        scores[seat] = {"expeditions": expeditions, "gold": coins, "total": total}
    return scores


def loaded(position):
    """Return the game in a position of the suite."""
    table, seats = position["table"], position["table"]["seats"]
    auction = table["auction"]
    return Rivals(
        players=len(seats),
        rows=[
            [[card_named(card)[1] for card in table["expeditions"][seat][name]] for name in COLOURS]
            for seat in seats
        ],
        coins=[table["gold"][seat] for seat in seats],
        display=[card_named(card) for card in table["display"]],
        box=[card_named(card) for card in table["box"]],
        bank=table["gold_supply"],
        left=len(table["draw_pile"]),
        aside=[len(pile) for pile in table["piles_aside"]],
        phase=position["phase"],
        mover=seats.index(position["to_act"][0]) if position["to_act"] else 0,
        first=seats.index(table["starting_player"]),
        bid=auction["bid"],
        bidder=seats.index(auction["bidder"][0]) if auction["bidder"] else -1,
        passed=[seats.index(seat) for seat in auction["passed"]],
        added=position["pending"]["added"],
        returned=position["pending"]["returned"],
    )
