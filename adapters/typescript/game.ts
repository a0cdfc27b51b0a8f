// Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.
import type { Action, Outcome, State, View } from './messages.js';

export const about = {
  name: 'My engine',
  version: '0.1.0',
  games: { '@GAME@': { verbs: ['new_game', 'legal_actions', 'apply', 'view', 'outcome'] } },
};

// Returns the outcomes from the request when the rules shuffle or roll.
export interface Chance {
  shuffle<T>(things: T[]): T[];
  roll(dice: number): number[];
}

// An error reply: 1 illegal action, 3 unsupported, 4 unsupported position.
export class Refusal extends Error {
  readonly code: number;
  readonly data: object;

  constructor(code: number, message: string, data: object = {}) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export class NotWritten extends Error {
  constructor(name: string) {
    super(`${name} is not written yet: fill it in in game.ts`);
  }
}

// Receives the cards and readings; returns the reasons why you cannot play with them, if any.
export function configure(game: string, components: object, readings: Record<string, string>): string[] {
  return [];
}

// Returns every legal action of a seat, or an empty list.
export function legalActions(state: State, seat: string): Action[] {
  throw new NotWritten('legalActions');
}

// Returns what a seat sees.
export function view(state: State, seat: string): View {
  throw new NotWritten('view');
}

// Returns who has won, and the scores.
export function outcome(state: State): Outcome {
  throw new NotWritten('outcome');
}

// Returns the state after an action, or throws new Refusal(1, 'illegal action').
export function apply(state: State, seat: string, action: Action, chance: Chance): State {
  throw new NotWritten('apply');
}

// Returns the state at the start of a game.
export function newGame(seats: string[], options: object, chance: Chance): State {
  throw new NotWritten('newGame');
}
