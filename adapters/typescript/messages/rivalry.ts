// Made from schemas/rivalry by adapters/make_messages.py; schemas bc400e7b2076b876
export interface Messages {
    action?:  Action;
    outcome?: Outcome;
    state?:   State;
    view?:    View;
}

/**
 * One decision of one seat. Rolls, draws, shuffles and lost turns leave no choice and
 * happen inside the action that brings them on. Equal pieces on one tile are one choice.
 */
export interface Action {
    site?:  string;
    type:   Type;
    piece?: Piece;
    tile?:  string;
    from?:  string;
    to?:    string;
}

export type Piece = "foot" | "cavalry";

export type Type = "found" | "declare_capital" | "place" | "build" | "remove" | "move" | "attack" | "fight" | "surrender" | "relocate" | "attack_again" | "give_up" | "march_in" | "roll_to_save_leader" | "leave_leader" | "escape" | "done";

/**
 * Whether the game is over, who has won and how. Nothing is counted for points in this
 * game; the cities that each nation holds are told for the reader.
 */
export interface Outcome {
    over: boolean;
    /**
     * What each nation has on the board.
     */
    scores: { [key: string]: Score };
    why:    Why;
    /**
     * The winner; nobody while the game goes on, and when the turns agreed on have been played.
     */
    winners: Setup[];
}

export interface Score {
    /**
     * Cities that the nation holds.
     */
    cities: number;
    /**
     * Foot armies and cavalry on the board.
     */
    pieces: number;
}

/**
 * leader captured: the roll to save the leader failed or was declined. no second city: a
 * capital fell from which the leader could not escape. interim capital: it was lost. turn
 * limit: the turns agreed on have been played.
 */
export type Why = "still playing" | "leader captured" | "no second city" | "interim capital" | "turn limit";

/**
 * The nations whose leader has escaped in this game.
 *
 * Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
 * last that was played; a turn that was lost is none.
 */
export type Setup = "Republic" | "Kingdom";

/**
 * Everything that a game in progress consists of. Keys that begin with x_ are the engine's
 * own and are ignored at any depth.
 */
export interface State {
    /**
     * Other seats that have an optional action meanwhile; never any in this game.
     */
    may_act: Setup[];
    /**
     * What is unfinished: the first entry is what is being decided now, each further one what
     * the game then goes on with. Empty when the game is over.
     */
    pending: PendingElement[];
    /**
     * setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
     * are moved and attacks begun. battle: an attack is under way, up to the marching in.
     * leader: a capital has been captured and its leader is in danger. production: new armies
     * are added. over: the game has ended.
     */
    phase: Phase;
    /**
     * False between the parts of one choice: after the first army of a card has been placed,
     * after the first piece has been lost to Mutiny, from a surrender until its last piece is
     * relocated, and after the first piece has marched in or advanced.
     */
    settled: boolean;
    table:   Table;
    /**
     * The seat that the game waits for; none when it is over.
     */
    to_act: Setup[];
}

/**
 * Something unfinished. Where no seat is named, it is the one whose turn it is.
 */
export interface PendingElement {
    kind:        Kind;
    left?:       number;
    seat?:       Setup;
    additional?: number;
    placed_at?:  string[];
    card?:       string;
    attacked?:   boolean;
    moved?:      Moved;
    moves?:      number;
    seven?:      boolean;
    from?:       string;
    to?:         string;
    begun?:      boolean;
    sites?:      string[];
}

export type Kind = "cities" | "armies" | "next_turn" | "gain" | "build" | "mutiny" | "turn" | "battle" | "answer" | "loss" | "relocation" | "march_in" | "advance" | "last_ditch" | "escape" | "production";

export interface Moved {
    cavalry: { [key: string]: number };
    foot:    { [key: string]: number };
}

/**
 * setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
 * are moved and attacks begun. battle: an attack is under way, up to the marching in.
 * leader: a capital has been captured and its leader is in danger. production: new armies
 * are added. over: the game has ended.
 */
export type Phase = "setup" | "card" | "turn" | "battle" | "leader" | "production" | "over";

/**
 * All that outlasts the current decision.
 */
export interface Table {
    /**
     * The capital that each nation declared in the setup, whoever holds it now; nothing before
     * that.
     */
    capitals: { [key: string]: string[] };
    /**
     * The cavalry pieces of each nation on the board.
     */
    cavalry: { [key: string]: { [key: string]: number } };
    /**
     * The cavalry pieces of each nation that are not on the board.
     */
    cavalry_reserve: { [key: string]: number };
    /**
     * Every site of the map, with the city that stands on it, or none: who founded it, and who
     * holds it now (nobody only under the reading control_lost=nobody).
     */
    cities: { [key: string]: City[] };
    /**
     * The face-down stack of orange cards, the first on top.
     */
    deck: string[];
    /**
     * The orange cards that have been drawn.
     */
    discard: string[];
    /**
     * The nations whose leader has escaped in this game.
     */
    escaped: Setup[];
    /**
     * The foot armies of each nation on the board.
     */
    foot: { [key: string]: { [key: string]: number } };
    /**
     * The city in which each nation's leader resides; where it is not the capital, it is the
     * interim capital. Nothing before the capital is declared.
     */
    leaders: { [key: string]: string[] };
    /**
     * How many of its next turns each nation is to lose.
     */
    lost_turns: { [key: string]: number };
    /**
     * How the game has ended.
     */
    result: Result;
    /**
     * The nations whose cities do not produce in the next turn of their own.
     */
    sabotaged_next_turn: Setup[];
    /**
     * The nation whose cities do not produce at the end of the present turn, which is its own;
     * nobody once that turn has ended.
     */
    sabotaged_this_turn: Setup[];
    /**
     * Both nations, in the order in which the game was started.
     */
    seats: [Setup, Setup, ...Setup[]];
    /**
     * Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
     * last that was played; a turn that was lost is none.
     */
    turn: Setup;
    /**
     * How many turns may still be begun after the present one, if the players have agreed on a
     * number; empty if they have not (and under the reading endless_game=no_limit).
     */
    turns_left: number[];
}

export interface City {
    founder: Setup;
    holder:  Holder;
}

export type Holder = "Republic" | "Kingdom" | "nobody";

/**
 * How the game has ended.
 */
export interface Result {
    why:     Why;
    winners: Setup[];
}

/**
 * What a player sees by looking at the table now: everything but the order of the face-down
 * stack, of which only its size shows.
 */
export interface View {
    capitals:        { [key: string]: string[] };
    cavalry:         { [key: string]: { [key: string]: number } };
    cavalry_reserve: { [key: string]: number };
    cities:          { [key: string]: City[] };
    /**
     * How many orange cards the stack has.
     */
    deck:                number;
    discard:             string[];
    escaped:             Setup[];
    foot:                { [key: string]: { [key: string]: number } };
    leaders:             { [key: string]: string[] };
    lost_turns:          { [key: string]: number };
    result:              Result;
    sabotaged_next_turn: Setup[];
    sabotaged_this_turn: Setup[];
    seats:               [Setup, Setup, ...Setup[]];
    turn:                Setup;
    turns_left:          number[];
}
