// Made from schemas/rivalry by adapters/make_messages.py; schemas bc400e7b2076b876
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

/// One decision of one seat. Rolls, draws, shuffles and lost turns leave no choice and
/// happen inside the action that brings them on. Equal pieces on one tile are one choice.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Action {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,

    #[serde(rename = "type")]
    pub action_type: Type,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    Attack,

    #[serde(rename = "attack_again")]
    AttackAgain,

    Build,

    #[serde(rename = "declare_capital")]
    DeclareCapital,

    Done,

    Escape,

    Fight,

    Found,

    #[serde(rename = "give_up")]
    GiveUp,

    #[serde(rename = "leave_leader")]
    LeaveLeader,

    #[serde(rename = "march_in")]
    MarchIn,

    Move,

    Place,

    Relocate,

    Remove,

    #[serde(rename = "roll_to_save_leader")]
    RollToSaveLeader,

    Surrender,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    Cavalry,

    Foot,
}

/// Whether the game is over, who has won and how. Nothing is counted for points in this
/// game; the cities that each nation holds are told for the reader.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Outcome {
    pub over: bool,

    /// What each nation has on the board.
    pub scores: HashMap<String, Score>,

    pub why: Why,

    /// The winner; nobody while the game goes on, and when the turns agreed on have been played.
    pub winners: Vec<Setup>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Score {
    /// Cities that the nation holds.
    pub cities: i64,

    /// Foot armies and cavalry on the board.
    pub pieces: i64,
}

/// leader captured: the roll to save the leader failed or was declined. no second city: a
/// capital fell from which the leader could not escape. interim capital: it was lost. turn
/// limit: the turns agreed on have been played.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Why {
    #[serde(rename = "interim capital")]
    InterimCapital,

    #[serde(rename = "leader captured")]
    LeaderCaptured,

    #[serde(rename = "no second city")]
    NoSecondCity,

    #[serde(rename = "still playing")]
    StillPlaying,

    #[serde(rename = "turn limit")]
    TurnLimit,
}

/// The nations whose leader has escaped in this game.
///
/// Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
/// last that was played; a turn that was lost is none.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Setup {
    Kingdom,

    Republic,
}

/// Everything that a game in progress consists of. Keys that begin with x_ are the engine's
/// own and are ignored at any depth.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct State {
    /// Other seats that have an optional action meanwhile; never any in this game.
    pub may_act: Vec<Setup>,

    /// What is unfinished: the first entry is what is being decided now, each further one what
    /// the game then goes on with. Empty when the game is over.
    pub pending: Vec<PendingElement>,

    /// setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
    /// are moved and attacks begun. battle: an attack is under way, up to the marching in.
    /// leader: a capital has been captured and its leader is in danger. production: new armies
    /// are added. over: the game has ended.
    pub phase: Phase,

    /// False between the parts of one choice: after the first army of a card has been placed,
    /// after the first piece has been lost to Mutiny, from a surrender until its last piece is
    /// relocated, and after the first piece has marched in or advanced.
    pub settled: bool,

    pub table: Table,

    /// The seat that the game waits for; none when it is over.
    pub to_act: Vec<Setup>,
}

/// Something unfinished. Where no seat is named, it is the one whose turn it is.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PendingElement {
    pub kind: Kind,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Setup>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub additional: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed_at: Option<Vec<String>>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved: Option<Moved>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<i32>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub seven: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<bool>,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub sites: Option<Vec<String>>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Advance,

    Answer,

    Armies,

    Battle,

    Build,

    Cities,

    Escape,

    Gain,

    #[serde(rename = "last_ditch")]
    LastDitch,

    Loss,

    #[serde(rename = "march_in")]
    MarchIn,

    Mutiny,

    #[serde(rename = "next_turn")]
    NextTurn,

    Production,

    Relocation,

    Turn,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Moved {
    pub cavalry: HashMap<String, i64>,

    pub foot: HashMap<String, i64>,
}

/// setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
/// are moved and attacks begun. battle: an attack is under way, up to the marching in.
/// leader: a capital has been captured and its leader is in danger. production: new armies
/// are added. over: the game has ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Battle,

    Card,

    Leader,

    Over,

    Production,

    Setup,

    Turn,
}

/// All that outlasts the current decision.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Table {
    /// The capital that each nation declared in the setup, whoever holds it now; nothing before
    /// that.
    pub capitals: HashMap<String, Vec<String>>,

    /// The cavalry pieces of each nation on the board.
    pub cavalry: HashMap<String, HashMap<String, i64>>,

    /// The cavalry pieces of each nation that are not on the board.
    pub cavalry_reserve: HashMap<String, i32>,

    /// Every site of the map, with the city that stands on it, or none: who founded it, and who
    /// holds it now (nobody only under the reading control_lost=nobody).
    pub cities: HashMap<String, Vec<City>>,

    /// The face-down stack of orange cards, the first on top.
    pub deck: Vec<String>,

    /// The orange cards that have been drawn.
    pub discard: Vec<String>,

    /// The nations whose leader has escaped in this game.
    pub escaped: Vec<Setup>,

    /// The foot armies of each nation on the board.
    pub foot: HashMap<String, HashMap<String, i64>>,

    /// The city in which each nation's leader resides; where it is not the capital, it is the
    /// interim capital. Nothing before the capital is declared.
    pub leaders: HashMap<String, Vec<String>>,

    /// How many of its next turns each nation is to lose.
    pub lost_turns: HashMap<String, i32>,

    /// How the game has ended.
    pub result: ResultClass,

    /// The nations whose cities do not produce in the next turn of their own.
    pub sabotaged_next_turn: Vec<Setup>,

    /// The nation whose cities do not produce at the end of the present turn, which is its own;
    /// nobody once that turn has ended.
    pub sabotaged_this_turn: Vec<Setup>,

    /// Both nations, in the order in which the game was started.
    pub seats: Vec<Setup>,

    /// Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
    /// last that was played; a turn that was lost is none.
    pub turn: Setup,

    /// How many turns may still be begun after the present one, if the players have agreed on a
    /// number; empty if they have not (and under the reading endless_game=no_limit).
    pub turns_left: Vec<i32>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct City {
    pub founder: Setup,

    pub holder: Holder,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Holder {
    Kingdom,

    #[serde(rename = "nobody")]
    Nobody,

    Republic,
}

/// How the game has ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ResultClass {
    pub why: Why,

    pub winners: Vec<Setup>,
}

/// What a player sees by looking at the table now: everything but the order of the face-down
/// stack, of which only its size shows.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct View {
    pub capitals: HashMap<String, Vec<String>>,

    pub cavalry: HashMap<String, HashMap<String, i64>>,

    pub cavalry_reserve: HashMap<String, i32>,

    pub cities: HashMap<String, Vec<City>>,

    /// How many orange cards the stack has.
    pub deck: i64,

    pub discard: Vec<String>,

    pub escaped: Vec<Setup>,

    pub foot: HashMap<String, HashMap<String, i64>>,

    pub leaders: HashMap<String, Vec<String>>,

    pub lost_turns: HashMap<String, i32>,

    pub result: ResultClass,

    pub sabotaged_next_turn: Vec<Setup>,

    pub sabotaged_this_turn: Vec<Setup>,

    pub seats: Vec<Setup>,

    pub turn: Setup,

    pub turns_left: Vec<i32>,
}
