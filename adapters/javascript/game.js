'use strict';
// Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.
// States, actions, views and outcomes are plain values; messages.d.ts describes them.

/** @typedef {import('./messages').State} State */
/** @typedef {import('./messages').Action} Action */
/** @typedef {import('./messages').View} View */
/** @typedef {import('./messages').Outcome} Outcome */

const about = {
  name: 'My engine',
  version: '0.1.0',
  games: { '@GAME@': { verbs: ['new_game', 'legal_actions', 'apply', 'view', 'outcome'] } },
};

// An error reply: 1 illegal action, 3 unsupported, 4 unsupported position.
class Refusal extends Error {
  constructor(code, message, data = {}) {
    super(message);
    Object.assign(this, { code, data });
  }
}

class NotWritten extends Error {
  constructor(name) {
    super(`${name} is not written yet: fill it in in game.js`);
  }
}

// Receives the cards and readings; returns the reasons why you cannot play with them, if any.
const configure = (game, components, readings) => [];

/** Returns every legal action of a seat, or an empty list. @returns {Action[]} */
function legalActions(/** @type {State} */ state, seat) {
  throw new NotWritten('legalActions');
}

/** Returns what a seat sees. @returns {View} */
function view(/** @type {State} */ state, seat) {
  throw new NotWritten('view');
}

/** Returns who has won, and the scores. @returns {Outcome} */
function outcome(/** @type {State} */ state) {
  throw new NotWritten('outcome');
}

/** Returns the state after an action, or throws new Refusal(1, 'illegal action'); chance.shuffle(things) and
 * chance.roll(dice) give the chance outcomes. @returns {State} */
function apply(/** @type {State} */ state, seat, /** @type {Action} */ action, chance) {
  throw new NotWritten('apply');
}

/** Returns the state at the start of a game. @returns {State} */
function newGame(seats, options, chance) {
  throw new NotWritten('newGame');
}

module.exports = { about, Refusal, NotWritten, configure, legalActions, view, outcome, apply, newGame };
