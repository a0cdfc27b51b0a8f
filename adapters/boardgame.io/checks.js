'use strict';
// What no rulebook asks, and a game on boardgame.io gets wrong: each is a note in the report.

const { Trial } = require('./chance.js');
const { actionOf, copy } = require('./framework.js');

const MOST_POSITIONS = 3; // in which events are tried, of each phase and stages

// Returns the events that a client may try, with their arguments.
function attempts({ turn, phases = {} }) {
  const turns = [turn, ...Object.values(phases).map((phase) => phase.turn)];
  const stages = turns.flatMap((one) => Object.keys(one?.stages ?? {}));
  return [
    ...['endTurn', 'pass', 'endStage', 'endPhase', 'endGame'].map((event) => ({ event })),
    ...Object.keys(phases).map((phase) => ({ event: 'setPhase', args: [phase] })),
    ...stages.map((stage) => ({ event: 'setStage', args: [stage] })),
    ...[...stages, null].map((stage) => ({ event: 'setActivePlayers', args: [{ all: stage }] })),
  ];
}

// Returns the path of the first value in which two JSON values differ.
function difference(one, other, path = '') {
  const objects = [one, other].every((value) => value && typeof value === 'object');
  if (!objects) return JSON.stringify(one) === JSON.stringify(other) ? undefined : path;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

class Checks {
  constructor(framework, note) {
    const { adapter } = framework;
    Object.assign(this, { framework, note, adapter, done: new Set(), used: new Set(), open: new Set(), tried: {}, seats: [] });
  }

  once(what, note) {
    if (!this.done.has(what)) this.note(note);
    this.done.add(what);
  }

  // Tries what clients may send beside moves: each event that is not switched off.
  events(state) {
    const kind = JSON.stringify([state.ctx.phase, state.ctx.activePlayers]);
    this.tried[kind] = (this.tried[kind] ?? 0) + 1;
    if (this.tried[kind] > MOST_POSITIONS) return;
    for (const click of attempts(this.adapter.game)) {
      if (this.open.has(click.event)) continue;
      if (this.framework.active(state).some((player) => this.#accepts(state, player, click))) this.open.add(click.event);
    }
  }

  #accepts(state, player, click) {
    try {
      return !this.framework.take(state, player, click, new Trial(this.adapter)).refused;
    } catch {
      return true; // It has reached the code of the game.
    }
  }

  uses(click) {
    const { type, name } = actionOf(click);
    if (type === 'GAME_EVENT') this.used.add(name);
  }

  // Notes the events that have taken effect and that no action uses.
  openEvents() {
    const open = [...this.open].filter((name) => !this.used.has(name)).sort();
    if (open.length === 0) return;
    const off = open.map((name) => `${name}: false`).join(', ');
    this.note(`every client may send events that no action uses, and they take effect: switch them off, events: { ${off} }`);
  }

  // Returns a state in which what a player must not know lies in another order; nothing if there is no such thing.
  dealtOtherwise(state, playerID) {
    const { hidden } = this.adapter;
    if (!hidden) return undefined;
    const other = copy(state);
    let changed = false;
    for (const pool of hidden(other.G, playerID, other.plugins)) {
      const piles = Array.isArray(pool[0]) ? pool : [pool];
      const things = piles.flat();
      const first = JSON.stringify(things[0]);
      const by = things.findIndex((one) => JSON.stringify(one) !== first);
      if (by < 0) continue;
      changed = true;
      const turned = [...things.slice(by), ...things.slice(0, by)];
      for (const pile of piles) pile.splice(0, pile.length, ...turned.splice(0, pile.length));
    }
    return changed ? other : undefined;
  }

  // Returns where what a player is sent depends on what the player must not know.
  leakAt(state, playerID) {
    const other = this.dealtOtherwise(state, playerID);
    return other && difference(this.framework.sent(state, playerID), this.framework.sent(other, playerID));
  }

  leaks(state) {
    if (this.done.has('leak')) return;
    const players = [null, ...this.seats.map((_, number) => String(number))];
    const found = players.map((player) => [player, this.leakAt(state, player)]).filter(([, path]) => path !== undefined);
    if (found.length === 0) return;
    const who = found.length === players.length ? 'every client' : found[0][0] === null ? 'spectators' : 'players';
    this.once('leak', `playerView shows ${who} what lies face down at ${found[0][1].replace(/\.\d+(\.\D[^.]*)?$/, '')}`);
  }

  // A client runs a move itself, on what it has been sent.
  client(state, playerID, click) {
    const { type, name } = actionOf(click);
    if (type !== 'MAKE_MOVE' || this.done.has(`client ${name}`)) return;
    try {
      this.framework.onClient(state, playerID, click);
    } catch (error) {
      this.once(`client ${name}`, `the move ${name} throws on a client, which has only what playerView sends (${error.message}): write { move: ${name}, client: false }`);
    }
  }

  undo(state, playerID, click, taken, chance) {
    const { name } = actionOf(click);
    if (this.done.has(`undo ${name}`) || !this.framework.mayUndo(taken.after, playerID)) return;
    const why = chance.used ? 'used chance' : this.#shows(state, playerID, click, taken) && 'shown something that lay face down';
    if (why) this.once(`undo ${name}`, `${name} can be undone after it has ${why}: write { move: ${name}, undoable: false }`);
  }

  // Tells whether a click shows a player something of what lies face down.
  #shows(state, playerID, click, taken) {
    const other = this.dealtOtherwise(state, playerID);
    if (!other || this.leakAt(state, playerID) !== undefined) return false;
    try {
      const again = this.framework.take(other, playerID, click, new Trial(this.adapter));
      if (!again.state) return true;
      const shown = [taken.state, again.state].map((one) => ({ ...this.framework.sent(one, playerID), log: [] }));
      return difference(...shown) !== undefined;
    } catch {
      return true;
    }
  }

  offer(click, reason) {
    const { name } = actionOf(click);
    const who = this.adapter.offers ? 'offers' : 'ai.enumerate';
    this.once(`offer ${name}`, `${who} lists ${name}(…) where the reducer refuses it: ${reason.replace(/ args: .*/, '')}`);
  }
}

module.exports = { Checks, difference };
