// Made from schemas/between_two_cities by adapters/make_messages.py; schemas be55bfe68e178963
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

/// One decision of one seat. Passing hands, revealing, discarding and drawing leave no
/// choice and happen inside the action that brings them on.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Action {
    pub tile: String,

    #[serde(rename = "type")]
    pub action_type: Type,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    Choose,

    Place,
}

/// Whether the game is over, who has won, every city's score taken apart by building type,
/// and what the tie-breakers compare. Any position has one: before the end the cities score
/// as they lie, factories compared between them as they lie, and nobody has won.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Outcome {
    /// The score of each city in play, taken apart.
    pub cities: HashMap<String, City>,

    /// True exactly in the phase over.
    pub over: bool,

    /// What each player's two cities give that player.
    pub players: HashMap<String, Player>,

    /// What decided. still playing: nothing yet. highest final score: one player alone has it.
    /// first tiebreaker, second tiebreaker: the comparison after which one player was left.
    /// lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
    /// broke it.
    pub why: Why,

    /// Who wins; several where a tie stays unbroken and is shared; empty while the game goes on.
    pub winners: Vec<Setup>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct City {
    /// Points for all factories.
    pub factories: i64,

    /// Points for all houses.
    pub houses: i64,

    /// Points for all sets of offices, the bonus points for adjacent taverns included.
    pub offices: i64,

    /// Points for all groups of parks.
    pub parks: i64,

    /// Points for all sets of shops.
    pub shops: i64,

    /// Points for all sets of taverns.
    pub taverns: i64,

    /// The sum of the six.
    pub total: i64,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Player {
    /// How many buildings of each type both cities have together: what the second tie-breaker
    /// compares, in this order.
    pub buildings: Buildings,

    /// The lower one of the scores of the player's two cities; with two players, their sum.
    pub final_score: i64,

    /// What the better one of the player's two cities scores; it is the first tie-breaker of the
    /// game for three to seven, and decides nothing with two players.
    pub higher_city: i64,
}

/// How many buildings of each type both cities have together: what the second tie-breaker
/// compares, in this order.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Buildings {
    pub factories: i64,

    pub houses: i64,

    pub offices: i64,

    pub parks: i64,

    pub shops: i64,

    pub taverns: i64,
}

/// What decided. still playing: nothing yet. highest final score: one player alone has it.
/// first tiebreaker, second tiebreaker: the comparison after which one player was left.
/// lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
/// broke it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    #[serde(rename = "first tiebreaker")]
    FirstTiebreaker,

    #[serde(rename = "highest final score")]
    HighestFinalScore,

    #[serde(rename = "lowest seating value")]
    LowestSeatingValue,

    #[serde(rename = "second tiebreaker")]
    SecondTiebreaker,

    #[serde(rename = "still playing")]
    StillPlaying,

    Tie,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Setup {
    East,

    North,

    Northeast,

    South,

    Southeast,

    Southwest,

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

    /// choosing: the players choose two tiles each, face down. placing: the chosen tiles have
    /// been revealed, and the players place them. over: the game has ended.
    pub phase: Phase,

    /// False between the two tiles of one player's choice.
    pub settled: bool,

    pub table: Table,

    /// The seats that the game waits for: while choosing, all that have not finished their
    /// choice; while placing, all that may place a tile now; none when the game is over. In an
    /// unsettled state it is the one seat that has chosen its first tile.
    pub to_act: Vec<Setup>,
}

/// The unfinished part of the current turn.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Pending {
    /// For each player the cities into which the player still has to place a tile in this turn:
    /// of the city to the left and the city to the right those not yet served. Empty lists
    /// outside the phase placing.
    pub to_place_in: HashMap<String, Vec<String>>,
}

/// choosing: the players choose two tiles each, face down. placing: the chosen tiles have
/// been revealed, and the players place them. over: the game has ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Choosing,

    Over,

    Placing,
}

/// All that outlasts the current decision.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Table {
    /// The building tiles face down in the box, in the order in which they will be drawn.
    #[serde(rename = "box")]
    pub table_box: Vec<String>,

    /// The tiles that each player has chosen, face down in front of that player until the
    /// reveal; two after a finished choice.
    pub chosen: HashMap<String, Vec<String>>,

    /// What has been built in each city in play.
    pub cities: HashMap<String, HashMap<String, String>>,

    /// The tiles discarded face down to the centre of the scoreboard.
    pub discards: Vec<String>,

    /// The face-down duplex tiles, in the order in which they will be drawn.
    pub duplex_stack: Vec<String>,

    /// The hand of each player; empty from the end of the choice until the next hand is picked
    /// up or drawn.
    pub hands: HashMap<String, Vec<String>>,

    /// The revealed tiles that lie face up in front of each player and have not been placed yet.
    pub revealed: HashMap<String, Vec<String>>,

    /// The round being played, the last one after the end: 1, 2 or 3 with three to seven
    /// players, 1a to 3b with two.
    pub round: Round,

    /// The seating value of each player, rising clockwise from the first seat.
    pub seating_values: HashMap<String, i32>,

    /// The players in clockwise order, beginning with the first in the seating order. The first
    /// city of the component set lies to the left of the first seat, the second to the left of
    /// the second seat, and so on, so that each seat has the city of the seat before it to its
    /// right. With two seats the first two cities are the left and the right one of the first
    /// seat, the next two those of the second.
    pub seats: Vec<Setup>,

    /// For each city in play, the tiles that lie face down under its token.
    pub under_tokens: HashMap<String, Vec<String>>,
}

/// The round being played, the last one after the end: 1, 2 or 3 with three to seven
/// players, 1a to 3b with two.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Round {
    #[serde(rename = "1")]
    The1,

    #[serde(rename = "1a")]
    The1A,

    #[serde(rename = "1b")]
    The1B,

    #[serde(rename = "2")]
    The2,

    #[serde(rename = "2a")]
    The2A,

    #[serde(rename = "2b")]
    The2B,

    #[serde(rename = "3")]
    The3,

    #[serde(rename = "3a")]
    The3A,

    #[serde(rename = "3b")]
    The3B,
}

/// What a player sees by looking at the table now: their own hand, all that lies open, and
/// of what lies face down only how much it is. Whether players may look at the tiles that
/// they have chosen themselves is settled by a ruling (own_choice_seen_by_its_owner).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct View {
    /// How many building tiles are in the box.
    #[serde(rename = "box")]
    pub view_box: i64,

    /// How many chosen tiles lie face down in front of each player: two once the player has
    /// chosen. Where players may look at their own, the seat's own chosen tiles instead of their
    /// number.
    pub chosen: HashMap<String, Chosen>,

    pub cities: HashMap<String, HashMap<String, String>>,

    /// How many tiles have been discarded.
    pub discards: i64,

    /// How many duplex tiles nobody has drawn.
    pub duplex_stack: i64,

    /// The tiles of the seat's own hand.
    pub hand: Vec<String>,

    /// How many tiles each player's hand has.
    pub hands: HashMap<String, i64>,

    pub revealed: HashMap<String, Vec<String>>,

    pub round: Round,

    pub seating_values: HashMap<String, i32>,

    pub seats: Vec<Setup>,

    /// How many tiles lie under the token of each city.
    pub under_tokens: HashMap<String, i64>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Chosen {
    Integer(i32),

    StringArray(Vec<String>),
}
