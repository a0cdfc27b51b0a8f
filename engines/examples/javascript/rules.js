'use strict';
// Lost Cities: Rivals. The rules with a component set and a choice of readings; states go in and come out, and none is changed.

const { illegal, malformed, unsupportedPosition } = require('./adapter.js');
const { standardComponents } = require('./cards.js');
const { whyNot } = require('./objections.js');
const { Play } = require('./play.js');
const { defaults } = require('./readings.js');
const { outcome } = require('./scoring.js');
const { newGame } = require('./setup.js');
const { clauseId, view } = require('./table.js');

class Rules {
  constructor(components = standardComponents(), readings = {}) {
    this.components = components;
    this.readings = { ...defaults(), ...readings };
  }

  plays(ruling, reading) {
    return this.readings[ruling] === reading;
  }

  // `chance` is asked to shuffle: chance.shuffle(things) gives them in their new order.
  newGame(seats, chance) {
    if (new Set(seats).size < seats.length) throw malformed('a seat is listed twice');
    return newGame(this, seats, chance);
  }

  legalActions(state, seat) {
    this.requireReadable(state);
    return this.candidates(state, seat).filter((action) => whyNot(this, state, seat, action) === null);
  }

  apply(state, seat, action) {
    this.requireReadable(state);
    if (action.type === 'bid' && !Number.isInteger(action.gold)) throw malformed('a bid is a whole number of coins');
    const objection = whyNot(this, state, seat, action);
    if (objection) throw illegal(objection.reason, clauseId(objection.clause));
    const play = new Play(this, state);
    play[action.type](seat, action);
    return { state: play.state, clauses: [...play.clauses] };
  }

  view(state, seat) {
    this.requireReadable(state);
    if (!state.table.seats.includes(seat)) throw malformed(`${seat} does not play`);
    return view(this, state.table, seat);
  }

  outcome(state) {
    this.requireReadable(state);
    return outcome(this, state);
  }

  // Everything that could be legal; the objections of `apply` filter out what is not.
  candidates({ to_act: toAct, phase, table }, seat) {
    if (!toAct.includes(seat)) return [];
    const bids = Array.from({ length: table.gold[seat] }, (_, less) => ({ type: 'bid', gold: less + 1 }));
    if (phase === 'turn') return [{ type: 'uncover' }, ...bids];
    if (phase === 'auction') return [{ type: 'pass' }, ...bids];
    const faces = [...new Set(table.display)];
    return [{ type: 'done' }, ...faces.flatMap((card) => [{ type: 'add', card }, { type: 'return', card }])];
  }

  requireReadable({ phase, pending, table }) {
    if (!['turn', 'auction', 'spoils', 'over'].includes(phase)) throw unsupportedPosition(`there is no phase ${phase}`);
    for (const done of ['added', 'returned']) {
      if (typeof pending?.[done] !== 'boolean') throw unsupportedPosition(`pending does not tell whether a card has been ${done}`);
    }
    const piles = [table.display, table.draw_pile, ...table.piles_aside, ...Object.values(table.expeditions).flatMap(Object.values)];
    for (const face of piles.flat()) {
      if (!Object.hasOwn(this.components.cards, face)) throw unsupportedPosition(`the component set has no ${face}`);
    }
  }
}

module.exports = { Rules };
