'use strict';
// The map: which tiles lie next to each other, and which lie around a city site.

const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const NATION = { Republic: 'republic', Kingdom: 'kingdom' };

function around(tile) {
  const [q, r] = tile.split(',').map(Number);
  return DIRECTIONS.map(([east, south]) => `${q + east},${r + south}`);
}

// The three tiles that meet in a corner of a tile.
function meetingAt(site) {
  const [q, r, corner] = site.split(',');
  const row = Number(r) + (corner === 'N' ? -1 : 1);
  return [`${q},${r}`, ...around(`${q},${r}`).filter((next) => Number(next.split(',')[1]) === row)];
}

class Board {
  constructor({ tiles, sites }) {
    this.tiles = tiles;
    this.sites = sites;
    this.sitesByTile = new Map(Object.entries(sites).flatMap(([site, { touches }]) => touches.map((tile) => [tile, site])));
    this.open = Object.keys(tiles).filter((tile) => this.isOpen(tile));
    this.nextTo = new Map(this.open.map((tile) => [tile, around(tile).filter((next) => this.isOpen(next))]));
  }

  has(tile) {
    return Object.hasOwn(this.tiles, tile);
  }

  isOpen(tile) {
    return this.has(tile) && this.tiles[tile].terrain === 'open';
  }

  neighbours(tile) {
    return this.nextTo.get(tile) ?? [];
  }

  areAdjacent(tile, other) {
    return this.neighbours(tile).includes(other);
  }

  isSite(name) {
    return Object.hasOwn(this.sites, name);
  }

  siteOf(tile) {
    return this.sitesByTile.get(tile);
  }

  // The tiles meant by the name of a tile or of a site.
  tilesOf(name) {
    return this.isSite(name) ? this.sites[name].touches : [name];
  }

  tileLiesIn(tile, seat) {
    return this.tiles[tile].nation === NATION[seat];
  }

  siteLiesIn(site, seat) {
    return this.tilesOf(site).every((tile) => this.tileLiesIn(tile, seat));
  }
}

function isConnected(board, tiles) {
  const within = new Set(tiles);
  const reached = new Set(tiles.slice(0, 1));
  for (const tile of reached) for (const next of board.neighbours(tile)) if (within.has(next)) reached.add(next);
  return reached.size === within.size;
}

function* objectionsToSite(board, site) {
  const { touches } = board.sites[site];
  for (const tile of touches) if (!board.isOpen(tile)) yield `${site} touches ${tile}, which is no open tile`;
  if (!meetingAt(site).every((tile) => touches.includes(tile))) yield `${site} touches ${touches.join(' ')}, which do not meet in that corner`;
  if (new Set(touches.map((tile) => board.tiles[tile]?.nation)).size > 1) yield `${site} lies across the border`;
  for (const tile of touches) if (board.siteOf(tile) !== site) yield `${site} and ${board.siteOf(tile)} share ${tile}`;
}

// A sentence for everything that makes a map unfit for the game.
function objectionsToMap(components) {
  const board = new Board(components);
  const reasons = Object.keys(board.sites).flatMap((site) => [...objectionsToSite(board, site)]);
  if (!isConnected(board, board.open)) reasons.push('the open tiles are not connected');
  for (const seat of Object.keys(NATION)) {
    if (!isConnected(board, board.open.filter((tile) => board.tileLiesIn(tile, seat)))) reasons.push(`the open tiles of the ${seat} are not connected`);
    const sites = Object.keys(board.sites).filter((site) => board.tilesOf(site).every((tile) => board.has(tile)) && board.siteLiesIn(site, seat));
    if (sites.length < 4) reasons.push(`the ${seat} has ${sites.length} sites, and it must place four cities`);
  }
  return reasons;
}

module.exports = { Board, objectionsToMap };
