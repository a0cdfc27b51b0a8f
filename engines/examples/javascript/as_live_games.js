'use strict';
// Lost Cities: Rivals for adapters/javascript/adapter.js, as a live game that changes in place and shuffles its own cards, as in a
// program for players. It cannot load a state.
//   node ../../../adapters/javascript/adapter.js as_live_games.js

const { randomInt } = require('node:crypto');
const { Engine } = require('./engine.js');

const engine = new Engine();

// The game's own random generator.
class Luck {
  shuffle(things) {
    const shuffled = [...things];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = randomInt(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  }
}

class IllegalMove extends Error {}

class LiveGame {
  #now;

  constructor(seats, luck = new Luck()) {
    this.#now = engine.rules.newGame(seats, luck).state;
  }

  uncover(seat) {
    this.#play(seat, { type: 'uncover' });
  }

  bid(seat, gold) {
    this.#play(seat, { type: 'bid', gold });
  }

  pass(seat) {
    this.#play(seat, { type: 'pass' });
  }

  addToExpedition(seat, card) {
    this.#play(seat, { type: 'add', card });
  }

  returnToBox(seat, card) {
    this.#play(seat, { type: 'return', card });
  }

  finish(seat) {
    this.#play(seat, { type: 'done' });
  }

  play(seat, action) {
    const { type, gold, card } = action;
    if (type === 'uncover') this.uncover(seat);
    else if (type === 'bid') this.bid(seat, gold);
    else if (type === 'pass') this.pass(seat);
    else if (type === 'add') this.addToExpedition(seat, card);
    else if (type === 'return') this.returnToBox(seat, card);
    else this.finish(seat);
  }

  legalActions(seat) {
    return engine.rules.legalActions(this.#now, seat);
  }

  state() {
    return this.#now;
  }

  view(seat) {
    return engine.rules.view(this.#now, seat);
  }

  outcome() {
    return engine.rules.outcome(this.#now);
  }

  #play(seat, action) {
    try {
      this.#now = engine.rules.apply(this.#now, seat, action).state;
    } catch (refusal) {
      throw refusal.code === 1 ? new IllegalMove(refusal.data.reason) : refusal;
    }
  }
}

const { name, version, games } = engine.hello({ protocol: [1] });
const about = { name: `${name}, as live games`, version, games };

const configure = (game, components, readings) => engine.configure({ game, components, readings }).reasons ?? [];

const newGame = (seats, options, chance) => new LiveGame(seats, chance);

const play = (game, seat, action) => game.play(seat, action);

const save = (game) => game.state();

const legalActions = (game, seat) => game.legalActions(seat);

const view = (game, seat) => game.view(seat);

const outcome = (game) => game.outcome();

module.exports = { about, IllegalMove, configure, newGame, play, save, legalActions, view, outcome };
