// What you write about your game on boardgame.io, to connect it with Ruleproof.

import type { Ctx, Game } from 'boardgame.io';

/** What a player clicks: a move, or an event such as endTurn. */
export type Click = { move: string; args?: unknown[] } | { event: string; args?: unknown[] };

/** An action as in the action.json of the game: see Action in messages.d.ts. */
type Action = { type: string };

export interface Adapter<G = any> {
  /** The id of the game in the suite, such as 'lost_cities_rivals'. */
  id: string;
  /** The game as your server loads it. */
  game: Game<G>;
  /** All seats of the game, clockwise, in the suite's words. The first has the player id '0'. */
  seats: string[];
  name?: string;
  version?: string;
  /** The component set whose values are built into your game, if it takes no others. */
  components?: string;
  /** What your game plays where the rulebook is unclear: the reading, by the last word of the ruling. Several if it can play several. */
  readings?: Record<string, string | string[]>;
  /** Prepares the game for component values and readings; returns the reasons why it cannot. */
  configure?(components: object, readings: Record<string, string>): string[];
  /** The types of actions that your game has, if it lacks some. */
  actionTypes?: string[];
  /** Whether the actions that make one click may come in any order. */
  anyOrder?: boolean;
  /** Whether your clients are not trusted: they are then also asked what no client of yours can send. */
  untrusted?: boolean;
  /** Returns what setup gets as setupData; throws illegal(reason) or unsupported(reason). */
  setupData?(seats: string[], options: object): unknown;

  /** Returns the suite's name of a thing that is shuffled. */
  thing?(thing: any, among: readonly any[]): string;
  /** Which end of a shuffled list is drawn first; 'first' if you do not say. */
  top?: 'first' | 'last';
  /** The sides of the die that random.Number() stands for; 6 if you do not say. */
  sides?: number;
  /** Returns the piles in G that a player (a spectator if it is null) must not know, to find leaks: each item is a pile, or a list of piles that have the same kind of things. */
  hidden?(G: G, playerID: string | null, plugins: object): unknown[][] | unknown[][][];

  /** Returns the position: see State in messages.d.ts. Members that you leave out follow from ctx; keys of the table that you leave out are not compared. Without `settled`, every position is settled: say false in the middle of a choice that takes several actions. */
  position(G: G, ctx: Ctx, seats: string[]): { table: object; settled?: boolean; to_act?: string[]; may_act?: string[] };
  /** Returns G and ctx at a position: in ctx, the phase and the currentPlayer. The activePlayers are the seats to act, with the stages and limits of moves of turn.activePlayers; say them if they are others, and _activePlayersNumMoves if some have moved. Throws unsupported(reason). */
  load?(position: any): { G: G; ctx?: Partial<Ctx>; plugins?: object };

  /** Returns what a player would click for an action, legal or not. Returns [] if your click needs further actions: `before` are those so far. */
  clicks(action: any, G: G, ctx: Ctx, about: { playerID: string; seats: string[]; before: any[] }): Click[];
  /** Returns the action that a click means; a list if it means several; [] if further clicks must follow; nothing if it is none of the game. */
  actions?(click: { move?: string; event?: string; args: any[] }, G: G, ctx: Ctx, playerID: string): Action | Action[] | undefined;
  /** Returns what a player might click now; if you leave it out, the ai.enumerate of the game does. Each is tried in the reducer. */
  offers?(G: G, ctx: Ctx, playerID: string): Click[];

  /** Returns what a player sees, from what the server sends: see View in messages.d.ts. */
  view?(G: any, ctx: Ctx, playerID: string, seats: string[]): object;
  /** Returns the outcome, or parts of it: see Outcome in messages.d.ts. Who has won is read from ctx.gameover: { winner } or { winners }. */
  outcome?(G: G, ctx: Ctx, seats: string[]): object;
}

/** Answers the suite's questions about a game, over standard input and output. */
export function connect<G>(adapter: Adapter<G>): void;
/** Makes an error for a new game that the rules do not allow. */
export function illegal(reason: string): Error;
/** Makes an error for a new game or a position that your game cannot take. */
export function unsupported(reason: string): Error;
