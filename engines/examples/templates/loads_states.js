'use strict';
// Template: an adapter for an engine that can load any state. Copy this file, and run it with your engine:
//   node loads_states.js path/to/your_engine.js
// With a port as another argument (such as 4000) it listens on that port, also under a debugger: ruleproof … --engine tcp:127.0.0.1:4000

console.log = console.error; // Standard output carries only answers.

// ---- Your engine here: a module that does these things, or change these lines to call your functions. ----
const [, , file, port] = process.argv;
if (!file || !require('node:fs').existsSync(file)) {
  console.error(file ? `there is no file ${file}` : 'usage: node loads_states.js path/to/your_engine.js');
  process.exit(2);
}
let yours = {}; // loaded at the end of this file: a CommonJS module, an ES module (.mjs), or a bundle of either

const about = () => yours.about; // {name, version, games}, as in schemas/hello.json
const isIllegal = (problem) => problem instanceof yours.IllegalAction; // the class of error for an action against the rules; it may have a `clause`
// Returns a list of reasons why the engine cannot play with these, empty if it can.
const configure = (game, components, readings) => yours.configure(game, components, readings);
// Each of these returns a state, as in the game's state.json. When the rules shuffle or roll, they use `chance`: chance.shuffle(deck)
// gives the things in their new order, the first on top, and chance.roll(dice) what each die shows. For a state that cannot be loaded,
// throw a Refusal(4, …).
const newGame = (seats, options, chance) => yours.newGame(seats, options, chance);
const apply = (state, seat, action, chance) => yours.apply(state, seat, action, chance);
const actionsOf = (state, seat) => yours.legalActions(state, seat); // as in action.json; empty if the seat has none
const viewOf = (state, seat) => yours.view(state, seat); // as in view.json
const outcomeOf = (state) => yours.outcome(state); // as in outcome.json
// ---- You need not change the rest. ----

class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    Object.assign(this, { code, data });
  }
}

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

  next(kind, wanted) {
    if (this.left.length === 0) throw new Refusal(2, 'needs chance', { needs: { [kind]: wanted } });
    const outcome = this.left.shift();
    if (!outcome[kind]) throw new Refusal(-32602, 'invalid params', { reason: `this chance outcome is not a ${kind}` });
    return [...outcome[kind]];
  }
}

// Runs one step of the game with these outcomes; the step must use all of them.
function during(outcomes, step) {
  const chance = new Chance(outcomes);
  const state = step(chance);
  if (chance.left.length > 0) throw new Refusal(5, 'unused chance');
  return { state };
}

let over = false;

const VERBS = {
  hello: () => ({ protocol: 1, ...about() }),
  configure({ game, components, readings }) {
    const reasons = configure(game, components, readings);
    return reasons.length > 0 ? { accepted: false, reasons } : { accepted: true };
  },
  new_game: ({ seats, options, chance: outcomes }) => during(outcomes, (chance) => newGame(seats, options, chance)),
  legal_actions: ({ state, seat }) => ({ actions: actionsOf(state, seat) }),
  apply: ({ state, seat, action, chance: outcomes }) => during(outcomes, (chance) => apply(state, seat, action, chance)),
  view: ({ state, seat }) => ({ view: viewOf(state, seat) }),
  outcome: ({ state }) => ({ outcome: outcomeOf(state) }),
  bye() {
    over = true;
    return {};
  },
};

function errorFor(problem) {
  if (Number.isInteger(problem.code)) return { code: problem.code, message: problem.message, data: problem.data };
  if (isIllegal(problem)) {
    return { code: 1, message: 'illegal action', data: { reason: problem.message, clause: problem.clause } };
  }
  console.error(problem);
  return { code: -32603, message: `the engine failed: ${problem.message}` };
}

function answer({ id, method, params }) {
  try {
    if (!Object.hasOwn(VERBS, method)) throw new Refusal(-32601, `there is no verb ${method}`);
    return { jsonrpc: '2.0', id, result: VERBS[method](params) };
  } catch (problem) {
    return { jsonrpc: '2.0', id, error: errorFor(problem) };
  }
}

function serve(requests, answers) {
  let unfinished = '';
  requests.setEncoding('utf8');
  requests.on('error', () => {});
  requests.on('data', (chunk) => {
    const lines = (unfinished + chunk).split('\n');
    unfinished = lines.pop();
    for (const line of lines) {
      if (!over) answers.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`, () => over && !port && process.exit());
    }
    if (port && over) answers.end();
    if (port) over = false;
  });
}

import(require('node:url').pathToFileURL(require('node:path').resolve(file)).href).then((module) => {
  yours = { ...module.default, ...module };
  if (port) require('node:net').createServer((socket) => serve(socket, socket)).listen(Number(port), '127.0.0.1');
  else serve(process.stdin, process.stdout);
});
