'use strict';
// The cards, and which of them may follow which in an expedition.

const COLOURS = ['yellow', 'blue', 'white', 'green', 'red'];
const LOW_NUMBERS = [2, 3, 4, 5];
const HIGH_NUMBERS = [6, 7, 8, 9, 10];

function standardComponents() {
  const cards = {};
  for (const colour of COLOURS) {
    for (const number of LOW_NUMBERS) cards[`${colour} ${number}`] = { colour, kind: 'expedition', number, copies: 2, footprints: 1 };
    for (const number of HIGH_NUMBERS) cards[`${colour} ${number}`] = { colour, kind: 'expedition', number, copies: 1, footprints: 2 };
    cards[`${colour} wager`] = { colour, kind: 'wager', copies: 3 };
    cards[`${colour} starting wager`] = { colour, kind: 'starting wager', copies: 2 };
  }
  return { gold_coins: 36, piles: 4, cards };
}

// Every card that `wanted` accepts, each face as often as it has copies.
function pack(cards, wanted) {
  return Object.entries(cards).flatMap(([face, card]) => (wanted(card) ? Array(card.copies).fill(face) : []));
}

const isStartingWager = (card) => card.kind === 'starting wager';
const isNumberCard = (card) => card.kind === 'expedition';

// Returns why a card cannot come next in a series of its own colour, or null.
function whyNotNext(cards, series, face) {
  const latest = series.findLast((earlier) => isNumberCard(cards[earlier]));
  if (latest === undefined) return null;
  if (!isNumberCard(cards[face])) {
    return { clause: 'expeditions.no_wager_after_a_number', reason: `the ${face} cannot follow the ${latest}, which is a number card` };
  }
  if (cards[face].number < cards[latest].number) {
    return { clause: 'expeditions.no_lower_value', reason: `the ${face} is lower than the ${latest}` };
  }
  return null;
}

// Tells whether no player at all could add the card to an expedition.
function isUseless(cards, table, face) {
  const { colour } = cards[face];
  return table.seats.every((seat) => whyNotNext(cards, table.expeditions[seat][colour], face) !== null);
}

module.exports = { COLOURS, standardComponents, pack, isStartingWager, isNumberCard, whyNotNext, isUseless };
