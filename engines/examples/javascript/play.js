'use strict';
// The effects of a legal action. A Play changes its own copy of the state and notes the clauses that it applied.

const { isUseless } = require('./cards.js');
const { clauseId, clockwiseAfter } = require('./table.js');

const NO_AUCTION = { bid: 0, bidder: [], passed: [] };

class Play {
  constructor(rules, state) {
    this.rules = rules;
    this.state = structuredClone(state);
    this.table = this.state.table;
    this.clauses = new Set();
  }

  note(...names) {
    for (const name of names) this.clauses.add(clauseId(name));
  }

  uncover(seat) {
    this.note('turn.uncover_or_auction', 'turn.must_act', 'uncovering.top_card_turned_over');
    this.turnOverCard();
    if (this.endsOrInterrupts()) return;
    this.note('turn.clockwise');
    if (this.rules.plays('starting_player_card_stays_while_uncovering', 'follows_the_turn')) this.table.starting_player = this.neighbourOf(seat);
    this.giveTurnTo(this.neighbourOf(seat));
  }

  bid(seat, { gold }) {
    const { auction } = this.table;
    if (this.state.phase === 'turn') {
      this.note('turn.uncover_or_auction', 'auction.about_the_display', 'auction.starter_bids_first', 'auction.first_bid_at_least_one');
    } else {
      this.note('auction.bid_higher_or_pass', 'auction.bid_must_exceed_last');
    }
    auction.bid = gold;
    auction.bidder = [seat];
    this.state.phase = 'auction';
    this.askNextBidder(seat);
  }

  pass(seat) {
    const { auction, seats } = this.table;
    this.note('auction.bid_higher_or_pass', 'auction.pass_drops_out');
    auction.passed.push(seat);
    if (auction.passed.length < seats.length - 1) this.askNextBidder(seat);
    else this.closeBidding();
  }

  add(seat, { card }) {
    const { colour } = this.rules.components.cards[card];
    this.note('spoils.add_any_number', 'expeditions.cards_come_from_display', 'expeditions.order_of_play_is_the_series');
    this.takeFromDisplay(card);
    this.table.expeditions[seat][colour].push(card);
    this.state.pending.added = true;
  }

  return(seat, { card }) {
    this.note('spoils.return_one_card', 'spoils.returned_card_face_down', 'spoils.box_is_out_of_the_game');
    this.takeFromDisplay(card);
    this.table.box.push(card);
    this.state.pending.returned = true;
  }

  done(seat) {
    this.note('spoils.rest_stays_in_display', 'spoils.winner_turns_over_a_card', 'spoils.turning_over_comes_last');
    if (this.rules.plays('useless_card_already_in_the_display', 'leaves')) this.clearUselessFromDisplay();
    if (this.owesCard()) this.turnOverCard();
    this.closeAuction();
    const next = this.neighbourOf(seat);
    const over = this.endsOrInterrupts();
    if (!over || this.rules.plays('starting_player_card_at_the_end', 'passes_on')) {
      this.note('spoils.neighbour_takes_starting_player_card');
      this.table.starting_player = next;
    }
    if (over) return;
    this.note('spoils.neighbour_has_next_turn');
    this.giveTurnTo(next);
  }

  owesCard() {
    const { added, returned } = this.state.pending;
    return added || returned || this.rules.plays('winner_always_turns_over', 'always');
  }

  neighbourOf(seat) {
    return clockwiseAfter(this.table.seats, seat)[0];
  }

  giveTurnTo(seat) {
    this.state.phase = 'turn';
    this.state.to_act = [seat];
  }

  askNextBidder(seat) {
    this.note('auction.goes_clockwise');
    const { auction, seats } = this.table;
    this.state.to_act = [clockwiseAfter(seats, seat).find((other) => !auction.passed.includes(other))];
  }

  closeBidding() {
    const { auction, gold } = this.table;
    const [winner] = auction.bidder;
    this.note('auction.bidding_ends_with_one_left', 'auction.last_player_wins');
    this.note('auction.winner_pays_own_bid', 'auction.payment_goes_to_supply', 'auction.payment_comes_first');
    gold[winner] -= auction.bid;
    this.table.gold_supply += auction.bid;
    this.state.phase = 'spoils';
    this.state.to_act = [winner];
  }

  takeFromDisplay(card) {
    const { display } = this.table;
    display.splice(display.indexOf(card), 1);
    this.state.settled = false;
  }

  closeAuction() {
    this.note('spoils.turning_over_ends_auction');
    this.table.auction = structuredClone(NO_AUCTION);
    this.state.pending = { added: false, returned: false };
    this.state.settled = true;
  }

  clearUselessFromDisplay() {
    const { cards } = this.rules.components;
    const useless = this.table.display.filter((card) => isUseless(cards, this.table, card));
    this.table.display = this.table.display.filter((card) => !useless.includes(card));
    this.table.box.push(...useless);
  }

  turnOverCard() {
    const card = this.table.draw_pile.shift();
    if (this.goesToBox(card)) {
      this.note('uncovering.useless_card', 'uncovering.useless_card_to_box', 'uncovering.useless_card_face_down');
      this.note('uncovering.useless_card_not_replaced');
      this.table.box.push(card);
    } else {
      this.note(this.state.phase === 'spoils' ? 'spoils.turned_card_joins_display' : 'uncovering.card_joins_display');
      this.table.display.push(card);
    }
  }

  goesToBox(card) {
    if (this.state.phase === 'spoils' && this.rules.plays('useless_card_after_an_auction', 'to_the_display')) return false;
    return isUseless(this.rules.components.cards, this.table, card);
  }

  // Tells whether the game is over; if only a pile has run out, the gold is shared and the next pile is placed.
  endsOrInterrupts() {
    const { draw_pile: drawPile, piles_aside: pilesAside } = this.table;
    if (drawPile.length > 0) return false;
    if (pilesAside.length === 0) {
      this.note('ending.last_card_of_last_pile', 'ending.no_gold_shared', 'ending.points_are_counted');
      this.state.phase = 'over';
      this.state.to_act = [];
      return true;
    }
    this.note('piles.last_card_interrupts', 'piles.next_pile', 'piles.display_stays', 'piles.next_player_resumes');
    this.shareSupply();
    this.table.draw_pile = pilesAside.shift();
    return false;
  }

  shareSupply() {
    const { seats, gold } = this.table;
    this.note('gold.supply_shared_at_interruption', 'gold.all_players_share', 'gold.remainder_stays');
    const share = Math.floor(this.table.gold_supply / seats.length);
    for (const seat of seats) gold[seat] += share;
    this.table.gold_supply -= share * seats.length;
  }
}

module.exports = { Play };
