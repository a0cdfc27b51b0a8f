// What the scripts of boards are written in: Python's meaning of truth, equality, membership and text, the filters
// and methods of Jinja's templates, and the outlines of what is marked (`ruleproof/reports/pictures.py`).
(() => {
  "use strict";

  // A text that is markup already.
  class Safe extends String {}

  const isText = (value) => typeof value === "string" || value instanceof Safe;
  const isDict = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Safe);
  const escaped = (text) => text.replace(/[&<>'"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;", '"': "&#34;" })[sign]);

  // One digit after the point at most; of two that are as near the even one, as Python has it.
  const short = (number) => {
    const quarters = number * 4;
    const tie = Number.isInteger(quarters) && quarters % 2 !== 0;
    const tenths = tie ? 2 * Math.round((number * 10) / 2) : number * 10;
    return (tie ? (tenths / 10).toFixed(1) : number.toFixed(1)).replace(/\.0$/, "");
  };

  const show = (value) => {
    if (value instanceof Safe) return `${value}`;
    if (typeof value === "number") return short(value);
    return escaped(plain(value));
  };
  const plain = (value) => (value === null ? "None" : value === true ? "True" : value === false ? "False" : `${value}`);
  const like = (model, text) => (model instanceof Safe ? new Safe(text) : text);

  const yes = (value) => {
    if (Array.isArray(value) || isText(value)) return value.length > 0;
    if (isDict(value)) return Object.keys(value).length > 0;
    return Boolean(value);
  };

  const same = (one, other) => {
    if (isText(one) || isText(other)) return isText(one) && isText(other) && `${one}` === `${other}`;
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
    const names = Object.keys(one);
    return Array.isArray(one) === Array.isArray(other) && names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]));
  };

  const items = (value) => (Array.isArray(value) ? value : isText(value) ? [...`${value}`] : Object.keys(value));

  const at = (value, key) => {
    const place = typeof key === "number" && key < 0 ? value.length + key : key;
    const found = value instanceof Safe ? `${value}`[place] : value[place];
    if (found === undefined) throw new Error(`there is no ${key} in ${JSON.stringify(value).slice(0, 80)}`);
    return found;
  };

  const has = (value, one) => {
    if (Array.isArray(value)) return value.some((item) => same(item, one));
    return isText(value) ? `${value}`.includes(`${one}`) : Object.hasOwn(value, `${one}`);
  };

  // Each item with what a template asks of its place; tells whether there was any.
  const loop = (list, each) => {
    list.forEach((item, index0) => each(item, { index0, index: index0 + 1, first: index0 === 0, last: index0 === list.length - 1, length: list.length }));
    return list.length > 0;
  };

  const concat = (...parts) => {
    const text = parts.some((part) => part instanceof Safe) ? new Safe(parts.map((part) => (part instanceof Safe ? part : escaped(plain(part)))).join("")) : parts.map(plain).join("");
    return text;
  };

  const add = (one, other) => (Array.isArray(one) ? [...one, ...other] : isText(one) ? concat(one, other) : one + other);
  const range = (start, stop) => {
    const [first, end] = stop === undefined ? [0, start] : [start, stop];
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  };

  // Words in lines of some length; a word breaks behind its hyphens, and within where it is longer than a line.
  const wordwrap = (text, width, { wrapstring = "\n", break_long_words: breaks = true } = {}) => {
    const lines = [];
    for (const paragraph of `${text}`.split("\n")) {
      const chunks = paragraph.split(/(\s+)/).flatMap((chunk) => chunk.split(/(?<=[\p{L}]-)(?=[\p{L}])/u)).filter((chunk) => chunk);
      let line = "";
      while (chunks.length) {
        const chunk = chunks.shift();
        if (!chunk.trim() && !line && lines.length) continue;
        if (line.length + chunk.length <= width) line += chunk;
        else if (breaks && chunk.length > width) {
          const room = width - line.length;
          chunks.unshift(chunk.slice(room));
          lines.push(line + chunk.slice(0, room));
          line = "";
        } else {
          if (line.trim()) lines.push(line.trimEnd());
          line = chunk.trim() ? chunk : "";
        }
      }
      lines.push(line.trimEnd());
    }
    return like(text, lines.join(wrapstring));
  };

  const filters = {
    abs: Math.abs,
    capitalize: (text) => like(text, text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase()),
    first: (value) => items(value)[0],
    float: (value) => Number(value),
    int: (value) => Math.trunc(Number(value)),
    join: (value, sign = "") => items(value).flatMap((item, index) => (index ? [sign, item] : [item])).reduce((one, other) => concat(one, other), ""),
    length: (value) => items(value).length,
    list: (value) => [...items(value)],
    lower: (text) => like(text, text.toLowerCase()),
    map: (value, name, ...values) => items(value).map((item) => filters[name](item, ...values)),
    max: (value) => items(value).reduce((one, other) => (other > one ? other : one)),
    min: (value) => items(value).reduce((one, other) => (other < one ? other : one)),
    replace: (text, one, other) => like(text, `${text}`.replaceAll(one, other)),
    select: (value) => items(value).filter(yes),
    string: (value) => (value instanceof Safe ? value : plain(value)),
    sum: (value) => items(value).reduce((one, other) => one + other, 0),
    upper: (text) => like(text, text.toUpperCase()),
    wordwrap,
  };

  const cut = (text, index, sign) => (index < 0 ? null : [text.slice(0, index), sign, text.slice(index + sign.length)]);
  const ofText = {
    endswith: (text, end) => text.endsWith(end),
    partition: (text, sign) => cut(text, text.indexOf(sign), sign) ?? [text, "", ""],
    removeprefix: (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
    removesuffix: (text, end) => (end && text.endsWith(end) ? text.slice(0, -end.length) : text),
    replace: (text, one, other) => text.replaceAll(one, other),
    rpartition: (text, sign) => cut(text, text.lastIndexOf(sign), sign) ?? ["", "", text],
    split: (text, sign) => (sign === undefined ? text.split(/\s+/).filter((word) => word) : text.split(sign)),
    startswith: (text, start) => text.startsWith(start),
    upper: (text) => text.toUpperCase(),
  };
  const ofList = {
    append: (list, item) => void list.push(item),
    extend: (list, more) => void list.push(...items(more)),
    index: (list, item) => list.findIndex((one) => same(one, item)),
  };
  const ofDict = {
    update: (one, more) => void Object.assign(one, more),
    get: (dict, key, other = null) => (Object.hasOwn(dict, `${key}`) ? dict[key] : other),
    items: (dict) => Object.entries(dict),
    keys: (dict) => Object.keys(dict),
    values: (dict) => Object.values(dict),
  };
  const method = (value, name, ...values) => {
    const known = Array.isArray(value) ? ofList : isText(value) ? ofText : ofDict;
    const found = known[name](known === ofText ? `${value}` : value, ...values.map((one) => (one instanceof Safe ? `${one}` : one)));
    if (!(value instanceof Safe)) return found;
    return Array.isArray(found) ? found.map((part) => new Safe(part)) : typeof found === "string" ? new Safe(found) : found;
  };

  globalThis.ruleproofTemplates = {
    add, at, concat, filters, has, items, loop, method, range, same, show, yes,
    both: (one, other) => (yes(one) ? other() : one),
    either: (one, other) => (yes(one) ? one : other()),
    floor: (one, other) => Math.floor(one / other),
    modulo: (one, other) => ((one % other) + other) % other,
    named: (made, given, more) => made(...made.takes.map((name, index) => (name in more ? more[name] : given[index]))),
    namespace: () => ({}),
    safe: (text) => new Safe(text),
    slice: (value, start, stop) => value.slice(start, stop),
  };

  const pointer = (keys) => keys.map((key) => `/${`${key}`.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

  const marksOf = (pointers) => {
    const outlined = new Set();
    const marked = (...keys) => {
      const place = pointer(keys);
      return pointers.filter((one) => one === place || one.startsWith(`${place}/`));
    };
    marked.itself = (...keys) => (pointers.includes(pointer(keys)) ? [pointer(keys)] : []);
    marked.outlines = [];
    marked.outline = (found, ...box) => {
      if (!found.length) return;
      found.forEach((one) => outlined.add(one));
      marked.outlines.push(box);
    };
    marked.unshown = (place) => !outlined.has(place);
    return marked;
  };

  // Draw a state: the markup, its words, and the marked places that no part of the picture stands for. A marked
  // place without a part of its own is marked by the part around it.
  globalThis.ruleproofDraw = (template, state, components, { prefix, marked = [], title = "" }) => {
    const asked = new Map(marked.map((one) => [one, one]));
    for (;;) {
      const marks = marksOf([...new Set(asked.values())]);
      const page = template({ state, table: state.table, components, prefix, title, detail: false, about: () => true, viewer: "", marked: marks });
      const missed = [...asked.keys()].filter((one) => marks.unshown(asked.get(one)));
      const wider = missed.filter((one) => asked.get(one).split("/").length > 3);
      if (!wider.length) {
        return { outlines: marks.outlines, svg: page.out.split("\n").filter((line) => line).join("\n"), text: `${page.text ?? ""}`.split(/\s+/).filter((word) => word).join(" "), unshown: missed };
      }
      for (const one of wider) asked.set(one, asked.get(one).slice(0, asked.get(one).lastIndexOf("/")));
    }
  };
})();
