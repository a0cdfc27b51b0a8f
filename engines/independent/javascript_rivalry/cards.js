'use strict';
// The orange cards: drawing one, and carrying it out.

const { checkControl } = require('./capture.js');
const { opponentOf } = require('./game.js');

const RESIGNS = { president: 'Republic', 'prime minister': 'Kingdom' };

function drawCard(game) {
  const { table } = game;
  if (table.deck.length === 0) {
    table.deck = game.chance.shuffle(table.discard);
    table.discard = [];
  }
  const card = table.deck.shift();
  table.discard.push(card);
  carryOut(game, card, game.components.cards[card]);
}

// Two losses of the next turn name the same turn, and so do two Sabotages.
function carryOut(game, card, { kind, armies, resigned }) {
  const { table, pending, mover } = game;
  if (kind === 'foreign aid' || kind === 'new recruits') pending.unshift({ kind: 'gain', card, left: armies });
  else if (kind === 'internal improvement') pending.unshift({ kind: 'build' });
  else if (kind === 'mutiny') pending.unshift({ kind: 'mutiny', left: armies });
  else if (kind === 'revolt') table.lost_turns[mover] = 1;
  else if (kind === 'scandal') table.lost_turns[RESIGNS[resigned]] = 1;
  else if (!table.sabotaged_next_turn.includes(mover)) table.sabotaged_next_turn.push(mover);
}

const gain = {
  place: {
    candidates: ({ board, table, mover }) => table.leaders[mover].flatMap((site) => board.tilesOf(site)).map((tile) => ({ piece: 'foot', tile })),
    objection(game, { piece, tile }, { card }) {
      const { kind } = game.components.cards[card];
      if (piece !== 'foot') return [`${kind.replace(' ', '_')}.gain_armies`, 'new armies are foot'];
      if (game.freeTilesOf(game.mover, game.table.leaders[game.mover]).includes(tile)) return null;
      return [`${kind.replace(' ', '_')}.at_the_capital`, `${tile} is no free tile of the capital of the ${game.mover}`];
    },
    effect(game, { piece, tile }, entry) {
      game.put(game.mover, piece, tile);
      entry.left -= 1;
      if (entry.left === 0) game.pending.shift();
    },
  },
};

const build = {
  build: {
    candidates: (game) => Object.keys(game.board.sites).map((site) => ({ site })),
    objection(game, { site }) {
      const { board, mover } = game;
      if (!board.isSite(site)) return ['internal_improvement.on_a_city_site', `the map has no city site ${site}`];
      if (game.city(site)) return ['pieces.any_city_site', `a city stands on ${site}`];
      const tiles = board.tilesOf(site);
      if (game.pieces(opponentOf(mover), ...tiles) > 0) return ['siege.one_large_tile', `the enemy stands around ${site}`];
      return game.pieces(mover, ...tiles) > 0 ? null : ['garrison.never_without', `no piece of the ${mover} stands around ${site}`];
    },
    effect(game, { site }) {
      game.table.cities[site] = [{ founder: game.mover, holder: game.mover }];
      game.pending.shift();
    },
  },
  done: {
    effect: (game) => game.pending.shift(),
  },
};

const canBuild = (game) => build.build.candidates(game).some((action) => build.build.objection(game, action) === null);

const mutiny = {
  remove: {
    candidates: (game) => game.kindsOn(game.mover, game.board.open),
    objection(game, { piece, tile }) {
      const { mover } = game;
      if (game.count(mover, piece, tile) === 0) return ['mutiny.lose_armies', `the ${mover} has no ${piece} on ${tile}`];
      const spare = game.tilesWithPieces(mover).some((other) => !game.lastGuardOf(mover, other));
      const site = game.lastGuardOf(mover, tile);
      return site && spare ? ['garrison.never_without', `it is the last guard of ${site}, and there are pieces to spare`] : null;
    },
    effect(game, { piece, tile }, entry) {
      game.take(game.mover, piece, tile);
      entry.left -= 1;
      checkControl(game, game.mover, tile);
    },
  },
};

function endMutiny(game, { left }) {
  if (left > 0 && game.tilesWithPieces(game.mover).length > 0) return false;
  game.pending.shift();
  return true;
}

function skipBuilding(game) {
  if (canBuild(game)) return false;
  game.pending.shift();
  return true;
}

module.exports = {
  drawCard,
  cardSteps: { gain: { actions: gain }, build: { actions: build, automatic: skipBuilding }, mutiny: { actions: mutiny, automatic: endMutiny } },
};
