'use strict';
// Lost Cities: Rivals as played by a small program that knows nothing of the suite. An auction is one call with all bids at once.
// The highest bidder picks up one card at a time, and lays it down, boxes it, or puts it back. A game is a
// plain value; every function returns a new one.

const COLOURS = ['yellow', 'blue', 'white', 'green', 'red'];
const FOOTPRINTS = { 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2 };
const COPIES = { 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, wager: 3, 'starting wager': 2 };
const COINS = 36;
const PILES = 4;
const BONUS = { points: 8, cards: 4 };

const colourOf = (card) => card.split(' ')[0];
const rankOf = (card) => card.slice(colourOf(card).length + 1);
const numberOf = (card) => (rankOf(card).includes('wager') ? undefined : Number(rankOf(card)));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function pack(...ranks) {
  return COLOURS.flatMap((colour) => ranks.flatMap((rank) => Array(COPIES[rank]).fill(`${colour} ${rank}`)));
}

const startingWagers = () => pack('starting wager');
const mainPack = () => pack(...Object.keys(FOOTPRINTS), 'wager');

// `wagers` and `cards` are the two packs, shuffled.
function start(names, wagers, cards) {
  const left = [...wagers];
  const players = names.map((name) => ({ name, coins: COINS / names.length, rows: Object.fromEntries(COLOURS.map((one) => [one, []])) }));
  const hands = players.map(() => left.splice(0, 2));
  for (const hand of hands) {
    if (hand[0] !== hand[1]) continue;
    left.push(hand.pop());
    hand.push(left.shift());
  }
  players.forEach((player, number) => hands[number].forEach((card) => player.rows[colourOf(card)].push(card)));
  const size = Math.ceil(cards.length / PILES);
  const [pile, ...aside] = Array.from({ length: PILES }, (_, number) => cards.slice(number * size, (number + 1) * size));
  return { players, pile, aside, display: [], box: left, supply: 0, turn: 0, holder: 0, spoils: null, over: false };
}

// `spoils` is the unfinished turn of the highest bidder: who that is, the bid, what has been done so far, and the card in hand.
const newSpoils = (winner, bid) => ({ winner, bid, laid: false, boxed: false, inHand: '' });

function fits(card, row) {
  const last = row.map(numberOf).findLast((number) => number !== undefined);
  return last === undefined || (numberOf(card) !== undefined && numberOf(card) >= last);
}

const canLay = (player, card) => fits(card, player.rows[colourOf(card)]);

// Who is asked after these bids: a number is a bid, null a pass. The last one who has not passed has won.
function asked({ players, turn }, bids) {
  let at = turn;
  const out = new Set();
  for (const bid of bids) {
    if (bid === null) out.add(at);
    do at = (at + 1) % players.length;
    while (out.has(at));
  }
  return { at, won: bids.length > 0 && out.size === players.length - 1, out };
}

// The auction, all at once.
function auction(game, bids) {
  const { at, won } = asked(game, bids);
  if (!won || game.display.length === 0 || game.spoils) throw new Error('this is not a whole auction');
  const next = structuredClone(game);
  const bid = Math.max(...bids);
  next.players[at].coins -= bid;
  next.supply += bid;
  next.spoils = newSpoils(at, bid);
  return next;
}

function pick(game, card) {
  const next = structuredClone(game);
  next.display.splice(next.display.indexOf(card), 1);
  next.spoils.inHand = card;
  return next;
}

function undo(game) {
  const next = structuredClone(game);
  next.display.push(next.spoils.inHand);
  next.display.sort();
  next.spoils.inHand = '';
  return next;
}

function lay(game) {
  const next = structuredClone(game);
  const { spoils, players } = next;
  players[spoils.winner].rows[colourOf(spoils.inHand)].push(spoils.inHand);
  Object.assign(spoils, { inHand: '', laid: true });
  return next;
}

function box(game) {
  const next = structuredClone(game);
  next.box.push(next.spoils.inHand);
  Object.assign(next.spoils, { inHand: '', boxed: true });
  return next;
}

// Turns over a card, which is the whole turn if there is no auction, and ends the turn of the highest bidder.
function turnOver(game) {
  const next = structuredClone(game);
  const { players, spoils } = next;
  const card = next.pile.shift();
  (players.some((player) => canLay(player, card)) ? next.display : next.box).push(card);
  const following = ((spoils ? spoils.winner : next.turn) + 1) % players.length;
  next.spoils = null;
  next.turn = following;
  if (next.pile.length > 0 || next.aside.length > 0) {
    if (spoils) next.holder = following;
  } else {
    next.over = true;
  }
  if (next.pile.length === 0 && !next.over) {
    const share = Math.floor(next.supply / players.length);
    for (const player of players) player.coins += share;
    next.supply -= share * players.length;
    next.pile = next.aside.shift();
  }
  return next;
}

function scoreOfRow(row) {
  const numbers = row.map(numberOf).filter((number) => number !== undefined);
  const footprints = sum(numbers.map((number) => FOOTPRINTS[number]));
  const multiplier = row.length > 0 ? 1 + row.length - numbers.length : 0;
  const bonus = numbers.length >= BONUS.cards ? BONUS.points : 0;
  return { footprints, multiplier, bonus, total: footprints * multiplier + bonus };
}

module.exports = {
  COINS, COLOURS, COPIES, FOOTPRINTS, PILES, asked, auction, box, canLay, lay, mainPack, newSpoils, pick, scoreOfRow, start, startingWagers,
  sum, turnOver, undo,
};
