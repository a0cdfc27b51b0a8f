"""Bugs that environments have, planted in the two examples of Lost Cities: Rivals.

Each is a function that makes an engine. Beside it stands what the first screen must say: a note, a leak or
the title of a rule.
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).resolve().parents[2] / "engines" / "examples" / "frameworks"


def example(name: str) -> Any:
    """Return a module of the examples."""
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))
    return importlib.import_module(name)


def environment(of_rules: type | None = None, **functions: Callable[..., Any]) -> Any:
    """Return the PettingZoo engine, with functions of the environment wrapped: each gets the original one.

    Positions that are loaded have rules of the class `of_rules`, if one is given.
    """
    rivals_env, connected = example("rivals_env"), example("connect_pettingzoo").Connected
    kind = type("Spoiled", (rivals_env.RivalsEnv,), _wrapped(rivals_env.RivalsEnv, functions))

    class Spoiled(connected):  # type: ignore[misc, valid-type]
        def make(self, seats: list[str], options: dict[str, Any]) -> Any:
            super().make(seats, options)
            return kind(len(seats))

        def load(self, env: Any, position: dict[str, Any]) -> None:
            super().load(env, position)
            env.game.__class__ = of_rules or type(env.game)

    return Spoiled.engine()


def spiel(
    of_rules: type | None = None,
    greatest_length: int = 4000,
    *,
    peeks: bool = False,
    **functions: Callable[..., Any],
) -> Any:
    """Return the OpenSpiel engine, with functions of its state wrapped. If it `peeks`, the tensor depends on
    the next card.
    """
    rivals_spiel, connected = example("rivals_spiel"), example("connect_openspiel").Connected
    state = type("SpoiledState", (rivals_spiel.RivalsState,), _wrapped(rivals_spiel.RivalsState, functions))

    class SpoiledGame(rivals_spiel.RivalsGame):  # type: ignore[misc, name-defined]
        longest = greatest_length

        def new_initial_state(self) -> Any:
            return state(self, self.players)

        def make_py_observer(self, *args: Any) -> Any:
            observer = super().make_py_observer(*args)
            seen = observer.set_from

            def peek(*of: Any) -> None:
                seen(*of)
                observer.tensor[-1] += sum(map(ord, "".join(engine.bridge.deck[:1])))

            observer.set_from = peek if peeks else seen
            return observer

    class Spoiled(connected):  # type: ignore[misc, valid-type]
        checks = ()

        def make(self, seats: list[str], options: dict[str, Any]) -> Any:
            super().make(seats, options)
            return SpoiledGame({"players": len(seats)})

        def load(self, game: Any, position: dict[str, Any]) -> Any:
            made = super().load(game, position)
            made.game.__class__ = of_rules or type(made.game)
            return made

    engine = Spoiled.engine()
    return engine


def rules(connect: Callable[..., Any], **functions: Callable[..., Any]) -> Any:
    """Return an engine of either framework, with functions of the rules wrapped."""
    rivals = example("rivals").Rivals
    kind = type("SpoiledRivals", (rivals,), _wrapped(rivals, functions))

    def spoil(of: Any, own: Any) -> None:
        own.game.__class__ = kind

    if connect is environment:

        def reset(before: Callable[..., Any], self: Any, *args: Any, **more: Any) -> None:
            before(self, *args, **more)
            spoil(None, self)

        def step(before: Callable[..., Any], self: Any, action: int) -> None:
            spoil(None, self)
            before(self, action)

        def mask(before: Callable[..., Any], self: Any, me: int) -> Any:
            spoil(None, self)
            return before(self, me)

        return environment(kind, reset=reset, step=step, mask=mask)

    def apply(before: Callable[..., Any], self: Any, action: int) -> None:
        spoil(None, self)
        before(self, action)

    def legal(before: Callable[..., Any], self: Any, player: int) -> Any:
        spoil(None, self)
        return before(self, player)

    return spiel(kind, _apply_action=apply, _legal_actions=legal)


def _wrapped(kind: type, functions: dict[str, Callable[..., Any]]) -> dict[str, Any]:
    def wrap(name: str, function: Callable[..., Any]) -> Any:
        before = getattr(kind, name)

        @functools.wraps(before)
        def wrapped(self: Any, *args: Any, **more: Any) -> Any:
            return function(before, self, *args, **more)

        return wrapped

    return {name: wrap(name, function) for name, function in functions.items()}


def truncates(before: Any, self: Any, action: int) -> None:
    self.taken = getattr(self, "taken", 0) + 1
    before(self, action)
    if self.taken >= 25:
        self.truncations = dict.fromkeys(self.agents, True)


def stale_mask(before: Any, self: Any, me: int) -> Any:
    mask = before(self, me)
    if self.game.phase == "over":
        mask[[0, 5]] = 1
    return mask


def shows_the_next_card(before: Any, self: Any, agent: str) -> Any:
    seen = before(self, agent)
    rivals = example("rivals")
    if self.deck and self.deck[0] in rivals.FACES:
        seen["observation"][-1] += 10 * rivals.FACES.index(self.deck[0])
    return seen


def pays_the_losers(before: Any, self: Any) -> None:
    before(self)
    self.rewards = {agent: -reward for agent, reward in self.rewards.items()}


def draws_by_itself(before: Any, self: Any, *args: Any, **more: Any) -> None:
    import numpy

    before(self, *args, **more)
    order = numpy.random.Generator(numpy.random.PCG64(5)).permutation(len(self.deck))
    self.deck = [self.deck[number] for number in order]


def never_the_whole_purse(before: Any, self: Any) -> list[int]:
    legal: list[int] = before(self)
    bids = [one for one in legal if 1 <= one <= 36]
    return [one for one in legal if one != (bids or [0])[-1]] if bids else legal


def shaped_rewards(before: Any, self: Any, action: int) -> None:
    before(self, action)
    if not any(self.terminations.values()):
        self.rewards[self.agent_selection] += 0.01


def bids_backwards(before: Any, self: Any) -> int:
    player = (self.mover - 1) % self.players
    while player in self.passed:
        player = (player - 1) % self.players
    return int(player)


def first_winner_only(before: Any, self: Any) -> list[int]:
    winners: list[int] = before(self)
    return winners[:1]


def with_replacement(before: Any, self: Any) -> Any:
    self.unseen = self.unseen + type(self.unseen)(example("rivals").FACES) if self.unseen else self.unseen
    return before(self)


def early_returns(before: Any, self: Any) -> Any:
    if not self.is_terminal() and self.game.rows:
        return [float(one) / 100 for one in self.game.scores()]
    return before(self)


def longest_game(before: Any, self: Any) -> bool:
    return bool(before(self)) or self.move_number() >= 60


def others_returns(before: Any, self: Any) -> Any:
    returns = list(before(self))
    return [*returns[1:], returns[0]]


def winner_goes_on(before: Any, self: Any, card: Any) -> None:
    bidder = self.bidder if self.phase == "spoils" else -1
    before(self, card)
    if bidder >= 0:
        self.mover = bidder


def equal_bids(before: Any, self: Any) -> list[int]:
    legal: list[int] = before(self)
    return [self.bid, *legal] if self.phase == "auction" else legal


def no_bonus(before: Any, self: Any, row: list[int]) -> tuple[int, int, int]:
    footprints, multiplier, _ = before(self, row)
    return footprints, multiplier, 0


PLANTED: dict[str, tuple[Callable[[], Any], str]] = {
    "aec: a step counter truncates": (
        lambda: environment(step=truncates),
        "has truncated the game at step 25",
    ),
    "aec: the mask is stale after the end": (
        lambda: environment(mask=stale_mask),
        "is still offered 2 actions",
    ),
    "aec: the observation has the next card": (
        lambda: environment(observe=shows_the_next_card),
        "the observation of",
    ),
    "aec: the agents bid in the wrong order": (
        lambda: rules(environment, _next_bidder=bids_backwards),
        "auction.goes_clockwise",
    ),
    "aec: the rewards have the wrong sign": (lambda: environment(finish=pays_the_losers), "most_points_win"),
    "aec: another generator shuffles": (lambda: environment(reset=draws_by_itself), "setup."),
    "aec: the mask lacks the highest bid": (
        lambda: rules(environment, legal=never_the_whole_purse),
        "auction.",
    ),
    "aec: rewards before the end": (lambda: environment(step=shaped_rewards), "has a reward of 0.01"),
    "aec: one winner of a tie is paid": (lambda: rules(environment, winners=first_winner_only), "tie"),
    "spiel: cards are drawn with replacement": (
        lambda: spiel(chance_outcomes=with_replacement),
        "a chance node draws",
    ),
    "spiel: the tensor has the next card": (
        lambda: spiel(peeks=True),
        "the observation of",
    ),
    "spiel: returns before the end": (lambda: spiel(returns=early_returns), "before the end of the game"),
    "spiel: the game ends at its greatest length": (
        lambda: spiel(greatest_length=60, is_terminal=longest_game),
        "cut off at step 60, its max_game_length",
    ),
    "spiel: the returns are those of the next player": (
        lambda: spiel(returns=others_returns),
        "most_points_win",
    ),
    "spiel: the winner of an auction has another turn": (
        lambda: rules(spiel, turn_over=winner_goes_on),
        "turn",
    ),
    "spiel: an equal bid is legal": (lambda: rules(spiel, legal=equal_bids), "auction."),
    "spiel: one winner of a tie is paid": (lambda: rules(spiel, winners=first_winner_only), "tie"),
    "spiel: the bonus is not counted": (lambda: rules(spiel, parts_of=no_bonus), "scoring."),
}
"""Each planted bug: the engine, and what the first screen must name: a part of the id of a rule, or words of
a note or a leak, which stand before any rule.
"""
