'use strict';
// Template: an adapter for an engine that keeps a live game, with its own deck and its own random generator, and cannot load a
// state. Each state carries the plays that led to it, under the key x_plays. The live game continues while it is asked about its
// latest state; for an older state, the adapter replays the game. Copy this file, and run it with your engine:
//   node keeps_live_games.js path/to/your_engine.js
// With a port as another argument (such as 4000) it listens on that port, also under a debugger: ruleproof … --engine tcp:127.0.0.1:4000

console.log = console.error; // Standard output carries only answers.

// ---- Your engine here: a module that does these things, or change these lines to call your functions. ----
const [, , file, port] = process.argv;
if (!file || !require('node:fs').existsSync(file)) {
  console.error(file ? `there is no file ${file}` : 'usage: node keeps_live_games.js path/to/your_engine.js');
  process.exit(2);
}
const yours = require(require('node:path').resolve(file));

const about = yours.about; // {name, version, games}, as in schemas/hello.json
const IllegalMove = yours.IllegalMove; // the class of error for a move against the rules; it may have a `clause`
// Returns a list of reasons why the engine cannot play with these, empty if it can.
const configure = (game, components, readings) => yours.configure(game, components, readings);
// Returns a live game that uses `random` instead of its own generator: random.shuffle(deck) gives the things in their new order,
// the first on top, and random.roll(dice) what each die shows.
const begin = (seats, options, random) => yours.startGame(seats, options, random);
const move = (game, seat, action) => game.play(seat, action); // throws an IllegalMove if the rules forbid it
const stateOf = (game) => game.state(); // as in the game's state.json
const actionsOf = (game, seat) => game.legalActions(seat); // as in action.json; empty if the seat has none
const viewOf = (game, seat) => game.view(seat); // as in view.json
const outcomeOf = (game) => game.outcome(); // as in outcome.json
// ---- You need not change the rest. ----

class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    Object.assign(this, { code, data });
  }
}

// Replaces the engine's random generator: returns the outcomes from the request.
class GivenRandom {
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

  // Runs one step of the game with these outcomes; the step must use all of them.
  during(outcomes, step) {
    this.left = [...outcomes];
    const result = step();
    if (this.left.length > 0) throw new Refusal(5, 'unused chance');
    return result;
  }
}

// A game with the plays that led to its position. The first play is the setup.
class Session {
  constructor({ seats, options, chance }) {
    this.random = new GivenRandom();
    this.game = this.random.during(chance, () => begin(seats, options, this.random));
    this.plays = [{ seats, options, chance }];
  }

  play({ seat, action, chance }) {
    this.random.during(chance, () => move(this.game, seat, action));
    this.plays.push({ seat, action, chance });
  }

  state() {
    return { ...stateOf(this.game), x_plays: [...this.plays] };
  }
}

let live; // the session that was asked last
let liveAt; // its plays, as text

function keep(session) {
  live = session;
  liveAt = session && JSON.stringify(session.plays);
  return session;
}

// Returns the session at this state.
function sessionAt({ x_plays: plays }) {
  if (!plays) throw new Refusal(4, 'unsupported position', { reason: 'this engine only loads states that it has made' });
  if (liveAt === JSON.stringify(plays)) return live;
  const session = new Session(plays[0]);
  for (const play of plays.slice(1)) session.play(play);
  return keep(session);
}

// A move that is refused, or that lacks chance, may leave a live game half changed, so the game is replayed at the next question.
function apply({ state, ...play }) {
  const session = sessionAt(state);
  keep(undefined);
  session.play(play);
  return { state: keep(session).state() };
}

let over = false;

const VERBS = {
  hello: () => ({ protocol: 1, ...about }),
  configure({ game, components, readings }) {
    keep(undefined);
    const reasons = configure(game, components, readings);
    return reasons.length > 0 ? { accepted: false, reasons } : { accepted: true };
  },
  new_game: (setup) => ({ state: keep(new Session(setup)).state() }),
  legal_actions: ({ state, seat }) => ({ actions: actionsOf(sessionAt(state).game, seat) }),
  apply,
  view: ({ state, seat }) => ({ view: viewOf(sessionAt(state).game, seat) }),
  outcome: ({ state }) => ({ outcome: outcomeOf(sessionAt(state).game) }),
  bye() {
    over = true;
    return {};
  },
};

function errorFor(problem) {
  if (Number.isInteger(problem.code)) return { code: problem.code, message: problem.message, data: problem.data };
  if (problem instanceof IllegalMove) {
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

if (port) require('node:net').createServer((socket) => serve(socket, socket)).listen(Number(port), '127.0.0.1');
else serve(process.stdin, process.stdout);
