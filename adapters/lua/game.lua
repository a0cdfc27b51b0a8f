-- Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.
--
-- Objects and lists of JSON are tables. Make a list that may be empty with json.list({}), so that it is written
-- as [] and not as {}; lists that were read are already marked.
local json = require("json")

local game = {
  about = {
    protocol = 1,
    name = "My engine",
    version = "0.1.0",
    games = { ["@GAME@"] = { verbs = { "new_game", "legal_actions", "apply", "view", "outcome" } } },
  },
}

-- An error reply, for error(): 1 illegal action, 3 unsupported, 4 unsupported position.
function game.refusal(code, message, data) return { code = code, message = message, data = data or {} } end

local function not_written(name)
  error(game.refusal(-32603, name .. " is not written yet: fill it in in game.lua"))
end

-- Receives the cards and readings; returns the reasons why you cannot play with them, if any.
function game.configure(id, components, readings) return json.list({}) end

-- Returns every legal action of a seat, or an empty list.
function game.legal_actions(state, seat) not_written("legal_actions") end

-- Returns what a seat sees.
function game.view(state, seat) not_written("view") end

-- Returns who has won, and the scores.
function game.outcome(state) not_written("outcome") end

-- Returns the state after an action, or error(game.refusal(1, "illegal action")); chance.shuffle(things) and
-- chance.roll(dice) give the chance outcomes.
function game.apply(state, seat, action, chance) not_written("apply") end

-- Returns the state at the start of a game.
function game.new_game(seats, options, chance) not_written("new_game") end

return game
