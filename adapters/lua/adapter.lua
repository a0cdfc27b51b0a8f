-- Speaks the engine protocol for the rules in game.lua: lua5.4 adapter.lua. You need not change it.
package.path = (arg[0]:match("^(.*)/[^/]*$") or ".") .. "/?.lua;" .. package.path
print = function(...) io.stderr:write(table.concat({ ... }, "\t"), "\n") end -- standard output carries only answers

local json = require("json")
local game = require("game")

-- Replaces a random generator: returns the outcomes from the request.
local function chance_of(outcomes)
  local used = 0
  local function next_outcome(kind, needed)
    if used == #outcomes then
      error(game.refusal(2, "needs chance", { needs = { [kind] = needed } }))
    end
    used = used + 1
    return outcomes[used][kind] or error(game.refusal(-32602, "this chance outcome is not a " .. kind))
  end
  return {
    shuffle = function(things) return next_outcome("shuffle", json.list(things)) end,
    roll = function(dice) return next_outcome("roll", { dice = dice }) end,
    is_used_up = function() return used == #outcomes end,
  }
end

local function step(outcomes, take)
  local chance = chance_of(outcomes)
  local state = take(chance)
  if not chance.is_used_up() then error(game.refusal(5, "unused chance")) end
  return { state = state }
end

local verbs = {
  hello = function() return game.about end,
  configure = function(asked)
    local reasons = game.configure(asked.game, asked.components, asked.readings)
    return #reasons > 0 and { accepted = false, reasons = reasons } or { accepted = true }
  end,
  new_game = function(asked)
    return step(asked.chance, function(chance) return game.new_game(asked.seats, asked.options, chance) end)
  end,
  legal_actions = function(asked) return { actions = json.list(game.legal_actions(asked.state, asked.seat)) } end,
  apply = function(asked)
    return step(asked.chance, function(chance) return game.apply(asked.state, asked.seat, asked.action, chance) end)
  end,
  view = function(asked) return { view = game.view(asked.state, asked.seat) } end,
  outcome = function(asked) return { outcome = game.outcome(asked.state) } end,
  bye = function() return {} end,
}

local function result(request)
  local verb = verbs[request.method] or error(game.refusal(-32601, "there is no verb " .. request.method))
  return verb(request.params)
end

-- Keeps a refusal as it is, and adds the place to any other error.
local function explained(problem)
  if type(problem) == "table" and problem.code then return problem end
  print(debug.traceback(tostring(problem)))
  return game.refusal(-32603, "the engine failed: " .. tostring(problem))
end

for line in io.lines() do
  local request = json.decode(line)
  local reply = { jsonrpc = "2.0", id = request.id }
  local done, found = xpcall(result, explained, request)
  reply[done and "result" or "error"] = found
  io.stdout:write(json.encode(reply), "\n")
  io.stdout:flush()
  if request.method == "bye" then break end
end
