'use strict';
// Preparing the game.

const { illegal } = require('./adapter.js');
const { COLOURS, pack, isStartingWager } = require('./cards.js');
const { clauseId, clockwiseFrom } = require('./table.js');

const CLAUSES = [
  'setup.starting_wagers_shuffled', 'setup.two_starting_wagers_each', 'setup.starting_wagers_face_up',
  'setup.starting_wagers_of_two_colours', 'setup.unused_starting_wagers_to_box', 'setup.cards_shuffled_together',
  'setup.four_piles', 'setup.piles_about_equal', 'setup.piles_face_down', 'setup.first_draw_pile', 'setup.three_piles_set_aside',
  'setup.gold_divided_evenly', 'expeditions.first_card_begins', 'turn.starting_player_takes_card', 'turn.starting_player_has_first_turn',
];

// Which seat each card of the deal goes to.
function dealingOrder(rules, seats) {
  return rules.plays('order_of_dealing', 'one_at_a_time') ? [...seats, ...seats] : seats.flatMap((seat) => [seat, seat]);
}

const hasPair = (cards, hand) => hand.length === 2 && cards[hand[0]].colour === cards[hand[1]].colour;

function exchangeSecond(hand, undealt) {
  undealt.push(hand.pop());
  hand.push(undealt.shift());
}

// Returns the starting wager cards of each seat, and those that nobody got.
function dealStartingWagers(rules, seats, chance) {
  const { cards } = rules.components;
  const undealt = chance.shuffle(pack(cards, isStartingWager));
  const hands = Object.fromEntries(seats.map((seat) => [seat, []]));
  const whileDealing = rules.plays('two_starting_wagers_of_one_colour', 'exchanged_while_dealing');
  for (const seat of dealingOrder(rules, seats)) {
    hands[seat].push(undealt.shift());
    if (whileDealing && hasPair(cards, hands[seat])) exchangeSecond(hands[seat], undealt);
  }
  const pairs = Object.values(hands).filter((hand) => hasPair(cards, hand));
  if (pairs.length > 0 && rules.plays('two_starting_wagers_of_one_colour', 'dealt_again')) return dealStartingWagers(rules, seats, chance);
  for (const hand of pairs) exchangeSecond(hand, undealt);
  return { hands, undealt };
}

// Cuts the pack into piles of sizes as equal as possible, with larger piles first.
function cut(cards, piles) {
  const rest = [...cards];
  return Array.from({ length: piles }, (_, made) => rest.splice(0, Math.ceil(rest.length / (piles - made))));
}

function begunExpeditions(cards, hand) {
  return Object.fromEntries(COLOURS.map((colour) => [colour, hand.filter((face) => cards[face].colour === colour)]));
}

const forEachSeat = (seats, value) => Object.fromEntries(seats.map((seat) => [seat, value(seat)]));

function newGame(rules, seats, chance) {
  const { cards, gold_coins: coins, piles } = rules.components;
  if (seats.length < 2 || seats.length > 4) {
    throw illegal(`the number of seats is ${seats.length}, and two to four can play`, clauseId('setup.two_starting_wagers_each'));
  }
  const { hands, undealt } = dealStartingWagers(rules, seats, chance);
  const [drawPile, ...pilesAside] = cut(chance.shuffle(pack(cards, (card) => !isStartingWager(card))), piles);
  const starter = rules.plays('who_starts', 'by_lot') ? chance.shuffle(seats)[0] : seats[0];
  const share = Math.floor(coins / seats.length);
  const state = {
    to_act: [starter],
    may_act: [],
    settled: true,
    phase: 'turn',
    pending: { added: false, returned: false },
    table: {
      seats: clockwiseFrom(seats, starter),
      starting_player: starter,
      display: [],
      draw_pile: drawPile,
      piles_aside: pilesAside,
      box: undealt,
      gold_supply: coins - share * seats.length,
      gold: forEachSeat(seats, () => share),
      expeditions: forEachSeat(seats, (seat) => begunExpeditions(cards, hands[seat])),
      auction: { bid: 0, bidder: [], passed: [] },
    },
  };
  return { state, clauses: CLAUSES.map(clauseId) };
}

module.exports = { newGame };
