'use strict';
// Chance from the suite, in place of the framework's random generator.

const SIDES = { D4: 4, D6: 6, D8: 8, D10: 10, D12: 12, D20: 20 };

// An answer that is an error of the protocol.
class Refusal extends Error {
  constructor(code, message, data = {}) {
    super(message);
    Object.assign(this, { code, data: { reason: message, ...data } });
  }
}

const illegal = (reason) => new Refusal(1, reason);
const unsupported = (reason) => new Refusal(3, reason);

const sorted = (names) => JSON.stringify([...names].sort());

// The chance outcomes of one request. `thing(one, all)` names what is shuffled; `top` is the end that is drawn first.
class Chance {
  constructor(outcomes, { thing = String, top = 'first', sides = 6 }) {
    Object.assign(this, { left: [...outcomes], given: outcomes.length, thing, top, sides, rolled: [], used: false });
  }

  Shuffle(things) {
    this.used = true;
    const names = things.map((one) => this.thing(one, things));
    const found = this.left.findIndex(({ shuffle }) => shuffle && sorted(shuffle) === sorted(names));
    if (found < 0) {
      if (new Set(names).size < 2) return [...things];
      throw new Refusal(2, this.#lacks(names), { needs: { shuffle: names } });
    }
    const [{ shuffle }] = this.left.splice(found, 1);
    const places = new Map();
    names.forEach((name, place) => places.set(name, [...(places.get(name) ?? []), place]));
    const ordered = shuffle.map((name) => things[places.get(name).shift()]);
    return this.top === 'last' ? ordered.reverse() : ordered;
  }

  #lacks(names) {
    const next = this.left.find(({ shuffle }) => shuffle)?.shuffle;
    const reason = `the game shuffles ${names.length} things, and no outcome is left for them`;
    if (!next) return reason;
    const only = (some, others) => [...new Set(some)].filter((name) => !others.includes(name)).slice(0, 3).join(', ') || 'none';
    return `${reason}; the next outcome has ${next.length}: only the game names ${only(names, next)}, only the suite ${only(next, names)}`;
  }

  // Returns what some dice show. Dice that the suite rolls together may be rolled one after another.
  roll(sides, dice = 1) {
    this.used = true;
    if (this.rolled.length === 0) {
      const found = this.left.findIndex(({ roll }) => roll);
      const needs = { roll: sides === 6 ? { dice } : { dice, sides } };
      if (found < 0) throw new Refusal(2, `the game rolls ${dice} dice, and no outcome is left for them`, { needs });
      this.rolled = [...this.left.splice(found, 1)[0].roll];
    }
    const shown = this.rolled.splice(0, dice);
    if (shown.length === dice && shown.every((one) => one >= 1 && one <= sides)) return shown;
    throw illegal(`the game rolls ${dice} dice with ${sides} sides, and the outcome shows ${shown}`);
  }

  Die(sides = 6, dice) {
    return dice === undefined ? this.roll(sides)[0] : this.roll(sides, dice);
  }

  // The middle of the part of 0 to 1 that stands for a side of a die, as in Math.floor(random.Number() * 6).
  Number() {
    const shuffle = this.left[0]?.shuffle;
    if (shuffle && this.rolled.length === 0) {
      throw new Error(`the game draws with random.Number() where the suite shuffles ${shuffle.length} things: use random.Shuffle`);
    }
    return (this.roll(this.sides)[0] - 0.5) / this.sides;
  }

  requireAllUsed() {
    const left = this.left.length + (this.rolled.length > 0 ? 1 : 0);
    if (left === 0) return;
    const order = this.left.map((one) => one.shuffle).find((one) => one);
    const such = order ? `, such as the order of ${order.length} things from ${order[0]} on` : '';
    const none = left === this.given ? ': the game has drawn nothing with the random of boardgame.io' : '';
    throw new Refusal(5, `${left} of ${this.given} chance outcomes are not used${such}${none}`);
  }
}

// Chance for a move that is only tried: no order changes, and every die shows 1.
class Trial extends Chance {
  constructor(adapter) {
    super([], adapter);
  }

  Shuffle(things) {
    this.used = true;
    return [...things];
  }

  roll(_sides, dice = 1) {
    this.used = true;
    return Array(dice).fill(1);
  }
}

// The functions that replace those of the framework; `now()` is the chance of the request under way.
function overrides(now) {
  const dice = Object.entries(SIDES).map(([name, sides]) => [name, (count) => now().Die(sides, count)]);
  const others = ['Die', 'Number', 'Shuffle'].map((name) => [name, (...given) => now()[name](...given)]);
  return Object.fromEntries([...dice, ...others]);
}

module.exports = { Chance, Refusal, Trial, illegal, overrides, unsupported };
