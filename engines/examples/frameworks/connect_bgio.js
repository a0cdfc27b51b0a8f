'use strict';
// Connects the game of rivals_bgio.js with the suite: node connect_bgio.js

const { Rivals, scores, worth } = require('./rivals_bgio.js');
const { connect, unsupported } = require('../../../adapters/boardgame.io');

const COLORS = ['yellow', 'blue', 'white', 'green', 'red'];

const word = ({ color, value, start }) => `${color} ${start ? 'starting wager' : value || 'wager'}`;

function card(name) {
  const [color, ...rest] = name.split(' ');
  const value = Number(rest[0]) || 0;
  return rest.length > 1 ? { color, value, start: true } : { color, value };
}

const bySeat = (seats, list, value) => Object.fromEntries(seats.map((seat, number) => [seat, value(list[number])]));
const eachColor = (rows, value) => Object.fromEntries(COLORS.map((color) => [color, value(rows[color])]));
const eachCard = (value) => (row) => row.map(value);

function position(G, ctx, seats) {
  const { bid, bidder, passed } = G.auction;
  return {
    settled: !G.spoils.added && !G.spoils.removed,
    table: {
      seats,
      starting_player: seats[G.first],
      display: G.display.map(word),
      draw_pile: G.secret.pile.map(word),
      piles_aside: G.secret.aside.map((pile) => pile.map(word)),
      box: G.box.map(word),
      gold_supply: G.supply,
      gold: bySeat(seats, G.gold, (coins) => coins),
      expeditions: bySeat(seats, G.rows, (rows) => eachColor(rows, eachCard(word))),
      auction: { bid, bidder: bidder === null ? [] : [seats[bidder]], passed: passed.map((id) => seats[id]) },
    },
  };
}

function load({ phase, to_act: [seat], pending, table }) {
  const { seats, auction } = table;
  const id = (one) => String(seats.indexOf(one));
  const piles = [table.draw_pile, ...table.piles_aside];
  if (piles.flat().some((name) => name.endsWith('starting wager'))) throw unsupported('no starting wager lies in a pile');
  const G = {
    secret: { pile: table.draw_pile.map(card), aside: table.piles_aside.map((pile) => pile.map(card)) },
    left: { pile: table.draw_pile.length, aside: table.piles_aside.map((pile) => pile.length) },
    display: table.display.map(card),
    box: table.box.map(card),
    supply: table.gold_supply,
    gold: seats.map((one) => table.gold[one]),
    rows: seats.map((one) => eachColor(table.expeditions[one], eachCard(card))),
    first: id(table.starting_player),
    next: 0,
    auction: { bid: auction.bid, bidder: auction.bidder.length > 0 ? id(auction.bidder[0]) : null, passed: auction.passed.map(id) },
    spoils: { added: pending.added, removed: pending.returned },
  };
  return { G, ctx: phase === 'over' ? { phase: null } : { phase, currentPlayer: id(seat) } };
}

// What a player clicks for an action; a card that is not in the display has the place -1.
function clicks(action, G) {
  const place = G.display.findIndex((one) => word(one) === action.card);
  return [
    {
      uncover: { move: 'uncover' },
      bid: { move: 'bid', args: [action.gold] },
      pass: { move: 'pass' },
      add: { move: 'addCard', args: [place] },
      return: { move: 'removeCard', args: [place] },
      done: { move: 'finish' },
    }[action.type],
  ];
}

function actions({ move, args: [what] }, G) {
  if (move === 'bid') return { type: 'bid', gold: what };
  if (move === 'addCard') return { type: 'add', card: word(G.display[what]) };
  if (move === 'removeCard') return { type: 'return', card: word(G.display[what]) };
  return { type: move === 'finish' ? 'done' : move };
}

function view(G, ctx, playerID, seats) {
  const { left, first, box, spoils } = G;
  const { table } = position({ ...G, secret: { pile: [], aside: [] }, box: [], spoils }, ctx, seats);
  return { ...table, starting_player: seats[first], draw_pile: left.pile, piles_aside: left.aside, box };
}

function outcome(G, ctx, seats) {
  const parts = (number) => ({ expeditions: eachColor(G.rows[number], worth), gold: G.gold[number], total: scores(G)[number] });
  const won = ctx.gameover?.winners.length ?? 0;
  return {
    why: ['still playing', 'most victory points'][won] ?? 'tie',
    scores: bySeat(seats, [...seats.keys()], parts),
  };
}

connect({
  id: 'lost_cities_rivals',
  name: 'Lost Cities: Rivals on boardgame.io',
  components: 'standard',
  game: Rivals,
  seats: ['North', 'East', 'South', 'West'],
  thing: word,
  hidden: (G) => [[G.secret.pile, ...G.secret.aside]],
  position,
  load,
  clicks,
  actions,
  view,
  outcome,
});
