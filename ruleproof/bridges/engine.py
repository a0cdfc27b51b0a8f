"""The verbs of the protocol, for a game of a framework."""

from __future__ import annotations

import itertools
import os
import traceback
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ruleproof.bridges.bridge import Bridge
from ruleproof.bridges.chance import (
    ILLEGAL,
    UNSUPPORTED,
    UNSUPPORTED_POSITION,
    AnyChance,
    Chance,
    Illegal,
    Refusal,
    Unsupported,
    given,
)
from ruleproof.bridges.games import Action, Deciding, Game, Stage, as_plain, left_over, next_parts
from ruleproof.bridges.oddities import Oddities

PROTOCOL = 1
MOST_GAMES = 1200
"""Maximum number of games in progress that are kept; a game that has been forgotten is played again."""
_LIVE = "x_live"


class Engine:
    """The verbs, for a bridge."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._numbers = itertools.count()
        self._oddities = Oddities(bridge, self._table)
        self._deciding = Deciding(bridge.parts, bridge.together)

    def hello(self, protocol: Sequence[int]) -> dict[str, Any]:
        bridge = self.bridge
        game = self._example()
        covers: dict[str, Any] = {"table": list(bridge.table(game.play.own)), "view": []}
        covers["outcome"] = ["over", "winners", *self._more_outcome(game)]
        if bridge.has("view"):
            agent = next(iter(game.seats))
            covers["view"] = list(bridge.view(game.play.own, agent, game.play.observation(agent)))
        if bridge.actions:
            covers["actions"] = list(bridge.actions)
        offer: dict[str, Any] = {
            "verbs": ["new_game", "legal_actions", "apply", "view", "outcome"],
            "covers": covers,
            "readings": {f"{bridge.game}.ruling.{name}": [one] for name, one in bridge.readings.items()},
        }
        if bridge.components:
            offer["components"] = bridge.components
        return {
            "protocol": PROTOCOL,
            "name": bridge.name or type(bridge).__name__,
            "version": bridge.version,
            "games": {bridge.game: offer},
            "x_checks": list(bridge.checks),
        }

    def _example(self) -> Game:
        """Return a game with real chance, to see which keys it has."""
        for count in range(len(self.bridge.seats), 0, -1):
            seats = list(self.bridge.seats[:count])
            try:
                made = self.bridge.make(seats, {})
            except (Illegal, Unsupported):
                continue
            play = self.bridge._begun(made, None)
            return self._tell(Game(play, self.bridge._agents(play.own, seats), []))
        raise RuntimeError(f"make(seats, options) makes no game for any of {', '.join(self.bridge.seats)}")

    def _more_outcome(self, game: Game) -> list[str]:
        more = self.bridge.outcome(game.play.own) if self.bridge.has("outcome") else {}
        return [key for key in more if key not in ("over", "winners")]

    def configure(self, game: str, components: dict[str, Any], readings: dict[str, str]) -> dict[str, Any]:
        self._games.clear()
        self._oddities.forget_watched()
        if game != self.bridge.game:
            return {"accepted": False, "reasons": [f"this engine plays {self.bridge.game}, not {game}"]}
        own = {f"{game}.ruling.{name}": one for name, one in self.bridge.readings.items()}
        others = [name for name, one in readings.items() if own.get(name, one) != one]
        reasons = [f"{name} is {own[name]} here" for name in others]
        return {"accepted": not reasons, **({"reasons": reasons} if reasons else {})}

    def new_game(self, seats: list[str], options: dict[str, Any], chance: list[dict[str, Any]]) -> Any:
        if len(set(seats)) < len(seats):
            raise Illegal("each player has a seat of their own")
        game = self._begin(seats, options, chance)
        self._oddities.look_at_watched()
        return self._answer(state=self._state(game))

    def _begin(self, seats: list[str], options: dict[str, Any], chance: list[dict[str, Any]]) -> Game:
        decks: list[list[str]] = []
        drawn = Chance(chance, decks)
        with given(drawn):
            with self.bridge._drawing():
                made = self.bridge.make(list(seats), dict(options))
            drawn.take_decks(self.bridge.decks(seats, options))
            play = self.bridge._begun(made, drawn)
            origin = {"seats": seats, "options": options, "chance": chance}
            agents, history = self.bridge._agents(play.own, seats), {"new_game": origin, "plays": []}
            game = self._tell(Game(play, agents, decks, history=history))
            self._go_on(game, drawn)
        return game

    def _go_on(self, game: Game, drawn: Chance) -> None:
        """Draw what is to be drawn, and go on where nobody has a choice."""
        self.bridge._draw(game.play, drawn)
        with self.bridge._drawing(game.play.own):
            while (number := self._deciding.only_step(game)) is not None:
                self._step(game, number, drawn)
        for note in drawn.notes:
            self._oddities.note(note, "probabilities")
        drawn.require_all_used()

    def legal_actions(self, state: dict[str, Any], seat: str) -> Any:
        game = self._game(state)
        self._oddities.look_after_the_end(game)
        stage = self._stage(game, seat)
        begun = game.begun.get(seat, [])
        listed = next_parts(stage, begun, any_order=self.bridge.any_order) if stage is not None else []
        return self._answer(actions=listed)

    def _stages(self, game: Game) -> list[Stage]:
        with self.bridge._drawing(game.play.own):
            return self._deciding.stages(game)

    def _stage(self, game: Game, seat: str) -> Stage | None:
        stages = self._stages(game)
        acting = [*game.begun, *(game.seats[one.agent] for one in stages if one.begun)]
        if acting and seat not in acting:
            return None
        return next((one for one in stages if game.seats[one.agent] == seat), None)

    def apply(self, state: dict[str, Any], seat: str, action: Action, chance: list[dict[str, Any]]) -> Any:
        before = self._game(state)
        self._oddities.watch(before)
        game = self._tell(before.copy())
        self._apply(game, seat, action, chance)
        self._oddities.look_at_watched()
        self._oddities.look_at_framework(game)
        return self._answer(state=self._state(game))

    def _apply(self, game: Game, seat: str, action: Action, chance: list[dict[str, Any]]) -> None:
        stage = self._stage(game, seat)
        begun = [*game.begun.get(seat, []), action]
        any_order = self.bridge.any_order
        fitting = (
            []
            if stage is None
            else [
                (way, parts, left)
                for way, parts in stage.options
                if (left := left_over(parts, begun, any_order=any_order)) is not None
            ]
        )
        if stage is None or not fitting:
            raise Refusal(ILLEGAL, self._why_not(game, seat, stage))
        game.history["plays"].append([seat, action, chance])
        game.stages = None
        whole = next(((way, parts) for way, parts, left in fitting if not left), None)
        drawn = Chance(chance, game.decks)
        if whole is None:
            game.begun[seat] = begun
            drawn.require_all_used()
            return
        game.begun.pop(seat, None)
        with given(drawn):
            self._take(game, stage, *whole, drawn)
            self._go_on(game, drawn)
        self._oddities.look_at_rewards(game)
        self._oddities.look_after_the_end(game)

    def _take(self, game: Game, stage: Stage, way: list[int], parts: list[Action], drawn: Chance) -> None:
        """Let an agent take what it has chosen, or keep it until the framework asks for it."""
        with self.bridge._drawing(game.play.own):
            if stage.agent in self.bridge.together(game.play.own):
                seat = game.seats[stage.agent]
                before = game.chosen.get(seat, ([], []))
                game.chosen[seat] = ([*before[0], *way], [*before[1], *parts])
                while not game.play.ended and game.seats.get(game.play.agent) in game.chosen:
                    seat = game.seats[game.play.agent]
                    for number in game.chosen.pop(seat)[0]:
                        self._step(game, number, drawn)
                return
            if stage.play is not game.play:
                game.play = stage.play.copy()
            for number in way:
                self._step(game, number, drawn)

    def _step(self, game: Game, number: int, drawn: Chance) -> None:
        if game.play.cut:
            return  # An action of several integers may have been cut off in its middle.
        agent = game.play.agent
        try:
            game.play.step(number)
        except (Refusal, RuntimeError):
            raise
        except Exception as error:
            what = f"step({number}) of {agent}, which the game offers, raises {type(error).__name__}: {error}"
            raise RuntimeError(what) from error
        self.bridge._draw(game.play, drawn)

    def _why_not(self, game: Game, seat: str, stage: Stage | None) -> str:
        if game.play.ended:
            return "the game is over"
        return f"{seat} may not act now" if stage is None else f"{seat} is not offered it"

    def view(self, state: dict[str, Any], seat: str) -> Any:
        """Return what a seat sees. While the framework does not know what the seat has chosen, its
        observation is out of date and left out.
        """
        game = self._game(state)
        agent = game.agent(seat)
        observation = game.play.observation(agent)
        seen = self.bridge.view(game.play.own, agent, observation) if self.bridge.has("view") else {}
        is_new = observation is not None and seat not in game.chosen
        shown = {"x_observation": as_plain(observation)} if is_new else {}
        return self._answer(view=seen, **shown)

    def outcome(self, state: dict[str, Any]) -> Any:
        game = self._game(state)
        play = game.play
        over = bool(play.ended)
        won = self.bridge.winners(play.own, play.rewards()) if over else []
        outcome = {"over": over, "winners": [game.seats[agent] for agent in won]}
        more = self.bridge.outcome(play.own) if self.bridge.has("outcome") else {}
        return self._answer(outcome={**outcome, **more})

    def x_check(self, name: str) -> Any:
        """Run a check of the framework itself."""
        try:
            getattr(self.bridge, f"_{name}")()
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(last.filename).name}, line {last.lineno}"
            raise Refusal(ILLEGAL, f"{type(error).__name__}: {error} ({where})") from error
        return {}

    def bye(self) -> dict[str, Any]:
        return self._answer()

    def _game(self, state: dict[str, Any]) -> Game:
        live = state.get(_LIVE)
        if live is None:
            return self._load(state)
        game = self._games.get(live["key"])
        if game is None:
            game = self._again(live)
            self._keep(live["key"], game)
        return self._tell(game)

    def _tell(self, game: Game) -> Game:
        """Tell the bridge which game is in question."""
        self.bridge.seated = list(game.seats.values())
        self.bridge.chosen = {seat: list(parts) for seat, (_, parts) in game.chosen.items()}
        self.bridge.deck = [name for deck in game.decks for name in deck]
        return game

    def _again(self, live: dict[str, Any]) -> Game:
        """Play a game again that has been forgotten."""
        origin = live.get("new_game")
        game = self._load(live["loaded"]).copy() if origin is None else self._begin(**origin)
        for seat, action, chance in live["plays"]:
            self._apply(game, seat, action, chance)
        return game

    def _load(self, state: dict[str, Any]) -> Game:
        if not self.bridge.has("load"):
            raise Refusal(UNSUPPORTED_POSITION, "this engine loads no positions")
        position = _without_own_keys(state)
        key = repr(position)
        if key not in self._games:
            seats = list(position["table"]["seats"])
            try:
                with given(AnyChance()):
                    with self.bridge._drawing():
                        made = self.bridge.make(seats, {})
                    play = self.bridge._loaded(made, position)
            except Refusal as refusal:
                code = UNSUPPORTED_POSITION if refusal.code == UNSUPPORTED else refusal.code
                raise Refusal(code, str(refusal)) from None
            hidden = [name for key in self.bridge.hidden for name in _flat(position["table"][key])]
            decks = [hidden] if hidden else []
            history = {"loaded": position, "plays": []}
            game = Game(play, self.bridge._agents(play.own, seats), decks, history=history)
            self._keep(key, game)
        return self._tell(self._games[key])

    def _keep(self, key: str, game: Game) -> None:
        self._games[key] = game
        while len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)

    def _state(self, game: Game) -> dict[str, Any]:
        """Return a game as a state, under a key by which it is found again."""
        key = f"{os.getpid()}-{next(self._numbers)}"
        self._keep(key, game)
        stages = self._stages(game)
        self._oddities.watch(game)
        acting = [seat for seat in game.begun if game.begun[seat]]
        acting += [game.seats[one.agent] for one in stages if one.begun]
        must = acting or [game.seats[one.agent] for one in stages if one.must]
        may = [] if acting else [game.seats[one.agent] for one in stages if not one.must]
        if must and not any(one.options for one in stages):
            self._oddities.note(f"{must[0]} must choose, but is offered nothing")
        return {
            "to_act": must,
            "may_act": may,
            "settled": not acting and bool(self.bridge.settled(game.play.own)),
            "table": self._table(game),
            _LIVE: {"key": key, **game.history},
        }

    def _table(self, game: Game) -> dict[str, Any]:
        """Return the table. Of a seat that has chosen in secret what the game does not know yet, the
        entries are those of a game that knows it.
        """
        table = self.bridge.table(self._tell(game).play.own)
        for seat in game.chosen:
            with self.bridge._drawing(game.play.own):
                told = self._deciding.after_choosing(game, seat)
            self.bridge.chosen = {}
            own = self.bridge.table(told.own) if told is not None else {}
            for key, value in own.items():
                if isinstance(value, dict) and seat in value and isinstance(table.get(key), dict):
                    table[key] = {**table[key], seat: value[seat]}
        return table

    def _answer(self, **members: Any) -> dict[str, Any]:
        notes = self._oddities.taken()
        return {**members, "x_notes": notes} if notes else members


def _flat(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [name for one in value.values() for name in _flat(one)]
    return [name for one in value for name in _flat(one)] if isinstance(value, list) else [str(value)]


def _without_own_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_own_keys(one) for key, one in value.items() if not key.startswith("x_")}
    return [_without_own_keys(one) for one in value] if isinstance(value, list) else value
