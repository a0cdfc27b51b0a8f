'use strict';
// Speaks the engine protocol for the rules in game.js: node adapter.js. You need not change it.

console.log = console.error; // Standard output carries only answers.

const readline = require('node:readline');
const game = require('./game.js');
const { Refusal } = game;

// Replaces a random generator: returns the outcomes from the request.
class Chance {
  constructor(outcomes) {
    this.left = [...outcomes];
  }

  shuffle(things) {
    return this.next('shuffle', [...things]);
  }

  roll(dice) {
    return this.next('roll', { dice });
  }

  next(kind, needed) {
    if (this.left.length === 0) throw new Refusal(2, 'needs chance', { needs: { [kind]: needed } });
    const outcome = this.left.shift();
    if (!outcome[kind]) throw new Refusal(-32602, `this chance outcome is not a ${kind}`);
    return [...outcome[kind]];
  }
}

function step(outcomes, take) {
  const chance = new Chance(outcomes);
  const state = take(chance);
  if (chance.left.length > 0) throw new Refusal(5, 'unused chance');
  return { state };
}

const VERBS = {
  hello: () => ({ protocol: 1, ...game.about }),
  configure({ game: id, components, readings }) {
    const reasons = game.configure(id, components, readings);
    return reasons.length > 0 ? { accepted: false, reasons } : { accepted: true };
  },
  new_game: ({ seats, options, chance }) => step(chance, (given) => game.newGame(seats, options, given)),
  legal_actions: ({ state, seat }) => ({ actions: game.legalActions(state, seat) }),
  apply: ({ state, seat, action, chance }) => step(chance, (given) => game.apply(state, seat, action, given)),
  view: ({ state, seat }) => ({ view: game.view(state, seat) }),
  outcome: ({ state }) => ({ outcome: game.outcome(state) }),
  bye: () => ({}),
};

function answer({ method, params }) {
  try {
    if (!Object.hasOwn(VERBS, method)) throw new Refusal(-32601, `there is no verb ${method}`);
    return { result: VERBS[method](params) };
  } catch (problem) {
    if (problem instanceof Refusal) return { error: { code: problem.code, message: problem.message, data: problem.data } };
    if (!(problem instanceof game.NotWritten)) console.error(problem);
    return { error: { code: -32603, message: problem.message } };
  }
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  const reply = `${JSON.stringify({ jsonrpc: '2.0', id: request.id, ...answer(request) })}\n`;
  process.stdout.write(reply, () => request.method === 'bye' && process.exit());
});
