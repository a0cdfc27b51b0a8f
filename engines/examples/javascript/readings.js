'use strict';
// The rulings that this engine knows, each with the readings that it can play; the default comes first.

const READINGS = {
  two_starting_wagers_of_one_colour: ['exchanged_after_the_deal', 'exchanged_while_dealing', 'dealt_again'],
  order_of_dealing: ['two_together', 'one_at_a_time'],
  who_starts: ['first_seat', 'by_lot'],
  gold_is_open: ['open', 'hidden'],
  starting_player_card_stays_while_uncovering: ['after_auctions_only', 'follows_the_turn'],
  starting_player_card_at_the_end: ['stays', 'passes_on'],
  useless_card_after_an_auction: ['to_the_box', 'to_the_display'],
  useless_card_already_in_the_display: ['stays', 'leaves'],
  auction_of_an_empty_display: ['forbidden', 'allowed'],
  winner_adds_nothing: ['may_add_none', 'one_if_possible'],
  order_of_adding_and_returning: ['any_order', 'return_last'],
  return_without_adding: ['independent', 'only_with_an_addition'],
  which_card_may_be_returned: ['any_card', 'unusable_for_the_winner'],
  winner_always_turns_over: ['always', 'only_to_refill'],
  bonus_once: ['once', 'for_every_four'],
  bonus_counts_equal_cards: ['cards', 'different_values'],
  tie: ['shared', 'more_gold'],
};

const PREFIX = 'lost_cities_rivals.ruling.';

const defaults = () => Object.fromEntries(Object.entries(READINGS).map(([ruling, readings]) => [ruling, readings[0]]));

// The readings as `hello` declares them.
const declared = () => Object.fromEntries(Object.entries(READINGS).map(([ruling, readings]) => [PREFIX + ruling, readings]));

// Takes {ruling id: reading}; returns the readings by short name, and a sentence for each that cannot be played.
function choose(asked) {
  const readings = defaults();
  const reasons = [];
  for (const [id, reading] of Object.entries(asked)) {
    const ruling = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
    if (!Object.hasOwn(READINGS, ruling)) reasons.push(`this engine knows no ruling ${id}`);
    else if (!READINGS[ruling].includes(reading)) reasons.push(`this engine plays ${id} only as ${READINGS[ruling].join(' or ')}, not as ${reading}`);
    else readings[ruling] = reading;
  }
  return { readings, reasons };
}

module.exports = { defaults, declared, choose };
