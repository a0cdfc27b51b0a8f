"""The reference as an environment: the frameworks' own tests, the list of actions, who is asked."""

from __future__ import annotations

import contextlib
import io
import random
import subprocess
import sys
import warnings

import pytest

from ruleproof.environments import Reference, Turns, drawn_by
from ruleproof.input import jsontext
from ruleproof.input.problems import UsageError

GAMES = ("between_two_cities", "lost_cities_rivals", "rival_cities", "rivalry")


def played(reference: Reference, seed: int, most: int) -> list[bytes]:
    """Return the states of a random game."""
    dice = random.Random(seed)
    deal = drawn_by(dice)
    states = [reference.new_game(reference.seats[: dice.choice(reference.counts)], deal)]
    while len(states) < most and not (turns := Turns(reference, states[-1])).over:
        number = dice.choice(turns.legal)
        states.append(reference.apply(states[-1], turns.seat, number, deal))
    return states


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_is_in_the_list_once(game: str) -> None:
    reference = Reference(game)
    texts = [jsontext.canonical(action) for action in reference.actions]
    assert len(texts) == len(set(texts))
    for seed in range(2):
        for state in played(reference, seed, 150)[::7]:
            value = jsontext.decode(state)
            for seat in (*value["to_act"], *value["may_act"]):
                legal = reference.legal(state, seat)
                assert len(legal) == len(set(legal))


def test_the_list_of_actions_is_that_of_the_components() -> None:
    reference = Reference("lost_cities_rivals")
    bids = [action["gold"] for action in reference.actions if action["type"] == "bid"]
    assert bids == list(range(1, 37))
    assert reference.number({"type": "add", "card": "green 10"}) == reference.actions.index(
        {"type": "add", "card": "green 10"}
    )
    with pytest.raises(KeyError, match="highest="):
        reference.number({"type": "bid", "gold": 37})
    more = Reference("lost_cities_rivals", highest=40)
    assert more.actions[more.number({"type": "bid", "gold": 37})]["gold"] == 37


def test_what_is_not_known_is_said() -> None:
    with pytest.raises(UsageError, match="has no component set 'large'"):
        Reference("rivalry", components="large")
    with pytest.raises(UsageError, match="has no reading"):
        Reference("lost_cities_rivals", readings={"tie": "nobody"})


@pytest.mark.frameworks
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_passes_the_tests_of_pettingzoo(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from ruleproof.environments.pettingzoo import ReferenceEnv

    reference = Reference(game)
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        api_test(ReferenceEnv(reference), num_cycles=30)
        seed_test(lambda: ReferenceEnv(reference), num_cycles=10)


@pytest.mark.frameworks
def test_a_seat_that_may_act_is_asked_first_and_may_decline() -> None:
    import numpy as np

    from ruleproof.environments.pettingzoo import ReferenceEnv

    env, dice = ReferenceEnv("rival_cities"), random.Random(2)
    for seed in range(10):
        env.reset(seed=seed)
        for agent in env.agent_iter(400):
            mask = env.observe(agent)["action_mask"]
            if env.terminations[agent]:
                break
            if mask[env.decline]:
                before = env.state_text
                env.step(env.decline)
                assert env.state_text == before
                assert env.agent_selection != agent
                assert not env.observe(env.agent_selection)["action_mask"][env.decline]
                return
            env.step(int(dice.choice(np.flatnonzero(mask))))
    raise AssertionError("nobody may act in ten games")


@pytest.mark.frameworks
def test_the_winners_share_the_reward_and_others_get_nothing() -> None:
    import numpy as np

    from ruleproof.environments.pettingzoo import ReferenceEnv

    env, dice = ReferenceEnv("lost_cities_rivals", 2), random.Random(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    winners = env.reference.outcome(env.state_text)["winners"]
    assert env.rewards == {agent: 1 / len(winners) if agent in winners else 0.0 for agent in env.agents}


@pytest.mark.frameworks
def test_the_table_is_rendered_in_words_and_as_a_picture() -> None:
    from ruleproof.environments.pettingzoo import ReferenceEnv

    for mode, beginning in (("ansi", "North"), ("svg", "<svg")):
        env = ReferenceEnv("lost_cities_rivals", 2, render_mode=mode)
        env.reset(seed=1)
        assert beginning in (env.render() or "")


@pytest.mark.frameworks
def test_features_are_counted_from_the_seat_that_looks() -> None:
    import numpy as np

    from ruleproof.environments.features import features

    seats = ("North", "East", "South")
    one = {"gold": {"North": 5, "East": 7, "South": 0}, "starting_player": "East"}
    other = {"gold": {"North": 0, "East": 5, "South": 7}, "starting_player": "South"}
    assert np.array_equal(features(one, "North", seats), features(other, "East", seats))
    assert not np.array_equal(features(one, "North", seats), features(other, "North", seats))


SPIEL = """
import pyspiel, random, sys
from ruleproof.environments.openspiel import load
game = load(sys.argv[1], 2)
pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
dice, state = random.Random(3), game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert abs(sum(share for _, share in outcomes) - 1) < 1e-9
        state.apply_action(dice.choices(*zip(*outcomes))[0])
    else:
        twin = state.clone()
        state.apply_action(dice.choice(state.legal_actions()))
        assert str(twin) != str(state) or twin.current_player() != state.current_player()
print("returns", sorted(state.returns()))
assert pyspiel.load_game(f"ruleproof_{sys.argv[1]}(players=2)").num_players() == 2
"""


@pytest.mark.frameworks
@pytest.mark.parametrize("game", ["lost_cities_rivals", "rival_cities"])
def test_a_game_passes_the_tests_of_openspiel(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", SPIEL, game], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "returns [0.0, 1.0]" in done.stdout or "returns [0.5, 0.5]" in done.stdout
