// Made from schemas/lost_cities_rivals by adapters/make_messages.py; schemas 35eba2c8be0069db
export interface Messages {
    action?:  Action;
    outcome?: Outcome;
    state?:   State;
    view?:    View;
}

/**
 * One decision of one seat.
 */
export interface Action {
    type:  Type;
    gold?: number;
    card?: string;
}

export type Type = "uncover" | "bid" | "pass" | "add" | "return" | "done";

/**
 * Whether the game is over, who has won, and each player's score taken apart. Before the
 * end the scores are what the table would give now, and nobody has won.
 */
export interface Outcome {
    over:   boolean;
    scores: { [key: string]: Score };
    /**
     * How the game came to its outcome.
     */
    why: Why;
    /**
     * The seats with the most victory points; empty while the game goes on.
     */
    winners: Setup[];
}

export interface Score {
    /**
     * For each colour the footprints, the multiplier that the wager cards give, and the bonus.
     */
    expeditions: Expeditions;
    /**
     * Victory points for coins.
     */
    gold:  number;
    total: number;
}

/**
 * For each colour the footprints, the multiplier that the wager cards give, and the bonus.
 */
export interface Expeditions {
    blue:   Blue;
    green:  Blue;
    red:    Blue;
    white:  Blue;
    yellow: Blue;
}

export interface Blue {
    bonus:      number;
    footprints: number;
    /**
     * 1 and one more for each wager card; 0 for an expedition without a card.
     */
    multiplier: number;
    /**
     * Footprints times multiplier, plus the bonus.
     */
    total: number;
}

/**
 * How the game came to its outcome.
 */
export type Why = "still playing" | "most victory points" | "tie";

/**
 * Who holds the starting player card.
 */
export type Setup = "North" | "East" | "South" | "West";

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
     * The unfinished part of the current turn.
     */
    pending: Pending;
    /**
     * turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
     * the highest bidder takes and returns cards. over: the game has ended.
     */
    phase: Phase;
    /**
     * False between the parts of the highest bidder's choice of cards, after the first part.
     */
    settled: boolean;
    table:   Table;
    /**
     * The seats that the game waits for; none when it is over.
     */
    to_act: Setup[];
}

/**
 * The unfinished part of the current turn.
 */
export interface Pending {
    /**
     * Whether the highest bidder has added a card in this choice; false outside the phase
     * spoils.
     */
    added: boolean;
    /**
     * Whether the highest bidder has returned a card in this choice; false outside the phase
     * spoils.
     */
    returned: boolean;
}

/**
 * turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
 * the highest bidder takes and returns cards. over: the game has ended.
 */
export type Phase = "turn" | "auction" | "spoils" | "over";

/**
 * All that outlasts the current decision.
 */
export interface Table {
    /**
     * The standing of the auction: the highest bid (0 outside an auction), who made it, and who
     * has passed.
     */
    auction: Auction;
    /**
     * The cards back in the game box.
     */
    box: string[];
    /**
     * The face-up cards beside the draw pile.
     */
    display: string[];
    /**
     * The face-down pile that is being drawn from.
     */
    draw_pile: string[];
    /**
     * The expeditions of each player, one stack for each colour, empty where none has been
     * begun.
     */
    expeditions: { [key: string]: Expedition };
    /**
     * The coins of each player.
     */
    gold: { [key: string]: number };
    /**
     * The coins in the centre of the table.
     */
    gold_supply: number;
    /**
     * The face-down piles set to the side; the first becomes the next draw pile.
     */
    piles_aside: Array<string[]>;
    /**
     * The players in clockwise order, beginning with the starting player of the game.
     */
    seats: [Setup, Setup, ...Setup[]];
    /**
     * Who holds the starting player card.
     */
    starting_player: Setup;
}

/**
 * The standing of the auction: the highest bid (0 outside an auction), who made it, and who
 * has passed.
 */
export interface Auction {
    bid: number;
    /**
     * The highest bidder, or an empty list.
     */
    bidder: Setup[];
    passed: Setup[];
}

export interface Expedition {
    blue:   string[];
    green:  string[];
    red:    string[];
    white:  string[];
    yellow: string[];
}

/**
 * What a player sees by looking at the table now: all that lies open, and of what lies face
 * down only how much it is.
 */
export interface View {
    auction: Auction;
    /**
     * How many cards are back in the game box.
     */
    box:     number;
    display: string[];
    /**
     * How many cards the draw pile has.
     */
    draw_pile:   number;
    expeditions: { [key: string]: Expedition };
    /**
     * The coins of each player; under the reading gold_is_open=hidden, of this seat alone.
     */
    gold:        { [key: string]: number };
    gold_supply: number;
    /**
     * How many cards each pile set aside has.
     */
    piles_aside:     number[];
    seats:           [Setup, Setup, ...Setup[]];
    starting_player: Setup;
}
