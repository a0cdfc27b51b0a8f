// Speaks the engine protocol for the rules in game.ts. You need not change it.
import * as readline from 'node:readline';
import * as game from './game.js';
import { Refusal, NotWritten, type Chance } from './game.js';

console.log = console.error; // Standard output carries only answers.

type Outcome = { shuffle?: unknown[]; roll?: number[] };

// Replaces a random generator: returns the outcomes from the request.
class Given implements Chance {
  readonly left: Outcome[];

  constructor(outcomes: Outcome[]) {
    this.left = [...outcomes];
  }

  shuffle<T>(things: T[]): T[] {
    return this.next('shuffle', [...things]) as T[];
  }

  roll(dice: number): number[] {
    return this.next('roll', { dice }) as number[];
  }

  private next(kind: 'shuffle' | 'roll', needed: unknown): unknown[] {
    const outcome = this.left.shift();
    if (!outcome) throw new Refusal(2, 'needs chance', { needs: { [kind]: needed } });
    const found = outcome[kind];
    if (!found) throw new Refusal(-32602, `this chance outcome is not a ${kind}`);
    return found;
  }
}

function step(outcomes: Outcome[], take: (chance: Chance) => unknown): unknown {
  const chance = new Given(outcomes);
  const state = take(chance);
  if (chance.left.length > 0) throw new Refusal(5, 'unused chance');
  return { state };
}

const VERBS: Record<string, (params: any) => unknown> = {
  hello: () => ({ protocol: 1, ...game.about }),
  configure({ game: id, components, readings }) {
    const reasons = game.configure(id, components, readings);
    return reasons.length > 0 ? { accepted: false, reasons } : { accepted: true };
  },
  new_game: ({ seats, options, chance }) => step(chance, (given) => game.newGame(seats, options, given)),
  legal_actions: ({ state, seat }) => ({ actions: game.legalActions(state, seat) }),
  apply: ({ state, seat, action, chance }) => step(chance, (given) => game.apply(state, seat, action, given)),
  view: ({ state, seat }) => ({ view: game.view(state, seat) }),
  outcome: ({ state }) => ({ outcome: game.outcome(state) }),
  bye: () => ({}),
};

function answer(method: string, params: unknown): object {
  try {
    const verb = Object.hasOwn(VERBS, method) ? VERBS[method] : undefined;
    if (!verb) throw new Refusal(-32601, `there is no verb ${method}`);
    return { result: verb(params) };
  } catch (problem) {
    if (problem instanceof Refusal) return { error: { code: problem.code, message: problem.message, data: problem.data } };
    if (!(problem instanceof NotWritten)) console.error(problem);
    return { error: { code: -32603, message: String((problem as Error).message) } };
  }
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  const reply = { jsonrpc: '2.0', id: request.id, ...answer(request.method, request.params) };
  process.stdout.write(`${JSON.stringify(reply)}\n`, () => request.method === 'bye' && process.exit());
});
