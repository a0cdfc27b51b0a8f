"""Victory points, and who has won, in the shape of `schemas/lost_cities_rivals/outcome.json`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, get_args

from msgspec import Struct

from ..vocabulary import clause, ruling
from .components import Components, Game
from .state import Cards, Colour, Seat, Seats, State

BONUS, CARDS_FOR_BONUS = 8, 4


class ExpeditionScore(Struct, frozen=True):
    """The value of one expedition, broken down into its parts."""

    footprints: int
    multiplier: int
    bonus: int
    total: int


class Score(Struct, frozen=True):
    """The victory points of one player, broken down into their parts."""

    expeditions: Mapping[Colour, ExpeditionScore]
    gold: int
    total: int


class Outcome(Struct, frozen=True):
    """How the game stands or, once it is over, how it ended."""

    over: bool
    winners: Seats
    why: Literal["still playing", "most victory points", "tie"]
    scores: Mapping[Seat, Score]


def outcome(game: Game, state: State) -> Outcome:
    """Return the scores and, once the game is over, the winners."""
    scores = {seat: score(game, state, seat) for seat in state.table.seats}
    winners = winners_at_the_end(game, state, {seat: score.total for seat, score in scores.items()})
    if not winners:
        return Outcome(False, (), "still playing", scores)
    return Outcome(True, winners, "tie" if len(winners) > 1 else "most victory points", scores)


def score(game: Game, state: State, seat: Seat) -> Score:
    """Return the victory points of one player."""
    own = state.table.expeditions[seat]
    expeditions: dict[Colour, ExpeditionScore] = {
        colour: expedition_score(game, own.of(colour)) for colour in get_args(Colour)
    }
    gold = points_for_gold(state.table.gold[seat])
    return Score(
        expeditions, gold, sum_of_points((expedition.total for expedition in expeditions.values()), gold)
    )


def expedition_score(game: Game, expedition: Cards) -> ExpeditionScore:
    """Return the value of one expedition, which depends only on its own cards."""
    points = footprints(game.components, expedition)
    factor = multiplier(game.components, expedition)
    extra = bonus(game, expedition)
    return ExpeditionScore(points, factor, extra, value(points, factor, extra))


@clause(
    "lost_cities_rivals.scoring.one_point_for_each_footprint",  # Each footprint on the cards of an …
    "lost_cities_rivals.scoring.every_begun_expedition",  # Every expedition of a player is valued, even an …
)
def footprints(components: Components, expedition: Cards) -> int:
    """Return the points for the footprints of an expedition."""
    return sum(components.cards[face].footprints for face in expedition)


@clause(
    "lost_cities_rivals.scoring.one_wager_doubles",  # One wager card multiplies the points for the …
    "lost_cities_rivals.scoring.two_wagers_triple",  # Two wager cards multiply the points for the …
    "lost_cities_rivals.scoring.further_wagers_one_more_each",  # Each wager card beyond the second raises …
)
def multiplier(components: Components, expedition: Cards) -> int:
    """Return the multiplier of the footprints: one, plus one for each wager card; zero without cards."""
    return 1 + len(expedition) - number_cards(components, expedition) if expedition else 0


@clause("lost_cities_rivals.scoring.bonus_for_four_number_cards")  # An expedition with four or more number …
def bonus(game: Game, expedition: Cards) -> int:
    """Return the bonus of an expedition."""
    return BONUS * times_earned(game, cards_for_bonus(game, expedition))


@ruling("lost_cities_rivals.ruling.bonus_once", "once")
def times_earned(game: Game, cards: int) -> int:
    """Return how many times the bonus is earned with this number of cards: never or once."""
    return 1 if cards >= CARDS_FOR_BONUS else 0


@ruling("lost_cities_rivals.ruling.bonus_counts_equal_cards", "cards")
def cards_for_bonus(game: Game, expedition: Cards) -> int:
    """Return the number of cards that count towards the bonus: all number cards, equal ones too."""
    return number_cards(game.components, expedition)


@clause(
    "lost_cities_rivals.scoring.bonus_counts_number_cards_only",  # Wager cards do not count towards the …
    "lost_cities_rivals.materials.number_cards",  # The expedition cards are the number cards; each of them …
)
def number_cards(components: Components, expedition: Cards) -> int:
    """Return the number of number cards in an expedition."""
    return sum(components.cards[face].is_number_card for face in expedition)


@clause(
    "lost_cities_rivals.scoring.wagers_multiply_all_footprints",  # The wager cards of an expedition …
    "lost_cities_rivals.scoring.no_footprints_no_points",  # A colour without footprints earns no victory …
    "lost_cities_rivals.scoring.bonus_not_multiplied",  # Wager cards do not multiply the bonus.
    "lost_cities_rivals.scoring.each_expedition_alone",  # Each expedition is valued separately, only from …
)
def value(points: int, factor: int, extra: int) -> int:
    """Return the value of an expedition: the points for footprints, multiplied, plus the bonus."""
    return points * factor + extra


@clause("lost_cities_rivals.scoring.one_point_for_each_coin")  # Each gold coin that a player holds is worth …
def points_for_gold(coins: int) -> int:
    """Return the victory points for a player's coins."""
    return coins


@clause(
    "lost_cities_rivals.scoring.points_are_added",  # A player's victory points are the sum of the values of …
    "lost_cities_rivals.scoring.bonus_for_each_expedition",  # A player gets the bonus once for each of …
)
def sum_of_points(expeditions: Iterable[int], gold: int) -> int:
    """Return a player's victory points."""
    return sum(expeditions) + gold


@clause("lost_cities_rivals.ending.points_are_counted")  # After the end of the game the victory points of …
def winners_at_the_end(game: Game, state: State, totals: Mapping[Seat, int]) -> Seats:
    """Return the winners once the game is over; before that, none."""
    return break_tie(game, state, most(totals)) if state.phase == "over" else ()


@clause("lost_cities_rivals.scoring.most_points_win")  # The player with the most victory points wins.
def most(amounts: Mapping[Seat, int]) -> Seats:
    """Return the players with the most points."""
    return tuple(seat for seat, amount in amounts.items() if amount == max(amounts.values()))


@ruling("lost_cities_rivals.ruling.tie", "shared")
def break_tie(game: Game, state: State, leaders: Seats) -> Seats:
    """Return the winners among the players with the most points: all of them."""
    return leaders
