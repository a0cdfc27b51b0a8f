'use strict';
// The framework at work: its own reducer, its own filter of what clients are sent, its own setup.

const { createRequire } = require('node:module');
const { Trial, overrides } = require('./chance.js');

const COUNTERS = ['numMoves', '_activePlayersNumMoves'];

// Returns a part of boardgame.io as the author's file would load it.
function loader() {
  const fromAuthor = createRequire(process.argv[1] ?? `${process.cwd()}/x.js`);
  return (part) => {
    try {
      return fromAuthor(`boardgame.io/${part}`);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
      return require(`boardgame.io/${part}`);
    }
  };
}

const copy = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

// Returns what a state is, without the counters of moves.
function substance({ G, ctx }) {
  const kept = Object.entries(ctx).filter(([key]) => !COUNTERS.includes(key));
  return JSON.stringify([G, Object.fromEntries(kept)]);
}

// Returns the stages and limits of moves with which a turn makes some players active.
function activeIn(setting, players, currentPlayer) {
  const found = { activePlayers: {}, _activePlayersMinMoves: {}, _activePlayersMaxMoves: {} };
  for (const player of players) {
    const listed = Array.isArray(setting) && setting.map(String).includes(player) ? null : undefined;
    const own = setting?.value?.[player] ?? setting?.all ?? (player === currentPlayer ? setting?.currentPlayer : setting?.others) ?? listed;
    if (own === undefined) continue;
    const { stage = null, minMoves = setting.minMoves, maxMoves = setting.maxMoves } = own?.stage !== undefined || own?.maxMoves ? own : { stage: own };
    found.activePlayers[player] = stage;
    if (minMoves) found._activePlayersMinMoves[player] = minMoves;
    if (maxMoves) found._activePlayersMaxMoves[player] = maxMoves;
  }
  return Object.fromEntries(Object.entries(found).map(([key, one]) => [key, Object.keys(one).length > 0 ? one : null]));
}

class Framework {
  constructor(adapter, note) {
    const part = loader();
    const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } = part('internal');
    const { MockRandom } = part('testing');
    const { game } = adapter;
    const plugins = [...(game.plugins ?? []), MockRandom(overrides(() => this.chance))];
    Object.assign(this, { adapter, note, initialize: InitializeGame });
    this.game = ProcessGameConfig({ ...game, plugins });
    this.reduce = CreateGameReducer({ game: this.game });
    this.reduceOnClient = CreateGameReducer({ game: { ...game }, isClient: true });
    this.filter = getFilterPlayerView(this.game);
  }

  // Runs a step with this chance. What the framework prints about a refusal is kept as the reason.
  during(chance, step) {
    const { error, log } = console;
    const { random } = Math;
    this.chance = chance;
    this.said = '';
    console.error = (...words) => (words[0] === 'ERROR:' ? (this.said ||= String(words[1])) : error(...words));
    console.log = (...words) => (/^INFO: /.test(words[0]) ? (this.said ||= words[0].slice(6)) : log(...words));
    Math.random = () => {
      this.note('the game draws with Math.random(): use the random of boardgame.io, so that a match can be replayed');
      return random();
    };
    try {
      return step();
    } finally {
      Object.assign(console, { error, log });
      Math.random = random;
    }
  }

  begin(numPlayers, setupData, chance) {
    return this.during(chance, () => this.#stored(this.initialize({ game: this.game, numPlayers, setupData })));
  }

  // Returns a state with an author's G and ctx, in place of those of a new game. Where ctx does not say it, the
  // players to act have the stages and limits of moves that the turn of the phase gives them.
  load(numPlayers, { G, ctx = {}, plugins = {} }, toAct) {
    const begun = this.begin(numPlayers, undefined, new Trial(this.adapter));
    const state = { ...begun, G, plugins: { ...begun.plugins, ...plugins } };
    const phase = ctx.phase === undefined ? begun.ctx.phase : ctx.phase;
    const turn = this.game.phases?.[phase]?.turn ?? this.game.turn;
    const acting = ctx.activePlayers ? Object.keys(ctx.activePlayers) : toAct;
    const given = activeIn(turn?.activePlayers, acting, String(ctx.currentPlayer ?? begun.ctx.currentPlayer));
    state.ctx = { ...begun.ctx, _activePlayersNumMoves: null, numMoves: 0, ...given, ...ctx, phase };
    const order = turn?.order;
    if (!ctx.playOrder && order?.playOrder) state.ctx.playOrder = order.playOrder({ G, ctx: state.ctx });
    if (ctx.currentPlayer !== undefined && ctx.playOrderPos === undefined) {
      state.ctx.playOrderPos = state.ctx.playOrder.map(String).indexOf(String(ctx.currentPlayer));
    }
    const active = Object.keys(state.ctx.activePlayers ?? {});
    state.ctx._activePlayersNumMoves ??= {};
    active.forEach((player) => (state.ctx._activePlayersNumMoves[player] ??= 0));
    const over = state.ctx.gameover ?? this.game.endIf?.({ G, ctx: state.ctx, ...this.#apis(state) });
    if (over) state.ctx.gameover = over;
    return this.#stored(state);
  }

  #apis(state) {
    return Object.fromEntries(Object.entries(state.plugins).map(([name, { api }]) => [name, api]));
  }

  // Returns a state as a server reads it from its store: what a turn may undo begins here.
  #stored({ G, ctx, plugins, deltalog = [], _stateID = 0 }) {
    return copy({ G, ctx, plugins, deltalog, _stateID });
  }

  #ready({ G, ctx, plugins, _stateID }) {
    const now = { G, ctx: copy(ctx), plugins, _stateID };
    return { ...now, deltalog: [], _undo: [{ G, ctx: copy(ctx), plugins }], _redo: [] };
  }

  // Returns the players who may act now.
  active({ ctx }) {
    if (ctx.gameover !== undefined) return [];
    return ctx.activePlayers ? Object.keys(ctx.activePlayers) : [String(ctx.currentPlayer)];
  }

  // Returns the state after a click, or why it is refused: by an error of the reducer, or by changing nothing.
  take(state, playerID, click, chance) {
    const { type, name, args } = actionOf(click);
    if (type === 'GAME_EVENT' && !this.game.flow.enabledEventNames.includes(name)) {
      return { refused: `clients have no event ${name}` };
    }
    const before = this.#ready(state);
    const text = substance(before);
    const after = this.during(chance, () => this.reduce(before, { type, payload: { type: name, args, playerID } }));
    if (after.transients) return { refused: this.said || after.transients.error.type };
    if (substance(after) !== text) {
      const stored = () => this.#stored(after); // Most clicks are only tried.
      return { get state() { return stored(); }, after };
    }
    if (type === 'MAKE_MOVE') {
      this.note(`the move ${name} sometimes changes nothing and is not refused: return INVALID_MOVE; an idle move counts as a move of the turn`);
    }
    return { refused: this.said || `${name} changes nothing` };
  }

  // Tells whether a player may take back the click that led to `after`.
  mayUndo(after, playerID) {
    const { activePlayers, currentPlayer } = after.ctx;
    const alone = activePlayers ? Object.keys(activePlayers).join() === playerID : currentPlayer === playerID;
    if (!alone || after.ctx.gameover !== undefined) return false;
    const undone = this.during(new Trial(this.adapter), () => this.reduce(after, { type: 'UNDO', payload: { type: 'undo', args: [], playerID } }));
    return !undone.transients;
  }

  // Returns what the server sends to a player (to a spectator if it is null).
  sent(state, playerID) {
    const own = copy(state);
    const { args } = this.filter(playerID, { type: 'update', args: ['match', own] });
    if (JSON.stringify(own.G) !== JSON.stringify(state.G)) this.note('playerView changes the state of the match: return a copy of G');
    const { G, ctx, plugins } = args[1];
    return { G, ctx, plugins, log: args[2] ?? [] };
  }

  // Runs a move as a client does, with what it has been sent.
  onClient(state, playerID, click) {
    const { type, name, args } = actionOf(click);
    const { G, ctx, plugins } = copy(this.sent(state, playerID));
    const client = { G, ctx, plugins, _stateID: 0, deltalog: [], _undo: [], _redo: [] };
    this.during(new Trial(this.adapter), () => this.reduceOnClient(client, { type, payload: { type: name, args, playerID } }));
  }
}

// Returns a click in one form: {move, args}, {event, args} or an action of the framework.
function actionOf(click) {
  const { type = click.event ? 'GAME_EVENT' : 'MAKE_MOVE', payload = {} } = click;
  const args = click.args ?? payload.args ?? [];
  return { type, name: click.move ?? click.event ?? payload.type, args: Array.isArray(args) ? args : [args] };
}

module.exports = { Framework, actionOf, copy };
