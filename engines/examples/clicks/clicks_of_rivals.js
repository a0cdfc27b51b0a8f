'use strict';
// What adapters/javascript/adapter.js needs from rivals.js: its games as states, and its moves as clicks.
//   node ../../../adapters/javascript/adapter.js clicks_of_rivals.js

const rivals = require('./rivals.js');

const GAME = 'lost_cities_rivals';
const READINGS = {
  two_starting_wagers_of_one_colour: 'exchanged_after_the_deal',
  order_of_dealing: 'two_together',
  gold_is_open: 'open',
  who_starts: 'first_seat',
  starting_player_card_at_the_end: 'stays',
  useless_card_after_an_auction: 'to_the_box',
  useless_card_already_in_the_display: 'stays',
  auction_of_an_empty_display: 'forbidden',
  winner_adds_nothing: 'may_add_none',
  order_of_adding_and_returning: 'any_order',
  return_without_adding: 'independent',
  which_card_may_be_returned: 'any_card',
  winner_always_turns_over: 'always',
  bonus_once: 'once',
  bonus_counts_equal_cards: 'cards',
  tie: 'shared',
};

const about = {
  name: 'Lost Cities: Rivals by clicks',
  version: '1.0.0',
  games: {
    [GAME]: { verbs: ['new_game', 'legal_actions', 'apply', 'view', 'outcome'], components: { name: 'standard' } },
  },
};

function refusal(code, reason) {
  return Object.assign(new Error(reason), { code });
}

function configure(game, { gold_coins: coins, piles, cards }, readings) {
  const others = Object.entries(readings).filter(([ruling, reading]) => READINGS[ruling.split('.').at(-1)] !== reading);
  const reasons = others.map(([ruling, reading]) => `it does not play ${ruling} as ${reading}`);
  const printed = rivals.COLOURS.flatMap((colour) => Object.entries(rivals.COPIES).map(([rank, copies]) => [`${colour} ${rank}`, copies]));
  const same = ([face, copies]) => {
    const steps = rivals.FOOTPRINTS[face.split(' ')[1]];
    return cards[face]?.copies === copies && cards[face]?.footprints === steps;
  };
  const standard = printed.every(same) && Object.keys(cards).length === printed.length;
  if (!standard || coins !== rivals.COINS || piles !== rivals.PILES) reasons.push('it plays with the standard components only');
  return reasons;
}

// The adapter's game is a game of the engine, with the bids that have been made but not yet handed over.
function newGame(seats, options, chance) {
  if (seats.length < 2 || seats.length > 4) throw refusal(1, 'two to four can play');
  if (new Set(seats).size < seats.length) throw refusal(1, 'each player has a seat of their own');
  const wagers = chance.shuffle(rivals.startingWagers());
  return { of: rivals.start(seats, wagers, chance.shuffle(rivals.mainPack())), bids: [] };
}

function load({ phase, to_act: [seat], pending, table }) {
  if (phase === 'auction') throw refusal(4, 'this engine has no position in the middle of an auction');
  const players = table.seats.map((name) => ({ name, coins: table.gold[name], rows: table.expeditions[name] }));
  const at = table.seats.indexOf(seat);
  const spoils = phase === 'spoils' ? { ...rivals.newSpoils(at, table.auction.bid), laid: pending.added, boxed: pending.returned } : null;
  const { draw_pile: pile, piles_aside: aside, display, box, gold_supply: supply } = table;
  const holder = table.seats.indexOf(table.starting_player);
  // Whoever is not the highest bidder has passed, in some order; the engine does not remember in which.
  const passed = table.auction.passed;
  return { of: { players, pile, aside, display, box, supply, turn: at, holder, spoils, over: phase === 'over' }, bids: [], passed };
}

// What anybody can click now: a card in the spoils, a bid, the top of the pile.
function clicks({ of: game, bids }) {
  if (game.over) return [];
  const { spoils, players, display } = game;
  if (spoils) return clicksInSpoils(game, players[spoils.winner]);
  const { at } = rivals.asked(game, bids);
  const seat = players[at].name;
  const highest = Math.max(0, ...bids);
  const higher = Array.from({ length: Math.max(0, players[at].coins - highest) }, (_, more) => highest + 1 + more);
  const offered = display.length > 0 ? higher.map((gold) => ({ seat, bid: gold })) : [];
  return bids.length > 0 ? [{ seat, bid: null }, ...higher.map((gold) => ({ seat, bid: gold }))] : [{ seat, uncover: true }, ...offered];
}

function clicksInSpoils({ spoils, display }, winner) {
  const seat = winner.name;
  const card = spoils.inHand;
  if (!card) return [{ seat, finish: true }, ...[...new Set(display)].map((one) => ({ seat, pick: one }))];
  return [
    { seat, undo: true },
    ...(rivals.canLay(winner, card) ? [{ seat, lay: card }] : []),
    ...(spoils.boxed ? [] : [{ seat, box: card }]),
  ];
}

// The click that a player would try next for an action, whether the rules allow it or not.
function attempt({ of: { spoils } }, seat, { type, gold = null, card }) {
  if (type === 'bid' || type === 'pass') return { seat, bid: gold };
  if (type === 'done' || type === 'uncover') return { seat, [type === 'done' ? 'finish' : 'uncover']: true };
  if (spoils?.inHand !== card) return { seat, pick: card };
  return { seat, [type === 'add' ? 'lay' : 'box']: card };
}

// Whose turn it is, and what has been begun: the buttons of the program are there for everybody, so it looks itself.
function requireAllowed({ of: game, bids }, { seat, bid, pick, lay, box, uncover, finish, undo }) {
  const { spoils, players, display, over } = game;
  const mover = players[spoils ? spoils.winner : rivals.asked(game, bids).at];
  const begun = bids.length > 0 || Boolean(spoils?.inHand);
  const refused =
    (over && 'the game is over') ||
    (seat !== mover.name && 'it is the turn of another seat') ||
    (bid !== undefined && spoils && 'the auction is over') ||
    (bid === null && bids.length === 0 && 'there is no auction') ||
    (bid && (display.length === 0 || bid <= Math.max(0, ...bids) || bid > mover.coins) && 'the bid is not possible') ||
    (bid === 0 && 'the bid is nothing') ||
    ((pick || lay || box || undo || finish) && !spoils && 'no auction has been won') ||
    ((pick || finish || uncover) && begun && 'something else has been begun') ||
    (uncover && spoils && 'the spoils come first') ||
    (pick && !display.includes(pick) && 'the card is not in the display') ||
    (lay && (spoils.inHand !== lay || !rivals.canLay(mover, lay)) && 'the card cannot be laid') ||
    (box && (spoils.inHand !== box || spoils.boxed) && 'the card cannot be boxed');
  if (refused) throw refusal(1, refused);
}

function click({ of: game, bids, passed }, one) {
  requireAllowed({ of: game, bids }, one);
  const { bid, pick, undo, lay, box } = one;
  if (bid !== undefined) {
    const made = [...bids, bid];
    const { won, out } = rivals.asked(game, made);
    if (!won) return { of: game, bids: made };
    return { of: rivals.auction(game, made), bids: [], passed: [...out].map((at) => game.players[at].name) };
  }
  if (pick) return { of: rivals.pick(game, pick), bids, passed };
  if (undo) return { of: rivals.undo(game), bids, passed };
  if (lay) return { of: rivals.lay(game), bids, passed };
  if (box) return { of: rivals.box(game), bids, passed };
  return { of: rivals.turnOver(game), bids };
}

// Each bid is an action; picking up a card is not an action yet, and neither is putting it back.
function action(path) {
  const plays = path.map(({ seat, bid, uncover, finish, lay, box }) => {
    if (bid !== undefined) return { seat, action: bid === null ? { type: 'pass' } : { type: 'bid', gold: bid } };
    if (lay) return { seat, action: { type: 'add', card: lay } };
    if (box) return { seat, action: { type: 'return', card: box } };
    if (finish) return { seat, action: { type: 'done' } };
    return uncover ? { seat, action: { type: 'uncover' } } : [];
  });
  return plays.flat();
}

function save({ of: game, bids, passed }) {
  const { spoils, players, over } = game;
  if (bids.length > 0 || spoils?.inHand) return undefined;
  const seats = players.map((player) => player.name);
  const bySeat = (valueOf) => Object.fromEntries(players.map((player) => [player.name, valueOf(player)]));
  const auction = spoils
    ? { bid: spoils.bid, bidder: [seats[spoils.winner]], passed: passed ?? [] }
    : { bid: 0, bidder: [], passed: [] };
  return {
    to_act: over ? [] : [seats[spoils ? spoils.winner : game.turn]],
    may_act: [],
    settled: !(spoils?.laid || spoils?.boxed),
    phase: over ? 'over' : spoils ? 'spoils' : 'turn',
    pending: { added: Boolean(spoils?.laid), returned: Boolean(spoils?.boxed) },
    table: {
      seats,
      starting_player: seats[game.holder],
      display: game.display,
      draw_pile: game.pile,
      piles_aside: game.aside,
      box: game.box,
      gold_supply: game.supply,
      gold: bySeat((player) => player.coins),
      expeditions: bySeat((player) => player.rows),
      auction,
    },
  };
}

function view(game) {
  const { table } = save(game);
  const { draw_pile: pile, piles_aside: aside, box } = table;
  return { ...table, draw_pile: pile.length, piles_aside: aside.map((one) => one.length), box: box.length };
}

function outcome({ of: { players, over } }) {
  const scores = {};
  for (const { name, coins, rows } of players) {
    const expeditions = Object.fromEntries(Object.entries(rows).map(([colour, row]) => [colour, rivals.scoreOfRow(row)]));
    scores[name] = { expeditions, gold: coins, total: coins + rivals.sum(Object.values(expeditions).map((one) => one.total)) };
  }
  if (!over) return { over, winners: [], why: 'still playing', scores };
  const most = Math.max(...Object.values(scores).map((score) => score.total));
  const winners = Object.keys(scores).filter((name) => scores[name].total === most);
  return { over, winners, why: winners.length > 1 ? 'tie' : 'most victory points', scores };
}

module.exports = { about, action, attempt, click, clicks, configure, load, newGame, outcome, save, view };
