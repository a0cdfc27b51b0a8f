"""Random play finds every game of the reference and plays it to its end."""

from __future__ import annotations

import pytest

from tests.reference_impl.hidden import SHORT
from tools.bench.random_play import Played, Player, games_and_seats


@pytest.mark.parametrize(("game", "seats"), list(games_and_seats()))
def test_a_random_game_ends_and_lists_at_least_what_it_applies(game: str, seats: int) -> None:
    played = Played()
    Player(game, seats, SHORT.get(game)).play(played)
    assert played.games == 1
    assert played.listed >= played.applied > 0


def test_two_players_of_one_game_play_alike() -> None:
    game, seats = next(games_and_seats())
    one, other = Played(), Played()
    Player(game, seats).play(one)
    Player(game, seats).play(other)
    assert one == other
