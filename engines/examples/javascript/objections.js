'use strict';
// Finds why a seat may not do something: an objection is a clause and a reason, or null if there is none.

const { unsupportedPosition } = require('./adapter.js');
const { whyNotNext } = require('./cards.js');

function whyNot(rules, state, seat, action) {
  if (state.phase === 'over') return { clause: 'ending.no_turn_afterwards', reason: 'the game is over' };
  if (!state.to_act.includes(seat)) return whyNotThisSeat(state, seat);
  const offered = OFFERED[state.phase];
  return Object.hasOwn(offered, action.type) ? offered[action.type](rules, state, seat, action) : MISPLACED[state.phase](action);
}

function whyNotThisSeat({ phase, to_act: [other], table }, seat) {
  if (phase === 'spoils') return { clause: 'spoils.highest_bidder_only', reason: `${other} has won the auction, and not ${seat}` };
  if (phase === 'turn') return { clause: 'turn.clockwise', reason: `it is ${other}'s turn, and not ${seat}'s` };
  if (table.auction.passed.includes(seat)) return { clause: 'auction.no_bid_after_pass', reason: `${seat} has dropped out of the auction` };
  return { clause: 'auction.goes_clockwise', reason: `${other} must answer, and not ${seat}` };
}

function whyNotUncover(rules, { table }) {
  if (table.draw_pile.length === 0) throw unsupportedPosition('there is no card to turn over, and the game is not over');
  return null;
}

function whyNotOpen(rules, { table }, seat, { gold }) {
  if (table.display.length === 0 && rules.plays('auction_of_an_empty_display', 'forbidden')) {
    return { clause: 'auction.about_the_display', reason: 'the display is empty, so nothing can be auctioned' };
  }
  if (gold < 1) return { clause: 'auction.first_bid_at_least_one', reason: `the first bid is ${gold}, and it must be 1 at least` };
  return whyNotAfford(table, seat, gold);
}

function whyNotRaise(rules, { table }, seat, { gold }) {
  const { bid } = table.auction;
  if (gold <= bid) return { clause: 'auction.bid_must_exceed_last', reason: `the bid is ${gold}, and the highest bid so far is ${bid}` };
  return whyNotAfford(table, seat, gold);
}

function whyNotAfford(table, seat, gold) {
  if (gold <= table.gold[seat]) return null;
  return { clause: 'auction.winner_pays_own_bid', reason: `the bid is ${gold}, and ${seat} has ${table.gold[seat]} coins` };
}

function whyNotAdd(rules, { table, pending }, seat, { card }) {
  if (!table.display.includes(card)) return { clause: 'expeditions.cards_come_from_display', reason: `the display holds no ${card}` };
  if (pending.returned && rules.plays('order_of_adding_and_returning', 'return_last')) {
    return { clause: 'spoils.add_and_return', reason: 'a card has been returned, and returning comes last' };
  }
  const { cards } = rules.components;
  return whyNotNext(cards, table.expeditions[seat][cards[card].colour], card);
}

function whyNotReturn(rules, { table, pending }, seat, { card }) {
  if (pending.returned) return { clause: 'spoils.return_not_more_than_one', reason: 'a card has been returned in this auction' };
  if (!table.display.includes(card)) return { clause: 'spoils.return_one_card', reason: `the display holds no ${card}` };
  if (!pending.added && rules.plays('return_without_adding', 'only_with_an_addition')) {
    return { clause: 'spoils.add_and_return', reason: 'no card has been added, and so none can be returned' };
  }
  const { cards } = rules.components;
  const fits = whyNotNext(cards, table.expeditions[seat][cards[card].colour], card) === null;
  if (fits && rules.plays('which_card_may_be_returned', 'unusable_for_the_winner')) {
    return { clause: 'spoils.return_one_card', reason: `${seat} could add the ${card}` };
  }
  return null;
}

function whyNotDone(rules, state, seat) {
  if (state.pending.added || rules.plays('winner_adds_nothing', 'may_add_none')) return null;
  const addable = state.table.display.find((card) => whyNotAdd(rules, state, seat, { card }) === null);
  if (addable === undefined) return null;
  return { clause: 'spoils.add_any_number', reason: `nothing has been added, and the ${addable} could be` };
}

const never = () => null;

const OFFERED = {
  turn: { uncover: whyNotUncover, bid: whyNotOpen },
  auction: { bid: whyNotRaise, pass: never },
  spoils: { add: whyNotAdd, return: whyNotReturn, done: whyNotDone },
};

const MISPLACED = {
  turn: ({ type }) => ({
    clause: type === 'pass' ? 'turn.must_act' : 'spoils.highest_bidder_only',
    reason: `a turn is for uncovering or opening an auction, and not for ${type}`,
  }),
  auction: ({ type }) => ({ clause: 'auction.bid_higher_or_pass', reason: `in the bidding a player bids higher or passes; ${type} is neither` }),
  spoils: ({ type }) => ({
    clause: type === 'uncover' ? 'turn.one_action_only' : 'auction.bidding_ends_with_one_left',
    reason: `the bidding is over, and the highest bidder adds and returns cards; ${type} is neither`,
  }),
};

module.exports = { whyNot };
