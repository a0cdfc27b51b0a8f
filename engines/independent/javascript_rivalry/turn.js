'use strict';
// The course of a turn: its roll, moves, and the new armies at its end.

const { attack } = require('./battle.js');
const { checkControl, enter } = require('./capture.js');
const { drawCard } = require('./cards.js');
const { opponentOf } = require('./game.js');

// Begins the turn of a seat, or skips it if it is lost; a lost turn is counted, and what was to happen in it is over with it.
function beginTurn(game, { seat }) {
  const { table } = game;
  game.pending.shift();
  if (table.turns_left[0] === 0) {
    game.end('turn limit', []);
    return true;
  }
  table.turns_left = table.turns_left.map((number) => number - 1);
  const sabotaged = table.sabotaged_next_turn.filter((struck) => struck === seat);
  table.sabotaged_next_turn = table.sabotaged_next_turn.filter((struck) => struck !== seat);
  if (table.lost_turns[seat] > 0) {
    table.lost_turns[seat] -= 1;
    game.pending.push({ kind: 'next_turn', seat: opponentOf(seat) });
  } else {
    table.turn = seat;
    table.sabotaged_this_turn = sabotaged;
    rollForTurn(game);
  }
  return true;
}

function rollForTurn(game) {
  const [one, other] = game.chance.roll(2);
  const seven = one + other === 7;
  game.pending.unshift({ kind: 'turn', moves: seven ? 0 : one + other, moved: { foot: {}, cavalry: {} }, attacked: false, seven });
  if (seven) drawCard(game);
}

function endTurn(game) {
  game.table.sabotaged_this_turn = [];
  game.pending.splice(0, game.pending.length, { kind: 'next_turn', seat: opponentOf(game.mover) });
}

// Every tile that a cavalry piece could reach on an empty board.
function withinTwo(board, from) {
  const reached = new Set(board.neighbours(from).flatMap((next) => [next, ...board.neighbours(next)]));
  reached.delete(from);
  return [...reached];
}

function objectionToWay(game, piece, from, to) {
  const { board, mover } = game;
  const ways = board.neighbours(from).filter((next) => next === to || (piece === 'cavalry' && board.areAdjacent(next, to)));
  const range = piece === 'cavalry' ? 'cavalry_moves_two_tiles' : 'foot_moves_one_tile';
  if (from === to || ways.length === 0) return [`movement.${range}`, `a ${piece} piece cannot get from ${from} to ${to}`];
  if (!game.mayEnter(mover, to)) return ['siege.one_large_tile', `${to} is closed by the enemy`];
  return ways.some((next) => game.mayEnter(mover, next)) ? null : ['attack.no_hopping', `the enemy closes the way from ${from} to ${to}`];
}

// A guard may shift around the city that it guards.
function objectionToLeaving(game, from, to) {
  const site = game.lastGuardOf(game.mover, from);
  return site && game.board.siteOf(to) !== site ? ['garrison.never_without', `it is the last guard of ${site}`] : null;
}

const move = {
  candidates(game, { moves }) {
    if (moves === 0) return [];
    const targets = { foot: (from) => game.board.neighbours(from), cavalry: (from) => withinTwo(game.board, from) };
    return game.kindsOn(game.mover, game.board.open).flatMap(({ piece, tile }) => targets[piece](tile).map((to) => ({ piece, from: tile, to })));
  },
  objection(game, { piece, from, to }, { moves, seven }) {
    const { board, mover } = game;
    if (moves === 0) return seven ? ['turn.card_rules_the_turn', 'a 7 gives no moves'] : ['movement.no_more_than_the_roll', 'the roll is used up'];
    const count = game.count(mover, piece, from);
    if (count === 0) return ['turn.roll_gives_moves', `the ${mover} has no ${piece} on ${from}`];
    if (game.moved(piece, from) >= count) return ['movement.foot_moves_one_tile', `every ${piece} on ${from} has moved in this turn`];
    if (board.has(to) && !board.isOpen(to)) return [`map.${board.tiles[to].terrain === 'coast' ? 'greyed_coast' : 'mountain'}_closed`, `${to} is closed`];
    return objectionToWay(game, piece, from, to) ?? objectionToLeaving(game, from, to);
  },
  effect(game, { piece, from, to }, turn) {
    const { mover } = game;
    turn.moves -= 1;
    game.take(mover, piece, from);
    game.put(mover, piece, to);
    game.markMoved(piece, to);
    checkControl(game, mover, from);
    if (!game.isOver) enter(game, mover, to);
  },
};

const turn = {
  move,
  attack,
  done: {
    effect(game) {
      const producing = game.table.sabotaged_this_turn.includes(game.mover) ? [] : game.citiesOf(game.mover);
      game.pending[0] = { kind: 'production', sites: producing.filter((site) => game.freeTilesOf(game.mover, [site]).length > 0) };
    },
  },
};

const production = {
  place: {
    candidates: (game, { sites }) => game.freeTilesOf(game.mover, sites).map((tile) => ({ piece: 'foot', tile })),
    objection(game, { piece, tile }, { sites }) {
      if (piece !== 'foot') return ['production.one_army_a_city', 'new armies are foot'];
      const site = game.board.siteOf(tile);
      if (!site || !game.holds(game.mover, site)) return ['production.at_that_city', `${tile} is no tile of a city of the ${game.mover}`];
      if (!sites.includes(site)) return ['production.no_second_army', `${site} has added its army`];
      return game.mayStand(game.mover, tile) ? null : ['production.at_that_city', `the enemy stands on ${tile}`];
    },
    effect(game, { piece, tile }, entry) {
      game.put(game.mover, piece, tile);
      entry.sites = entry.sites.filter((site) => site !== game.board.siteOf(tile));
    },
  },
  done: { effect: endTurn },
};

function endProduction(game, { sites }) {
  if (sites.length > 0) return false;
  endTurn(game);
  return true;
}

module.exports = {
  turnSteps: { next_turn: { actions: {}, automatic: beginTurn }, turn: { actions: turn }, production: { actions: production, automatic: endProduction } },
};
