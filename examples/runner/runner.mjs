// A runner that uses only the export: it judges an engine by the reference's replies in the export.
//   ruleproof export out --game G
//   node runner.mjs out G COMMAND…
// It prints a line for each case: pass, differs (with the first place), broken (the engine failed), untestable (it differs before the
// case's own plays) or not judged (a reading or component set that the engine refuses). Exit status: 0 if all cases are pass or not judged.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
const [, , folder, game, ...command] = process.argv;
if (command.length === 0) {
  console.error('usage: node runner.mjs EXPORT GAME COMMAND…');
  process.exit(2);
}
const read = (...names) => JSON.parse(fs.readFileSync(path.join(folder, ...names), 'utf8'));
const filesOf = (room) => (fs.existsSync(path.join(folder, game, room)) ? fs.readdirSync(path.join(folder, game, room)) : []).sort().map((name) => read(game, room, name));
const inForce = read('manifest.json').games[game];
// The engine: one request at a time, a line each way; after a failure it is started again.
class Broken extends Error {}
let [engine, configured, taken, offers] = [null, '', true, {}];
async function ask(method, params) {
  if (!engine) {
    const child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
    for (const end of [child, child.stdin]) end.on('error', () => {}); // the missing reply shows it
    engine = { child, lines: readline.createInterface({ input: child.stdout })[Symbol.asyncIterator](), number: 0 };
    configured = '';
    offers = (await ask('hello', { protocol: [1] })).result?.games?.[game]?.readings ?? {};
  }
  const id = (engine.number += 1);
  engine.child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  const { value: line } = await Promise.race([engine.lines.next(), sleep(10_000, {}, { ref: false })]);
  const reply = await new Response(line ?? '').json().catch(() => null);
  const isReply = reply?.jsonrpc === '2.0' && reply.id === id && 'result' in reply !== 'error' in reply;
  if (isReply && ![-32603, -32700].includes(reply.error?.code)) return reply;
  engine.child.kill('SIGKILL');
  engine = null;
  throw new Broken(`${method} gets no valid reply`);
}

// A canonical form: with sorted keys, without the keys that only the engine uses, and with sorted bags.
const schemas = Object.fromEntries(fs.readdirSync(path.join(folder, game, 'schemas')).map((name) => [name, read(game, 'schemas', name)]));
function spread({ file, schema }) {
  if (!schema || typeof schema !== 'object') return [];
  const found = [{ file, schema }];
  if (schema.$ref) {
    const [name, place] = schema.$ref.split('#');
    const keys = (place ?? '').split('/').slice(1);
    found.push(...spread({ file: name || file, schema: keys.reduce((part, key) => part[key], schemas[name || file]) }));
  }
  for (const word of ['allOf', 'anyOf', 'oneOf']) for (const part of schema[word] ?? []) found.push(...spread({ file, schema: part }));
  return found;
}
function canonical(value, shapes) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const all = shapes.flatMap(spread);
  const below = (pick) => all.map(({ file, schema }) => ({ file, schema: pick(schema) })).filter((one) => one.schema);
  if (Array.isArray(value)) {
    const parts = value.map((one, index) => canonical(one, below((schema) => schema.prefixItems?.[index] ?? schema.items)));
    return `[${(all.some(({ schema }) => schema['x-bag']) ? parts.sort() : parts).join()}]`;
  }
  const keys = Object.keys(value).filter((key) => !key.startsWith('x_'));
  return `{${keys.sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key], below((schema) => schema.properties?.[key] ?? schema.additionalProperties))}`)}}`;
}
const shape = (name) => [{ file: `${name}.json`, schema: schemas[`${name}.json`] }];
const same = (kind, one, two) => canonical(one, shape(kind)) === canonical(two, shape(kind));
const sameActions = (one, two) => Array.isArray(one) && String([...new Set(one.map(plain))].sort()) === String(two.map(plain).sort());
const plain = (action) => canonical(action, shape('action'));

// A case: each step is compared with the reference's.
async function differenceIn(state, wanted) {
  for (const key of state.settled ? ['table', 'to_act', 'may_act', 'settled'] : ['to_act', 'may_act', 'settled']) {
    if (wanted.state && !same('state', { [key]: state[key] }, { [key]: wanted.state[key] })) return key;
  }
  for (const [seat, actions] of Object.entries(wanted.legal_actions)) {
    const { result } = await ask('legal_actions', { state, seat });
    if (!sameActions(result?.actions, actions)) return `legal actions of ${seat}`;
  }
  for (const [seat, view] of Object.entries(wanted.views ?? {})) {
    const { result } = await ask('view', { state, seat });
    if (!result || !same('view', result.view, view)) return `view of ${seat}`;
  }
  if (!wanted.outcome) return '';
  const { result } = await ask('outcome', { state });
  return result && same('outcome', result.outcome, wanted.outcome) ? '' : 'outcome';
}

// Returns the state after a step, and where it differs from the reference.
async function step(reply, before, wanted, legal, seat, action) {
  if (Boolean(reply.error) !== Boolean(wanted.refused)) return [before, reply.error ? 'refused' : 'accepted'];
  if (!reply.error) return [reply.result.state, await differenceIn(reply.result.state, wanted)];
  if (![1, -32602].includes(reply.error.code)) return [before, `error ${reply.error.code}`];
  if (!before) return [before, ''];
  const listed = Object.entries(legal).flatMap(([who, actions]) => actions.map((one) => [who, one]));
  const fit = [([who, one]) => who === seat && one.type === action.type, ([who]) => who === seat, () => true];
  const first = fit.map((fits) => listed.filter(fits).sort((a, b) => (plain(a[1]) < plain(b[1]) ? -1 : 1))[0]).find(Boolean);
  const counted = first && (await ask('apply', { state: before, seat: first[0], action: first[1], chance: [] })).error;
  return [before, counted && counted.code !== 2 ? 'the refusal does not count' : await differenceIn(before, wanted)];
}

// Plays a story, and yields the verdict of each part of it, from the play `begins` to the play `ends`. After a difference it continues
// from the reference's state.
async function* judged({ start, plays, reference, components, readings }, stretches) {
  const named = Object.fromEntries(Object.entries({ ...inForce.readings, ...readings }).filter(([ruling]) => ruling in offers));
  const params = { game, components: read(game, 'components', `${components || inForce.components}.json`).values, readings: named };
  let [state, at] = [start.state, -1];
  for (const [begins, ends] of stretches) {
    let verdict = 'pass';
    try {
      if (engine === null || configured !== JSON.stringify(params)) taken = (await ask('configure', params)).result?.accepted;
      configured = JSON.stringify(params);
      for (; taken !== false && at < ends; at += 1) {
        const wanted = at < 0 ? reference.start : reference.plays[at];
        let place;
        if (at < 0 && state) place = await differenceIn(state, wanted);
        else if (at < 0) [state, place] = await step(await ask('new_game', { seats: start.seats, ...start.new_game }), undefined, wanted);
        else {
          const { seat, action, chance = [] } = plays[at];
          const { legal_actions: legal } = at < 1 ? reference.start : reference.plays[at - 1];
          [state, place] = await step(await ask('apply', { state, seat, action, chance }), state, wanted, legal, seat, action);
        }
        if (place && verdict === 'pass') verdict = `${at < begins - 1 ? 'untestable' : 'differs'}: ${place}`;
      }
    } catch (problem) {
      if (!(problem instanceof Broken || problem instanceof TypeError)) throw problem; // a value of the wrong shape
      verdict = `broken: ${problem.message}`;
    }
    yield taken === false ? 'not judged' : verdict;
    if (verdict !== 'pass' && ends > 0) state = reference.plays[ends - 1].state ?? state;
    at = ends;
  }
}

await ask('hello', { protocol: [1] });
const plays = ([ruling, reading]) => inForce.readings[ruling] === reading || offers[ruling]?.includes(reading);
const tell = (id, verdict) => {
  if (verdict !== 'pass' && verdict !== 'not judged') process.exitCode = 1;
  console.log(`${id}\t${verdict}`);
};
for (const one of filesOf('cases').flat()) {
  const all = [...one.lead_up, ...one.plays];
  if (!Object.entries(one.readings ?? {}).every(plays)) tell(one.id, 'not judged');
  else for await (const verdict of judged({ ...one, plays: all }, [[one.lead_up.length, all.length]])) tell(one.id, verdict);
}
for (const tour of filesOf('tours').flat()) {
  const verdicts = judged(tour, tour.steps.map((one) => one.plays));
  for (const { id } of tour.steps) tell(id, (await verdicts.next()).value);
}
engine?.child.kill('SIGKILL');
