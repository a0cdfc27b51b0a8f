// Made from schemas/rival_cities by adapters/make_messages.py; schemas 784c29330930c35b
// Example code that deserializes and serializes the model.
// extern crate serde;
// #[macro_use]
// extern crate serde_derive;
// extern crate serde_json;
//
// use generated_module::messages;
//
// fn main() {
//     let json = r#"{"answer": 42}"#;
//     let model: messages = serde_json::from_str(&json).unwrap();
// }

use serde::{Serialize, Deserialize};
use std::collections::HashMap;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Messages {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
}

/// One decision of one seat. Products paid, gained or stolen at one's choice are named one
/// at a time; every other choice is one action.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Action {
    pub spaces: Option<Spaces>,

    #[serde(rename = "type")]
    pub action_type: Type,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub product: Option<Product>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub half: Option<Half>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub factories: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub products: Option<Products>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<Goods>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub stars: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay: Option<Products>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub give: Option<Product>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<Product>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub alliance: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<Space>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    Advance,

    Build,

    Choose,

    #[serde(rename = "choose_half")]
    ChooseHalf,

    Donate,

    #[serde(rename = "donate_nothing")]
    DonateNothing,

    Done,

    Draw,

    #[serde(rename = "earn_prestige")]
    EarnPrestige,

    Exchange,

    #[serde(rename = "form_alliance")]
    FormAlliance,

    Gain,

    #[serde(rename = "gain_stars")]
    GainStars,

    Gift,

    Income,

    Move,

    #[serde(rename = "option_c")]
    OptionC,

    Pay,

    #[serde(rename = "pay_again")]
    PayAgain,

    #[serde(rename = "pay_upkeep")]
    PayUpkeep,

    Piracy,

    #[serde(rename = "play_card")]
    PlayCard,

    Produce,

    Purchase,

    Reactivate,

    Repeat,

    Resolve,

    #[serde(rename = "return_alliance")]
    ReturnAlliance,

    Save,

    Steal,

    Swap,

    #[serde(rename = "swap_lawsuits")]
    SwapLawsuits,

    #[serde(rename = "take_card")]
    TakeCard,

    #[serde(rename = "use_card")]
    UseCard,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Product {
    Beer,

    Cloth,

    Furniture,

    Leather,
}

/// Products and letters as a card shows them; any: a mixed crate, a product of choice.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Goods {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub any: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub beer: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloth: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub furniture: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub leather: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<i32>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Half {
    Left,

    Right,
}

/// Products as a card shows them; any: a mixed crate, a product of choice.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Products {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub any: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub beer: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloth: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub furniture: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub leather: Option<i32>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Space {
    I,

    #[serde(rename = "II")]
    Ii,

    #[serde(rename = "III")]
    Iii,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Spaces {
    EnumArray(Vec<Space>),

    Integer(i32),
}

/// Whether the game is over, who has won and how. Stars are counted only when the game has
/// ended without an instant win.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Outcome {
    pub over: bool,

    /// The star scoring of each player, taken apart; no player while the game goes on and after
    /// an instant win.
    pub scores: HashMap<String, Score>,

    /// ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
    /// scoring. bell token: equal totals, decided by the bell token.
    pub why: Why,

    /// The winner; empty while the game goes on.
    pub winners: Vec<Setup>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Score {
    /// Dark stars on the ships, won lawsuits and alliances in front of the player.
    pub cards: i64,

    /// Dark stars on the space of the prestige marker, if it is on the player's side.
    pub prestige: i64,

    /// Star tokens.
    pub tokens: i64,

    pub total: i64,
}

/// ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
/// scoring. bell token: equal totals, decided by the bell token.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Alliances,

    #[serde(rename = "bell token")]
    BellToken,

    Lawsuits,

    Prestige,

    Ships,

    Stars,

    #[serde(rename = "still playing")]
    StillPlaying,
}

/// Whose turn it is; before the first turn, the starting player.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Setup {
    Altona,

    Hamburg,
}

/// Everything that a game in progress consists of. Keys that begin with x_ are the engine's
/// own and are ignored at any depth.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct State {
    /// The other seat, if it may make a letter exchange meanwhile.
    pub may_act: Vec<Setup>,

    /// What is unfinished: the first entry is what is being decided now, each further one what
    /// the game then goes on with. When the last one is done, the other player has the next
    /// turn, which is not written here. Empty when the game is over.
    pub pending: Vec<PendingElement>,

    /// setup: the players name their free products. turn: a player's turn. off-season: the turn
    /// is interrupted. over: the game has ended.
    pub phase: Phase,

    /// False between the parts of one choice: while a price is being paid, and from the second
    /// product on that is named or stolen (from the first, where it follows the player's own
    /// action).
    pub settled: bool,

    pub table: Table,

    /// The seat that the game waits for; none when it is over.
    pub to_act: Vec<Setup>,
}

/// Something unfinished. Where no seat is named, it is the player whose turn it is.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PendingElement {
    pub kind: Kind,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Setup>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub products: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Goods>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed_bell: Option<bool>,

    pub left: Option<LeftUnion>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Vec<Components>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_half: Option<Vec<Components>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub caption: Option<Caption>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub gained: Option<Vec<Product>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay: Option<Products>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub stars: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub manner: Option<Manner>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<ActionEnum>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub descends_from: Option<Vec<String>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub spaces: Option<Vec<Space>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<Vec<String>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<Space>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub alliances: Option<Vec<String>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub ships: Option<Vec<String>>,
}

/// An action that a card may repeat.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionEnum {
    Advance,

    Draw,

    Prestige,
}

/// Actions as a card shows them, each icon by itself.
///
/// An action that a card shows.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Components {
    #[serde(rename = "do")]
    pub components_do: Do,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub products: Option<Products>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<Goods>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay: Option<Products>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub stars: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<Vec<Components>>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Do {
    Advance,

    Alliance,

    #[serde(rename = "court_ruling")]
    CourtRuling,

    Donation,

    Draw,

    Factory,

    Gain,

    Gift,

    Piracy,

    Prestige,

    Production,

    Reactivate,

    Ship,

    Stars,

    Swap,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Caption {
    #[serde(rename = "none")]
    CaptionNone,

    Gift,

    Production,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Actions,

    Advance,

    Arrival,

    Card,

    Choice,

    Discard,

    Donation,

    Half,

    Incomes,

    #[serde(rename = "option")]
    KindOption,

    Move,

    #[serde(rename = "next_lawsuit")]
    NextLawsuit,

    #[serde(rename = "next_ship")]
    NextShip,

    #[serde(rename = "off_season")]
    OffSeason,

    #[serde(rename = "option_c")]
    OptionC,

    Payment,

    Repeat,

    #[serde(rename = "repeated_payments")]
    RepeatedPayments,

    Saving,

    Start,

    Swap,

    Sway,

    Theft,

    Turn,

    Upkeep,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LeftUnion {
    EnumArray(Vec<LeftElement>),

    Integer(i32),
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum LeftElement {
    A,

    B,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    Bonus,

    Effect,

    Income,

    Offered,
}

/// setup: the players name their free products. turn: a player's turn. off-season: the turn
/// is interrupted. over: the game has ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    #[serde(rename = "off-season")]
    OffSeason,

    Over,

    Setup,

    Turn,
}

/// All that outlasts the current decision.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Table {
    /// The face-down special action cards.
    pub action_stack: Vec<String>,

    /// Each player's factories with the pliers side up.
    pub active_factories: HashMap<String, i32>,

    /// The alliance cards in front of each player.
    pub alliances: HashMap<String, Vec<String>>,

    /// The alliance cards that take no part in the game.
    pub alliances_in_box: Vec<String>,

    /// The alliance cards on the game board.
    pub alliances_on_board: Vec<String>,

    /// The basic action cards at the light edge spaces, clockwise from the off-season overview.
    pub basic_cards: Vec<String>,

    /// The player in front of whom the bell token lies; nobody while it lies on the bell.
    pub bell_token: Vec<Setup>,

    /// The special action card that is being played with Option B.
    pub card_in_play: Vec<String>,

    /// The special action cards at the dark yellow edge spaces, clockwise from the off-season
    /// overview.
    pub dark_spaces: Vec<Vec<String>>,

    /// The special action cards discarded face up.
    pub discard_pile: Vec<String>,

    /// The factories in the supply.
    pub factory_supply: i32,

    /// The special action cards in each player's hand.
    pub hands: HashMap<String, Vec<String>>,

    /// Each player's factories with the cross side up.
    pub inactive_factories: HashMap<String, i32>,

    /// The ink space of the ink jar: 0 is the one at the off-season overview, the others follow
    /// clockwise.
    pub ink_jar: i32,

    /// The open lawsuits with their markers.
    pub lawsuit_spaces: LawsuitSpaces,

    /// The face-down lawsuits.
    pub lawsuit_stack: Vec<String>,

    /// The lawsuits that take no part in the game, seen by nobody.
    pub lawsuits_in_box: Vec<String>,

    /// The lawsuits that each player has won.
    pub lawsuits_won: HashMap<String, Vec<String>>,

    /// The lawsuits that were resolved without a winner and went to the box.
    pub lawsuits_won_by_nobody: Vec<String>,

    /// The letters in the supply.
    pub letter_supply: i32,

    /// The letters in each player's stock.
    pub letters: HashMap<String, i32>,

    pub prestige_marker: Marker,

    /// The products in the supply.
    pub product_supply: ProductSupply,

    /// The products in each player's stock.
    pub products: HashMap<String, ProductSupply>,

    /// The two players.
    pub seats: Vec<Setup>,

    /// The ship cards face up on the ship spaces of the game board, from the first to the last.
    pub ship_spaces: Vec<Vec<String>>,

    /// The face-down ship cards.
    pub ship_stack: Vec<String>,

    /// The ship cards in front of each player.
    pub ships: HashMap<String, Vec<String>>,

    /// The ship cards that take no part in the game, seen by nobody.
    pub ships_in_box: Vec<String>,

    /// The star tokens in the supply.
    pub star_token_supply: i32,

    /// The star tokens in front of each player.
    pub star_tokens: HashMap<String, i32>,

    /// Whose turn it is; before the first turn, the starting player.
    pub turn: Setup,
}

/// The open lawsuits with their markers.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub struct LawsuitSpaces {
    pub i: Vec<IElement>,

    pub ii: Vec<IElement>,

    pub iii: Vec<IElement>,
}

/// A lawsuit on the game board, or none; its marker stands on 0 or on a number of one side.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct IElement {
    pub lawsuit: String,

    pub marker: Marker,
}

/// A marker on a track with two sides: on 0 in the middle, or on a number of one side.
///
/// Where the prestige marker stands: the neutral space is space 0; on a city's side the
/// spaces run from 1, and the one after the last is the city's name.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Marker {
    pub side: Side,

    pub space: i32,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Side {
    Altona,

    Hamburg,

    #[serde(rename = "neutral")]
    Neutral,
}

/// The products in the supply.
///
/// Products by their types; a type that is missing is zero.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ProductSupply {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beer: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloth: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub furniture: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub leather: Option<i32>,
}

/// What a player sees by looking at the table now: all that lies open or went away face up,
/// the player's own hand, and of what lies face down only how much it is.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct View {
    /// How many cards the action stack has.
    pub action_stack: i32,

    pub active_factories: HashMap<String, i32>,

    pub alliances: HashMap<String, Vec<String>>,

    pub alliances_in_box: Vec<String>,

    pub alliances_on_board: Vec<String>,

    pub basic_cards: Vec<String>,

    pub bell_token: Vec<Setup>,

    pub card_in_play: Vec<String>,

    pub dark_spaces: Vec<Vec<String>>,

    pub discard_pile: Vec<String>,

    pub factory_supply: i32,

    /// The special action cards in the player's own hand.
    pub hand: Vec<String>,

    pub inactive_factories: HashMap<String, i32>,

    pub ink_jar: i32,

    pub lawsuit_spaces: LawsuitSpaces,

    /// How many cards the lawsuit stack has.
    pub lawsuit_stack: i32,

    /// How many lawsuits lie unseen in the box.
    pub lawsuits_in_box: i32,

    pub lawsuits_won: HashMap<String, Vec<String>>,

    pub lawsuits_won_by_nobody: Vec<String>,

    pub letter_supply: i32,

    pub letters: HashMap<String, i32>,

    pub prestige_marker: Marker,

    pub product_supply: ProductSupply,

    pub products: HashMap<String, ProductSupply>,

    /// How many special action cards the rival has in hand.
    pub rival_hand: i32,

    pub seats: Vec<Setup>,

    pub ship_spaces: Vec<Vec<String>>,

    /// How many cards the ship stack has.
    pub ship_stack: i32,

    pub ships: HashMap<String, Vec<String>>,

    /// How many ship cards lie unseen in the box.
    pub ships_in_box: i32,

    pub star_token_supply: i32,

    pub star_tokens: HashMap<String, i32>,

    pub turn: Setup,
}
