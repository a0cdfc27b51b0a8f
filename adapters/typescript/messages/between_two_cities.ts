// Made from schemas/between_two_cities by adapters/make_messages.py; schemas be55bfe68e178963
export interface Messages {
    action?:  Action;
    outcome?: Outcome;
    state?:   State;
    view?:    View;
}

/**
 * One decision of one seat. Passing hands, revealing, discarding and drawing leave no
 * choice and happen inside the action that brings them on.
 */
export interface Action {
    tile:  string;
    type:  Type;
    at?:   string;
    city?: string;
}

export type Type = "choose" | "place";

/**
 * Whether the game is over, who has won, every city's score taken apart by building type,
 * and what the tie-breakers compare. Any position has one: before the end the cities score
 * as they lie, factories compared between them as they lie, and nobody has won.
 */
export interface Outcome {
    /**
     * The score of each city in play, taken apart.
     */
    cities: { [key: string]: City };
    /**
     * True exactly in the phase over.
     */
    over: boolean;
    /**
     * What each player's two cities give that player.
     */
    players: { [key: string]: Player };
    /**
     * What decided. still playing: nothing yet. highest final score: one player alone has it.
     * first tiebreaker, second tiebreaker: the comparison after which one player was left.
     * lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
     * broke it.
     */
    why: Why;
    /**
     * Who wins; several where a tie stays unbroken and is shared; empty while the game goes on.
     */
    winners: Setup[];
}

export interface City {
    /**
     * Points for all factories.
     */
    factories: number;
    /**
     * Points for all houses.
     */
    houses: number;
    /**
     * Points for all sets of offices, the bonus points for adjacent taverns included.
     */
    offices: number;
    /**
     * Points for all groups of parks.
     */
    parks: number;
    /**
     * Points for all sets of shops.
     */
    shops: number;
    /**
     * Points for all sets of taverns.
     */
    taverns: number;
    /**
     * The sum of the six.
     */
    total: number;
}

export interface Player {
    /**
     * How many buildings of each type both cities have together: what the second tie-breaker
     * compares, in this order.
     */
    buildings: Buildings;
    /**
     * The lower one of the scores of the player's two cities; with two players, their sum.
     */
    final_score: number;
    /**
     * What the better one of the player's two cities scores; it is the first tie-breaker of the
     * game for three to seven, and decides nothing with two players.
     */
    higher_city: number;
}

/**
 * How many buildings of each type both cities have together: what the second tie-breaker
 * compares, in this order.
 */
export interface Buildings {
    factories: number;
    houses:    number;
    offices:   number;
    parks:     number;
    shops:     number;
    taverns:   number;
}

/**
 * What decided. still playing: nothing yet. highest final score: one player alone has it.
 * first tiebreaker, second tiebreaker: the comparison after which one player was left.
 * lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
 * broke it.
 */
export type Why = "still playing" | "highest final score" | "first tiebreaker" | "second tiebreaker" | "lowest seating value" | "tie";

export type Setup = "North" | "Northeast" | "East" | "Southeast" | "South" | "Southwest" | "West";

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
     * choosing: the players choose two tiles each, face down. placing: the chosen tiles have
     * been revealed, and the players place them. over: the game has ended.
     */
    phase: Phase;
    /**
     * False between the two tiles of one player's choice.
     */
    settled: boolean;
    table:   Table;
    /**
     * The seats that the game waits for: while choosing, all that have not finished their
     * choice; while placing, all that may place a tile now; none when the game is over. In an
     * unsettled state it is the one seat that has chosen its first tile.
     */
    to_act: Setup[];
}

/**
 * The unfinished part of the current turn.
 */
export interface Pending {
    /**
     * For each player the cities into which the player still has to place a tile in this turn:
     * of the city to the left and the city to the right those not yet served. Empty lists
     * outside the phase placing.
     */
    to_place_in: { [key: string]: string[] };
}

/**
 * choosing: the players choose two tiles each, face down. placing: the chosen tiles have
 * been revealed, and the players place them. over: the game has ended.
 */
export type Phase = "choosing" | "placing" | "over";

/**
 * All that outlasts the current decision.
 */
export interface Table {
    /**
     * The building tiles face down in the box, in the order in which they will be drawn.
     */
    box: string[];
    /**
     * The tiles that each player has chosen, face down in front of that player until the
     * reveal; two after a finished choice.
     */
    chosen: { [key: string]: string[] };
    /**
     * What has been built in each city in play.
     */
    cities: { [key: string]: { [key: string]: string } };
    /**
     * The tiles discarded face down to the centre of the scoreboard.
     */
    discards: string[];
    /**
     * The face-down duplex tiles, in the order in which they will be drawn.
     */
    duplex_stack: string[];
    /**
     * The hand of each player; empty from the end of the choice until the next hand is picked
     * up or drawn.
     */
    hands: { [key: string]: string[] };
    /**
     * The revealed tiles that lie face up in front of each player and have not been placed yet.
     */
    revealed: { [key: string]: string[] };
    /**
     * The round being played, the last one after the end: 1, 2 or 3 with three to seven
     * players, 1a to 3b with two.
     */
    round: Round;
    /**
     * The seating value of each player, rising clockwise from the first seat.
     */
    seating_values: { [key: string]: number };
    /**
     * The players in clockwise order, beginning with the first in the seating order. The first
     * city of the component set lies to the left of the first seat, the second to the left of
     * the second seat, and so on, so that each seat has the city of the seat before it to its
     * right. With two seats the first two cities are the left and the right one of the first
     * seat, the next two those of the second.
     */
    seats: [Setup, Setup, ...Setup[]];
    /**
     * For each city in play, the tiles that lie face down under its token.
     */
    under_tokens: { [key: string]: string[] };
}

/**
 * The round being played, the last one after the end: 1, 2 or 3 with three to seven
 * players, 1a to 3b with two.
 */
export type Round = "1" | "2" | "3" | "1a" | "1b" | "2a" | "2b" | "3a" | "3b";

/**
 * What a player sees by looking at the table now: their own hand, all that lies open, and
 * of what lies face down only how much it is. Whether players may look at the tiles that
 * they have chosen themselves is settled by a ruling (own_choice_seen_by_its_owner).
 */
export interface View {
    /**
     * How many building tiles are in the box.
     */
    box: number;
    /**
     * How many chosen tiles lie face down in front of each player: two once the player has
     * chosen. Where players may look at their own, the seat's own chosen tiles instead of their
     * number.
     */
    chosen: { [key: string]: string[] | number };
    cities: { [key: string]: { [key: string]: string } };
    /**
     * How many tiles have been discarded.
     */
    discards: number;
    /**
     * How many duplex tiles nobody has drawn.
     */
    duplex_stack: number;
    /**
     * The tiles of the seat's own hand.
     */
    hand: string[];
    /**
     * How many tiles each player's hand has.
     */
    hands:          { [key: string]: number };
    revealed:       { [key: string]: string[] };
    round:          Round;
    seating_values: { [key: string]: number };
    seats:          [Setup, Setup, ...Setup[]];
    /**
     * How many tiles lie under the token of each city.
     */
    under_tokens: { [key: string]: number };
}
