"""Lost Cities: Rivals as an OpenSpiel game in Python: chance nodes deal one card at a time."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pyspiel
from rivals import ACTIONS, FACES, PACK, STARTERS, Rivals

_TYPE = pyspiel.GameType(
    short_name="python_lost_cities_rivals",
    long_name="Lost Cities: Rivals in Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 3},
)


class RivalsGame(pyspiel.Game):
    longest = 4000

    def __init__(self, params=None):
        self.players = int((params or {}).get("players", 3))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(FACES),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self):
        return RivalsState(self, self.players)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return RivalsObserver(self.players)


class RivalsState(pyspiel.State):
    def __init__(self, game, players):
        super().__init__(game)
        self.game = Rivals(players)
        self.starters = []
        self.unseen = Counter(PACK)

    def current_player(self):
        if self.game.phase == "over":
            return pyspiel.PlayerId.TERMINAL
        if len(self.starters) < len(STARTERS) or self.game.waits_for_card:
            return pyspiel.PlayerId.CHANCE
        return self.game.mover

    def chance_outcomes(self):
        if len(self.starters) < len(STARTERS):
            left = Counter(STARTERS) - Counter(self.starters)
            cards = {card[0]: count for card, count in sorted(left.items())}
        else:
            cards = {FACES.index(card): count for card, count in sorted(self.unseen.items()) if count}
        return [(card, count / sum(cards.values())) for card, count in cards.items()]

    def _legal_actions(self, player):
        return sorted(self.game.legal()) if player == self.game.mover else []

    def _apply_action(self, action):
        if not self.is_chance_node():
            self.game.move(action)
        elif len(self.starters) < len(STARTERS):
            self.starters.append((action, 1))
            if len(self.starters) == len(STARTERS):
                self.game.begin(self.starters)
        else:
            self.unseen[FACES[action]] -= 1
            self.game.turn_over(FACES[action])

    def _action_to_string(self, player, action):
        return f"{player}: {action}"

    def is_terminal(self):
        return self.game.phase == "over"

    def returns(self):
        if not self.is_terminal():
            return [0.0] * self.game.players
        winners = self.game.winners()
        return [1 / len(winners) if player in winners else 0.0 for player in range(self.game.players)]

    def __str__(self):
        return str(self.game)


class RivalsObserver:
    """What a player sees: all rows, coins, the display and the auction."""

    def __init__(self, players):
        self.players = players
        self.tensor = np.zeros(players * 61 + len(FACES) + 7, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = state.game.seen(player) if state.game.rows else 0

    def string_from(self, state, player):
        return f"{player}: {state}"


pyspiel.register_game(_TYPE, RivalsGame)
