'use strict';
// The engine's verbs, and its entry point: node engine.js

const { serve, unsupported } = require('../../examples/javascript/adapter.js');
const { objectionsToMap } = require('./board.js');
const { declared, objectionsToReadings } = require('./readings.js');
const { Rules } = require('./rules.js');

const PROTOCOL = 1;
const GAME = 'rivalry';

class Engine {
  hello({ protocol }) {
    if (!protocol.includes(PROTOCOL)) throw unsupported(`this engine speaks version ${PROTOCOL} of the protocol only`);
    return {
      protocol: PROTOCOL,
      name: 'Rivalry in JavaScript',
      version: '1.0.0',
      games: { [GAME]: { verbs: ['new_game', 'legal_actions', 'apply', 'view', 'outcome'], readings: declared() } },
    };
  }

  configure({ game, components, readings }) {
    if (game !== GAME) return { accepted: false, reasons: [`this engine does not play ${game}`] };
    const reasons = [...objectionsToReadings(readings), ...objectionsToMap(components)];
    if (reasons.length > 0) return { accepted: false, reasons };
    this.configured = new Rules(components);
    return { accepted: true };
  }

  get rules() {
    if (!this.configured) throw unsupported('there is no map and no deck before `configure` brings them');
    return this.configured;
  }

  new_game({ seats, options, chance }) {
    return { state: this.rules.newGame(seats, options, chance) };
  }

  legal_actions({ state, seat }) {
    return { actions: this.rules.legalActions(state, seat) };
  }

  apply({ state, seat, action, chance }) {
    return { state: this.rules.apply(state, seat, action, chance) };
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
