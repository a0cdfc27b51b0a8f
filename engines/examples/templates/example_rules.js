'use strict';
// An engine for loads_states.js: Lost Cities: Rivals, with the rules of the JavaScript engine in ../javascript.
//   node loads_states.js example_rules.js

const { Engine } = require('../javascript/engine.js');

class IllegalAction extends Error {
  constructor({ reason, clause }) {
    super(reason);
    this.clause = clause;
  }
}

const engine = new Engine();

const { name, version, games } = engine.hello({ protocol: [1] });
const about = { name: `${name}, through the template for states`, version, games };

const configure = (game, components, readings) => engine.configure({ game, components, readings }).reasons ?? [];

const newGame = (seats, options, chance) => engine.new_game({ seats, options, chance }).state;

const legalActions = (state, seat) => engine.rules.legalActions(state, seat);

function apply(state, seat, action) {
  try {
    return engine.rules.apply(state, seat, action).state;
  } catch (refusal) {
    throw refusal.code === 1 ? new IllegalAction(refusal.data) : refusal;
  }
}

const view = (state, seat) => engine.rules.view(state, seat);

const outcome = (state) => engine.rules.outcome(state);

module.exports = { about, IllegalAction, configure, newGame, legalActions, apply, view, outcome };
