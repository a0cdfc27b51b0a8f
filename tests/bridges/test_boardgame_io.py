"""The verbs of the bridge for boardgame.io, asked directly, with small games on the real package."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.programs import BOARDGAME_IO, ROOT, command_of

pytestmark = pytest.mark.boardgameio
BRIDGE = ROOT / "adapters" / "boardgame.io"
BEFORE = f"""
const {{ Engine, illegal }} = require({str(BRIDGE)!r});
const {{ INVALID_MOVE, Stage, TurnOrder }} = require('boardgame.io/core');
const seats = ['Ann', 'Bob'];
const position = (G, ctx, seats) => ({{ table: {{ seats, ...G }} }});
const plainly = {{
  clicks: ({{ type, ...more }}) => [{{ move: type, args: Object.values(more) }}],
  actions: ({{ move, event, args }}) => ({{ type: move ?? event, ...(args.length > 0 && {{ what: args[0] }}) }}),
}};
const engineFor = (game, more) => new Engine({{ id: 'toy', seats, game, position, ...plainly, ...more }});
const begun = (engine, chance = []) => engine.answer('new_game', {{ seats, options: {{}}, chance }}).result.state;
const apply = (engine, state, seat, action, chance = []) => engine.answer('apply', {{ state, seat, action, chance }});
const legal = (engine, state, seat) => engine.answer('legal_actions', {{ state, seat }});
const told = [];
const tell = (value) => told.push(value);
"""  # noqa: E501


def told(source: str, folder: Path) -> Any:
    """Return what a script tells, one value after the other."""
    script = folder / "script.js"
    script.write_text(f"{BEFORE}\n{source}\nprocess.stdout.write(JSON.stringify(told));\n", encoding="utf-8")
    done = subprocess.run(
        [*command_of("boardgameio"), str(script)],
        env={**os.environ, "NODE_PATH": str(BOARDGAME_IO / "node_modules")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


DICE = """
const game = {
  events: { endGame: false, setPhase: false, setActivePlayers: false },
  setup: ({ random }) => ({ deck: random.Shuffle(['a', 'b', 'c']), shown: [] }),
  moves: {
    roll: ({ G, random }) => { G.shown = [random.D6(), ...random.D6(2), random.Die(6), Math.floor(random.Number() * 6) + 1]; },
    deal: ({ G, random }, what) => { if (what !== 'x') return INVALID_MOVE; G.shown = [random.D6()]; },
  },
};
"""  # noqa: E501


def test_dice_numbers_and_shuffles_come_from_the_suite_and_all_of_them_are_used(tmp_path: Path) -> None:
    source = (
        DICE
        + """
    const engine = engineFor(game);
    const state = begun(engine, [{ shuffle: ['c', 'a', 'b'] }]);
    tell(state.table.deck);
    tell(apply(engine, state, 'Ann', { type: 'roll' }, [{ roll: [6, 1, 2] }, { roll: [3, 4] }]).result.state.table.shown);
    tell(apply(engine, state, 'Ann', { type: 'roll' }, []).error);
    tell(apply(engine, state, 'Ann', { type: 'deal', what: 'x' }, [{ roll: [1] }, { roll: [2] }]).error.code);
    tell(apply(engine, state, 'Ann', { type: 'deal', what: 'y' }, []).error.code);
    tell(apply(engine, state, 'Ann', { type: 'deal', what: 'x' }, [{ roll: [9] }]).error.code);
    const wrong = engine.answer('new_game', { seats, options: {}, chance: [{ shuffle: ['c', 'd', 'b'] }] }).error;
    tell([wrong.code, wrong.message]);
    tell(begun(engineFor(game, { top: 'last' }), [{ shuffle: ['c', 'a', 'b'] }]).table.deck);
    tell(engine.answer('new_game', { seats: ['Ann', 'Ann'], options: {}, chance: [] }).error.code);
    """  # noqa: E501
    )
    order, shown, needs, unused, refused, out_of_range, wrong, last, twice = told(source, tmp_path)
    assert order == ["c", "a", "b"]
    assert shown == [6, 1, 2, 3, 4]
    assert (needs["code"], needs["data"]["needs"]) == (2, {"roll": {"dice": 1}})
    assert (unused, refused, out_of_range) == (5, 1, 1)
    assert wrong[0] == 2
    assert "only the game names a, only the suite d" in wrong[1]
    assert last == ["b", "a", "c"]
    assert twice == 1


EVENTS = """
const game = {
  events: { endGame: false, setPhase: false, setActivePlayers: false },
  setup: () => ({ taken: 0 }),
  turn: { minMoves: 1, maxMoves: 2 },
  moves: {
    take: ({ G }, count) => { if (count > 2) return; if (count < 1) return INVALID_MOVE; G.taken += count; },
    look: { move: ({ G }) => { G.looked = G.secret.top; }, client: true },
  },
  ai: { enumerate: (G, ctx) => [{ move: 'take', args: [1] }, { move: 'take', args: [0] }, { event: 'endTurn' }] },
};
const events = { stop: "endTurn", end: "endGame" };
const clicks = ({ type, count }) => [type in events ? { event: events[type] } : { move: type, args: [count] }];
const actions = ({ move, event, args }) => (event ? { type: 'stop' } : { type: move, count: args[0] });
const engine = engineFor(game, { clicks, actions });
const start = begun(engine);
"""  # noqa: E501


def test_a_refusal_is_an_error_of_the_reducer_or_a_click_that_changes_nothing(tmp_path: Path) -> None:
    source = (
        EVENTS
        + """
    for (const action of [{ type: 'take', count: 0 }, { type: 'stop' }, { type: 'take', count: 3 }, { type: 'end' }]) {
      const { error } = apply(engine, start, 'Ann', action);
      tell([error.code, error.message, error.data.x_notes ?? []]);
    }
    tell(apply(engine, start, 'Bob', { type: 'take', count: 1 }).error.code);
    const after = apply(engine, start, 'Ann', { type: 'take', count: 1 }).result.state;
    tell([after.to_act, apply(engine, after, 'Ann', { type: 'stop' }).result.state.to_act]);
    """  # noqa: E501
    )
    invalid, early, idle, switched_off, other, order = told(source, tmp_path)
    assert invalid[:2] == [1, "invalid move: take args: 0"]
    assert early[:2] == [1, "cannot end turn before making 1 moves"]
    assert idle[0] == 1
    assert "the move take sometimes changes nothing" in idle[2][0]
    assert switched_off[:2] == [1, "clients have no event endGame"]
    assert other == 1
    assert order == [["Ann"], ["Bob"]]


def test_offers_are_tried_and_those_that_are_refused_are_noted(tmp_path: Path) -> None:
    first, later, nobody = told(
        EVENTS
        + """
    tell(legal(engine, start, 'Ann').result);
    tell(legal(engine, apply(engine, start, 'Ann', { type: 'take', count: 1 }).result.state, 'Ann').result);
    tell(legal(engine, start, 'Bob').result);
    """,
        tmp_path,
    )
    assert first["actions"] == [{"type": "take", "count": 1}]
    assert first["x_notes"] == [
        "ai.enumerate lists take(…) where the reducer refuses it: invalid move: take",
        "ai.enumerate lists endTurn(…) where the reducer refuses it: cannot end turn before making 1 moves",
    ]
    assert later == {"actions": [{"type": "take", "count": 1}, {"type": "stop"}]}
    assert nobody == {"actions": []}


def test_a_match_travels_in_its_state_and_a_state_that_was_changed_is_loaded(tmp_path: Path) -> None:
    unchanged, changed, refused = told(
        EVENTS
        + """
    const loads = engineFor(game, { clicks, actions, load: ({ table }) => ({ G: { taken: table.taken }, ctx: { currentPlayer: '1' } }) });
    const after = apply(loads, start, 'Ann', { type: 'take', count: 2 }).result.state;
    tell(apply(loads, after, 'Ann', { type: 'stop' }).result.state.to_act);
    after.table.taken = 7;
    tell(apply(loads, after, 'Bob', { type: 'take', count: 2 }).result.state.table.taken);
    tell(apply(engine, after, 'Ann', { type: 'stop' }).error.code);
    """,  # noqa: E501
        tmp_path,
    )
    assert unchanged == ["Bob"]
    assert changed == 9
    assert refused == 4


def test_a_position_that_is_loaded_has_the_stages_and_limits_of_moves_of_its_turn(tmp_path: Path) -> None:
    source = """
    const gameWith = (activePlayers) => ({
      setup: () => ({ put: [] }),
      phases: {
        first: { start: true, turn: { activePlayers: { all: 'giving', maxMoves: 1 } }, moves: { give: ({ G }) => { G.put.push('g'); } } },
        second: { turn: { activePlayers }, moves: { put: ({ G, playerID }) => { G.put.push(playerID); } } },
      },
    });
    const state = { to_act: ['Bob'], may_act: [], settled: true, table: { seats, put: [] } };
    for (const setting of [{ all: 'putting', maxMoves: 2 }, { all: 'putting' }, { others: { stage: 'putting', maxMoves: 1 } }, ['1']]) {
      const engine = engineFor(gameWith(setting), { ...plainly, load: ({ table }) => ({ G: { put: table.put }, ctx: { phase: 'second', currentPlayer: '0' } }) });
      const acting = [];
      for (let now = state, moves = 0; moves < 3 && now; moves += 1) {
        now = apply(engine, now, 'Bob', { type: 'put' }).result?.state;
        acting.push(now?.to_act.join() ?? 'refused');
      }
      tell(acting);
    }
    """  # noqa: E501
    limited = [["Bob", "Ann", "refused"], ["Bob", "Bob", "Bob"], ["Ann", "refused"], ["Bob", "Bob", "Bob"]]
    assert told(source, tmp_path) == limited


def test_simultaneous_stages_are_the_seats_to_act_and_what_others_choose_is_not_sent(tmp_path: Path) -> None:
    source = """
    const choose = { move: ({ G, playerID, events }, what) => { G.chosen[playerID] = what; events.endStage(); }, %s };
    const game = {
      setup: () => ({ chosen: {} }),
      turn: { activePlayers: { all: 'choosing', maxMoves: 1 }, stages: { choosing: { moves: { choose } } } },
      playerView: ({ G, playerID }) => ({ ...G, chosen: { mine: G.chosen[playerID] } }),
      ai: { enumerate: () => ['x', 'y'].map((what) => ({ move: 'choose', args: [what] })) },
    };
    const engine = engineFor(game, { view: (G) => G });
    const start = begun(engine);
    tell(start.to_act);
    const one = apply(engine, start, 'Bob', { type: 'choose', what: 'x' }).result.state;
    tell([one.to_act, legal(engine, one, 'Ann').result.actions.length, legal(engine, one, 'Bob').result.actions.length]);
    tell(apply(engine, one, 'Bob', { type: 'choose', what: 'y' }).error.code);
    const other = apply(engine, start, 'Bob', { type: 'choose', what: 'y' }).result.state;
    const seen = (state) => JSON.stringify(engine.answer('view', { state, seat: 'Ann' }).result.x_observation);
    tell(seen(one) === seen(other));
    tell(engine.answer('view', { state: one, seat: 'Bob' }).result.view.chosen);
    """  # noqa: E501
    both, after, refused, alike, own = told(source % "redact: true", tmp_path)
    assert both == ["Ann", "Bob"]
    assert after == [["Ann"], 2, 0]
    assert refused == 1
    assert alike
    assert own == {"mine": "x"}
    assert told(source % "redact: false", tmp_path)[3] is False, "the log of the match shows the choice"


CHOICES = """
const game = {
  setup: () => ({ cards: ['a', 'b'], picked: [], bought: [] }),
  moves: {
    pick: ({ G }, card) => { if (G.picked.includes(card)) return INVALID_MOVE; G.picked.push(card); },
    buy: ({ G, events }) => { if (G.picked.length < 2) return INVALID_MOVE; G.bought = G.picked; G.picked = []; events.endTurn(); },
  },
  ai: { enumerate: (G) => [...G.cards.map((card) => ({ move: 'pick', args: [card] })), { move: 'buy' }] },
};
"""  # noqa: E501


def test_several_clicks_make_one_action(tmp_path: Path) -> None:
    found, refused, bought = told(
        CHOICES
        + """
    const engine = engineFor(game, {
      clicks: ({ cards }) => [...cards.map((card) => ({ move: 'pick', args: [card] })), { move: 'buy' }],
      actions: ({ move }, G) => (move === 'buy' ? { type: 'buy', cards: G.picked } : []),
    });
    const start = begun(engine);
    tell(legal(engine, start, 'Ann').result.actions);
    tell(apply(engine, start, 'Ann', { type: 'buy', cards: ['a', 'a'] }).error.code);
    tell(apply(engine, start, 'Ann', { type: 'buy', cards: ['b', 'a'] }).result.state.table.bought);
    """,
        tmp_path,
    )
    assert found == [{"type": "buy", "cards": ["a", "b"]}, {"type": "buy", "cards": ["b", "a"]}]
    assert refused == 1
    assert bought == ["b", "a"]


@pytest.mark.parametrize("any_order", [False, True])
def test_several_actions_make_one_click(tmp_path: Path, *, any_order: bool) -> None:
    offered = "[['a', 'b']]" if any_order else "[['a', 'b'], ['b', 'a']]"
    listed, later, refused, done = told(
        f"const anyOrder = {str(any_order).lower()}; const offered = {offered};"
        """
    const game = {
      setup: () => ({ taken: [] }),
      moves: { take: ({ G }, cards) => { if (cards[0] === cards[1]) return INVALID_MOVE; G.taken = cards; } },
      ai: { enumerate: () => offered.map((cards) => ({ move: 'take', args: [cards] })) },
    };
    const engine = engineFor(game, {
      anyOrder,
      clicks: ({ card }, G, ctx, { before }) => (before.length === 0 ? [] : [{ move: 'take', args: [[before[0].card, card]] }]),
      actions: ({ args: [cards] }) => cards.map((card) => ({ type: 'take', card })),
    });
    const start = begun(engine);
    tell(legal(engine, start, 'Ann').result.actions);
    const half = apply(engine, start, 'Ann', { type: 'take', card: 'b' }).result;
    tell(half.deferred);
    tell(apply(engine, half.state, 'Ann', { type: 'take', card: 'b' }).error.code);
    tell(apply(engine, half.state, 'Ann', { type: 'take', card: 'a' }).result.state.table.taken);
    """,  # noqa: E501
        tmp_path,
    )
    assert listed == [{"type": "take", "card": "a"}, {"type": "take", "card": "b"}]
    assert later is True
    assert refused == 1
    assert done == ["b", "a"]


SECRETS = """
const gameWith = (playerView, move) => ({
  setup: () => ({ deck: ['a', 'b', 'c'], row: [], log: 0 }),
  playerView,
  moves: { show: move, wait: { move: ({ G }) => { G.log += 1; }, client: false } },
});
const strips = ({ G }) => ({ row: G.row, log: G.log, size: G.deck.length });
const shows = ({ G }) => { G.row.push(G.deck.shift()); };
const hidden = (G) => [G.deck];
const notesOf = (game, ...types) => {
  const engine = engineFor({ ...game, events: { endGame: false, setPhase: false, setActivePlayers: false } }, { hidden });
  let state = engine.answer('new_game', { seats, options: {}, chance: [] }).result;
  const notes = [...(state.x_notes ?? [])];
  for (const type of types) {
    state = apply(engine, state.state, 'Ann', { type }).result;
    notes.push(...(state.x_notes ?? []));
  }
  return notes;
};
"""  # noqa: E501


def test_what_clients_are_sent_and_may_undo_is_noted(tmp_path: Path) -> None:
    sound, leaks, throws, undone, harmless = told(
        SECRETS
        + """
    tell(notesOf(gameWith(strips, { move: shows, client: false, undoable: false }), 'show', 'wait'));
    tell(notesOf(gameWith(({ G }) => G, { move: shows, undoable: false }), 'show'));
    tell(notesOf(gameWith(strips, { move: shows, undoable: false }), 'show'));
    tell(notesOf(gameWith(strips, { move: shows, client: false }), 'show'));
    tell(notesOf(gameWith(strips, { move: shows, client: false, undoable: false }), 'wait', 'wait'));
    """,
        tmp_path,
    )
    assert sound == harmless == []
    assert leaks == ["playerView shows every client what lies face down at G.deck"]
    assert len(throws) == 1 and throws[0].startswith("the move show throws on a client")
    assert undone == [
        "show can be undone after it has shown something that lay face down: "
        "write { move: show, undoable: false }"
    ]


def test_an_undo_of_dice_another_generator_and_a_view_that_changes_the_match_are_noted(
    tmp_path: Path,
) -> None:
    [start, rolled, seen] = told(
        """
    const game = {
      setup: () => ({ first: Math.random() < 2, dice: 0, deck: ['a'] }),
      moves: { roll: ({ G, random }) => { G.dice = random.D6(); } },
      playerView: ({ G }) => { delete G.deck; return G; },
    };
    const engine = engineFor(game);
    const made = engine.answer('new_game', { seats, options: {}, chance: [] }).result;
    tell(made.x_notes);
    tell(apply(engine, made.state, 'Ann', { type: 'roll' }, [{ roll: [4] }]).result.x_notes);
    tell(engine.answer('view', { state: made.state, seat: 'Ann' }).result.x_notes ?? []);
    """,
        tmp_path,
    )
    assert any("Math.random()" in note for note in start)
    assert any("roll can be undone after it has used chance" in note for note in rolled)
    assert any("playerView changes the state of the match" in note for note in [*start, *rolled, *seen])


def test_events_that_take_effect_and_that_no_action_uses_are_noted_once_at_the_end(tmp_path: Path) -> None:
    staged, used, closed = told(
        """
    const moves = { bid: ({ events }) => events.setActivePlayers({ value: { 1: 'bidding' } }), stop: ({ events }) => events.endTurn() };
    const turn = { stages: { bidding: { moves: { pass: ({ events }) => events.endTurn() } }, spoils: { moves: {} } } };
    const setup = () => ({ gold: 1 });
    const noted = (game, more) => {
      const engine = engineFor({ setup, moves, turn, ...game }, more);
      apply(engine, begun(engine), 'Ann', { type: 'bid' });
      apply(engine, begun(engine), 'Ann', { type: 'stop' });
      return engine.answer('bye', {}).result.x_notes ?? [];
    };
    const events = { endGame: false, setPhase: false, setActivePlayers: false };
    tell(noted({ events }));
    tell(noted({ events }, { clicks: ({ type }) => [type === 'stop' ? { event: 'endTurn' } : { move: type }] }));
    tell(noted({ events: { ...events, endTurn: false, pass: false, endPhase: false, endStage: false, setStage: false } }));
    """,  # noqa: E501
        tmp_path,
    )
    says = "every client may send events that no action uses, and they take effect: switch them off, events:"
    stages = "endPhase: false, endStage: false"
    assert staged == [f"{says} {{ {stages}, endTurn: false, pass: false, setStage: false }}"]
    assert used == [f"{says} {{ {stages}, pass: false, setStage: false }}"]
    assert closed == []


def test_a_move_that_throws_is_named(tmp_path: Path) -> None:
    [error] = told(
        """
    const engine = engineFor({ setup: () => ({ row: [] }), moves: { take: ({ G }) => { G.row[0].color = 'red'; } } });
    tell(apply(engine, begun(engine), 'Ann', { type: 'take' }).error);
    """,  # noqa: E501
        tmp_path,
    )
    assert error["code"] == -32603
    assert "the move take throws: Cannot set properties of undefined" in error["message"]


def test_an_adapter_that_lacks_a_function_says_which() -> None:
    done = subprocess.run(
        [*command_of("boardgameio"), "-e", f"require({str(BRIDGE)!r}).connect({{ id: 'toy' }})"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "connect({ … }) lacks game, seats, clicks, position" in done.stderr
