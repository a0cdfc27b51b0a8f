'use strict';
// Speaks the engine protocol for a game in JavaScript. You need not change it.
//   node adapter.js [FILE [PORT]]
// FILE, by default game.js beside this file, says what your game does; game.js describes the functions. It may be a CommonJS module,
// an ES module (.mjs), or a bundle of either. With a PORT, the adapter listens there, for --engine tcp:127.0.0.1:PORT, also under a debugger.

console.log = console.error; // Standard output carries only answers.

const { existsSync } = require('node:fs');
const { basename, join, resolve } = require('node:path');

const [, , file = join(__dirname, 'game.js'), port] = process.argv;
if (!existsSync(file)) {
  console.error(`there is no file ${file}; usage: node adapter.js path/to/your_game.js`);
  process.exit(2);
}
let yours = {}; // loaded at the end of this file
const MOST_GAMES = 20;
const MESSAGES = { 1: 'illegal action', 4: 'unsupported position' };

// An error reply: its code, its message, and its data.
class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    Object.assign(this, { code, data });
  }
}

// Replaces a random generator: returns the outcomes from the request.
class Chance {
  constructor(outcomes = []) {
    this.left = [...outcomes];
  }

  shuffle(things) {
    return this.#next('shuffle', [...things]);
  }

  roll(dice) {
    return this.#next('roll', { dice });
  }

  #next(kind, needed) {
    if (this.left.length === 0) throw new Refusal(2, 'needs chance', { needs: { [kind]: needed } });
    const outcome = this.left.shift();
    if (!outcome[kind]) throw new Refusal(-32602, `this chance outcome is not a ${kind}`);
    return [...outcome[kind]];
  }

  requireUsed() {
    if (this.left.length > 0) throw new Refusal(5, 'unused chance');
  }
}

// The code with which an error is answered; nothing if the game has failed.
const codeOf = (problem) => problem.code ?? (yours.IllegalMove && problem instanceof yours.IllegalMove ? 1 : undefined);

const sorted = (value) =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
const textOf = ({ seat, action }) => JSON.stringify([seat, sorted(action)]);
const playsOf = (path) => [yours.action(path) ?? []].flat();

// A game with what led to it: a new game, or a state that was loaded, and the plays since then. `held` are the plays since the last
// position of a game that has none between some clicks. A game that `play` has changed in place cannot be asked about its past.
class Session {
  constructor(plays) {
    this.chance = new Chance();
    this.plays = [];
    this.held = [];
    plays.forEach((play) => this.take(play));
  }

  take(play) {
    const { chance } = this;
    chance.left = [...(play.chance ?? [])];
    this.inPlace = false;
    if (play.state) this.game = yours.load(structuredClone(play.state), chance);
    else if (play.seats) this.game = yours.newGame([...play.seats], { ...play.options }, chance);
    else if (yours.clicks) this.takeByClicks(play);
    else {
      const after = yours.play(this.game, play.seat, play.action, chance);
      this.inPlace = after === undefined;
      this.game = after ?? this.game;
    }
    if (this.held.length === 0) chance.requireUsed();
    this.plays = [...this.plays, play];
  }

  takeByClicks(play) {
    this.held = [...this.held, play];
    const found = follow(this.game, this.held, this.chance);
    if (found === 'deferred') return;
    this.game = found;
    this.held = [];
  }

  // Returns the session after a play, and leaves this one as it is, unless the game has been changed in place.
  after(play) {
    const next = Object.assign(Object.create(Session.prototype), this);
    next.take(play);
    return next;
  }
}

// Returns the game after the clicks that amount to these plays, or 'deferred' if it has no position there. If no click that is listed leads
// on, what a player would try is clicked.
function follow(start, wanted, chance) {
  const texts = wanted.map(textOf);
  const seen = new Set();
  let refused;
  function walk(game, path, outcomes) {
    const here = JSON.stringify([game, playsOf(path)]);
    if (seen.has(here)) return undefined;
    seen.add(here);
    let found;
    const play = wanted[playsOf(path).length];
    for (const one of [...yours.clicks(game), play && yours.attempt?.(game, play.seat, play.action)]) {
      if (!one) continue;
      const longer = [...path, one];
      const plays = playsOf(longer);
      if (!plays.slice(0, texts.length).every((made, number) => textOf(made) === texts[number])) continue;
      if (plays.length > texts.length) {
        found = 'deferred';
        continue;
      }
      chance.left = [...outcomes];
      let next;
      try {
        next = yours.click(game, one, chance);
      } catch (problem) {
        if (codeOf(problem) !== 1) throw problem;
        refused = problem;
        continue;
      }
      if (plays.length === texts.length) {
        if (yours.save(next)) return next;
        found = 'deferred';
      }
      const behind = walk(next, longer, chance.left);
      if (behind && behind !== 'deferred') return behind;
      found ??= behind;
    }
    return found;
  }
  const found = walk(start, [], wanted.flatMap((play) => play.chance));
  if (found) return found;
  if (refused || yours.attempt) throw refused ?? new Refusal(1, 'no click leads to this action here');
  throw new Refusal(3, 'without `attempt`, only what is listed is asked');
}

// Returns the legal actions of a seat: of clicks, the first action of each path. A click that leads back, such as an undo, is not followed.
function listed({ game: start }, asked) {
  if (!yours.clicks) return yours.legalActions(start, asked);
  const found = new Map();
  const seen = new Set();
  function walk(game, path) {
    if (seen.has(JSON.stringify(game))) return;
    seen.add(JSON.stringify(game));
    for (const one of yours.clicks(game)) {
      const [play] = playsOf([...path, one]);
      if (play) found.set(textOf(play), play);
      else walk(yours.click(game, one, new Chance()), [...path, one]);
    }
  }
  walk(start, []);
  return [...found.values()].filter(({ seat }) => seat === asked).map(({ action }) => action);
}

const sessions = new Map();
const noted = new Set();
let notes = [];

function keep(session) {
  sessions.set(JSON.stringify(session.plays), session);
  if (sessions.size > MOST_GAMES) sessions.delete(sessions.keys().next().value);
  return session;
}

// Returns the game at a state: the one that was played to it, or one that is loaded.
function sessionAt(state) {
  if (!state.x_plays && !yours.load) throw new Refusal(4, 'unsupported position', { reason: 'this engine only loads states that it has made' });
  const plays = state.x_plays ?? [{ state }];
  return sessions.get(JSON.stringify(plays)) ?? keep(new Session(plays));
}

function stateOf(session) {
  keep(session);
  return { state: { ...yours.save(session.game), x_plays: session.plays }, ...(session.held.length > 0 && { deferred: true }) };
}

function apply({ state, ...play }) {
  const session = sessionAt(state);
  try {
    const after = session.after(play);
    if (after.inPlace) sessions.delete(JSON.stringify(session.plays));
    return stateOf(after);
  } catch (problem) {
    sessions.delete(JSON.stringify(session.plays)); // A move that is refused, or that lacks chance, may leave a game half changed.
    throw problem;
  }
}

// Returns a value as text in which the order of lists does not count.
function unordered(value) {
  if (Array.isArray(value)) return JSON.stringify(value.map(unordered).sort());
  if (!value || typeof value !== 'object') return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort().map(([key, one]) => [key, unordered(one)]));
}

// Returns the answer of the game that was played on, and notes it if a loaded game answers otherwise.
function bothWays(state, verb, seat, question) {
  const session = sessionAt(state);
  const answer = question(session);
  if (!yours.load || session.plays.length === 1 || noted.has(verb)) return answer;
  try {
    const { x_plays: _, ...bare } = state;
    const other = question(new Session([{ state: bare }]));
    if (JSON.stringify(other) !== JSON.stringify(answer) && unordered(other) !== unordered(answer)) {
      noted.add(verb);
      const values = [answer, other].map((value) => JSON.stringify(value)?.slice(0, 200)).join(' and ');
      notes.push(`${verb}${seat ? ` of ${seat}` : ''}: a game that was played on and one that was loaded differ: ${values}`);
    }
  } catch {
    // It is not loaded here.
  }
  return answer;
}

let over = false;

const VERBS = {
  hello: () => ({ protocol: 1, ...yours.about }),
  configure({ game, components, readings }) {
    sessions.clear();
    const reasons = yours.configure(game, components, readings);
    return reasons.length > 0 ? { accepted: false, reasons } : { accepted: true };
  },
  new_game: (setup) => stateOf(new Session([setup])),
  legal_actions: ({ state, seat }) => ({ actions: bothWays(state, 'legal_actions', seat, (one) => listed(one, seat)) }),
  apply,
  view: ({ state, seat }) => ({ view: bothWays(state, 'view', seat, ({ game }) => yours.view(game, seat)) }),
  outcome: ({ state }) => ({ outcome: bothWays(state, 'outcome', '', ({ game }) => yours.outcome(game)) }),
  bye() {
    over = true;
    return {};
  },
};

function errorFor(problem) {
  const code = codeOf(problem);
  const { message, data } = problem;
  if (Number.isInteger(code)) return { code, message: MESSAGES[code] ?? message, data: data ?? { reason: message, clause: problem.clause } };
  if (yours.NotWritten && problem instanceof yours.NotWritten) return { code: -32603, message: `${message} is not written yet: fill it in in ${basename(file)}` };
  console.error(problem);
  return { code: -32603, message: `the engine failed: ${message}` };
}

function answer({ id, method, params }) {
  try {
    if (!Object.hasOwn(VERBS, method)) throw new Refusal(-32601, `there is no verb ${method}`);
    const result = VERBS[method](params);
    const told = notes.length > 0 && { x_notes: notes };
    notes = [];
    return { jsonrpc: '2.0', id, result: { ...result, ...told } };
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

import(require('node:url').pathToFileURL(resolve(file)).href).then((module) => {
  yours = { ...module.default, ...module };
  if (port) require('node:net').createServer((socket) => serve(socket, socket)).listen(Number(port), '127.0.0.1');
  else serve(process.stdin, process.stdout);
});
