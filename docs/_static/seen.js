// Pictures that the site's builder drew and stored as lines, each once in a file. Files are scripts, because a site that is
// opened from a folder, without a server, may not fetch JSON. Here: before and after of a scenario, below its sentences.
(() => {
  "use strict";

  const root = document.documentElement.dataset.content_root ?? "";
  const arrived = new Map();
  const awaited = new Map();

  globalThis.ruleproofSeen = (address, packed) => arrived.set(address, globalThis.ruleproofUnpacked(packed));

  const loaded = (address) => new Promise((done, failed) => {
    const src = new URL(`${root}${address}.js`, document.baseURI).href;
    const onerror = () => failed(new Error(`${address}.js could not be loaded`));
    document.head.append(Object.assign(document.createElement("script"), { src, onload: done, onerror }));
  });

  // A file of a game by its name: a feature, or `tours/` and a tour. What failed is tried again when it is asked for again.
  const ofGame = async (game, name) => {
    const address = `games/${game}/seen/${name}`;
    if (!awaited.has(address)) awaited.set(address, loaded(address).catch((error) => { awaited.delete(address); throw error; }));
    await awaited.get(address);
    const value = await arrived.get(`games/${game}/${name}`);
    if (value.symbols) document.body.insertAdjacentHTML("afterbegin", value.symbols);
    delete value.symbols;
    return { ...value, html: (picture) => picture.map((line) => value.lines[line]).join("\n") };
  };

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // An outline has a case for each row of its examples: one at a time is shown.
  const choice = (cases, show) => {
    const label = (one, index) => `${index + 1} of ${cases.length}: ${one.id.split("/").pop().replaceAll("_", " ")}`;
    const select = make("select", {}, ...cases.map((one, index) => make("option", { value: index, textContent: label(one, index) })));
    select.addEventListener("change", () => show(cases[select.value]));
    return make("label", { className: "case-choice" }, "Example ", select);
  };

  const fill = async (article, details) => {
    const [game, feature, ...rest] = article.querySelector(".scenario-place code").textContent.split("/");
    const name = rest.join("/");
    const place = make("div", { className: "seen-pair" });
    details.querySelector(".seen-body")?.remove();
    const body = make("div", { className: "seen-body" }, make("p", { role: "status", textContent: "Loading …" }));
    details.append(body);
    try {
      const { cases, html } = await ofGame(game, feature);
      const own = cases.filter((one) => one.id === name || one.id.startsWith(`${name}/`));
      const figure = ([caption, picture]) => {
        const made = make("figure", { className: "seen-picture" }, make("figcaption", { textContent: caption }));
        made.insertAdjacentHTML("beforeend", html(picture));
        return made;
      };
      const show = (one) => place.replaceChildren(...(one.note ? [make("p", { textContent: one.note })] : []), ...one.pictures.map(figure));
      body.replaceChildren(...(own.length > 1 ? [choice(own, show)] : []), place);
      show(own[0]);
    } catch (error) {
      body.replaceChildren(make("p", { role: "status", textContent: `The pictures cannot be shown: ${error.message}. Close this and open it again to try once more.` }));
      delete details.dataset.filled;
    }
  };

  for (const article of document.querySelectorAll("article[data-seen]")) {
    const details = make("details", { className: "fold seen" }, make("summary", { textContent: "Before and after, as pictures" }));
    details.addEventListener("toggle", () => {
      if (!details.open || details.dataset.filled) return;
      details.dataset.filled = "yes";
      fill(article, details);
    });
    article.querySelector(".scenario-place").before(details);
  }

  globalThis.ruleproofPictures = { make, ofGame, root };
})();
