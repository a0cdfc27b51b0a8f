// The page of the search: answers stand below the question while it is typed. Arrow keys walk from the field through the answers.
(async () => {
  "use strict";

  const MOST = 20;
  const form = document.querySelector("form.ask"), list = document.getElementById("answers");
  const status = form.querySelector("[role=status]"), field = form.elements.q;
  list.setAttribute("aria-busy", "true");
  const index = await globalThis.ruleproofUnpacked(window.RULE_INDEX);
  const search = new RuleSearch(index, { en: new EnglishStemmer(), de: new GermanStemmer() });

  const NAMES = ["q", "game", "kind", "language"];
  const KINDS = { de: { clause: "Regel", ruling: "Entscheidung", page: "Seite" } };
  const FOUND = {
    en: {
      some: (number) => `${number} answer${number === 1 ? "" : "s"}`,
      none: "Nothing found. Try other words, or all games.",
    },
    de: {
      some: (number) => `${number} Antwort${number === 1 ? "" : "en"}`,
      none: "Nichts gefunden. Versuche es mit anderen Wörtern oder in allen Spielen.",
    },
  };
  const LABELS = {
    de: {
      "Search": "Suche", "Your question, or words, a number, an id": "Deine Frage oder Stichwörter, eine Nummer, eine Kennung",
      "Game": "Spiel", "Kind": "Art", "Answers in": "Antworten auf", "all": "alle", "rules": "Regeln", "rulings": "Entscheidungen",
      "pages and guides": "Seiten und Anleitungen", "the language of the question": "in der Sprache der Frage",
      "English": "Englisch", "German": "Deutsch",
    },
  };
  const parts = [document.querySelector("h1"), ...form.querySelectorAll("label, option")];
  const labels = parts.map(({ firstChild }) => ({ node: firstChild, text: firstChild.nodeValue.trim() }));

  const speak = (language) => {
    for (const { node, text } of labels) node.nodeValue = LABELS[language]?.[text] ?? text;
    for (const part of [parts[0], form]) part.lang = LABELS[language] ? language : "en";
  };

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const answer = ({ entry, language }) => {
    const said = entry.said[language], lang = language;
    const title = [entry.number, said.title ?? said.chapter ?? said.text].filter(Boolean).join(" ");
    const game = index.games[entry.game]?.title;
    const item = make("li", { className: entry.kind },
      make("a", { href: entry.address, textContent: title, lang }),
      make("span", { className: "place", textContent: [KINDS[language]?.[entry.kind] ?? entry.kind, game].filter(Boolean).join(", "), lang }));
    if (said.text && title !== said.text) item.append(make("p", { className: entry.kind === "ruling" ? "question" : "text", textContent: said.text, lang }));
    if (said.answer) item.append(make("p", { className: "answer", textContent: said.answer, lang }));
    return item;
  };

  const show = () => {
    const [q, game, kind, language] = NAMES.map((name) => form.elements[name]?.value.trim() ?? "");
    const found = search.ask(q, { game, kind, language });
    list.replaceChildren(...found.slice(0, MOST).map(answer));
    const told = FOUND[language] ?? FOUND.en;
    status.textContent = !q ? "" : !found.length ? told.none : told.some(Math.min(found.length, MOST));
    speak(language);
    const query = new URLSearchParams(Object.entries({ q, game, kind, language }).filter(([, value]) => value)).toString();
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
  for (const name of NAMES) if (asked.has(name) && form.elements[name]) form.elements[name].value = asked.get(name);
  form.hidden = false;
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", walk);
  show();
  field.focus();
  list.removeAttribute("aria-busy");
})();
