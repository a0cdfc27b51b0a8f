'use strict';
// Placing cities and starting armies.

const { illegal } = require('../../examples/javascript/adapter.js');
const { KINDS, SEATS, forEachSeat, opponentOf } = require('./game.js');

const CITIES = 4;
const ARMIES = 25;
const ADDITIONAL = 1;

function newTable(game, seats, turnLimit) {
  const { cards, cavalry } = game.components;
  const deck = Object.entries(cards).flatMap(([name, { copies }]) => Array(copies).fill(name));
  return {
    seats,
    turn: seats[0],
    turns_left: turnLimit === undefined ? [] : [turnLimit],
    deck,
    discard: [],
    foot: forEachSeat(() => ({})),
    cavalry: forEachSeat(() => ({})),
    cavalry_reserve: forEachSeat(() => cavalry),
    cities: Object.fromEntries(Object.keys(game.board.sites).map((site) => [site, []])),
    capitals: forEachSeat(() => []),
    leaders: forEachSeat(() => []),
    escaped: [],
    lost_turns: forEachSeat(() => 0),
    sabotaged_this_turn: [],
    sabotaged_next_turn: [],
    result: { why: 'still playing', winners: [] },
  };
}

const placesCities = (seat) => ({ kind: 'cities', seat, left: CITIES });
const placesArmies = (seat) => ({ kind: 'armies', seat, left: ARMIES, additional: ADDITIONAL, placed_at: [] });

function startGame(game, seats, { turn_limit: turnLimit, setup, ...unknown }) {
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw illegal(`the game has no option ${name}`);
  game.table = newTable(game, seats, turnLimit);
  game.pending.push(...seats.map(placesCities), ...seats.map(placesArmies), { kind: 'next_turn', seat: seats[0] });
  if (setup) takeOverSetup(game, setup);
  game.table.deck = game.chance.shuffle(game.table.deck);
}

function unguardedCities(game, seat) {
  return game.citiesOf(seat).filter((site) => game.garrison(site) === 0);
}

const cities = {
  found: {
    candidates: (game) => Object.keys(game.board.sites).map((site) => ({ site })),
    objection(game, { site }, { seat, left }) {
      if (left === 0) return ['setup.four_cities', `the ${seat} has placed its four cities`];
      if (!game.board.isSite(site)) return ['setup.cities_on_sites', `the map has no city site ${site}`];
      if (!game.board.siteLiesIn(site, seat)) return ['setup.every_city_guarded', `${site} is not in the land of the ${seat}, so no army could guard it`];
      return game.city(site) ? ['setup.cities_on_sites', `a city stands on ${site}`] : null;
    },
    effect(game, { site }, entry) {
      game.table.cities[site] = [{ founder: entry.seat, holder: entry.seat }];
      entry.left -= 1;
    },
  },
  declare_capital: {
    candidates: (game, { seat }) => game.citiesOf(seat).map((site) => ({ site })),
    objection(game, { site }, { seat, left }) {
      if (left > 0) return ['setup.four_cities', `${left} cities are still to be placed before one is the capital`];
      return game.holds(seat, site) ? null : ['setup.one_capital', `the ${seat} has no city at ${site}`];
    },
    effect(game, { site }, { seat }) {
      game.table.capitals[seat] = [site];
      game.table.leaders[seat] = [site];
      game.pending.shift();
    },
  },
};

function objectionToAdditional(game, { piece, tile }, seat) {
  if (piece !== 'foot') return ['setup.cavalry_among_the_armies', 'the additional army is not one of the 25, and only these may be cavalry'];
  const site = game.board.siteOf(tile);
  return site && game.holds(seat, site) ? null : ['setup.additional_army_at_a_city', `${tile} is no tile of a city of the ${seat}`];
}

const armies = {
  place: {
    candidates: (game, { seat }) => game.board.open.filter((tile) => game.board.tileLiesIn(tile, seat)).flatMap((tile) => KINDS.map((piece) => ({ piece, tile }))),
    objection(game, { piece, tile }, { seat, left, additional }) {
      if (!game.board.has(tile) || !game.board.tileLiesIn(tile, seat)) return ['setup.within_own_borders', `${tile} is not in the land of the ${seat}`];
      if (!game.board.isOpen(tile)) return [`map.${game.board.tiles[tile].terrain === 'coast' ? 'greyed_coast' : 'mountain'}_closed`, `${tile} is closed`];
      if (piece === 'cavalry' && game.table.cavalry_reserve[seat] === 0) return ['pieces.eight_cavalry', `the ${seat} has no cavalry left to place`];
      const objection = left === 0 ? objectionToAdditional(game, { piece, tile }, seat) : null;
      if (objection) return objection;
      const unguarded = unguardedCities(game, seat).filter((site) => site !== game.board.siteOf(tile)).length;
      const remaining = left + additional - 1;
      return remaining < unguarded ? ['setup.every_city_guarded', `${remaining} armies would remain for ${unguarded} cities without a guard`] : null;
    },
    effect(game, { piece, tile }, entry) {
      game.put(entry.seat, piece, tile);
      entry[entry.left > 0 ? 'left' : 'additional'] -= 1;
      if (entry.left + entry.additional === 0) game.pending.shift();
    },
  },
};

// Which piece of a finished setup is the additional one cannot be seen: any foot army at a city will do.
function inOrderOfPlacing(game, seat, { foot, cavalry, cities: sites }) {
  const atCity = ({ tile }) => sites.includes(game.board.siteOf(tile));
  const spread = (piece, byTile) => Object.entries(byTile).flatMap(([tile, count]) => Array.from({ length: count }, () => ({ piece, tile })));
  const total = [foot, cavalry].flatMap(Object.values).reduce((sum, count) => sum + count, 0);
  if (total !== ARMIES + ADDITIONAL) throw illegal(`the ${seat} has placed ${total} pieces, and it starts with 26`, 'rivalry.setup.twenty_five_armies');
  const pieces = [...spread('foot', foot), ...spread('cavalry', cavalry)];
  const additional = pieces.find((placed) => placed.piece === 'foot' && atCity(placed));
  if (!additional) throw illegal(`the ${seat} has no foot army at a city`, 'rivalry.setup.additional_army_at_a_city');
  const others = pieces.filter((placed) => placed !== additional);
  return [...others.filter(atCity), ...others.filter((placed) => !atCity(placed)), additional];
}

function replay(game, step, action) {
  const [entry] = game.pending;
  const objection = step.objection(game, action, entry);
  if (objection) throw illegal(objection[1], `rivalry.${objection[0]}`);
  step.effect(game, action, entry);
}

function takeOverSetup(game, setup) {
  const { seats } = game.table;
  for (const seat of seats) {
    const { cities: sites, capital } = setup[seat];
    if (sites.length !== CITIES) throw illegal(`the ${seat} has placed ${sites.length} cities, and it must place four`, 'rivalry.setup.four_cities');
    for (const site of sites) replay(game, cities.found, { site });
    replay(game, cities.declare_capital, { site: capital });
  }
  for (const seat of seats) for (const placed of inOrderOfPlacing(game, seat, setup[seat])) replay(game, armies.place, placed);
}

module.exports = { startGame, setupSteps: { cities: { actions: cities }, armies: { actions: armies } } };
