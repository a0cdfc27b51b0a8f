'use strict';
// Victory points, and who has won.

const { COLOURS, isNumberCard } = require('./cards.js');

const BONUS = 8;
const NUMBER_CARDS_FOR_BONUS = 4;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// How often an expedition earns the bonus.
function timesEarned(rules, numberCards) {
  const counted = rules.plays('bonus_counts_equal_cards', 'different_values') ? new Set(numberCards).size : numberCards.length;
  const fours = Math.floor(counted / NUMBER_CARDS_FOR_BONUS);
  return rules.plays('bonus_once', 'once') ? Math.min(fours, 1) : fours;
}

function expeditionScore(rules, series) {
  const { cards } = rules.components;
  if (series.length === 0) return { footprints: 0, multiplier: 0, bonus: 0, total: 0 };
  const numberCards = series.filter((face) => isNumberCard(cards[face]));
  const footprints = sum(numberCards.map((face) => cards[face].footprints));
  const multiplier = 1 + series.length - numberCards.length;
  const bonus = BONUS * timesEarned(rules, numberCards);
  return { footprints, multiplier, bonus, total: footprints * multiplier + bonus };
}

function seatScore(rules, table, seat) {
  const expeditions = Object.fromEntries(COLOURS.map((colour) => [colour, expeditionScore(rules, table.expeditions[seat][colour])]));
  const gold = table.gold[seat];
  return { expeditions, gold, total: sum(COLOURS.map((colour) => expeditions[colour].total)) + gold };
}

function best(seats, measure) {
  const most = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === most);
}

function winnersOf(rules, table, scores) {
  const leaders = best(table.seats, (seat) => scores[seat].total);
  return rules.plays('tie', 'more_gold') ? best(leaders, (seat) => table.gold[seat]) : leaders;
}

function outcome(rules, { phase, table }) {
  const scores = Object.fromEntries(table.seats.map((seat) => [seat, seatScore(rules, table, seat)]));
  if (phase !== 'over') return { over: false, winners: [], why: 'still playing', scores };
  const winners = winnersOf(rules, table, scores);
  return { over: true, winners, why: winners.length > 1 ? 'tie' : 'most victory points', scores };
}

module.exports = { outcome };
