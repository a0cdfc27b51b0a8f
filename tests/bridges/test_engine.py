"""The verbs of a bridge, asked directly: choices in secret, parts of choices, declining, chance, the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from ruleproof.bridges.chance import Chance, Refusal
from ruleproof.bridges.games import Game

pytestmark = pytest.mark.frameworks
HANDS = ("rock", "paper", "scissors")


def duel(hands: Sequence[str] = HANDS, *, shares: bool = False) -> Any:
    """Return an engine for a parallel environment: two rounds in which both show a hand at the same time.

    If it `shares`, all games have one list of what has been shown, and all agents one object of infos.
    """
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv

    from ruleproof.bridges.pettingzoo import Environment

    class Duel(ParallelEnv):  # type: ignore[misc]
        metadata = {"name": "duel_v0"}
        render_mode = None
        possible_agents = ["left", "right"]
        shown: list[list[int]] = []
        infos: dict[str, Any] = {}

        def action_space(self, agent: str) -> Any:
            return spaces.Discrete(3)

        def observation_space(self, agent: str) -> Any:
            return spaces.Box(0, 9, (1,), np.int8)

        def reset(self, seed: int | None = None, options: Any = None) -> Any:
            self.rng = np.random.default_rng(seed)
            if not shares:
                self.shown = []
            self.agents = self.possible_agents[:]
            self.luck = int(self.rng.integers(1, 7))
            return {agent: self.look() for agent in self.agents}, {agent: {} for agent in self.agents}

        def look(self) -> Any:
            return np.array([len(self.shown)], np.int8)

        def step(self, actions: dict[str, int]) -> Any:
            self.shown.append([actions[agent] for agent in self.possible_agents])
            over = len(self.shown) == 2
            won = over and self.shown[-1][0] == (self.shown[-1][1] + 1) % 3
            everyone = dict.fromkeys(self.agents, over)
            rewards = {"left": float(won), "right": float(over and not won)}
            looks = {agent: self.look() for agent in self.agents}
            infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self.infos = dict.fromkeys(self.agents, actions) if shares else infos
            if over:
                self.agents = []
            return looks, rewards, everyone, dict.fromkeys(everyone, False), infos

    class Connected(Environment):
        game, seats = "duel", ("Ann", "Bob")

        def make(self, seats: list[str], options: dict[str, Any]) -> Any:
            return Duel()

        def parts(self, own: Any, agent: Any, number: int) -> Any:
            return [{"type": "show", "hand": hands[number]}]

        def table(self, own: Any) -> dict[str, Any]:
            return {
                "seats": list(self.seated),
                "shown": own.shown,
                "luck": own.luck,
                "chosen": dict(self.chosen),
            }

    return Connected.engine()


def show(hand: str) -> dict[str, Any]:
    return {"type": "show", "hand": hand}


def begun(engine: Any) -> dict[str, Any]:
    state: dict[str, Any] = engine.new_game(["Ann", "Bob"], {}, [{"roll": [4]}])["state"]
    return state


def test_in_a_parallel_environment_all_choose_in_any_order_and_nothing_shows_before_all_have() -> None:
    engine = duel()
    state = begun(engine)
    assert (state["to_act"], state["table"]["luck"]) == (["Ann", "Bob"], 4)
    after = engine.apply(state, "Bob", show("rock"), [])["state"]
    assert after["to_act"] == ["Ann"]
    assert after["table"]["shown"] == []
    assert after["table"]["chosen"] == {"Bob": [show("rock")]}
    both = engine.apply(after, "Ann", show("paper"), [])["state"]
    assert both["table"]["shown"] == [[1, 0]]
    assert both["to_act"] == ["Ann", "Bob"]
    with pytest.raises(Refusal) as refused:
        engine.apply(after, "Bob", show("rock"), [])
    assert refused.value.code == 1


def test_what_a_seat_sees_is_left_out_while_the_environment_does_not_know_its_choice() -> None:
    engine = duel()
    state = engine.apply(begun(engine), "Bob", show("rock"), [])["state"]
    assert "x_observation" in engine.view(state, "Ann")
    assert "x_observation" not in engine.view(state, "Bob")


def test_an_offer_that_means_no_action_is_named_with_its_agent() -> None:
    engine = duel(HANDS[:2])
    with pytest.raises(RuntimeError, match=r"left is offered 2, for which parts\(\) raises IndexError"):
        begun(engine)


def test_the_rewards_of_the_last_step_name_the_winner() -> None:
    engine = duel()
    state = begun(engine)
    for hands in (("rock", "rock"), ("paper", "rock")):
        for seat, hand in zip(("Ann", "Bob"), hands, strict=True):
            state = engine.apply(state, seat, show(hand), [])["state"]
    assert state["to_act"] == []
    assert engine.outcome(state)["outcome"] == {"over": True, "winners": ["Ann"]}


def test_games_that_share_something_and_infos_that_are_one_object_are_noted() -> None:
    notes = {}
    for shares in (True, False):
        engine = duel(shares=shares)
        one = engine.apply(begun(engine), "Ann", show("rock"), [])
        other = engine.apply(one["state"], "Bob", show("paper"), [])
        notes[shares] = [*one.get("x_notes", ()), *other.get("x_notes", ())]
    assert [note.partition(":")[0] for note in notes[True]] == [
        "playing one game changes shown of another one",
        "infos has one object for all players",
    ]
    assert notes[False] == []


@pytest.mark.parametrize(
    ("returns", "legal", "said"),
    [
        ([1.0, -1.0], [], []),
        ([7.0, -7.0], [], ["a return is 7, but utilities are from -5 to 5"]),
        ([1.0, 0.0], [], ["the utility is ZERO_SUM, but the sum of the returns is 1"]),
        ([], [2, 3], ["action 3 is legal, but num_distinct_actions is 3"]),
    ],
)
def test_what_an_openspiel_game_says_of_itself_is_compared(
    returns: list[float], legal: list[int], said: list[str]
) -> None:
    from ruleproof.bridges.openspiel import Spiel

    game = SimpleNamespace(
        num_distinct_actions=lambda: 3,
        min_utility=lambda: -5.0,
        max_utility=lambda: 5.0,
        get_type=lambda: SimpleNamespace(utility="Utility.ZERO_SUM"),
    )
    state = SimpleNamespace(
        get_game=lambda: game,
        legal_actions=lambda: legal,
        is_chance_node=lambda: False,
        returns=lambda: returns,
    )
    play: Any = SimpleNamespace(own=state, ended=not legal)
    assert list(dict(Spiel()._oddities(play)).values()) == said


def test_a_game_that_is_cut_off_within_an_action_takes_no_further_integer() -> None:
    def step(number: int) -> None:
        steps.append(number)
        play.cut = "cut off"

    steps: list[int] = []
    play: Any = SimpleNamespace(agent="left", cut="", step=step)
    engine, game, chance = duel(), Game(play, {}, []), Chance([], [])
    engine.bridge._draw = lambda play, drawn: None
    engine._step(game, 1, chance)
    engine._step(game, 2, chance)
    assert steps == [1]


def test_a_game_that_was_forgotten_is_played_again() -> None:
    engine = duel()
    state = engine.apply(begun(engine), "Bob", show("rock"), [])["state"]
    seen = engine.legal_actions(state, "Ann")
    engine._games.clear()
    assert engine.legal_actions(state, "Ann") == seen
    assert engine.legal_actions(state, "Bob") == {"actions": []}


def test_the_generator_of_an_environment_draws_what_the_suite_says_and_all_of_it() -> None:
    engine = duel()
    for chance, code in (([], 2), ([{"roll": [1]}, {"roll": [2]}], 5), ([{"roll": [9]}], 1)):
        with pytest.raises(Refusal) as refused:
            engine.new_game(["Ann", "Bob"], {}, chance)
        assert refused.value.code == code
    with pytest.raises(Refusal) as refused:
        engine.new_game(["Ann", "Ann"], {}, [])
    assert refused.value.code == 1


def test_a_shuffle_gets_the_outcome_that_has_the_same_things_wherever_it_stands() -> None:
    chance = Chance([{"shuffle": ["b", "a"]}, {"shuffle": ["2", "1", "1"]}], [])
    name = lambda thing, among: str(thing)  # noqa: E731
    assert chance.shuffle([1, 1, 2], name, top_is_last=False) == [2, 1, 1]
    assert chance.shuffle(["a", "b"], name, top_is_last=True) == ["a", "b"]
    chance.require_all_used()
    with pytest.raises(Refusal) as refused:
        Chance([{"shuffle": ["a", "c"]}], []).shuffle(["a", "b"], name, top_is_last=False)
    assert "only the game names 1 × b, only the suite 1 × c" in str(refused.value)


def test_a_game_that_draws_again_when_a_chance_node_has_drawn_is_noted_before_what_follows() -> None:
    from ruleproof.bridges.openspiel import Spiel

    class Drawn(Spiel):
        def drawn(self, state: Any, number: int) -> str:
            return "ab"[number]

    def drawn_by(apply_action: Any) -> list[str]:
        outcomes = iter([[(0, 0.5), (1, 0.5)], [(0, 1.0)]])
        left = [1, 1]
        state = SimpleNamespace(
            is_chance_node=lambda: bool(left),
            chance_outcomes=lambda: next(outcomes),
            apply_action=lambda number: (left.pop(), apply_action()),
        )
        chance = Chance([], [["b", "a"]])
        Drawn()._draw(SimpleNamespace(own=state), chance)
        return chance.notes

    assert drawn_by(lambda: None) == []
    assert drawn_by(random.random)[0].startswith("the game draws with random when")


def test_things_are_drawn_from_the_top_of_a_deck_and_other_probabilities_are_noted() -> None:
    chance = Chance([], [["b", "a", "a"]])
    assert chance.draw({"a": 2 / 3, "b": 1 / 3}) == "b"
    assert chance.notes == []
    assert chance.draw({"a": 0.5, "b": 0.5}) == "a"
    assert "with a probability of 0.5, but" in chance.notes[0]


def test_a_draw_that_cannot_bring_what_lies_on_top_is_told_and_the_thing_that_is_missing_is_noted() -> None:
    chance = Chance([], [["c", "a", "a", "a", "b"]])
    with pytest.raises(Refusal) as refused:
        chance.draw({"a": 0.75, "b": 0.25})
    assert (refused.value.code, str(refused.value)) == (
        1,
        "the deck has c on top, which the game's chance cannot draw now",
    )
    chance = Chance([], [["a", "a", "a", "b", "c", "c"]])
    assert chance.draw({"a": 0.72, "b": 0.28}) == "a"
    assert chance.notes[0].startswith("a chance node draws c with a probability of 0, but 2 of the 6")
