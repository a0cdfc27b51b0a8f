// A whole game to click through: one step a picture, with the clauses applied and what each seat sees. The step
// stands in the address (`#play-12`). Without this script the plays stand as sentences.
(() => {
  "use strict";

  const { boardOf, keysOf, make, ofGame, patched, prefix, readable, root } = globalThis.ruleproofPictures;
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const isDict = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

  // The steps with their states, and what each seat sees otherwise than it lies on the table.
  const told = ({ places, steps, ...rest }) => {
    let state = {};
    let seen = {};
    return {
      ...rest,
      steps: steps.map((step) => {
        state = patched(state, step.state, places);
        seen = { ...seen, ...step.seen };
        return { ...step, state, seen, marks: (step.marks ?? []).map((place) => places[place]) };
      }),
    };
  };

  // The places of the table that a seat does not see: items rather than the lists that they lie in.
  const hidden = (table, own, seat) => {
    const extras = Object.entries(own).filter(([key]) => !(key in table)).map(([, value]) => value);
    const found = [];
    const cover = (value, place) => {
      if (place.split("/").includes(seat) && extras.some((extra) => same(extra, value))) return;
      if (Array.isArray(value)) value.forEach((_, index) => found.push(`${place}/${index}`));
      else if (isDict(value)) for (const [key, inner] of Object.entries(value)) cover(inner, `${place}/${key}`);
      else found.push(place);
    };
    const compare = (value, view, place) => {
      if (same(value, view)) return;
      if (isDict(value) && isDict(view)) for (const key of Object.keys(value)) compare(value[key], view[key], `${place}/${key}`);
      else if (Array.isArray(value) && Array.isArray(view) && value.length === view.length) value.forEach((item, index) => compare(item, view[index], `${place}/${index}`));
      else cover(value, place);
    };
    for (const [key, view] of Object.entries(own)) if (key in table) compare(table[key], view, `/table/${key}`);
    return found;
  };

  // A value of a view where the table has another: of a list that is face down often no more than its length.
  const inWords = (value, table) => {
    if (typeof value === "number" && Array.isArray(table)) return `${value} unseen`;
    if (Array.isArray(value) && Array.isArray(table) && value.length === table.length) return value.map((one, index) => inWords(one, table[index])).join("; ");
    if (!isDict(value) || !isDict(table)) return readable(value);
    const differs = Object.entries(value).filter(([name, one]) => !same(one, table[name]));
    return differs.map(([name, one]) => `${readable(name)} ${inWords(one, table[name])}`).join(", ");
  };

  const sights = (table, own) =>
    Object.entries(own)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [readable(key), inWords(value, table[key])]);

  const listed = (found) => (found.length ? make("ul", {}, ...found.map(([key, value]) => make("li", {}, make("b", { textContent: key }), `: ${value}`))) : make("p", { textContent: "all that lies on the table" }));

  // What the seats see, those together that see the same.
  const eyesOf = (step, seats) => {
    const groups = new Map();
    for (const seat of seats.filter((one) => step.seen[one])) {
      const found = sights(step.state.table, step.seen[seat]);
      const key = JSON.stringify(found);
      groups.set(key, { found, names: [...(groups.get(key)?.names ?? []), seat] });
    }
    return [...groups.values()].map(({ found, names }) => make("div", {}, make("h3", { textContent: names.join(", ") }), listed(found)));
  };

  // Cover what a seat does not see, over the drawing and below the marks.
  const veil = (svg, boxes, words) => {
    for (const [x, y, width, height] of boxes) {
      const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [name, value] of Object.entries({ class: "veil", x: x - 1, y: y - 1, width: width + 2, height: height + 2, rx: 4 })) rect.setAttribute(name, value);
      svg.insertBefore(rect, svg.querySelector("g.marked"));
    }
    svg.querySelector("desc").textContent = words;
  };

  const player = async (place) => {
    const [game, name] = place.dataset.tour.split("/");
    const [draw, value] = await Promise.all([boardOf(game), ofGame(game, `tours/${name}`)]);
    const tour = told(value);
    const list = document.querySelector("details.plays");
    const rows = [...list.querySelectorAll("li")];
    const last = tour.steps.length - 1;
    let at = 0;

    const button = (label, text) => make("button", { type: "button", textContent: text, ariaLabel: label });
    const [first, back, on, end] = [button("To the start", "|◀"), button("One play back", "◀"), button("One play on", "▶"), button("To the end", "▶|")];
    const slider = make("input", { type: "range", min: 0, max: last, value: 0, ariaLabel: "Play" });
    const eyes = make("select", {}, make("option", { value: "", textContent: "all cards open" }), ...tour.seats.map((seat) => make("option", { value: seat, textContent: `as ${seat} sees it` })));
    const number = make("span", { className: "number" });
    const said = make("p", { className: "said" });
    const status = make("div", { className: "status" }, number, said);
    status.setAttribute("role", "status");
    const picture = make("div", { className: "seen-picture" });
    const clauses = make("ul", { className: "applied" });
    const none = make("p", { className: "quiet", textContent: "No clause is named for this step." });
    const seats = make("div", { className: "sights" });
    const side = make("div", { className: "beside" },
      make("h2", { textContent: "Clauses applied" }), clauses, none,
      make("h2", { textContent: "What each seat sees" }), seats);

    const show = () => {
      const step = tour.steps[at];
      const row = rows[at];
      const seat = eyes.value;
      number.textContent = `Play ${at} of ${last}`;
      said.replaceChildren(row.querySelector("a").textContent, ...[...row.querySelectorAll("small")].map((one) => make("small", { textContent: ` ${one.textContent}` })));
      slider.value = at;
      slider.setAttribute("aria-valuetext", `Play ${at} of ${last}: ${row.querySelector("a").textContent}`);
      first.disabled = back.disabled = at === 0;
      on.disabled = end.disabled = at === last;
      const how = { prefix: prefix(), marked: step.marks, title: `After play ${at}${seat ? `, as ${seat} sees it` : ""}` };
      picture.innerHTML = draw(step.state, tour.set, how).svg;
      const own = step.seen[seat];
      if (own) {
        const boxes = draw(step.state, tour.set, { prefix: prefix(), marked: hidden(step.state.table, own, seat) }).outlines;
        veil(picture.querySelector("svg"), boxes, sights(step.state.table, own).map(([key, one]) => `${key}: ${one}`).join("; "));
      }
      clauses.replaceChildren(...step.clauses.map((index) => make("li", {}, make("a", { href: `${root}${tour.clauses[index][1]}`, textContent: tour.clauses[index][0] }))));
      none.hidden = step.clauses.length > 0;
      seats.replaceChildren(...(step.unsettled ? [make("p", { className: "quiet", textContent: "No views are asked for in the middle of a choice." })] : [make("p", { className: "quiet", textContent: "Otherwise than it lies on the table:" }), ...eyesOf(step, tour.seats)]));
      rows.forEach((one, index) => (index === at ? one.setAttribute("aria-current", "step") : one.removeAttribute("aria-current")));
    };

    const go = (step) => {
      at = Math.max(0, Math.min(last, step));
      history.replaceState(null, "", `${location.pathname}${location.search}#play-${at}`);
      show();
    };

    const asked = () => Number(/^#play-(\d+)$/.exec(location.hash)?.[1] ?? 0);
    first.addEventListener("click", () => go(0));
    back.addEventListener("click", () => go(at - 1));
    on.addEventListener("click", () => go(at + 1));
    end.addEventListener("click", () => go(last));
    slider.addEventListener("input", () => go(Number(slider.value)));
    eyes.addEventListener("change", show);
    list.addEventListener("click", (event) => {
      const row = event.target.closest("li");
      if (!row || !event.target.closest("a")) return;
      event.preventDefault();
      go(rows.indexOf(row));
      place.scrollIntoView({ block: "start" });
    });
    document.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, [contenteditable]")) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      go(at + by);
    });
    addEventListener("hashchange", () => { at = Math.min(last, asked()); show(); });

    const controls = make("div", { className: "controls" }, first, back, on, end, slider, make("label", {}, "Show ", eyes));
    controls.setAttribute("role", "group");
    controls.setAttribute("aria-label", "Steps of the game; the arrow keys left and right do the same");
    place.append(controls, status, make("div", { className: "stage" }, picture, side));
    list.open = false;
    at = Math.min(last, asked());
    show();
  };

  for (const place of document.querySelectorAll("[data-tour]")) {
    place.setAttribute("aria-busy", "true");
    player(place)
      .catch((error) => place.replaceChildren(make("p", { role: "status", textContent: `The pictures of this game cannot be shown: ${error.message}. The plays stand below.` })))
      .finally(() => place.removeAttribute("aria-busy"));
  }
})();
