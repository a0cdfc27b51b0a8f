'use strict';
// Who holds a city, marching into one that has fallen, and what becomes of the leader whose capital falls.

const { opponentOf } = require('./game.js');

// To be called when a piece of the seat has gone from a tile: without one around it, a captured city goes back to its founder at once.
function checkControl(game, seat, tile) {
  const site = game.board.siteOf(tile);
  if (!site || !game.holds(seat, site) || game.city(site).founder === seat || game.garrison(site) > 0) return;
  takeControl(game, game.city(site).founder, site);
  if (game.table.leaders[seat].includes(site)) game.end('interim capital', [opponentOf(seat)]);
}

function takeControl(game, seat, site) {
  const { capitals, leaders } = game.table;
  game.city(site).holder = seat;
  if (capitals[seat].includes(site)) leaders[seat] = [site];
}

// What the capture of this city means for the leader who was in it.
function endangerLeader(game, site) {
  const { leaders, capitals } = game.table;
  const captor = game.city(site).holder;
  const seat = opponentOf(captor);
  if (!leaders[seat].includes(site)) return;
  if (!capitals[seat].includes(site)) game.end('interim capital', [captor]);
  else if (game.citiesOf(seat).length === 0) game.end('no second city', [captor]);
  else game.pending.unshift({ kind: 'last_ditch', seat });
}

// A piece that ends its move around an open enemy city takes it.
function enter(game, seat, tile) {
  const site = game.board.siteOf(tile);
  if (!site || !game.holds(opponentOf(seat), site)) return;
  takeControl(game, seat, site);
  endangerLeader(game, site);
}

function whoMayMarch(game, from) {
  return game.lastGuardOf(game.mover, from) ? [] : game.kindsOn(game.mover, [from]).map(({ piece }) => piece);
}

const marchIn = {
  march_in: {
    candidates: (game, { from, to: site }) => whoMayMarch(game, from).flatMap((piece) => game.board.tilesOf(site).map((to) => ({ piece, to }))),
    objection(game, { piece, to }, { from, to: site }) {
      const { mover } = game;
      if (!game.board.tilesOf(site).includes(to)) return ['capture.control_needs_an_army', `${to} is no tile of ${site}`];
      if (game.count(mover, piece, from) === 0) return ['capture.attacker_takes_control', `the ${mover} has no ${piece} on ${from}`];
      const guarded = game.lastGuardOf(mover, from);
      return guarded ? ['garrison.never_without', `it is the last guard of ${guarded}`] : null;
    },
    effect(game, { piece, to }, entry) {
      const { mover } = game;
      game.forgetMoved(piece, entry.from);
      game.take(mover, piece, entry.from);
      game.put(mover, piece, to);
      game.markMoved(piece, to);
      entry.begun = true;
      takeControl(game, mover, entry.to);
      checkControl(game, mover, entry.from);
    },
  },
  done: {
    objection: (game, action, { begun, to }) => (begun ? null : ['capture.attacker_takes_control', `nobody has marched into ${to} yet`]),
    effect: closeMarch,
  },
};

function closeMarch(game, action, { to, begun }) {
  game.pending.shift();
  if (begun) endangerLeader(game, to);
  else checkControl(game, game.defender, game.board.tilesOf(to)[0]);
}

function endMarch(game, entry) {
  if (whoMayMarch(game, entry.from).length > 0) return false;
  closeMarch(game, null, entry);
  return true;
}

const lastDitch = {
  roll_to_save_leader: {
    effect(game, action, { seat }) {
      const [eyes] = game.chance.roll(1);
      if (eyes <= 3) game.end('leader captured', [opponentOf(seat)]);
      else game.pending[0] = { kind: 'escape', seat };
    },
  },
  leave_leader: {
    effect: (game, action, { seat }) => game.end('leader captured', [opponentOf(seat)]),
  },
};

const escape = {
  escape: {
    candidates: (game, { seat }) => game.citiesOf(seat).map((site) => ({ site })),
    objection: (game, { site }, { seat }) => (game.holds(seat, site) ? null : ['escape.needs_a_second_city', `the ${seat} holds no city at ${site}`]),
    effect(game, { site }, { seat }) {
      const { leaders, escaped } = game.table;
      leaders[seat] = [site];
      if (!escaped.includes(seat)) escaped.push(seat);
      game.pending.shift();
    },
  },
};

module.exports = {
  checkControl,
  enter,
  captureSteps: { march_in: { actions: marchIn, automatic: endMarch }, last_ditch: { actions: lastDitch }, escape: { actions: escape } },
};
