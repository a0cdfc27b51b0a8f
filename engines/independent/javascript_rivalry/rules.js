'use strict';
// Rivalry as five questions: a new game, the legal actions, what comes of one, what a seat sees, who has won. States go in and come out,
// and none is changed.
//
// What is unfinished stands in `pending`, and each kind of entry is a step: the actions that it asks for, each with its candidates, the
// objection to one of them ([clause, reason] or null) and its effect; and `automatic`, which does what leaves no choice, and tells
// whether it did anything.

const { illegal, malformed, unsupportedPosition } = require('../../examples/javascript/adapter.js');
const { battleSteps } = require('./battle.js');
const { captureSteps } = require('./capture.js');
const { cardSteps } = require('./cards.js');
const { Board, Game, SEATS, forEachSeat, opponentOf } = require('./game.js');
const { setupSteps, startGame } = require('./setup.js');
const { turnSteps } = require('./turn.js');

const STEPS = { ...setupSteps, ...turnSteps, ...cardSteps, ...battleSteps, ...captureSteps };

const PHASES = {
  cities: 'setup', armies: 'setup', turn: 'turn', production: 'production', gain: 'card', build: 'card', mutiny: 'card', answer: 'battle',
  battle: 'battle', loss: 'battle', relocation: 'battle', march_in: 'battle', last_ditch: 'leader', escape: 'leader',
};

const ASKS_DEFENDER = ['answer', 'relocation'];

function whoIsAsked({ pending: [entry], table }) {
  if (!entry) return [];
  return [entry.seat ?? (ASKS_DEFENDER.includes(entry.kind) ? opponentOf(table.turn) : table.turn)];
}

// Whether no choice in parts is under way, now that the entry `asked` has been answered.
function isSettled(asked, [entry]) {
  if (!entry || entry.kind === 'relocation' || (entry.kind === 'march_in' && entry.begun)) return !entry;
  return !(['gain', 'mutiny'].includes(entry.kind) && entry === asked);
}

class Rules {
  constructor(components) {
    this.components = components;
    this.board = new Board(components);
  }

  newGame(seats, options, chance) {
    if (seats.length !== 2) throw illegal('two players play this game', 'rivalry.players.two_players');
    if (!SEATS.every((seat) => seats.includes(seat))) throw illegal('one player has the Republic and one the Kingdom', 'rivalry.players.one_nation_each');
    const game = new Game(this.components, this.board, { pending: [] }, chance);
    startGame(game, seats, options);
    return this.goOn(game);
  }

  legalActions(state, seat) {
    this.requireReadable(state);
    if (!state.to_act.includes(seat)) return [];
    const game = new Game(this.components, this.board, state);
    const [entry] = state.pending;
    return Object.entries(STEPS[entry.kind].actions).flatMap(([type, { candidates = () => [{}], objection = () => null }]) =>
      candidates(game, entry).filter((action) => objection(game, action, entry) === null).map((action) => ({ type, ...action })));
  }

  apply(state, seat, action, chance) {
    this.requireReadable(state);
    if (!state.to_act.includes(seat)) throw illegal(`the ${seat} is not asked now`, state.phase === 'turn' ? 'rivalry.turn.players_alternate' : undefined);
    const { pending, table } = structuredClone(state);
    const game = new Game(this.components, this.board, { pending, table }, chance);
    const [entry] = pending;
    const step = STEPS[entry.kind].actions[action.type];
    if (!step) throw illegal(`${action.type} is not what is asked for now`);
    const objection = step.objection?.(game, action, entry);
    if (objection) throw illegal(objection[1], `rivalry.${objection[0]}`);
    step.effect(game, action, entry);
    return this.goOn(game, entry);
  }

  // Does everything that leaves no choice, and tells whom the game waits for then.
  goOn(game, asked) {
    while (game.pending.length > 0 && STEPS[game.pending[0].kind].automatic?.(game, game.pending[0]));
    const { pending, table } = game;
    const phase = pending.length > 0 ? PHASES[pending[0].kind] : 'over';
    return { to_act: whoIsAsked(game), may_act: [], settled: isSettled(asked, pending), phase, pending, table };
  }

  view(state, seat) {
    this.requireReadable(state);
    if (!SEATS.includes(seat)) throw malformed(`${seat} does not play`);
    return { ...state.table, deck: state.table.deck.length };
  }

  outcome(state) {
    this.requireReadable(state);
    const game = new Game(this.components, this.board, state);
    const scores = forEachSeat((seat) => ({ cities: game.citiesOf(seat).length, pieces: game.pieces(seat, ...this.board.open) }));
    return { over: game.isOver, ...state.table.result, scores };
  }

  requireReadable({ pending, table }) {
    for (const { kind } of pending) if (!STEPS[kind]) throw unsupportedPosition(`this engine does not know ${kind} as something unfinished`);
    for (const site of Object.keys(table.cities)) if (!this.board.isSite(site)) throw unsupportedPosition(`the map has no city site ${site}`);
    for (const [{ holder } = {}] of Object.values(table.cities)) if (holder === 'nobody') throw unsupportedPosition('a city is held by nobody');
    for (const tile of SEATS.flatMap((seat) => [...Object.keys(table.foot[seat]), ...Object.keys(table.cavalry[seat])])) {
      if (!this.board.isOpen(tile)) throw unsupportedPosition(`pieces stand on ${tile}, which is no open tile`);
    }
  }
}

module.exports = { Rules };
