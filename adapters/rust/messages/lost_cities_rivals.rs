// Made from schemas/lost_cities_rivals by adapters/make_messages.py; schemas 35eba2c8be0069db
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

/// One decision of one seat.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Action {
    #[serde(rename = "type")]
    pub action_type: Type,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub gold: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    Add,

    Bid,

    Done,

    Pass,

    Return,

    Uncover,
}

/// Whether the game is over, who has won, and each player's score taken apart. Before the
/// end the scores are what the table would give now, and nobody has won.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Outcome {
    pub over: bool,

    pub scores: HashMap<String, Score>,

    /// How the game came to its outcome.
    pub why: Why,

    /// The seats with the most victory points; empty while the game goes on.
    pub winners: Vec<Setup>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Score {
    /// For each colour the footprints, the multiplier that the wager cards give, and the bonus.
    pub expeditions: Expeditions,

    /// Victory points for coins.
    pub gold: i64,

    pub total: i64,
}

/// For each colour the footprints, the multiplier that the wager cards give, and the bonus.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Expeditions {
    pub blue: Blue,

    pub green: Blue,

    pub red: Blue,

    pub white: Blue,

    pub yellow: Blue,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Blue {
    pub bonus: i64,

    pub footprints: i64,

    /// 1 and one more for each wager card; 0 for an expedition without a card.
    pub multiplier: i64,

    /// Footprints times multiplier, plus the bonus.
    pub total: i64,
}

/// How the game came to its outcome.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    #[serde(rename = "most victory points")]
    MostVictoryPoints,

    #[serde(rename = "still playing")]
    StillPlaying,

    Tie,
}

/// Who holds the starting player card.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Setup {
    East,

    North,

    South,

    West,
}

/// Everything that a game in progress consists of. Keys that begin with x_ are the engine's
/// own and are ignored at any depth.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct State {
    /// Other seats that have an optional action meanwhile; never any in this game.
    pub may_act: Vec<Setup>,

    /// The unfinished part of the current turn.
    pub pending: Pending,

    /// turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
    /// the highest bidder takes and returns cards. over: the game has ended.
    pub phase: Phase,

    /// False between the parts of the highest bidder's choice of cards, after the first part.
    pub settled: bool,

    pub table: Table,

    /// The seats that the game waits for; none when it is over.
    pub to_act: Vec<Setup>,
}

/// The unfinished part of the current turn.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Pending {
    /// Whether the highest bidder has added a card in this choice; false outside the phase
    /// spoils.
    pub added: bool,

    /// Whether the highest bidder has returned a card in this choice; false outside the phase
    /// spoils.
    pub returned: bool,
}

/// turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
/// the highest bidder takes and returns cards. over: the game has ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Auction,

    Over,

    Spoils,

    Turn,
}

/// All that outlasts the current decision.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Table {
    /// The standing of the auction: the highest bid (0 outside an auction), who made it, and who
    /// has passed.
    pub auction: Auction,

    /// The cards back in the game box.
    #[serde(rename = "box")]
    pub table_box: Vec<String>,

    /// The face-up cards beside the draw pile.
    pub display: Vec<String>,

    /// The face-down pile that is being drawn from.
    pub draw_pile: Vec<String>,

    /// The expeditions of each player, one stack for each colour, empty where none has been
    /// begun.
    pub expeditions: HashMap<String, Expedition>,

    /// The coins of each player.
    pub gold: HashMap<String, i32>,

    /// The coins in the centre of the table.
    pub gold_supply: i32,

    /// The face-down piles set to the side; the first becomes the next draw pile.
    pub piles_aside: Vec<Vec<String>>,

    /// The players in clockwise order, beginning with the starting player of the game.
    pub seats: Vec<Setup>,

    /// Who holds the starting player card.
    pub starting_player: Setup,
}

/// The standing of the auction: the highest bid (0 outside an auction), who made it, and who
/// has passed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Auction {
    pub bid: i32,

    /// The highest bidder, or an empty list.
    pub bidder: Vec<Setup>,

    pub passed: Vec<Setup>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Expedition {
    pub blue: Vec<String>,

    pub green: Vec<String>,

    pub red: Vec<String>,

    pub white: Vec<String>,

    pub yellow: Vec<String>,
}

/// What a player sees by looking at the table now: all that lies open, and of what lies face
/// down only how much it is.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct View {
    pub auction: Auction,

    /// How many cards are back in the game box.
    #[serde(rename = "box")]
    pub view_box: i64,

    pub display: Vec<String>,

    /// How many cards the draw pile has.
    pub draw_pile: i64,

    pub expeditions: HashMap<String, Expedition>,

    /// The coins of each player; under the reading gold_is_open=hidden, of this seat alone.
    pub gold: HashMap<String, i64>,

    pub gold_supply: i64,

    /// How many cards each pile set aside has.
    pub piles_aside: Vec<i64>,

    pub seats: Vec<Setup>,

    pub starting_player: Setup,
}
