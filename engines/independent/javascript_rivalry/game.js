'use strict';
// A game in progress: a state of its own that the rules read and change, with the board and the cards it is played with.

const { Board } = require('./board.js');

const SEATS = ['Republic', 'Kingdom'];
const KINDS = ['foot', 'cavalry'];

const opponentOf = (seat) => SEATS.find((other) => other !== seat);
const forEachSeat = (value) => Object.fromEntries(SEATS.map((seat) => [seat, value(seat)]));

function addTo(counts, tile, change) {
  counts[tile] = (counts[tile] ?? 0) + change;
  if (counts[tile] <= 0) delete counts[tile];
}

class Game {
  constructor(components, board, state, chance) {
    this.components = components;
    this.board = board;
    this.table = state.table;
    this.pending = state.pending;
    this.chance = chance;
  }

  // Who moves in this turn, and who defends.
  get mover() {
    return this.table.turn;
  }

  get defender() {
    return opponentOf(this.table.turn);
  }

  get isOver() {
    return this.table.result.why !== 'still playing';
  }

  // The entry of this kind among what is unfinished.
  unfinished(kind) {
    return this.pending.find((entry) => entry.kind === kind);
  }

  count(seat, piece, tile) {
    return this.table[piece][seat][tile] ?? 0;
  }

  pieces(seat, ...tiles) {
    return tiles.reduce((sum, tile) => sum + this.count(seat, 'foot', tile) + this.count(seat, 'cavalry', tile), 0);
  }

  tilesWithPieces(seat) {
    return this.board.open.filter((tile) => this.pieces(seat, tile) > 0);
  }

  // Every kind of piece that the seat has on each of these tiles.
  kindsOn(seat, tiles) {
    return tiles.flatMap((tile) => KINDS.filter((piece) => this.count(seat, piece, tile) > 0).map((piece) => ({ piece, tile })));
  }

  put(seat, piece, tile) {
    addTo(this.table[piece][seat], tile, 1);
    if (piece === 'cavalry') this.table.cavalry_reserve[seat] -= 1;
  }

  take(seat, piece, tile) {
    addTo(this.table[piece][seat], tile, -1);
    if (piece === 'cavalry') this.table.cavalry_reserve[seat] += 1;
  }

  moved(piece, tile) {
    return this.unfinished('turn').moved[piece][tile] ?? 0;
  }

  markMoved(piece, tile) {
    addTo(this.unfinished('turn').moved[piece], tile, 1);
  }

  // Where some of the mover's equal pieces have moved, one that has is the first to go.
  forgetMoved(piece, tile) {
    if (this.moved(piece, tile) > 0) addTo(this.unfinished('turn').moved[piece], tile, -1);
  }

  city(site) {
    return this.table.cities[site]?.[0];
  }

  holds(seat, site) {
    return this.city(site)?.holder === seat;
  }

  citiesOf(seat) {
    return Object.keys(this.board.sites).filter((site) => this.holds(seat, site));
  }

  garrison(site) {
    return this.city(site) ? this.pieces(this.city(site).holder, ...this.board.tilesOf(site)) : 0;
  }

  // The city for which a piece on this tile is the last guard, if it is one that its holder founded; a captured city may be left.
  lastGuardOf(seat, tile) {
    const site = this.board.siteOf(tile);
    const bound = site && this.holds(seat, site) && this.city(site).founder === seat;
    return bound && this.garrison(site) === 1 && this.pieces(seat, tile) === 1 ? site : undefined;
  }

  // The city, held by the opponent and defended, that this tile belongs to.
  defendedCityAt(seat, tile) {
    const site = this.board.siteOf(tile);
    return site && this.holds(opponentOf(seat), site) && this.garrison(site) > 0 ? site : undefined;
  }

  mayStand(seat, tile) {
    return this.board.isOpen(tile) && this.pieces(opponentOf(seat), tile) === 0;
  }

  mayEnter(seat, tile) {
    return this.mayStand(seat, tile) && !this.defendedCityAt(seat, tile);
  }

  // The tiles of these cities on which the seat's new or relocated pieces may be put.
  freeTilesOf(seat, sites) {
    return sites.flatMap((site) => this.board.tilesOf(site)).filter((tile) => this.mayStand(seat, tile));
  }

  end(why, winners) {
    this.table.result = { why, winners };
    this.pending.length = 0;
  }
}

module.exports = { Board, Game, SEATS, KINDS, opponentOf, forEachSeat };
