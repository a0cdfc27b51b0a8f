"""The rules of Lost Cities: Rivals as a class that researchers would write: integers, no words of the suite.

A card is a pair of colour (0 to 4) and rank: 2 to 10, 0 for a wager, 1 for a starting wager.
Whoever uses it shuffles, and turns cards over when `waits_for_card` is true.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Card = tuple[int, int]
COLOURS = range(5)
COPIES = {0: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}
FACES = [(colour, rank) for colour in COLOURS for rank in COPIES]
PACK = [face for face in FACES for _ in range(COPIES[face[1]])]
STARTERS = [(colour, 1) for colour in COLOURS for _ in range(2)]
COINS, PILE = 36, 20

UNCOVER, PASS, DONE = 0, 37, 38
ADD, RETURN = 39, 39 + len(FACES)
ACTIONS = 39 + 2 * len(FACES)
"""1 to 36 are bids; ADD + n and RETURN + n mean the card FACES[n]."""


@dataclass
class Rivals:
    """A game in progress. `phase` is turn, auction, spoils or over."""

    players: int
    rows: list[list[list[int]]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    display: list[Card] = field(default_factory=list)
    box: list[Card] = field(default_factory=list)
    bank: int = 0
    left: int = PILE
    aside: list[int] = field(default_factory=lambda: [PILE] * 3)
    phase: str = "turn"
    mover: int = 0
    first: int = 0
    bid: int = 0
    bidder: int = -1
    passed: list[int] = field(default_factory=list)
    added: bool = False
    returned: bool = False
    waits_for_card: bool = False

    def begin(self, starters: list[Card]) -> None:
        """Deal two starting wagers to each player, the first of the list first; nobody keeps a pair."""
        left = list(starters)
        hands = [[left.pop(0), left.pop(0)] for _ in range(self.players)]
        for hand in hands:
            if hand[0] == hand[1]:
                left.append(hand.pop())
                hand.append(left.pop(0))
        self.rows = [[[1 for card in hand if card[0] == colour] for colour in COLOURS] for hand in hands]
        self.coins = [COINS // self.players] * self.players
        self.box = left

    def fits(self, player: int, card: Card) -> bool:
        row = [rank for rank in self.rows[player][card[0]] if rank > 1]
        return not row or card[1] >= row[-1]

    def legal(self) -> list[int]:
        """Return what the player who is to move may do."""
        bids = [*range(self.bid + 1, self.coins[self.mover] + 1)]
        if self.phase == "turn":
            return [UNCOVER, *(bids if self.display else [])]
        if self.phase == "auction":
            return [*bids, PASS]
        if self.phase == "over":
            return []
        faces = sorted({FACES.index(card) for card in self.display})
        adds = [ADD + face for face in faces if self.fits(self.mover, FACES[face])]
        return [DONE, *adds, *([] if self.returned else [RETURN + face for face in faces])]

    def move(self, action: int) -> None:
        if action in (UNCOVER, DONE):
            self.waits_for_card = True
        elif action == PASS:
            self._pass()
        elif action < PASS:
            self.bid, self.bidder, self.phase = action, self.mover, "auction"
            self.mover = self._next_bidder()
        elif action < RETURN:
            card = FACES[action - ADD]
            self.display.remove(card)
            self.rows[self.mover][card[0]].append(card[1])
            self.added = True
        else:
            card = FACES[action - RETURN]
            self.display.remove(card)
            self.box.append(card)
            self.returned = True

    def _next_bidder(self) -> int:
        player = (self.mover + 1) % self.players
        while player in self.passed:
            player = (player + 1) % self.players
        return player

    def _pass(self) -> None:
        self.passed.append(self.mover)
        self.mover = self._next_bidder()
        if len(self.passed) == self.players - 1:
            self.coins[self.bidder] -= self.bid
            self.bank += self.bid
            self.phase = "spoils"

    def turn_over(self, card: Card) -> None:
        """Go on with the card that has been turned over."""
        useful = any(self.fits(player, card) for player in range(self.players))
        (self.display if useful else self.box).append(card)
        self.left -= 1
        self.mover = (self.mover + 1) % self.players
        if self.phase == "spoils" and (self.left or self.aside):
            self.first = self.mover
        self.bid, self.bidder, self.passed, self.added, self.returned = 0, -1, [], False, False
        self.phase, self.waits_for_card = "turn", False
        if not self.left and self.aside:
            share, self.bank = divmod(self.bank, self.players)
            self.coins = [coins + share for coins in self.coins]
            self.left = self.aside.pop(0)
        elif not self.left:
            self.phase = "over"

    def scores(self) -> list[int]:
        return [coins + sum(map(self.worth, rows)) for coins, rows in zip(self.coins, self.rows, strict=True)]

    def seen(self, me: int) -> list[int]:
        """Return what a player sees, as numbers, beginning with that player's own part."""
        order = [(me + step) % self.players for step in range(self.players)]
        counts = [
            self.rows[player][colour].count(rank)
            for player in order
            for colour in COLOURS
            for rank in range(11)
        ]
        last = [(self.rows[player][colour] or [0])[-1] for player in order for colour in COLOURS]
        bidder = order.index(self.bidder) + 1 if self.bidder >= 0 else 0
        rest = [
            self.bank,
            self.left,
            len(self.aside),
            len(self.box),
            self.bid,
            bidder,
            order.index(self.mover),
        ]
        display = [self.display.count(face) for face in FACES]
        return [*counts, *last, *(self.coins[player] for player in order), *display, *rest]

    def worth(self, row: list[int]) -> int:
        footprints, multiplier, bonus = self.parts_of(row)
        return footprints * multiplier + bonus

    def parts_of(self, row: list[int]) -> tuple[int, int, int]:
        """Return the footprints of a row of cards, their multiplier, and the bonus."""
        numbers = [rank for rank in row if rank > 1]
        footprints = sum(1 if rank < 6 else 2 for rank in numbers)
        return footprints, 1 + len(row) - len(numbers) if row else 0, 8 if len(numbers) >= 4 else 0

    def winners(self) -> list[int]:
        scores = self.scores()
        return [player for player in range(self.players) if scores[player] == max(scores)]
