// What scenarios and tours share: scripts fetched when they are wanted (the site may lie in a folder without a
// server, so they are scripts and no JSON), states put together from their patches, and pictures of them.
(() => {
  "use strict";

  const root = document.documentElement.dataset.content_root ?? "";
  const arrived = new Map();
  const awaited = new Map();

  const fetched = (address) => {
    if (!awaited.has(address)) {
      const made = new Promise((done, failed) => {
        const script = Object.assign(document.createElement("script"), { src: new URL(`${root}${address}.js`, document.baseURI).href, onload: done, onerror: () => failed(new Error(`${address}.js could not be loaded`)) });
        document.head.append(script);
      });
      // What failed is tried again when it is asked for again.
      awaited.set(address, made.catch((error) => { awaited.delete(address); throw error; }));
    }
    return awaited.get(address);
  };

  globalThis.ruleproofSeen = (address, value) => arrived.set(address, typeof value === "string" ? globalThis.ruleproofUnpacked(value) : value);

  // A script of a game by its name: `board`, a feature, or `tours/` and a tour.
  const ofGame = async (game, name) => {
    await fetched(`games/${game}/seen/${name}`);
    return arrived.get(`games/${game}/${name}`);
  };

  const boardOf = async (game) => {
    const [board] = await Promise.all([ofGame(game, "board"), fetched("_static/seen-drawing")]);
    board.draw ??= board.template(globalThis.ruleproofTemplates);
    return (state, set, how) => globalThis.ruleproofDraw(board.draw, state, board.sets[set ?? ""], how);
  };

  const keysOf = (pointer) => pointer.split("/").slice(1).map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

  // The state that a patch makes of another, which stays as it is.
  const patched = (state, patch, places) => {
    const made = structuredClone(state);
    for (const [place, ...edit] of patch) {
      const keys = keysOf(places[place]);
      const last = keys.pop();
      const around = keys.reduce((value, key) => value[key], made);
      if (edit.length === 1) around[last] = edit[0];
      else around[last].splice(edit[0], edit[1], ...edit[2]);
    }
    return made;
  };

  const make = (tag, properties = {}, ...children) => {
    const { dataset = {}, ...rest } = properties;
    const element = Object.assign(document.createElement(tag), rest);
    Object.assign(element.dataset, dataset);
    element.append(...children);
    return element;
  };

  const readable = (value) => {
    if (typeof value === "boolean") return value ? "yes" : "no";
    const grouped = (one) => (typeof one === "object" && one !== null && Object.keys(one).length > 1 ? `(${readable(one)})` : readable(one));
    if (Array.isArray(value)) return value.map(grouped).join("; ") || "none";
    if (typeof value === "object" && value !== null) return Object.entries(value).map(([key, one]) => `${readable(key)} ${grouped(one)}`).join(", ") || "nothing";
    return `${value}`.replaceAll("_", " ");
  };

  const placed = (pointer) => keysOf(pointer).filter((key) => key !== "table").map(readable).join(", ");

  let pictures = 0;

  // A picture with its caption; what is marked and has no part in it stands in words below.
  const figure = (caption, drawn) => {
    const made = make("figure", { className: "seen-picture" }, make("figcaption", { textContent: caption }));
    made.insertAdjacentHTML("beforeend", drawn.svg);
    if (drawn.unshown.length) made.append(make("p", { className: "unshown", textContent: `Changed, and not in the picture: ${drawn.unshown.map(placed).join("; ")}` }));
    return made;
  };

  const prefix = () => `seen-${++pictures}`;

  globalThis.ruleproofPictures = { boardOf, figure, keysOf, make, ofGame, patched, prefix, readable, root };
})();
