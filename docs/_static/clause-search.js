// Finds clauses and rulings by their words, id or number, each at its own anchor, and hands them to the search of Sphinx.
(() => {
  "use strict";
  if (typeof Search === "undefined" || !window.CLAUSE_INDEX) return;

  // Pages whose heading is what was asked come before clauses, other pages (at most 16 in the search of Sphinx) after those that say it.
  const EXACT = 200, HEADING = 100, PART_OF_ID = 90, PHRASE = 60, SAID = 30, AROUND = 17;

  const has = (stems, term) => stems.includes(term) || (term.length > 2 && stems.some((stem) => stem.startsWith(term)));

  const scoreOf = (entry, query, terms) => {
    const [name, , , , title, game, text, said, around] = entry;
    if (query === name || query === title.split(" ")[0]) return EXACT;
    if (/[._]/.test(query) && name.includes(query)) return PART_OF_ID;
    if (!terms.length) return 0;
    const own = said.split(" "), near = around.split(" "), named = game.toLowerCase().split(/[^\p{Letter}]+/u);
    const others = terms.filter((term) => !has(named, term));
    if (!others.length || !others.every((term) => has(own, term) || has(near, term))) return 0;
    if (terms.length > 1 && text.toLowerCase().includes(query)) return PHRASE;
    const direct = terms.filter((term) => has(own, term)).length;
    return AROUND + (SAID - AROUND) * direct / terms.length + (direct === terms.length ? SAID * direct / own.length : 0);
  };

  const clauses = (query, terms) => {
    const found = [];
    for (const entry of window.CLAUSE_INDEX) {
      const score = scoreOf(entry, query, terms);
      if (score > 0) {
        const [name, kind, page, anchor, title, game, text] = entry;
        found.push([page, `${game} ${title}`, `#${anchor}`, `${text} – ${kind} ${name}`, score, page, SearchResultKind.object]);
      }
    }
    return found;
  };

  const place = (result) => result[0] + result[2];
  const isObject = (result) => result[6] === SearchResultKind.object;
  const isCase = (result) => isObject(result) && /\bcase, /.test(result[3]);
  const stock = Search._performSearch;

  Search._performSearch = (query, searchTerms, excludedTerms, highlightTerms, objectTerms) => {
    const wanted = query.toLowerCase().trim();
    const own = excludedTerms.size ? [] : clauses(wanted, [...searchTerms]);
    const known = new Set(own.map(place));
    const pages = stock(query, searchTerms, excludedTerms, highlightTerms, objectTerms).filter(
      (result) => (isCase(result) ? wanted.includes("/") : !isObject(result) && !known.has(place(result))),
    );
    for (const page of pages) {
      if (!page[2] && page[1].toLowerCase().includes(wanted)) page[4] = HEADING;
      const game = window.GAME_TITLES[page[0].split("/").slice(0, 2).join("/")];
      if (game && !page[1].includes(game)) page[1] = `${game} – ${page[1]}`;
    }
    return [...pages, ...own].sort((one, other) => one[4] - other[4] || other[1].localeCompare(one[1], undefined, { numeric: true }));
  };
})();
