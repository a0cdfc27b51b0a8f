'use strict';
// Connects a game on boardgame.io with Ruleproof: see README.md.

const { createHash } = require('node:crypto');
const { Checks } = require('./checks.js');
const { Chance, Refusal, Trial, illegal, unsupported } = require('./chance.js');
const { Framework, actionOf, copy } = require('./framework.js');
const { serve } = require('./serve.js');

const VERBS = ['new_game', 'legal_actions', 'apply', 'view', 'outcome'];
const MOST_CLICKS = 8;

// Returns a value without the keys of engines, with its keys in order.
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== 'object') return value;
  const kept = Object.keys(value).filter((key) => !key.startsWith('x_'));
  return Object.fromEntries(kept.sort().map((key) => [key, plain(value[key])]));
}

class Engine {
  #notes = [];

  #noted = new Set();

  constructor(adapter) {
    const note = (text) => this.note(text);
    Object.assign(this, { adapter, framework: new Framework(adapter, note) });
    this.checks = new Checks(this.framework, note);
    this.seen = this.#example();
  }

  note(text) {
    if (!this.#noted.has(text)) this.#notes.push(text);
    this.#noted.add(text);
  }

  // Returns the keys that the author's functions give, in an example.
  #example() {
    const { adapter, framework } = this;
    const seats = this.#fitting(adapter.seats);
    const state = framework.begin(seats.length, this.#setupData(seats, {}), new Trial(adapter));
    this.#sit(seats);
    const { table } = adapter.position(state.G, state.ctx, seats);
    return {
      table: Object.keys(table),
      view: adapter.view ? Object.keys(this.#viewOf(state, '0')) : [],
      outcome: Object.keys(this.#outcomeOf(state)),
    };
  }

  #fitting(seats) {
    for (let count = seats.length; count > 0; count -= 1) {
      try {
        this.#setupData(seats.slice(0, count), {});
        return seats.slice(0, count);
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
      }
    }
    throw new Error(`the game begins with none of the numbers of players from 1 to ${seats.length}`);
  }

  #setupData(seats, options) {
    const { minPlayers = 1, maxPlayers = seats.length } = this.adapter.game;
    if (new Set(seats).size < seats.length) throw illegal('each player has a seat of their own');
    if (seats.length < minPlayers || seats.length > maxPlayers) throw illegal(`${seats.length} players`);
    return this.adapter.setupData?.(seats, options);
  }

  #sit(seats) {
    this.seats = seats;
    this.checks.seats = seats;
  }

  hello() {
    const { id, name = id, version = '1', components, readings = {}, actionTypes, untrusted } = this.adapter;
    const covers = { ...this.seen, ...(actionTypes && { actions: actionTypes }) };
    const given = Object.entries(readings).map(([last, one]) => [`${id}.ruling.${last}`, [one].flat()]);
    const verbs = this.#offers && this.adapter.actions ? VERBS : VERBS.filter((verb) => verb !== 'legal_actions');
    const offer = { verbs, covers, readings: Object.fromEntries(given), ...(components && { components }), ...(untrusted && { untrusted }) };
    return { protocol: 1, name, version, games: { [id]: offer } };
  }

  get #offers() {
    const { offers, game } = this.adapter;
    return offers ?? game.ai?.enumerate;
  }

  configure({ game, components, readings }) {
    const { id, configure, readings: own = {} } = this.adapter;
    const reasons = game === id ? [] : [`this engine plays ${id}, not ${game}`];
    for (const [ruling, reading] of Object.entries(readings)) {
      const known = [own[ruling.split('.').pop()] ?? reading].flat();
      if (!known.includes(reading)) reasons.push(`${ruling} is ${known.join(' or ')} here`);
    }
    reasons.push(...(configure?.(components, readings) ?? []));
    return reasons.length > 0 ? { accepted: false, reasons } : { accepted: true };
  }

  new_game({ seats, options, chance: outcomes }) {
    const chance = new Chance(outcomes, this.adapter);
    const state = this.framework.begin(seats.length, this.#setupData(seats, options), chance);
    chance.requireAllUsed();
    this.#sit(seats);
    return { state: this.#position(state) };
  }

  // Returns a match as a state of the suite. The match itself travels in it, as text.
  #position(match) {
    const { adapter, framework, seats } = this;
    this.checks.leaks(match);
    this.checks.events(match);
    const active = framework.active(match).map((player) => seats[Number(player)]);
    const position = copy({ to_act: active, may_act: [], settled: true, ...adapter.position(match.G, match.ctx, seats) });
    return { ...position, x_bgio: { match: JSON.stringify(match), seats, of: this.#fingerprint(position) } };
  }

  #fingerprint({ to_act, may_act, settled, table }) {
    const known = Object.fromEntries(this.seen.table.map((key) => [key, table[key]]));
    return createHash('sha1').update(JSON.stringify(plain([to_act, may_act, settled, known]))).digest('hex');
  }

  // Returns the match at a state: the one that travels in it, unless the state has been changed, or the one that the author loads.
  #match(state) {
    const { x_bgio: own } = state;
    if (own?.of && own.of === this.#fingerprint(state)) {
      this.#sit(own.seats);
      return JSON.parse(own.match);
    }
    if (!this.adapter.load) throw new Refusal(4, 'this game loads no positions');
    const position = plain(state);
    this.#sit(position.table.seats);
    try {
      return this.framework.load(this.seats.length, this.adapter.load(position), position.to_act.map((seat) => this.#playerOf(seat)));
    } catch (refusal) {
      throw refusal.code === 3 ? new Refusal(4, refusal.message) : refusal;
    }
  }

  #playerOf(seat) {
    return String(this.seats.indexOf(seat));
  }

  legal_actions({ state, seat }) {
    const match = this.#match(state);
    const player = this.#playerOf(seat);
    const found = new Map();
    this.#walk(match, player, found, new Set(), 0);
    return { actions: [...found.values()] };
  }

  // Collects the actions that begin with a click that is offered and that the reducer accepts.
  #walk(match, player, found, met, depth) {
    if (!this.framework.active(match).includes(player) || depth > MOST_CLICKS) return;
    const here = JSON.stringify([match.G, match.ctx]);
    if (met.has(here)) return;
    met.add(here);
    const { G, ctx } = match;
    for (const click of this.#offers(copy(G), copy(ctx), player)) {
      const { type, name, args } = actionOf(click);
      this.checks.uses(click);
      const one = type === 'MAKE_MOVE' ? { move: name, args } : { event: name, args };
      const actions = this.adapter.actions(one, G, ctx, player);
      if (!actions) continue;
      const first = [actions].flat().slice(0, this.adapter.anyOrder ? undefined : 1).map((action) => [JSON.stringify(plain(action)), action]);
      if (first.length > 0 && first.every(([key]) => found.has(key))) continue;
      const taken = this.framework.take(match, player, one, new Trial(this.adapter));
      if (taken.refused) this.checks.offer(one, taken.refused);
      else if (first.length > 0) first.forEach(([key, action]) => found.set(key, action));
      else this.#walk(taken.state, player, found, met, depth + 1);
    }
  }

  apply({ state, seat, action, chance: outcomes }) {
    const { before = [], chance: kept = [] } = state.x_bgio ?? {};
    let match = this.#match(state);
    const player = this.#playerOf(seat);
    const clicks = this.adapter.clicks(action, copy(match.G), copy(match.ctx), { playerID: player, seats: this.seats, before });
    if (!clicks) throw illegal('no click makes this action');
    const given = [...kept, ...outcomes];
    if (clicks.length === 0) {
      return { state: { ...state, x_bgio: { ...state.x_bgio, before: [...before, action], chance: given } }, deferred: true };
    }
    const chance = new Chance(given, this.adapter);
    for (const click of clicks) match = this.#click(match, player, click, chance);
    chance.requireAllUsed();
    return { state: this.#position(match) };
  }

  #click(match, player, click, chance) {
    const { framework, checks, adapter } = this;
    checks.uses(click);
    let taken;
    try {
      taken = framework.take(match, player, click, chance);
    } catch (refusal) {
      if (refusal.code !== 2) throw this.#explained(refusal, click);
      taken = framework.take(match, player, click, new Trial(adapter));
      if (!taken.refused) throw refusal;
    }
    if (taken.refused) throw illegal(taken.refused);
    checks.client(match, player, click);
    checks.undo(match, player, click, taken, chance);
    return taken.state;
  }

  #explained(problem, click) {
    if (!(problem instanceof Refusal)) problem.message = `the move ${actionOf(click).name} throws: ${problem.message}`;
    return problem;
  }

  #viewOf(match, player) {
    const sent = this.framework.sent(match, player);
    this.sent = sent;
    return this.adapter.view?.(sent.G, sent.ctx, player, this.seats) ?? {};
  }

  view({ state, seat }) {
    const view = this.#viewOf(this.#match(state), this.#playerOf(seat));
    return { view, x_observation: copy(this.sent) };
  }

  #outcomeOf(match) {
    const { gameover } = match.ctx;
    const over = gameover !== undefined;
    const won = [gameover?.winners ?? gameover?.winner ?? []].flat();
    const winners = won.map((player) => this.seats[Number(player)] ?? player);
    return { over, winners, ...this.adapter.outcome?.(match.G, match.ctx, this.seats) };
  }

  outcome({ state }) {
    return { outcome: this.#outcomeOf(this.#match(state)) };
  }

  bye() {
    this.checks.openEvents();
    return {};
  }

  // Returns the reply to a request, with what has been noted since the last one.
  answer(method, params) {
    const known = [...VERBS, 'hello', 'configure', 'bye'].includes(method);
    const notes = () => (this.#notes.length > 0 ? { x_notes: this.#notes.splice(0) } : {});
    try {
      if (!known) throw new Refusal(-32601, `there is no verb ${method}`);
      return { result: { ...this[method](params), ...notes() } };
    } catch (problem) {
      const { code, message, data } = problem;
      if (Number.isInteger(code)) return { error: { code, message, data: { ...data, ...notes() } } };
      console.error(problem);
      return { error: { code: -32603, message: `the game failed: ${message}` } };
    }
  }
}

// Answers the suite's questions about a game, over standard input and output.
function connect(adapter) {
  const lacks = ['id', 'game', 'seats', 'clicks', 'position'].filter((key) => adapter[key] === undefined);
  if (lacks.length > 0) throw new TypeError(`connect({ … }) lacks ${lacks.join(', ')}`);
  serve(new Engine(adapter));
}

module.exports = { Engine, connect, illegal, unsupported };
