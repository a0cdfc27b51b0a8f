'use strict';
// What no rulebook asks, and a game on boardgame.io gets wrong: each is a note in the report.

const { Trial } = require('./chance.js');
const { actionOf, copy } = require('./framework.js');

const OPEN_EVENTS = ['endGame', 'setPhase', 'setActivePlayers'];

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
    Object.assign(this, { framework, note, adapter, done: new Set(), seats: [] });
  }

  seat(playerID) {
    return playerID === null ? 'a spectator' : this.seats[Number(playerID)];
  }

  once(what, note) {
    if (!this.done.has(what)) this.note(note);
    this.done.add(what);
  }

  // Clients may send any event that is not switched off.
  events() {
    const open = OPEN_EVENTS.filter((name) => this.framework.game.flow.enabledEventNames.includes(name));
    if (open.length === 0) return;
    this.note(`every client may send ${open.join(', ')}: switch off what your players do not use, events: { endGame: false, … }`);
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
    const who = found.map(([player]) => this.seat(player)).join(', ');
    this.once('leak', `playerView shows what lies face down at ${found[0][1]} (to ${who})`);
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
