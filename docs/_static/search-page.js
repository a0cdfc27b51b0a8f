// The page of the search: the best answer with its picture, and the others below it, while the question is typed. A ruling that narrows
// a rule stands with it. Arrow keys walk from the field through the answers.
(async () => {
  "use strict";

  const MOST = 20, FIRST = 7, PAUSE = 350;
  const form = document.querySelector("main form[role=search]"), list = document.getElementById("answers");
  const status = form.querySelector("output"), field = form.elements.q;
  list.setAttribute("aria-busy", "true");
  const index = await globalThis.ruleproofUnpacked(window.RULE_INDEX);
  const search = new RuleSearch(index, { en: new EnglishStemmer(), de: new GermanStemmer() });

  const NAMES = ["q", "game", "kind", "language"];
  const WORDS = {
    en: {
      clause: "Rule", ruling: "Ruling", page: "Page", some: (number) => `${number} answer${number === 1 ? "" : "s"}`, more: (number) => `${number} more`,
      none: "Nothing found. Try other words.", "none here": "Nothing found. Try other words, or all games.", "All games": "All games", Guides: "Guides", Ask: "Ask", "Answers in": "Answers in", German: "German", English: "English",
      doubt: { ruling: { contested: "Contested", open: "Open" }, clause: { contested: "A question is contested", open: "A question is open" } },
    },
    de: {
      clause: "Regel", ruling: "Entscheidung", page: "Seite", some: (number) => `${number} Antwort${number === 1 ? "" : "en"}`, more: (number) => `${number} weitere`,
      none: "Nichts gefunden. Versuche es mit anderen Wörtern.", "none here": "Nichts gefunden. Versuche es mit anderen Wörtern oder in allen Spielen.", "All games": "Alle Spiele", Guides: "Anleitungen", Ask: "Fragen", "Answers in": "Antworten auf",
      German: "Deutsch", English: "Englisch",
      doubt: { ruling: { contested: "Umstritten", open: "Offen" }, clause: { contested: "Eine Frage ist umstritten", open: "Eine Frage ist offen" } },
    },
  };
  const labels = [...form.querySelectorAll("label span, legend:not(.sr), button")].map((node) => ({ node, text: node.textContent }));

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children.filter(Boolean));
    return element;
  };
  const value = (name) => new FormData(form).get(name)?.trim() ?? "";

  const addressOf = (entry, language) => entry.addresses?.[language] ?? entry.address;
  const placeOf = ({ entry, language }, number = entry.number) => {
    const kind = [WORDS[language]?.[entry.kind] ?? entry.kind, number].filter(Boolean).join(" ");
    const game = value("game") ? "" : index.games[entry.game]?.title;
    return [kind, entry.said[language].chapter, game].filter(Boolean).join(" · ");
  };
  const printed = (text) => text.replace(/(?<=\p{L})'/gu, "’").replace(/(?<=\d) x (?=\d)/g, " × ");
  const titleOf = ({ entry, language }) => (entry.kind === "page" ? entry.said[language].title : entry.said[language].text);
  // A text with the words of the question marked.
  const marked = (text, language) => {
    const asked = search.among(value("q"), language);
    return printed(text).split(/([\p{L}\p{N}'’]+)/u).map((part, at) => (at % 2 && asked(part) ? make("mark", { textContent: part }) : part));
  };
  const doubt = ({ entry, language }) => entry.doubt && make("span", { className: "chip open", textContent: (WORDS[language] ?? WORDS.en).doubt[entry.kind][entry.doubt] });
  const answerOf = ({ entry, language }) => entry.kind === "ruling" && make("p", { className: "answer-line", lang: language }, ...marked(entry.said[language].answer, language), doubt({ entry, language }));
  const linkTo = (found) => make("a", { href: addressOf(found.entry, found.language), lang: found.language }, ...marked(titleOf(found), found.language));
  const narrowed = ({ rulings }) => rulings.map((found) => make("div", { className: "narrowed" }, linkTo(found), answerOf(found)));

  const best = (found) => {
    const words = make("div", {}, make("p", { className: "place", textContent: placeOf(found) }), make("h2", {}, linkTo(found)), answerOf(found) || doubt(found), ...narrowed(found));
    const box = make("section", { className: found.entry.case ? "best pictured" : "best" }, words);
    if (found.entry.accent) box.dataset.game = found.entry.accent;
    return box;
  };
  const hit = (found) => {
    const item = make("li", { className: found.entry.kind }, make("span", { className: "place", textContent: found.entry.number ?? "" }),
      make("div", {}, linkTo(found), answerOf(found), ...narrowed(found), make("p", { textContent: placeOf(found, "") })));
    if (found.entry.accent) item.dataset.game = found.entry.accent;
    return item;
  };

  // A question that several games answer has no best answer: each game's own comes first.
  const ofEachGame = (answers) => {
    if (value("game") || answers.length < 2 || answers[0].entry.game === answers[1].entry.game) return [];
    const games = new Set(answers.slice(0, MOST / 2).map(({ entry }) => entry.game).filter(Boolean));
    return games.size > 1 ? [...games].map((game) => answers.find(({ entry }) => entry.game === game)) : [];
  };
  const gameOf = (found) => {
    const item = hit(found);
    item.querySelector(".place").textContent = index.games[found.entry.game].title;
    item.querySelector("div > p:last-child").textContent = placeOf(found).replace(` · ${index.games[found.entry.game].title}`, "");
    return item;
  };

  // The place for the picture of the best answer is there at once; the picture comes when nobody types.
  let waiting;
  const picture = (box, { entry }) => {
    clearTimeout(waiting);
    if (!entry.case || !globalThis.ruleproofPictures) return;
    const shown = make("div", { className: "shown" });
    shown.dataset.case = `${entry.game}/${entry.case}`;
    box.append(make("figure", {}, shown));
    waiting = setTimeout(() => globalThis.ruleproofPictures.offer(box), PAUSE);
  };

  // A ruling that answers worse than the rule that it narrows stands below that rule and nowhere else; one that answers better stands by itself.
  const joined = (answers) => {
    const below = new Set();
    for (const [at, found] of answers.entries()) {
      const own = found.entry.rulings ?? [];
      found.rulings = answers.slice(at + 1).filter((one) => own.includes(one.entry.id) && !below.has(one)).slice(0, 2);
      for (const one of found.rulings) below.add(one);
    }
    return answers.filter((found) => !below.has(found));
  };

  const show = () => {
    const [q, game, kind, language] = NAMES.map(value);
    const found = search.ask(q, { game, kind, language }).filter(({ entry }) => kind || entry.kind !== "page" || !game).slice(0, MOST);
    const answers = joined(found), each = ofEachGame(answers);
    const [first, ...others] = each.length ? [undefined, ...answers.filter((one) => !each.includes(one))] : answers;
    const words = WORDS[language] ?? WORDS.en;
    const box = first && best(first);
    const hits = others.map(hit), further = hits.splice(FIRST - 1);
    const more = further.length && make("details", { className: "fold" }, make("summary", { textContent: words.more(further.length) }), make("ol", { className: "hits" }, ...further));
    const games = each.length && make("ol", { className: "hits by-game" }, ...each.map(gameOf));
    list.replaceChildren(...[games, box, hits.length && make("ol", { className: "hits" }, ...hits), more].filter(Boolean));
    if (box) picture(box, first);
    status.textContent = !q ? "" : found.length ? words.some(answers.length) : words[game ? "none here" : "none"];
    for (const { node, text } of labels) node.textContent = words[text] ?? text;
    const accent = game && first?.entry.accent, top = first ?? each[0];
    if (accent) form.dataset.game = accent;
    else delete form.dataset.game;
    for (const one of form.querySelectorAll("[name=language]")) one.toggleAttribute("data-used", one.value === top?.language);
    form.lang = WORDS[language] ? language : "en";
    const query = new URLSearchParams(Object.entries({ q, game, kind, language }).filter(([, one]) => one)).toString();
    history.replaceState(null, "", location.pathname + (query ? `?${query}` : ""));
  };

  const walk = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field, ...list.querySelectorAll("a")], at = stops.indexOf(document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)].focus();
  };

  const asked = new URLSearchParams(location.search);
  for (const one of form.elements) {
    if (!asked.has(one.name)) continue;
    if (/radio|checkbox/.test(one.type)) one.checked = one.value === asked.get(one.name);
    else one.value = asked.get(one.name);
  }
  form.hidden = false;
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", walk);
  show();
  field.focus();
  field.setSelectionRange(0, 0); // so that a narrow field shows how the question begins
  field.scrollLeft = 0;
  list.removeAttribute("aria-busy");
})();
