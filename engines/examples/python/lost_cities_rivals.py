"""Lost Cities: Rivals as a live game that changes in place, with its own deck and its own random generator.

It plays the adopted reading of every ruling. A game can be saved as a state of the protocol (`LiveGame.save`)
and loaded from one (`LiveGame.load`). The module has what adapters/python/adapter.py needs from a game.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

GAME = "lost_cities_rivals"
COLOURS = ("yellow", "blue", "white", "green", "red")
COINS = 36
PILES = 4
FOOTPRINTS = {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2}
COPIES = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, "wager": 3, "starting wager": 2}
BONUS = 8
NUMBERS_FOR_BONUS = 4

ABOUT = {
    "name": "Lost Cities: Rivals in Python",
    "version": "1.0.0",
    "games": {
        GAME: {
            "verbs": ["new_game", "legal_actions", "apply", "view", "outcome"],
            "components": {"name": "standard"},
        }
    },
}

READINGS = {
    "two_starting_wagers_of_one_colour": "exchanged_after_the_deal",
    "order_of_dealing": "two_together",
    "gold_is_open": "open",
    "who_starts": "first_seat",
    "starting_player_card_at_the_end": "stays",
    "useless_card_after_an_auction": "to_the_box",
    "useless_card_already_in_the_display": "stays",
    "auction_of_an_empty_display": "forbidden",
    "winner_adds_nothing": "may_add_none",
    "order_of_adding_and_returning": "any_order",
    "return_without_adding": "independent",
    "which_card_may_be_returned": "any_card",
    "winner_always_turns_over": "always",
    "bonus_once": "once",
    "bonus_counts_equal_cards": "cards",
    "tie": "shared",
}


class IllegalMove(Exception):
    """A move against the rules."""


class CannotLoad(Exception):
    """A state that this engine cannot load."""


def colour_of(card: str) -> str:
    return card.split(" ", 1)[0]


def number_of(card: str) -> int | None:
    """Return the number on a card, or None for a wager card."""
    rank = card.split(" ", 1)[1]
    return int(rank) if rank.isdigit() else None


def pack(*ranks: object) -> list[str]:
    return [f"{colour} {rank}" for colour in COLOURS for rank in ranks for _ in range(COPIES[rank])]


def extends(card: str, row: list[str]) -> bool:
    """Tell whether a card may be laid at the end of a row of its colour."""
    numbers = [number for number in map(number_of, row) if number is not None]
    if not numbers:
        return True
    number = number_of(card)
    return number is not None and number >= numbers[-1]


@dataclass
class Player:
    coins: int
    rows: dict[str, list[str]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})

    def can_use(self, card: str) -> bool:
        return extends(card, self.rows[colour_of(card)])

    def lay(self, card: str) -> None:
        self.rows[colour_of(card)].append(card)

    def score(self) -> dict[str, object]:
        rows = {colour: score_row(row) for colour, row in self.rows.items()}
        return {
            "expeditions": rows,
            "gold": self.coins,
            "total": self.coins + sum(row["total"] for row in rows.values()),
        }


def score_row(row: list[str]) -> dict[str, int]:
    if not row:
        return {"footprints": 0, "multiplier": 0, "bonus": 0, "total": 0}
    numbers = [number for number in map(number_of, row) if number is not None]
    footprints = sum(FOOTPRINTS[number] for number in numbers)
    multiplier = 1 + len(row) - len(numbers)
    bonus = BONUS if len(numbers) >= NUMBERS_FOR_BONUS else 0
    return {
        "footprints": footprints,
        "multiplier": multiplier,
        "bonus": bonus,
        "total": footprints * multiplier + bonus,
    }


class LiveGame:
    """A game in progress.

    `stage` is turn, auction, spoils or over; `mover` is the seat that the game waits for.
    """

    def __init__(self, seats: list[str], chance: random.Random | None = None) -> None:
        if not 2 <= len(seats) <= 4:
            raise IllegalMove(f"the number of seats is {len(seats)}, and two to four can play")
        if len(set(seats)) < len(seats):
            raise IllegalMove("each player has a seat of their own")
        self.random = chance or random.Random()
        self.players = {seat: Player(COINS // len(seats)) for seat in seats}
        self.box = self._deal_starting_wagers()
        deck = pack(*FOOTPRINTS, "wager")
        self.random.shuffle(deck)
        size = len(deck) // PILES
        self.pile, *self.piles_aside = (deck[start : start + size] for start in range(0, len(deck), size))
        self.display: list[str] = []
        self.supply = 0
        self.stage = "turn"
        self.mover = self.card_holder = seats[0]
        self._forget_auction()

    def _deal_starting_wagers(self) -> list[str]:
        """Deal two starting wager cards to each player, exchange one card of every pair, and return the cards
        that are left.
        """
        left = pack("starting wager")
        self.random.shuffle(left)
        hands = [[left.pop(0), left.pop(0)] for _ in self.players]
        for player, hand in zip(self.players.values(), hands, strict=True):
            if hand[0] == hand[1]:
                left.append(hand.pop())
                hand.append(left.pop(0))
            for card in hand:
                player.lay(card)
        return left

    def _forget_auction(self) -> None:
        self.bid = 0
        self.bidder = ""
        self.dropped_out: list[str] = []
        self.has_added = False
        self.has_returned = False
        self.mid_choice = False

    def legal_actions(self, seat: str) -> list[dict[str, object]]:
        if self.stage == "over" or seat != self.mover:
            return []
        bids = [{"type": "bid", "gold": gold} for gold in range(self.bid + 1, self.players[seat].coins + 1)]
        if self.stage == "turn":
            return [{"type": "uncover"}, *(bids if self.display else [])]
        if self.stage == "auction":
            return [{"type": "pass"}, *bids]
        faces = sorted(set(self.display))
        adds = [{"type": "add", "card": card} for card in faces if self.players[seat].can_use(card)]
        returns = [] if self.has_returned else [{"type": "return", "card": card} for card in faces]
        return [{"type": "done"}, *adds, *returns]

    def play(self, seat: str, action: dict[str, object]) -> None:
        """Carry out an action, or raise IllegalMove and change nothing."""
        if action not in self.legal_actions(seat):
            raise IllegalMove(self._why_not(seat, action))
        match action:
            case {"type": "bid", "gold": int(gold)}:
                self._bid(seat, gold)
            case {"type": "pass"}:
                self._pass(seat)
            case {"type": "add", "card": str(card)}:
                self._take(card)
                self.players[seat].lay(card)
                self.has_added = True
            case {"type": "return", "card": str(card)}:
                self._take(card)
                self.box.append(card)
                self.has_returned = True
            case _:
                self._turn_over_and_end_turn(seat)

    def _why_not(self, seat: str, action: dict[str, object]) -> str:
        if self.stage == "over":
            return "the game is over"
        if seat != self.mover:
            return f"{self.mover} is to act, and not {seat}"
        what = " ".join(str(part) for part in action.values())
        return (
            f"{what} is not legal now ({self.stage}; highest bid {self.bid}; "
            f"{seat} has {self.players[seat].coins} coins)"
        )

    def _bid(self, seat: str, gold: int) -> None:
        self.bid, self.bidder = gold, seat
        self.stage = "auction"
        self.mover = self._next_in_auction(seat)

    def _pass(self, seat: str) -> None:
        self.dropped_out.append(seat)
        self.mover = self._next_in_auction(seat)
        if len(self.dropped_out) == len(self.players) - 1:
            self.stage = "spoils"
            self.players[self.bidder].coins -= self.bid
            self.supply += self.bid

    def _neighbour(self, seat: str) -> str:
        seats = list(self.players)
        return seats[(seats.index(seat) + 1) % len(seats)]

    def _next_in_auction(self, seat: str) -> str:
        following = self._neighbour(seat)
        return following if following not in self.dropped_out else self._next_in_auction(following)

    def _take(self, card: str) -> None:
        self.display.remove(card)
        self.mid_choice = True

    def _turn_over_and_end_turn(self, seat: str) -> None:
        """Turn over a card, which is the whole action of uncovering and the last part of an auction."""
        card = self.pile.pop(0)
        useful = any(player.can_use(card) for player in self.players.values())
        (self.display if useful else self.box).append(card)
        after_auction = self.stage == "spoils"
        self._forget_auction()
        if not self.pile and not self.piles_aside:
            self.stage = "over"
            return
        if not self.pile:
            self._share_supply()
            self.pile = self.piles_aside.pop(0)
        self.stage = "turn"
        self.mover = self._neighbour(seat)
        if after_auction:
            self.card_holder = self.mover

    def _share_supply(self) -> None:
        share, self.supply = divmod(self.supply, len(self.players))
        for player in self.players.values():
            player.coins += share

    def view(self, seat: str) -> dict[str, object]:
        """Return what a seat sees.

        Nothing differs from seat to seat, since everything hidden is face down.
        """
        table = self.save()["table"]
        hidden = {
            "draw_pile": len(self.pile),
            "piles_aside": [len(pile) for pile in self.piles_aside],
            "box": len(self.box),
        }
        return {**table, **hidden}

    def outcome(self) -> dict[str, object]:
        scores = {seat: player.score() for seat, player in self.players.items()}
        if self.stage != "over":
            return {"over": False, "winners": [], "why": "still playing", "scores": scores}
        most = max(score["total"] for score in scores.values())
        winners = [seat for seat, score in scores.items() if score["total"] == most]
        return {
            "over": True,
            "winners": winners,
            "why": "tie" if len(winners) > 1 else "most victory points",
            "scores": scores,
        }

    def save(self) -> dict[str, object]:
        """Return the game as a state of the protocol."""
        return {
            "to_act": [] if self.stage == "over" else [self.mover],
            "may_act": [],
            "settled": not self.mid_choice,
            "phase": self.stage,
            "pending": {"added": self.has_added, "returned": self.has_returned},
            "table": {
                "seats": list(self.players),
                "starting_player": self.card_holder,
                "display": list(self.display),
                "draw_pile": list(self.pile),
                "piles_aside": [list(pile) for pile in self.piles_aside],
                "box": list(self.box),
                "gold_supply": self.supply,
                "gold": {seat: player.coins for seat, player in self.players.items()},
                "expeditions": {
                    seat: {colour: list(row) for colour, row in player.rows.items()}
                    for seat, player in self.players.items()
                },
                "auction": {
                    "bid": self.bid,
                    "bidder": [self.bidder] if self.bidder else [],
                    "passed": list(self.dropped_out),
                },
            },
        }

    @classmethod
    def load(cls, state: dict, chance: random.Random | None = None) -> LiveGame:
        """Load a game from a state of the protocol, or raise CannotLoad."""
        if state["phase"] not in ("turn", "auction", "spoils", "over"):
            raise CannotLoad(f"there is no phase {state['phase']}")
        if not {"added", "returned"} <= state["pending"].keys():
            raise CannotLoad("pending does not tell whether a card has been added and returned")
        table = state["table"]
        game = cls.__new__(cls)
        game.random = chance or random.Random()
        game.players = {
            seat: Player(
                table["gold"][seat], {colour: list(table["expeditions"][seat][colour]) for colour in COLOURS}
            )
            for seat in table["seats"]
        }
        game.pile = list(table["draw_pile"])
        game.piles_aside = [list(pile) for pile in table["piles_aside"]]
        game.display = list(table["display"])
        game.box = list(table["box"])
        game.supply = table["gold_supply"]
        game.stage = state["phase"]
        game.mover = "".join(state["to_act"])
        game.card_holder = table["starting_player"]
        game.bid = table["auction"]["bid"]
        game.bidder = "".join(table["auction"]["bidder"])
        game.dropped_out = list(table["auction"]["passed"])
        game.has_added = state["pending"]["added"]
        game.has_returned = state["pending"]["returned"]
        game.mid_choice = not state["settled"]
        return game


def standard_components() -> dict[str, object]:
    cards: dict[str, object] = {}
    for colour in COLOURS:
        for rank, copies in COPIES.items():
            number = {"number": rank, "footprints": FOOTPRINTS[rank]} if rank in FOOTPRINTS else {}
            cards[f"{colour} {rank}"] = {
                "colour": colour,
                "kind": "expedition" if number else rank,
                "copies": copies,
                **number,
            }
    return {"gold_coins": COINS, "piles": PILES, "cards": cards}


def configure(game: str, components: dict, readings: dict[str, str]) -> list[str]:
    """Return a reason for everything that this engine cannot do."""
    if game != GAME:
        return [f"this engine does not play {game}"]
    reasons = []
    if components != standard_components():
        reasons.append("this engine plays with the standard components only")
    for ruling, reading in readings.items():
        if reading != READINGS.get(ruling.removeprefix(f"{GAME}.ruling.")):
            reasons.append(f"this engine does not play {ruling} as {reading}")
    return reasons


def new_game(seats: list[str], options: dict, chance: random.Random) -> LiveGame:
    return LiveGame(seats, chance)
