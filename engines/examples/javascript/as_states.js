'use strict';
// Lost Cities: Rivals for adapters/javascript/adapter.js, with the rules of this folder: a game is a state, and every state can be loaded.
//   node ../../../adapters/javascript/adapter.js as_states.js

const { Engine } = require('./engine.js');

class IllegalMove extends Error {
  constructor({ reason, clause }) {
    super(reason);
    this.clause = clause;
  }
}

const engine = new Engine();

const { name, version, games } = engine.hello({ protocol: [1] });
const about = { name: `${name}, as states`, version, games };

const configure = (game, components, readings) => engine.configure({ game, components, readings }).reasons ?? [];

const load = (state) => state;

const save = (state) => state;

const newGame = (seats, options, chance) => engine.new_game({ seats, options, chance }).state;

const legalActions = (state, seat) => engine.rules.legalActions(state, seat);

function play(state, seat, action) {
  try {
    return engine.rules.apply(state, seat, action).state;
  } catch (refusal) {
    throw refusal.code === 1 ? new IllegalMove(refusal.data) : refusal;
  }
}

const view = (state, seat) => engine.rules.view(state, seat);

const outcome = (state) => engine.rules.outcome(state);

module.exports = { about, IllegalMove, configure, newGame, load, save, legalActions, play, view, outcome };
