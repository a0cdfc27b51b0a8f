'use strict';
// Template: an adapter for an engine whose moves do not match the suite's actions: several clicks make one action, or one click makes
// several actions. It follows the clicks to find the actions. Copy this file, and run it with your engine:
//   node clicks.js path/to/your_engine.js
// With a port as another argument (such as 4000) it listens on that port, also under a debugger: ruleproof … --engine tcp:127.0.0.1:4000

console.log = console.error; // Standard output carries only answers.

// ---- Your engine here: a module that does these things, or change these lines to call your functions. ----
const [, , file, port] = process.argv;
if (!file || !require('node:fs').existsSync(file)) {
  console.error(file ? `there is no file ${file}` : 'usage: node clicks.js path/to/your_engine.js');
  process.exit(2);
}
const yours = require(require('node:path').resolve(file));

const about = yours.about; // {name, version, games}, as in schemas/hello.json
// Returns a list of reasons why the engine cannot play with these, empty if it can.
const configure = (game, components, readings) => yours.configure(game, components, readings);
// A game is a plain value. When the rules shuffle or roll, use `chance`: chance.shuffle(deck) gives the things in their new order, the
// first on top, and chance.roll(dice) what each die shows. Throw an error with the `code` 1 to refuse a new game, or 4 to refuse
// a state.
const newGame = (seats, options, chance) => yours.newGame(seats, options, chance);
const load = (state) => yours.load(state); // the game at a state, which is as in the game's state.json
const clicks = (game) => yours.clicks(game); // whatever can be clicked next, by any seat; a click is any plain value
// The game after a click; the earlier game must stay unchanged. It throws an error with the `code` 1 for a click that is not listed, so that
// your program itself refuses what the rules forbid.
const click = (game, one, chance) => yours.click(game, one, chance);
// The click that a player would try next for an action of the suite, listed or not. Without it, an action that is not listed is unsupported.
const attempt = (game, seat, action) => yours.attempt?.(game, seat, action);
const position = (game) => yours.position(game); // its state; nothing while it is between two positions
// The actions of the suite that the clicks since the last position amount to: a list of {seat, action}, as in action.json, or a single one,
// or nothing so far. A longer path gives the same actions, or adds some at the end.
const action = (path) => yours.action(path);
const viewOf = (game, seat) => yours.view(game, seat); // as in view.json
const outcomeOf = (game) => yours.outcome(game); // as in outcome.json
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

const sorted = (value) =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
const textOf = ({ seat, action: taken }) => JSON.stringify([seat, sorted(taken)]);
const playsOf = (path) => [action(path) ?? []].flat();

// Returns every action that can come next, with its seat: the first one that each path of clicks amounts to. A click that leads back to an
// earlier game, such as an undo, is not followed.
function nextPlays(start) {
  const found = new Map();
  const seen = new Set();
  function walk(game, path) {
    if (seen.has(JSON.stringify(game))) return;
    seen.add(JSON.stringify(game));
    for (const one of clicks(game)) {
      const [play] = playsOf([...path, one]);
      if (play) found.set(textOf(play), play);
      else walk(click(game, one, new Chance([])), [...path, one]);
    }
  }
  walk(start, []);
  return [...found.values()];
}

// Follows the clicks that amount to these plays. Returns the state after them, or `later` if the engine has no position there. If no click
// that is listed leads on, what a player would try is clicked.
function follow(start, wanted) {
  const texts = wanted.map(textOf);
  const seen = new Set();
  const reason = yours.attempt ? 'no click leads to this action here' : 'your program has no `attempt`, so it is asked only what it lists';
  let refused = new Refusal(...(yours.attempt ? [1, 'illegal action'] : [3, 'unsupported']), { reason });
  function walk(game, path, outcomes) {
    const here = JSON.stringify([game, playsOf(path)]);
    if (seen.has(here)) return undefined;
    seen.add(here);
    let found;
    const play = wanted[playsOf(path).length];
    for (const one of [...clicks(game), play && attempt(game, play.seat, play.action)]) {
      if (!one) continue;
      const longer = [...path, one];
      const plays = playsOf(longer);
      if (!plays.slice(0, texts.length).every((play, number) => textOf(play) === texts[number])) continue;
      const chance = new Chance(outcomes);
      let next;
      try {
        next = plays.length > texts.length ? undefined : click(game, one, chance);
      } catch (problem) {
        if (problem.code !== 1) throw problem;
        refused = problem;
        continue;
      }
      const state = next && plays.length === texts.length ? position(next) : undefined;
      if (state && chance.left.length > 0) throw new Refusal(5, 'unused chance');
      if (state) return { state };
      if (plays.length >= texts.length) found = { later: true };
      const behind = next && walk(next, longer, chance.left);
      if (behind?.state) return behind;
      found ??= behind;
    }
    return found;
  }
  const found = walk(start, [], wanted.flatMap((play) => play.chance));
  if (!found) throw refused;
  return found;
}

function apply({ state: { x_plays: held = [], ...state }, seat, action: taken, chance }) {
  const wanted = [...held, { seat, action: taken, chance }];
  const found = follow(load(state), wanted);
  return found.later ? { state: { ...state, x_plays: wanted }, later: true } : found;
}

function begin({ seats, options, chance: outcomes }) {
  const chance = new Chance(outcomes);
  const game = newGame(seats, options, chance);
  if (chance.left.length > 0) throw new Refusal(5, 'unused chance');
  return { state: position(game) };
}

let over = false;

const VERBS = {
  hello: () => ({ protocol: 1, ...about }),
  configure({ game, components, readings }) {
    const reasons = configure(game, components, readings);
    return reasons.length > 0 ? { accepted: false, reasons } : { accepted: true };
  },
  new_game: begin,
  legal_actions({ state, seat }) {
    const plays = nextPlays(load(state));
    return { actions: plays.filter((play) => play.seat === seat).map((play) => play.action) };
  },
  apply,
  view: ({ state, seat }) => ({ view: viewOf(load(state), seat) }),
  outcome: ({ state }) => ({ outcome: outcomeOf(load(state)) }),
  bye() {
    over = true;
    return {};
  },
};

const MESSAGES = { 1: 'illegal action', 4: 'unsupported position' };

function errorFor(problem) {
  const { code, message, data } = problem;
  if (Number.isInteger(code)) return { code, message: MESSAGES[code] ?? message, data: data ?? { reason: message } };
  console.error(problem);
  return { code: -32603, message: `the engine failed: ${message}` };
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
