//! Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.
#![allow(unused_variables)]

use crate::messages::{Action, Outcome, State, View};
use crate::Chance;
use serde_json::{json, Value};

pub fn about() -> Value {
    json!({
        "protocol": 1,
        "name": "My engine",
        "version": "0.1.0",
        "games": { "@GAME@": { "verbs": ["new_game", "legal_actions", "apply", "view", "outcome"] } },
    })
}

/// An error reply: 1 illegal action, 3 unsupported, 4 unsupported position.
pub struct Refusal {
    pub code: i64,
    pub message: String,
    pub data: Value,
}

impl Refusal {
    pub fn new(code: i64, message: impl Into<String>) -> Self {
        Self::with(code, message, json!({}))
    }

    pub fn with(code: i64, message: impl Into<String>, data: Value) -> Self {
        Self { code, message: message.into(), data }
    }
}

fn not_written<T>(name: &str) -> Result<T, Refusal> {
    Err(Refusal::new(-32603, format!("{name} is not written yet: fill it in in src/game.rs")))
}

/// Receives the cards and readings; returns the reasons why you cannot play with them, if any.
pub fn configure(components: &Value, readings: &Value) -> Vec<String> {
    Vec::new()
}

/// Returns every legal action of a seat, or an empty list.
pub fn legal_actions(state: &State, seat: &str) -> Result<Vec<Action>, Refusal> {
    not_written("legal_actions")
}

/// Returns what a seat sees.
pub fn view(state: &State, seat: &str) -> Result<View, Refusal> {
    not_written("view")
}

/// Returns who has won, and the scores.
pub fn outcome(state: &State) -> Result<Outcome, Refusal> {
    not_written("outcome")
}

/// Returns the state after an action, or the refusal 1, "illegal action".
pub fn apply(state: &State, seat: &str, action: &Action, chance: &mut Chance) -> Result<State, Refusal> {
    not_written("apply")
}

/// Returns the state at the start of a game.
pub fn new_game(seats: &[String], options: &Value, chance: &mut Chance) -> Result<State, Refusal> {
    not_written("new_game")
}
