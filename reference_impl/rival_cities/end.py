"""The end of the game: instant wins, end conditions and the scoring of stars, in the shape of
`schemas/rival_cities/outcome.json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from ..vocabulary import clause, note, replace, ruling
from .components import Game
from .state import SPACES, Seat, Seats, State, Table

Why = Literal["still playing", "ships", "lawsuits", "alliances", "prestige", "stars", "bell token"]


class Score(Struct, frozen=True):
    """The stars of one player, broken down into their parts."""

    cards: int
    prestige: int
    tokens: int
    total: int


class Outcome(Struct, frozen=True):
    """How the game stands or, once it is over, how it ended."""

    over: bool
    winners: Seats
    why: Why
    scores: Mapping[Seat, Score]


def instant_win(game: Game, table: Table) -> tuple[Seats, Why] | None:
    """Return the player who has achieved an instant win, and how, or None."""
    first, second = table.seats
    ahead = len(table.ships[first]) - len(table.ships[second])
    if abs(ahead) >= 3:
        note("rival_cities.instant_win.three_more_ships")
        return instant_winner(first if ahead > 0 else second, "ships")
    for seat in table.seats:
        if len(table.lawsuits_won[seat]) >= 3:
            note("rival_cities.instant_win.third_lawsuit")
            return instant_winner(seat, "lawsuits")
    for seat in table.seats:
        if len(table.alliances[seat]) >= 4:
            note("rival_cities.instant_win.all_four_alliances")
            return instant_winner(seat, "alliances")
    marker = table.prestige_marker
    if marker.side != "neutral" and marker.space > len(game.components.prestige_track):
        note("rival_cities.instant_win.city_name_reached")
        note("rival_cities.prestige.track_has_seven_spaces_a_side")
        return instant_winner(marker.side, "prestige")
    return None


@clause(
    "rival_cities.instant_win.ends_the_game",  # A player who achieves an instant win wins the game at once.
    "rival_cities.instant_win.four_ways",  # There are four kinds of instant win: through ships, …
)
def instant_winner(seat: Seat, why: Why) -> tuple[Seats, Why]:
    """Return the result of a game in which a player has achieved an instant win in a given way."""
    return (seat,), why


@clause("rival_cities.end.one_condition_suffices")  # If at least one end condition is met in the eighth …
def is_end_reached(table: Table) -> bool:
    """Tell whether an end condition is met."""
    conditions = (no_ships_on_board, no_lawsuits_on_board, no_factories_left, no_star_tokens_left)
    return any(is_met(table) for is_met in conditions)


@clause(
    "rival_cities.end.no_ships_on_the_board",  # One end condition is that no ship card is left on the game …
    "rival_cities.end.one_condition_suffices",  # If at least one end condition is met in the eighth step of …
)
def no_ships_on_board(table: Table) -> bool:
    """Tell whether no ship card is left on the game board."""
    return not any(table.ship_spaces) and not table.ship_stack


@clause(
    "rival_cities.end.no_lawsuits_on_the_board",  # One end condition is that no lawsuit card is left on the …
    "rival_cities.end.seventh_off_season_at_the_latest",  # The game ends with the seventh off-season at the …
)
def no_lawsuits_on_board(table: Table) -> bool:
    """Tell whether no lawsuit is left on the game board."""
    return not any(table.lawsuit_spaces[space] for space in SPACES) and not table.lawsuit_stack


@clause(
    "rival_cities.end.no_factories_in_the_supply",  # One end condition is that no factory is left in the …
    "rival_cities.end.one_condition_suffices",  # If at least one end condition is met in the eighth step of …
)
def no_factories_left(table: Table) -> bool:
    """Tell whether no factory is left in the supply."""
    return not table.factory_supply


@clause(
    "rival_cities.end.no_star_tokens_in_the_supply",  # One end condition is that no star token is left in …
    "rival_cities.end.one_condition_suffices",  # If at least one end condition is met in the eighth step of …
)
def no_star_tokens_left(table: Table) -> bool:
    """Tell whether no star token is left in the supply."""
    return not table.star_token_supply


@clause("rival_cities.end.one_condition_suffices")  # If at least one end condition is met in the eighth …
def end_game(state: State) -> State:
    """Return the state in which the game is over."""
    return replace(state, to_act=(), may_act=(), settled=True, phase="over", pending=())


def outcome(game: Game, state: State) -> Outcome:
    """Return the outcome: that the game is still being played, or who has won it and how."""
    if state.phase != "over":
        return Outcome(False, (), "still playing", {})
    if win := instant_win(game, state.table):
        winners, why = win
        return Outcome(True, winners, why, {})
    return star_scoring(game, state.table)


@clause(
    "rival_cities.star_scoring.decides_without_instant_win",  # A game that ends because an end condition is …
    "rival_cities.star_token.counts_in_star_scoring_only",  # Star tokens count only if the game does not …
    "rival_cities.prestige.stars_in_star_scoring_only",  # The dark stars of the prestige track count only …
    "rival_cities.ship.stars_in_star_scoring_only",  # The dark stars of ship cards count only if the game …
    "rival_cities.resolution.stars_in_star_scoring_only",  # The dark stars of lawsuit cards count only if …
)
def star_scoring(game: Game, table: Table) -> Outcome:
    """Return the outcome of a game that ended without an instant win."""
    scores = {seat: score(game, table, seat) for seat in table.seats}
    leaders = highest({seat: score.total for seat, score in scores.items()})
    if len(leaders) == 1:
        return Outcome(True, leaders, "stars", scores)
    return Outcome(True, break_tie(table), "bell token", scores)


def score(game: Game, table: Table, seat: Seat) -> Score:
    """Return the stars of one player."""
    cards, prestige = stars_on_cards(game, table, seat), stars_of_prestige(game, table, seat)
    tokens = star_tokens(table, seat)
    return Score(cards, prestige, tokens, cards + prestige + tokens)


@clause("rival_cities.star_scoring.cards")  # In the star scoring each player counts the dark stars of …
def stars_on_cards(game: Game, table: Table, seat: Seat) -> int:
    """Return the dark stars on all cards in front of a player."""
    stars = sum(game.components.lawsuits[lawsuit].stars for lawsuit in table.lawsuits_won[seat])
    stars += stars_on_alliances(game, table, seat)
    return stars + sum(stars_of_ship(game, table, seat, ship) for ship in table.ships[seat])


@ruling("rival_cities.ruling.cards_that_score", "ships_lawsuits_alliances")
def stars_on_alliances(game: Game, table: Table, seat: Seat) -> int:
    """Return the dark stars on alliance cards, which count as those on ships and lawsuits do."""
    return sum(game.components.alliances[alliance].stars for alliance in table.alliances[seat])


def stars_of_ship(game: Game, table: Table, seat: Seat, ship: str) -> int:
    """Return the dark stars that a ship provides: its own, or one for each ship card of its owner."""
    card = game.components.ships[ship]
    if card.stars_per_ship:
        note("rival_cities.ship_effect.star_per_ship")
    elif card.stars:
        note("rival_cities.ship_effect.five_stars")
    return card.stars + card.stars_per_ship * len(table.ships[seat])


@clause("rival_cities.star_scoring.prestige")  # In the star scoring the player on whose side the prestige …
def stars_of_prestige(game: Game, table: Table, seat: Seat) -> int:
    """Return the dark stars on the space of the prestige marker, for the player on whose side it is."""
    marker = table.prestige_marker
    return game.components.prestige_track[marker.space - 1].stars if marker.side == seat else 0


@clause("rival_cities.star_scoring.tokens")  # In the star scoring each player adds one star for each of …
def star_tokens(table: Table, seat: Seat) -> int:
    """Return the stars for the star tokens of a player."""
    return table.star_tokens[seat]


@clause("rival_cities.star_scoring.higher_total_wins")  # The player with the higher total of stars wins the …
def highest(totals: Mapping[Seat, int]) -> Seats:
    """Return the players with the highest total."""
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


@clause("rival_cities.star_scoring.tie_goes_to_bell_token")  # If the totals are equal, the player who has …
def break_tie(table: Table) -> Seats:
    """Return the player who has the bell token."""
    return table.bell_token
