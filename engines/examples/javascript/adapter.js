'use strict';
// Speaks the protocol for an engine: one JSON-RPC message a line, in on standard input, out on standard output. Knows no rules.
//
// serve(engine) takes an object with a method for each verb that the engine has. A method gets the params of the request as one
// object, with `chance` turned into a Chance, and returns the result. It refuses by throwing one of the errors made below.

class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

const illegal = (reason, clause) => new Refusal(1, 'illegal action', clause ? { reason, clause } : { reason });
const needsChance = (needs) => new Refusal(2, 'needs chance', { needs });
const unsupported = (reason) => new Refusal(3, 'unsupported', { reason });
const unsupportedPosition = (reason) => new Refusal(4, 'unsupported position', { reason });
const unusedChance = (count) => new Refusal(5, 'unused chance', { reason: `${count} outcomes of chance were not used` });
const malformed = (reason) => new Refusal(-32602, 'invalid params', { reason });

// The outcomes of chance that came with a request. An engine asks here instead of asking a random generator.
class Chance {
  constructor(outcomes) {
    this.outcomes = outcomes;
    this.used = 0;
  }

  shuffle(things) {
    const shuffled = this.next('shuffle', things);
    if (String([...shuffled].sort()) !== String([...things].sort())) throw malformed('a shuffle brings other things than were shuffled');
    return [...shuffled];
  }

  roll(dice) {
    const rolled = this.next('roll', { dice });
    if (rolled.length !== dice) throw malformed(`a roll of ${rolled.length} dice where ${dice} are rolled`);
    return [...rolled];
  }

  next(kind, wanted) {
    if (this.used === this.outcomes.length) throw needsChance({ [kind]: wanted });
    const outcome = this.outcomes[this.used++][kind];
    if (!Array.isArray(outcome)) throw malformed(`outcome ${this.used} of chance is not a ${kind}`);
    return outcome;
  }

  requireAllUsed() {
    if (this.used < this.outcomes.length) throw unusedChance(this.outcomes.length - this.used);
  }
}

const VERBS = ['hello', 'configure', 'new_game', 'legal_actions', 'apply', 'view', 'outcome', 'bye'];

function call(engine, method, params) {
  if (!VERBS.includes(method)) throw new Refusal(-32601, `there is no verb ${method}`);
  if (method === 'bye' && !engine.bye) return {};
  if (!engine[method]) throw unsupported(`this engine does not have the verb ${method}`);
  if (!params.chance) return engine[method](params);
  const chance = new Chance(params.chance);
  const result = engine[method]({ ...params, chance });
  chance.requireAllUsed();
  return result;
}

function answer(engine, request) {
  const { id = null, method, params = {} } = request ?? {};
  try {
    return { jsonrpc: '2.0', id, result: call(engine, method, params) };
  } catch (error) {
    if (error instanceof Refusal) {
      return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message, data: error.data } };
    }
    console.error(error);
    return { jsonrpc: '2.0', id, error: { code: -32603, message: `the engine failed: ${error.message}` } };
  }
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function serve(engine) {
  console.log = console.error; // Standard output carries only answers.
  let unfinished = '';
  let over = false;

  function take(line) {
    const request = parse(line);
    if (request === undefined) {
      process.stdout.write('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"this line is not JSON"}}\n');
      return;
    }
    over = request?.method === 'bye';
    process.stdout.write(`${JSON.stringify(answer(engine, request))}\n`, () => over && process.exit());
  }

  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (chunk) => {
    const lines = (unfinished + chunk).split('\n');
    unfinished = lines.pop();
    for (const line of lines) if (!over && line.trim()) take(line);
  });
}

module.exports = { serve, Chance, illegal, needsChance, unsupported, unsupportedPosition, malformed };
