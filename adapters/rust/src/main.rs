//! Speaks the engine protocol for the rules in game.rs. You need not change it.

mod game;
#[allow(dead_code)]
mod messages;

use game::Refusal;
use serde::de::DeserializeOwned;
use serde_json::{json, Map, Value};
use std::io::{self, BufRead, Write};

/// Returns the outcomes from the request when the rules shuffle or roll.
pub struct Chance {
    left: std::collections::VecDeque<Value>,
}

#[allow(dead_code)]
impl Chance {
    /// Returns the things in their new order, the first on top.
    pub fn shuffle<T: serde::Serialize + DeserializeOwned>(&mut self, things: &[T]) -> Result<Vec<T>, Refusal> {
        self.next("shuffle", json!(things))
    }

    /// Returns what each die shows.
    pub fn roll(&mut self, dice: usize) -> Result<Vec<u32>, Refusal> {
        self.next("roll", json!({ "dice": dice }))
    }

    fn next<T: DeserializeOwned>(&mut self, kind: &str, needed: Value) -> Result<T, Refusal> {
        let outcome = self.left.pop_front().ok_or_else(|| {
            let mut needs = Map::new();
            needs.insert(kind.to_string(), needed);
            Refusal::with(2, "needs chance", json!({ "needs": needs }))
        })?;
        serde_json::from_value(outcome[kind].clone())
            .map_err(|_| Refusal::new(-32602, format!("this chance outcome is not a {kind}")))
    }
}

fn member<T: DeserializeOwned>(params: &Value, name: &str, code: i64) -> Result<T, Refusal> {
    serde_json::from_value(params[name].clone())
        .map_err(|fault| Refusal::new(code, format!("the {name} cannot be loaded: {fault}")))
}

fn step<S: serde::Serialize>(
    params: &Value,
    take: impl FnOnce(&mut Chance) -> Result<S, Refusal>,
) -> Result<Value, Refusal> {
    let mut chance = Chance { left: member(params, "chance", -32602)? };
    let state = take(&mut chance)?;
    if chance.left.is_empty() {
        Ok(json!({ "state": state }))
    } else {
        Err(Refusal::new(5, "unused chance"))
    }
}

fn result(method: &str, params: &Value) -> Result<Value, Refusal> {
    let seat = || member::<String>(params, "seat", -32602);
    let state = || member::<messages::State>(params, "state", 4);
    match method {
        "hello" => Ok(game::about()),
        "configure" => {
            let reasons = game::configure(&params["components"], &params["readings"]);
            Ok(if reasons.is_empty() {
                json!({ "accepted": true })
            } else {
                json!({ "accepted": false, "reasons": reasons })
            })
        }
        "new_game" => {
            let seats: Vec<String> = member(params, "seats", -32602)?;
            step(params, |chance| game::new_game(&seats, &params["options"], chance))
        }
        "legal_actions" => Ok(json!({ "actions": game::legal_actions(&state()?, &seat()?)? })),
        "apply" => {
            let action: messages::Action = member(params, "action", -32602)?;
            let (state, seat) = (state()?, seat()?);
            step(params, |chance| game::apply(&state, &seat, &action, chance))
        }
        "view" => Ok(json!({ "view": game::view(&state()?, &seat()?)? })),
        "outcome" => Ok(json!({ "outcome": game::outcome(&state()?)? })),
        "bye" => Ok(json!({})),
        _ => Err(Refusal::new(-32601, format!("there is no verb {method}"))),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut answers = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let method = request["method"].as_str().unwrap_or_default();
        let mut reply = json!({ "jsonrpc": "2.0", "id": request["id"] });
        match result(method, &request["params"]) {
            Ok(found) => reply["result"] = found,
            Err(refusal) => {
                reply["error"] = json!({ "code": refusal.code, "message": refusal.message, "data": refusal.data })
            }
        }
        writeln!(answers, "{reply}")?;
        answers.flush()?;
        if method == "bye" {
            break;
        }
    }
    Ok(())
}
