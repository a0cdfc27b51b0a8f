'use strict';
// Lost Cities: Rivals as a game on boardgame.io: phases, events, secrets that playerView keeps from clients.

const { INVALID_MOVE } = require('boardgame.io/core');

const COLORS = ['yellow', 'blue', 'white', 'green', 'red'];
const COPIES = { 0: 3, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1 }; // 0 is a wager
const PILE = 20;
const COINS = 36;

// A card is {color, value}; a starting wager has the value 0, too, and `start`.
const startingWagers = () => COLORS.flatMap((color) => [1, 2].map(() => ({ color, value: 0, start: true })));
const pack = () =>
  COLORS.flatMap((color) => Object.entries(COPIES).flatMap(([value, copies]) => Array.from({ length: copies }, () => ({ color, value: Number(value) }))));

function setup({ ctx, random }) {
  const wagers = random.Shuffle(startingWagers());
  const hands = ctx.playOrder.map(() => wagers.splice(0, 2));
  for (const hand of hands) {
    if (hand[0].color !== hand[1].color) continue;
    wagers.push(hand.pop());
    hand.push(wagers.shift());
  }
  const cards = random.Shuffle(pack());
  const piles = [0, 1, 2, 3].map((pile) => cards.slice(pile * PILE, (pile + 1) * PILE));
  const rowsOf = (hand) => Object.fromEntries(COLORS.map((color) => [color, hand.filter((card) => card.color === color)]));
  return {
    secret: { pile: piles[0], aside: piles.slice(1) },
    left: { pile: PILE, aside: [PILE, PILE, PILE] },
    display: [],
    box: wagers,
    supply: 0,
    gold: hands.map(() => Math.floor(COINS / ctx.numPlayers)),
    rows: hands.map(rowsOf),
    first: '0',
    next: 0,
    auction: { bid: 0, bidder: null, passed: [] },
    spoils: { added: false, removed: false },
  };
}

function fits(G, player, card) {
  const row = G.rows[player][card.color];
  const numbers = row.filter((one) => one.value > 0);
  return numbers.length === 0 || card.value >= numbers[numbers.length - 1].value;
}

const neighbour = (ctx, player) => (Number(player) + 1) % ctx.numPlayers;

// Turns over the top card; nobody can use some cards, which go back to the box.
function turnOver(G, ctx) {
  const card = G.secret.pile.shift();
  const useful = ctx.playOrder.some((player) => fits(G, player, card));
  (useful ? G.display : G.box).push(card);
  if (G.secret.pile.length === 0 && G.secret.aside.length > 0) {
    const share = Math.floor(G.supply / ctx.numPlayers);
    G.gold = G.gold.map((coins) => coins + share);
    G.supply -= share * ctx.numPlayers;
    G.secret.pile = G.secret.aside.shift();
  }
  G.left = { pile: G.secret.pile.length, aside: G.secret.aside.map((pile) => pile.length) };
}

const isOver = (G) => G.secret.pile.length === 0;

function uncover({ G, ctx, events }) {
  turnOver(G, ctx);
  G.next = neighbour(ctx, ctx.currentPlayer);
  events.endTurn();
}

function bid({ G, ctx, events, playerID }, coins) {
  if (!Number.isInteger(coins) || coins <= G.auction.bid || coins > G.gold[playerID]) return INVALID_MOVE;
  if (G.display.length === 0) return INVALID_MOVE;
  G.auction.bid = coins;
  G.auction.bidder = playerID;
  G.next = nextBidder(G, ctx);
  if (ctx.phase === 'turn') events.setPhase('auction');
  else events.endTurn();
}

function nextBidder(G, ctx) {
  let player = neighbour(ctx, ctx.currentPlayer);
  while (G.auction.passed.includes(String(player))) player = neighbour(ctx, player);
  return player;
}

function pass({ G, ctx, events, playerID }) {
  G.auction.passed.push(playerID);
  G.next = nextBidder(G, ctx);
  if (G.auction.passed.length < ctx.numPlayers - 1) {
    events.endTurn();
    return;
  }
  G.gold[G.auction.bidder] -= G.auction.bid;
  G.supply += G.auction.bid;
  events.setPhase('spoils');
}

function addCard({ G, playerID }, place) {
  const card = G.display[place];
  if (!card || !fits(G, playerID, card)) return INVALID_MOVE;
  G.display.splice(place, 1);
  G.rows[playerID][card.color].push(card);
  G.spoils.added = true;
}

function removeCard({ G }, place) {
  if (!G.display[place] || G.spoils.removed) return INVALID_MOVE;
  G.box.push(...G.display.splice(place, 1));
  G.spoils.removed = true;
}

function finish({ G, ctx, events }) {
  turnOver(G, ctx);
  G.next = neighbour(ctx, ctx.currentPlayer);
  if (!isOver(G)) G.first = String(G.next);
  G.auction = { bid: 0, bidder: null, passed: [] };
  G.spoils = { added: false, removed: false };
  events.setPhase('turn');
}

// What an expedition is worth, part by part.
function worth(row) {
  const numbers = row.filter((card) => card.value > 0);
  const footprints = numbers.reduce((sum, card) => sum + (card.value < 6 ? 1 : 2), 0);
  const multiplier = row.length > 0 ? 1 + row.length - numbers.length : 0;
  const bonus = numbers.length >= 4 ? 8 : 0;
  return { footprints, multiplier, bonus, total: footprints * multiplier + bonus };
}

const scores = (G) => G.rows.map((rows, player) => COLORS.reduce((sum, color) => sum + worth(rows[color]).total, G.gold[player]));

function winners(G) {
  const points = scores(G);
  return points.flatMap((one, player) => (one === Math.max(...points) ? [String(player)] : []));
}

// Clients are sent how many cards lie face down, and how many are in the box.
function playerView({ G }) {
  const { secret, box, ...shown } = G;
  return { ...shown, box: box.length };
}

function enumerate(G, ctx, playerID) {
  const bids = Array.from({ length: Math.max(0, G.gold[playerID] - G.auction.bid) }, (_, more) => ({ move: 'bid', args: [G.auction.bid + 1 + more] }));
  if (ctx.phase === 'turn') return [{ move: 'uncover' }, ...(G.display.length > 0 ? bids : [])];
  if (ctx.phase === 'auction') return [...bids, { move: 'pass' }];
  const places = [...G.display.keys()];
  const adds = places.filter((place) => fits(G, playerID, G.display[place])).map((place) => ({ move: 'addCard', args: [place] }));
  const removals = G.spoils.removed ? [] : places.map((place) => ({ move: 'removeCard', args: [place] }));
  return [...adds, ...removals, { move: 'finish' }];
}

const order = { first: ({ G }) => G.next, next: ({ G }) => G.next };

const Rivals = {
  name: 'lost-cities-rivals',
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  playerView,
  turn: { order },
  events: { endGame: false, endPhase: false, setPhase: false, setActivePlayers: false, endTurn: false, pass: false },
  phases: {
    turn: { start: true, turn: { order }, moves: { uncover: { move: uncover, client: false }, bid } },
    auction: { turn: { order }, moves: { bid, pass } },
    spoils: { turn: { order }, moves: { addCard, removeCard: { move: removeCard, client: false }, finish: { move: finish, client: false } } },
  },
  endIf: ({ G }) => (isOver(G) ? { winners: winners(G) } : undefined),
  ai: { enumerate },
};

module.exports = { Rivals, scores, worth };
