'use strict';
// The engine's verbs, and its entry point: node engine.js

const { serve, unsupported } = require('./adapter.js');
const { COLOURS, pack, isStartingWager } = require('./cards.js');
const { choose, declared } = require('./readings.js');
const { Rules } = require('./rules.js');

const PROTOCOL = 1;
const GAME = 'lost_cities_rivals';
const MOST_SEATS = 4;

// Returns what this engine cannot do with a component set: dealing the starting wager cards depends on these two conditions.
function objectionsTo({ cards }) {
  const reasons = [];
  if (pack(cards, isStartingWager).length < 2 * MOST_SEATS) reasons.push('there are too few starting wager cards for four players');
  for (const colour of COLOURS) {
    const copies = pack(cards, (card) => isStartingWager(card) && card.colour === colour).length;
    if (copies > 2) reasons.push(`${copies} starting wager cards are ${colour}, and one exchange parts a pair only where there are two`);
  }
  return reasons;
}

class Engine {
  rules = new Rules();

  hello({ protocol }) {
    if (!protocol.includes(PROTOCOL)) throw unsupported(`this engine speaks version ${PROTOCOL} of the protocol only`);
    return {
      protocol: PROTOCOL,
      name: 'Lost Cities: Rivals in JavaScript',
      version: '1.0.0',
      games: {
        [GAME]: {
          verbs: ['new_game', 'legal_actions', 'apply', 'view', 'outcome'],
          components: { name: 'standard' },
          readings: declared(),
        },
      },
    };
  }

  configure({ game, components, readings: asked }) {
    if (game !== GAME) return { accepted: false, reasons: [`this engine does not play ${game}`] };
    const { readings, reasons } = choose(asked);
    reasons.push(...objectionsTo(components));
    if (reasons.length > 0) return { accepted: false, reasons };
    this.rules = new Rules(components, readings);
    return { accepted: true };
  }

  new_game({ seats, options, chance }) {
    if (Object.keys(options).length > 0) throw unsupported('this game has no options');
    return this.rules.newGame(seats, chance);
  }

  legal_actions({ state, seat }) {
    return { actions: this.rules.legalActions(state, seat) };
  }

  apply({ state, seat, action }) {
    return this.rules.apply(state, seat, action);
  }

  view({ state, seat }) {
    return { view: this.rules.view(state, seat) };
  }

  outcome({ state }) {
    return { outcome: this.rules.outcome(state) };
  }
}

if (require.main === module) serve(new Engine());

module.exports = { Engine };
