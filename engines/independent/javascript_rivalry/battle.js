'use strict';
// Attacks: who may attack what, the exchanges of a battle, losses, and surrender.

const { checkControl } = require('./capture.js');

// What an attack on this tile is aimed at: the city as a whole if the enemy defends one there, else the tile if the enemy stands on it.
function targetAt(game, tile) {
  return game.defendedCityAt(game.mover, tile) ?? (game.pieces(game.defender, tile) > 0 ? tile : undefined);
}

const attack = {
  candidates(game) {
    const aims = (from) => new Set(game.board.neighbours(from).map((tile) => targetAt(game, tile)).filter(Boolean));
    return game.tilesWithPieces(game.mover).flatMap((from) => [...aims(from)].map((to) => ({ from, to })));
  },
  objection(game, { from, to }) {
    const { board, mover, defender } = game;
    if (game.pieces(mover, from) === 0) return ['attack.army_next_to_enemy', `the ${mover} has no piece on ${from}`];
    const tiles = board.tilesOf(to);
    if (!tiles.some((tile) => board.areAdjacent(from, tile))) return ['attack.no_hopping', `${from} is not adjacent to ${to}`];
    if (game.pieces(defender, ...tiles) === 0) return ['attack.army_next_to_enemy', `the ${defender} has no piece at ${to}`];
    const aim = targetAt(game, tiles.find((tile) => targetAt(game, tile)));
    return aim === to ? null : ['siege.one_large_tile', `an attack on ${to} is aimed at ${aim}`];
  },
  effect(game, { from, to }, turn) {
    turn.attacked = true;
    game.pending.unshift({ kind: 'answer' }, { kind: 'battle', from, to });
  },
};

const defendedTiles = (game) => game.board.tilesOf(game.unfinished('battle').to);
const defenders = (game) => game.kindsOn(game.defender, defendedTiles(game));

// Where the defenders could go if they surrendered.
function refuges(game) {
  const { to } = game.unfinished('battle');
  return game.freeTilesOf(game.defender, game.citiesOf(game.defender).filter((site) => site !== to));
}

function exchange(game) {
  const { defender, mover } = game;
  const sum = ([one, other]) => one + other;
  const attacking = sum(game.chance.roll(2));
  const defending = sum(game.chance.roll(2));
  const losers = [...(attacking >= defending ? [defender] : []), ...(attacking <= defending ? [mover] : [])];
  game.pending.splice(0, 1, ...losers.map((seat) => ({ kind: 'loss', seat })));
}

function fightWhereNoSurrender(game) {
  if (refuges(game).length > 0) return false;
  exchange(game);
  return true;
}

const answer = {
  fight: { effect: exchange },
  surrender: {
    objection: (game) => (refuges(game).length > 0 ? null : ['surrender.to_other_cities', `the ${game.defender} has no other city`]),
    effect: (game) => game.pending.splice(0, 1, { kind: 'relocation' }),
  },
};

const battle = {
  attack_again: { effect: (game) => game.pending.unshift({ kind: 'answer' }) },
  give_up: { effect: (game) => game.pending.shift() },
};

function endBattle(game, { from, to }) {
  const cleared = defenders(game).length === 0;
  if (!cleared && game.pieces(game.mover, from) > 0) return false;
  game.pending.shift();
  if (cleared && game.board.isSite(to)) game.pending.unshift({ kind: 'march_in', from, to, begun: false });
  return true;
}

const tilesOfLoser = (game, seat) => (seat === game.defender ? defendedTiles(game) : [game.unfinished('battle').from]);

const loss = {
  remove: {
    candidates: (game, { seat }) => game.kindsOn(seat, tilesOfLoser(game, seat)),
    objection(game, { piece, tile }, { seat }) {
      const role = seat === game.defender ? 'defender_loses_from_attacked_tile' : 'attacker_loses_from_attacking_tile';
      if (!tilesOfLoser(game, seat).includes(tile)) return [`exchange.${role}`, `the ${seat} does not fight on ${tile}`];
      return game.count(seat, piece, tile) > 0 ? null : ['exchange.foot_or_cavalry', `the ${seat} has no ${piece} on ${tile}`];
    },
    effect(game, { piece, tile }, { seat }) {
      game.pending.shift();
      if (seat === game.mover) game.forgetMoved(piece, tile);
      game.take(seat, piece, tile);
      if (seat === game.mover) checkControl(game, seat, tile);
    },
  },
};

// Whose a city is that its defenders have left is settled by the march in that follows, or by the want of anybody to march in.
const relocation = {
  relocate: {
    candidates(game) {
      const kinds = new Set(defenders(game).map(({ piece }) => piece));
      return [...kinds].flatMap((piece) => refuges(game).map((to) => ({ piece, to })));
    },
    objection(game, { piece, to }) {
      if (!defenders(game).some((defender) => defender.piece === piece)) return ['surrender.leave_the_tile', `no ${piece} is left to be relocated`];
      return refuges(game).includes(to) ? null : ['surrender.to_other_cities', `${to} is no free tile of another city of the ${game.defender}`];
    },
    effect(game, { piece, to }) {
      const { tile } = defenders(game).find((defender) => defender.piece === piece);
      game.take(game.defender, piece, tile);
      game.put(game.defender, piece, to);
    },
  },
};

function endRelocation(game) {
  if (defenders(game).length > 0) return false;
  game.pending.shift();
  return true;
}

module.exports = {
  attack,
  battleSteps: {
    answer: { actions: answer, automatic: fightWhereNoSurrender },
    battle: { actions: battle, automatic: endBattle },
    loss: { actions: loss },
    relocation: { actions: relocation, automatic: endRelocation },
  },
};
