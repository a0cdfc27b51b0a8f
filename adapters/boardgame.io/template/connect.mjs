// Connects your game on boardgame.io with the suite: fill in one function after another; `ruleproof smoke` names the next one.
// ruleproof-boardgame.io/index.d.ts describes every member, and messages.d.ts states, actions, views and outcomes.
// Begin without `load`: your game is then judged by new games and whole games. With it, scenarios are judged, too, which try most of the rules.

import { connect } from './ruleproof-boardgame.io/index.js';
// import { MyGame } from '../src/game.js'; // your game, as your server loads it
const MyGame = { setup: () => ({}), moves: {} };

/** @typedef {import('./messages').Table} Table */
/** @typedef {import('./messages').Action} Action */
/** @typedef {import('./messages').View} View */
/** @typedef {import('./messages').Outcome} Outcome */

function missing(name) {
  throw new Error(`${name} is not written yet: fill it in in connect.mjs`);
}

connect({
  id: '@GAME@',
  game: MyGame,
  seats: ["@SEATS@"], // player '0' is the first
  name: 'My game on boardgame.io',
  components: 'standard', // the component set whose values are built in; leave it out if `configure` takes others

  // Returns the suite's name of a thing that is shuffled, and says which end of a shuffled list is drawn first.
  thing: (thing, among) => String(thing),
  top: 'first',

  // Returns the piles in G that a player may not know (a spectator, if it is null), to find leaks of playerView.
  // hidden: (G, playerID) => [G.secret.deck],

  // Returns the table in the suite's words; omit the keys that your game does not have.
  // In the middle of a choice that takes several actions, add settled: false.
  position: (G, ctx, seats) => ({ table: missing('position') }),

  // Returns what a player would click for an action, whether the rules allow it or not.
  clicks: (/** @type {Action} */ action, G, ctx, { playerID }) => missing('clicks'),

  // Returns the action that a click means; the clicks are those of `ai.enumerate`, or of a function `offers` here.
  actions: ({ move, event, args }, G, ctx, playerID) => missing('actions'),

  // Without these three, your game is not asked about positions, views and scores.
  // load: ({ table, phase, to_act }) => ({ G: {}, ctx: { phase, currentPlayer: '0' } }),
  // view: (G, ctx, playerID, seats) => ({}),
  // outcome: (G, ctx, seats) => ({ scores: {} }),
});
