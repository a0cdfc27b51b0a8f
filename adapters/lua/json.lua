-- Reads and writes JSON. A list is a table that json.list() has marked, so that an empty one stays a list; any
-- other table with entries from 1 on is written as a list, too, and all others as objects. null is json.null.
local json = { null = setmetatable({}, { __tostring = function() return "null" end }) }
local List = {}

--- Marks a table as a list: write json.list({}) for [].
function json.list(things) return setmetatable(things or {}, List) end

local ESCAPED = { ['"'] = '"', ["\\"] = "\\", ["/"] = "/", b = "\b", f = "\f", n = "\n", r = "\r", t = "\t" }

local function fail(text, at, wanted)
  error(("not JSON: expected %s at %d, found %q"):format(wanted, at, text:sub(at, at + 10)), 0)
end

local function escaped_character(text, at)
  local code = tonumber(text:sub(at, at + 3), 16) or fail(text, at, "four digits")
  local low = code >= 0xD800 and code < 0xDC00 and text:match("^\\u(%x%x%x%x)", at + 4)
  if low then
    return utf8.char(0x10000 + ((code - 0xD800) << 10) + (tonumber(low, 16) - 0xDC00)), at + 10
  end
  return utf8.char(code), at + 4
end

local function read_text(text, at)
  local parts = {}
  while true do
    local from, to = text:find('["\\]', at)
    if not from then fail(text, at, "the end of a text") end
    parts[#parts + 1] = text:sub(at, from - 1)
    if text:sub(from, to) == '"' then return table.concat(parts), to + 1 end
    local sign = text:sub(to + 1, to + 1)
    if sign == "u" then
      parts[#parts + 1], at = escaped_character(text, to + 2)
    else
      parts[#parts + 1], at = ESCAPED[sign] or fail(text, to, "an escape"), to + 2
    end
  end
end

local read

local function after_space(text, at) return text:find("[^ \t\r\n]", at) or #text + 1 end

local function read_members(text, at, last, put)
  at = after_space(text, at)
  if text:sub(at, at) == last then return at + 1 end
  while true do
    at = after_space(text, put(at))
    local sign = text:sub(at, at)
    if sign == last then return at + 1 end
    if sign ~= "," then fail(text, at, "a comma or " .. last) end
    at = after_space(text, at + 1)
  end
end

local function read_list(text, at)
  local found = json.list()
  local after = read_members(text, at, "]", function(here)
    local value, next_at = read(text, here)
    found[#found + 1] = value
    return next_at
  end)
  return found, after
end

local function read_object(text, at)
  local found = {}
  local after = read_members(text, at, "}", function(here)
    if text:sub(here, here) ~= '"' then fail(text, here, "a key") end
    local key, next_at = read_text(text, here + 1)
    next_at = after_space(text, next_at)
    if text:sub(next_at, next_at) ~= ":" then fail(text, next_at, "a colon") end
    found[key], next_at = read(text, next_at + 1)
    return next_at
  end)
  return found, after
end

local WORDS = { ["true"] = true, ["false"] = false, null = json.null }

function read(text, at)
  at = after_space(text, at)
  local sign = text:sub(at, at)
  if sign == "{" then return read_object(text, at + 1) end
  if sign == "[" then return read_list(text, at + 1) end
  if sign == '"' then return read_text(text, at + 1) end
  local word = text:match("^%a+", at)
  if word and WORDS[word] ~= nil then return WORDS[word], at + #word end
  local number = text:match("^-?%d+%.?%d*[eE]?[-+]?%d*", at) or fail(text, at, "a value")
  return math.tointeger(number) or tonumber(number), at + #number
end

--- Reads a text of JSON.
function json.decode(text)
  local found, at = read(text, 1)
  if after_space(text, at) <= #text then fail(text, at, "the end") end
  return found
end

local function written_text(text)
  return '"' .. text:gsub('[%c"\\]', function(sign) return ("\\u%04x"):format(sign:byte()) end) .. '"'
end

--- Writes a value as JSON.
function json.encode(value)
  if value == json.null then return "null" end
  if type(value) == "string" then return written_text(value) end
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  if getmetatable(value) == List or #value > 0 then
    for number, one in ipairs(value) do parts[number] = json.encode(one) end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  for key, one in pairs(value) do parts[#parts + 1] = written_text(key) .. ":" .. json.encode(one) end
  return "{" .. table.concat(parts, ",") .. "}"
end

return json
