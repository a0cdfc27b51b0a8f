'use strict';
// Your game: fill in one function after another, in this order; `ruleproof smoke` names the next one.
// A game is any value of yours, here simply the state. States, actions, views and outcomes are plain values; messages.d.ts describes them.
//
// Omit what your program cannot do: without `newGame`, no game begins; without `load`, a position is reached by playing to it again;
// with it, a game that was played on is compared with one that is loaded. If your program has other moves than the suite, write `clicks`,
// `click`, `attempt` and `action` instead of `legalActions` and `play`: the page "Your engine has different moves" has an example.

/** @typedef {import('./messages').State} State */
/** @typedef {import('./messages').Action} Action */
/** @typedef {import('./messages').View} View */
/** @typedef {import('./messages').Outcome} Outcome */

const about = {
  name: 'My engine',
  version: '0.1.0',
  games: { '@GAME@': { verbs: ['new_game', 'legal_actions', 'apply', 'view', 'outcome'] } },
};

// A move against the rules. Any other error with a `code` of the protocol is also a refusal, such as 4 for a state that you cannot load.
class IllegalMove extends Error {}

class NotWritten extends Error {}

// Receives the cards and readings; returns the reasons why you cannot play with them, if any.
const configure = (game, components, readings) => [];

// Returns the game at a state, and the state of a game.
const load = (/** @type {State} */ state, chance) => state;
const save = (game) => game;

/** Returns every legal action of a seat, or an empty list. @returns {Action[]} */
function legalActions(game, seat) {
  throw new NotWritten('legalActions');
}

/** Returns what a seat sees. @returns {View} */
function view(game, seat) {
  throw new NotWritten('view');
}

/** Returns who has won, and the scores. @returns {Outcome} */
function outcome(game) {
  throw new NotWritten('outcome');
}

/** Returns the game after an action (nothing if it changes in place), or throws an IllegalMove; chance.shuffle(things) and
 * chance.roll(dice) give the chance outcomes. */
function play(game, seat, /** @type {Action} */ action, chance) {
  throw new NotWritten('play');
}

/** Returns a game at its start. */
function newGame(seats, options, chance) {
  throw new NotWritten('newGame');
}

module.exports = { about, IllegalMove, NotWritten, configure, load, save, legalActions, view, outcome, play, newGame };
