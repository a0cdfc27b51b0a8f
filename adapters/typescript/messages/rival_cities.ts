// Made from schemas/rival_cities by adapters/make_messages.py; schemas 784c29330930c35b
export interface Messages {
    action?:  Action;
    outcome?: Outcome;
    state?:   State;
    view?:    View;
}

/**
 * One decision of one seat. Products paid, gained or stolen at one's choice are named one
 * at a time; every other choice is one action.
 */
export interface Action {
    spaces?:    [Space, Space, ...Space[]] | number;
    type:       Type;
    product?:   Product;
    card?:      string;
    half?:      Half;
    factories?: number;
    products?:  Products;
    goods?:     Goods;
    stars?:     number;
    pay?:       Products;
    give?:      Product;
    take?:      Product;
    alliance?:  string;
    ship?:      string;
    space?:     Space;
    most?:      number;
    with?:      string;
}

export type Product = "beer" | "cloth" | "leather" | "furniture";

/**
 * Products and letters as a card shows them; any: a mixed crate, a product of choice.
 */
export interface Goods {
    any?:       number;
    beer?:      number;
    cloth?:     number;
    furniture?: number;
    leather?:   number;
    letter?:    number;
}

export type Half = "left" | "right";

/**
 * Products as a card shows them; any: a mixed crate, a product of choice.
 */
export interface Products {
    any?:       number;
    beer?:      number;
    cloth?:     number;
    furniture?: number;
    leather?:   number;
}

export type Space = "I" | "II" | "III";

export type Type = "move" | "pay" | "save" | "choose" | "use_card" | "play_card" | "option_c" | "take_card" | "choose_half" | "produce" | "gift" | "gain" | "gain_stars" | "donate" | "donate_nothing" | "swap" | "draw" | "build" | "reactivate" | "earn_prestige" | "form_alliance" | "purchase" | "advance" | "pay_again" | "resolve" | "swap_lawsuits" | "piracy" | "steal" | "repeat" | "pay_upkeep" | "return_alliance" | "income" | "exchange" | "done";

/**
 * Whether the game is over, who has won and how. Stars are counted only when the game has
 * ended without an instant win.
 */
export interface Outcome {
    over: boolean;
    /**
     * The star scoring of each player, taken apart; no player while the game goes on and after
     * an instant win.
     */
    scores: { [key: string]: Score };
    /**
     * ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
     * scoring. bell token: equal totals, decided by the bell token.
     */
    why: Why;
    /**
     * The winner; empty while the game goes on.
     */
    winners: Setup[];
}

export interface Score {
    /**
     * Dark stars on the ships, won lawsuits and alliances in front of the player.
     */
    cards: number;
    /**
     * Dark stars on the space of the prestige marker, if it is on the player's side.
     */
    prestige: number;
    /**
     * Star tokens.
     */
    tokens: number;
    total:  number;
}

/**
 * ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
 * scoring. bell token: equal totals, decided by the bell token.
 */
export type Why = "still playing" | "ships" | "lawsuits" | "alliances" | "prestige" | "stars" | "bell token";

/**
 * Whose turn it is; before the first turn, the starting player.
 */
export type Setup = "Hamburg" | "Altona";

/**
 * Everything that a game in progress consists of. Keys that begin with x_ are the engine's
 * own and are ignored at any depth.
 */
export interface State {
    /**
     * The other seat, if it may make a letter exchange meanwhile.
     */
    may_act: Setup[];
    /**
     * What is unfinished: the first entry is what is being decided now, each further one what
     * the game then goes on with. When the last one is done, the other player has the next
     * turn, which is not written here. Empty when the game is over.
     */
    pending: PendingElement[];
    /**
     * setup: the players name their free products. turn: a player's turn. off-season: the turn
     * is interrupted. over: the game has ended.
     */
    phase: Phase;
    /**
     * False between the parts of one choice: while a price is being paid, and from the second
     * product on that is named or stolen (from the first, where it follows the player's own
     * action).
     */
    settled: boolean;
    table:   Table;
    /**
     * The seat that the game waits for; none when it is over.
     */
    to_act: Setup[];
}

/**
 * Something unfinished. Where no seat is named, it is the player whose turn it is.
 */
export interface PendingElement {
    kind:           Kind;
    seat?:          Setup;
    products?:      number;
    price?:         Goods;
    saved?:         number;
    ship?:          string;
    passed_bell?:   boolean;
    left?:          LeftElement[] | number;
    card?:          string;
    actions?:       Components[];
    other_half?:    Components[];
    begun?:         boolean;
    caption?:       Caption;
    each?:          number;
    gained?:        Product[];
    pay?:           Products;
    stars?:         number;
    manner?:        Manner;
    action?:        ActionEnum;
    descends_from?: string[];
    spaces?:        Space[];
    used?:          string[];
    free?:          boolean;
    space?:         Space;
    least?:         number;
    most?:          number;
    step?:          number;
    alliances?:     string[];
    ships?:         string[];
}

/**
 * An action that a card may repeat.
 */
export type ActionEnum = "prestige" | "draw" | "advance";

/**
 * Actions as a card shows them, each icon by itself.
 *
 * An action that a card shows.
 */
export interface Components {
    do:        Do;
    products?: Products;
    goods?:    Goods;
    amount?:   number;
    pay?:      Products;
    stars?:    number;
    times?:    number;
    least?:    number;
    most?:     number;
    rival?:    Components[];
}

export type Do = "production" | "gift" | "gain" | "stars" | "donation" | "swap" | "factory" | "piracy" | "reactivate" | "draw" | "prestige" | "alliance" | "ship" | "advance" | "court_ruling";

export type Caption = "production" | "gift" | "none";

export type Kind = "turn" | "move" | "payment" | "saving" | "arrival" | "option" | "option_c" | "half" | "card" | "discard" | "choice" | "swap" | "donation" | "actions" | "repeat" | "advance" | "sway" | "repeated_payments" | "theft" | "next_ship" | "next_lawsuit" | "off_season" | "upkeep" | "incomes" | "start";

export type LeftElement = "A" | "B";

export type Manner = "offered" | "bonus" | "effect" | "income";

/**
 * setup: the players name their free products. turn: a player's turn. off-season: the turn
 * is interrupted. over: the game has ended.
 */
export type Phase = "setup" | "turn" | "off-season" | "over";

/**
 * All that outlasts the current decision.
 */
export interface Table {
    /**
     * The face-down special action cards.
     */
    action_stack: string[];
    /**
     * Each player's factories with the pliers side up.
     */
    active_factories: { [key: string]: number };
    /**
     * The alliance cards in front of each player.
     */
    alliances: { [key: string]: string[] };
    /**
     * The alliance cards that take no part in the game.
     */
    alliances_in_box: string[];
    /**
     * The alliance cards on the game board.
     */
    alliances_on_board: string[];
    /**
     * The basic action cards at the light edge spaces, clockwise from the off-season overview.
     */
    basic_cards: string[];
    /**
     * The player in front of whom the bell token lies; nobody while it lies on the bell.
     */
    bell_token: Setup[];
    /**
     * The special action card that is being played with Option B.
     */
    card_in_play: string[];
    /**
     * The special action cards at the dark yellow edge spaces, clockwise from the off-season
     * overview.
     */
    dark_spaces: Array<string[]>;
    /**
     * The special action cards discarded face up.
     */
    discard_pile: string[];
    /**
     * The factories in the supply.
     */
    factory_supply: number;
    /**
     * The special action cards in each player's hand.
     */
    hands: { [key: string]: string[] };
    /**
     * Each player's factories with the cross side up.
     */
    inactive_factories: { [key: string]: number };
    /**
     * The ink space of the ink jar: 0 is the one at the off-season overview, the others follow
     * clockwise.
     */
    ink_jar: number;
    /**
     * The open lawsuits with their markers.
     */
    lawsuit_spaces: LawsuitSpaces;
    /**
     * The face-down lawsuits.
     */
    lawsuit_stack: string[];
    /**
     * The lawsuits that take no part in the game, seen by nobody.
     */
    lawsuits_in_box: string[];
    /**
     * The lawsuits that each player has won.
     */
    lawsuits_won: { [key: string]: string[] };
    /**
     * The lawsuits that were resolved without a winner and went to the box.
     */
    lawsuits_won_by_nobody: string[];
    /**
     * The letters in the supply.
     */
    letter_supply: number;
    /**
     * The letters in each player's stock.
     */
    letters:         { [key: string]: number };
    prestige_marker: Marker;
    /**
     * The products in the supply.
     */
    product_supply: ProductSupply;
    /**
     * The products in each player's stock.
     */
    products: { [key: string]: ProductSupply };
    /**
     * The two players.
     */
    seats: [Setup, Setup, ...Setup[]];
    /**
     * The ship cards face up on the ship spaces of the game board, from the first to the last.
     */
    ship_spaces: Array<string[]>;
    /**
     * The face-down ship cards.
     */
    ship_stack: string[];
    /**
     * The ship cards in front of each player.
     */
    ships: { [key: string]: string[] };
    /**
     * The ship cards that take no part in the game, seen by nobody.
     */
    ships_in_box: string[];
    /**
     * The star tokens in the supply.
     */
    star_token_supply: number;
    /**
     * The star tokens in front of each player.
     */
    star_tokens: { [key: string]: number };
    /**
     * Whose turn it is; before the first turn, the starting player.
     */
    turn: Setup;
}

/**
 * The open lawsuits with their markers.
 */
export interface LawsuitSpaces {
    I:   IElement[];
    II:  IElement[];
    III: IElement[];
}

/**
 * A lawsuit on the game board, or none; its marker stands on 0 or on a number of one side.
 */
export interface IElement {
    lawsuit: string;
    marker:  Marker;
}

/**
 * A marker on a track with two sides: on 0 in the middle, or on a number of one side.
 *
 * Where the prestige marker stands: the neutral space is space 0; on a city's side the
 * spaces run from 1, and the one after the last is the city's name.
 */
export interface Marker {
    side:  Side;
    space: number;
}

export type Side = "neutral" | "Hamburg" | "Altona";

/**
 * The products in the supply.
 *
 * Products by their types; a type that is missing is zero.
 */
export interface ProductSupply {
    beer?:      number;
    cloth?:     number;
    furniture?: number;
    leather?:   number;
}

/**
 * What a player sees by looking at the table now: all that lies open or went away face up,
 * the player's own hand, and of what lies face down only how much it is.
 */
export interface View {
    /**
     * How many cards the action stack has.
     */
    action_stack:       number;
    active_factories:   { [key: string]: number };
    alliances:          { [key: string]: string[] };
    alliances_in_box:   string[];
    alliances_on_board: string[];
    basic_cards:        string[];
    bell_token:         Setup[];
    card_in_play:       string[];
    dark_spaces:        Array<string[]>;
    discard_pile:       string[];
    factory_supply:     number;
    /**
     * The special action cards in the player's own hand.
     */
    hand:               string[];
    inactive_factories: { [key: string]: number };
    ink_jar:            number;
    lawsuit_spaces:     LawsuitSpaces;
    /**
     * How many cards the lawsuit stack has.
     */
    lawsuit_stack: number;
    /**
     * How many lawsuits lie unseen in the box.
     */
    lawsuits_in_box:        number;
    lawsuits_won:           { [key: string]: string[] };
    lawsuits_won_by_nobody: string[];
    letter_supply:          number;
    letters:                { [key: string]: number };
    prestige_marker:        Marker;
    product_supply:         ProductSupply;
    products:               { [key: string]: ProductSupply };
    /**
     * How many special action cards the rival has in hand.
     */
    rival_hand:  number;
    seats:       [Setup, Setup, ...Setup[]];
    ship_spaces: Array<string[]>;
    /**
     * How many cards the ship stack has.
     */
    ship_stack: number;
    ships:      { [key: string]: string[] };
    /**
     * How many ship cards lie unseen in the box.
     */
    ships_in_box:      number;
    star_token_supply: number;
    star_tokens:       { [key: string]: number };
    turn:              Setup;
}
