// Ranks clauses, rulings and pages by a question in a player's words. MiniSearch counts the words, Snowball stems them; what this adds is
// that a question is a row of things asked about: each word together with the words of the rules for it. It runs in the browser and in Node.
(() => {
  "use strict";

  // Found by trying on the half of the golden questions that is for it (docs/decisions/0006).
  const WEIGHTS = { asked: 1.5, title: 1.5, text: 1.5, answer: 0.8, scenarios: 1, chapter: 0.4, others: 0.5, source: 0.3, why: 0.2 };
  const FIELDS = Object.keys(WEIGHTS);
  const BM25 = { k: 1.2, b: 0.7, d: 0.25 };
  const TERM = 0.6, EVERYDAY = 0.5, WITHIN_A_PHRASE = 0.4, LONGER = 0.2, MISTYPED = 0.3;
  const ASKED = 1, OWN = 2, OFTEN = 3;
  const EXACT = 1000, COMPOUNDING = new Set(["de"]), SHORTEST_PART = 4, LONGEST_COMPOUND = 40;

  const wordsOf = (text) => text.toLowerCase().replace(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];

  class Language {
    constructor(code, stemmer, stopWords) {
      this.code = code;
      this.stemmer = stemmer;
      this.stopWords = new Set(stopWords);
      this.known = new Map();
    }

    stem(word) {
      let found = this.known.get(word);
      if (found === undefined) this.known.set(word, (found = this.stemmer ? this.stemmer.stemWord(word) : word));
      return found;
    }

    stems(text) {
      return wordsOf(text).map((word) => this.stem(word));
    }

    telling(text) {
      return wordsOf(text).filter((word) => !this.stopWords.has(word)).map((word) => this.stem(word));
    }
  }

  // What is said in one language, of one game or of all.
  class Shelf {
    constructor(language, entries, meanings) {
      this.language = language;
      this.entries = new Map(entries.map((entry) => [entry.id, entry]));
      this.vocabulary = new Set();
      const tokenize = (text) => language.telling(text);
      const processTerm = (term) => {
        this.vocabulary.add(term);
        return term;
      };
      this.index = new MiniSearch({ fields: FIELDS, tokenize, processTerm });
      this.index.addAll(entries.map((entry) => ({ id: entry.id, ...entry.said[language.code] })));
      this.phrases = new Map(entries.map(({ id, said }) => [id, (said[language.code].asked ?? "").split(" · ").map(tokenize).filter((one) => one.length)]));
      this.owners = new Map();
      for (const { game, kind, said } of entries) {
        if (kind === "page") continue;
        const { title = "", text = "" } = said[language.code];
        for (const word of new Set(tokenize(`${title} ${text}`))) {
          const games = this.owners.get(word) ?? new Map();
          this.owners.set(word, games.set(game, (games.get(game) ?? 0) + 1));
        }
      }
      this.meanings = new Map();
      for (const [word, everyday, weight] of meanings) {
        const terms = language.telling(word);
        for (const phrase of everyday.map((one) => language.stems(one)).filter((one) => one.length)) {
          this.meanings.set(phrase[0], [...(this.meanings.get(phrase[0]) ?? []), { phrase, terms, weight }]);
        }
      }
    }

    means(word) {
      const stem = this.language.stem(word);
      return this.vocabulary.has(stem) || this.meanings.has(stem);
    }

    knows(word) {
      return this.language.stopWords.has(word) || this.means(word) || this.parts(word).length > 1;
    }

    // The known words that a compound is made of, with or without a joining s; any other word itself.
    parts(word) {
      if (!COMPOUNDING.has(this.language.code) || word.length > LONGEST_COMPOUND) return [word];
      for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
        const start = word.slice(0, cut), rest = word.slice(cut);
        const head = [start, start.replace(/s$/, "")].find((one) => this.means(one));
        if (head && this.knows(rest)) return [head, ...(this.means(rest) ? [rest] : this.parts(rest))];
      }
      return [word];
    }

    // The things asked about, each as what may stand for it and what that weighs: every telling word with the words of the rules for it, and
    // every word that a phrase of several stands for, once. What lies within such a phrase says little by itself.
    asked(question) {
      const words = wordsOf(question).flatMap((word) => (this.means(word) ? [word] : this.parts(word)));
      const stems = words.map((word) => this.language.stem(word));
      const meant = stems.map((stem, at) =>
        (this.meanings.get(stem) ?? []).filter(({ phrase }) => phrase.every((part, further) => stems[at + further] === part)));
      const within = new Set(meant.flatMap((meanings, at) =>
        meanings.flatMap(({ phrase }) => (phrase.length > 1 ? phrase.map((_, further) => at + further) : []))));
      const things = stems.flatMap((stem, at) => {
        const share = within.has(at) ? WITHIN_A_PHRASE : 1;
        const thing = this.language.stopWords.has(words[at]) ? [] : [{ terms: [stem], weight: share }];
        const parts = this.parts(words[at]);
        if (parts.length > 1) thing.push({ terms: parts.map((part) => this.language.stem(part)), weight: share * TERM });
        for (const { phrase, terms, weight } of meant[at]) {
          if (phrase.length === 1) thing.push({ terms, weight: share * weight });
        }
        return thing.length ? [thing] : [];
      });
      const phrased = new Map();
      for (const { phrase, terms, weight } of meant.flat()) {
        if (phrase.length > 1) for (const term of terms) phrased.set(term, Math.max(phrased.get(term) ?? 0, weight));
      }
      things.push(...[...phrased].map(([term, weight]) => [{ terms: [term], weight }]));
      return things.length ? things : stems.map((stem) => [{ terms: [stem], weight: 1 }]);
    }

    // The scores of words that stand for one word together: no more than the square root of their number times what one would have.
    scores(terms, options) {
      const found = new Map();
      for (const { id, score } of terms.flatMap((term) => this.index.search(term, options))) {
        found.set(id, (found.get(id) ?? 0) + score / Math.sqrt(terms.length));
      }
      return found;
    }

    rank(question) {
      const things = this.asked(question), scores = new Map();
      const options = {
        boost: WEIGHTS,
        bm25: BM25,
        tokenize: (term) => [term],
        processTerm: (term) => term,
        prefix: (term) => term.length > 3,
        fuzzy: (term) => term.length > 4 && !this.vocabulary.has(term) && 0.2,
        weights: { prefix: LONGER, fuzzy: MISTYPED },
      };
      for (const thing of things) {
        const best = new Map();
        for (const { terms, weight } of thing) {
          for (const [id, score] of this.scores(terms, options)) best.set(id, Math.max(best.get(id) ?? 0, score * weight));
        }
        for (const [id, score] of best) {
          const [total, met] = scores.get(id) ?? [0, 0];
          scores.set(id, [total + score, met + 1]);
        }
      }
      const words = new Set(this.language.telling(question)), own = this.gameOf(words);
      return [...scores].map(([id, [total, met]]) => {
        const home = own && this.entries.get(id).game === own ? OWN : 1;
        return [id, ((total * met) / things.length) * home * (1 + ASKED * this.likeness(id, words))];
      });
    }

    // How much a question is like what players ask for an entry: the share of the words that both have, of the phrase that has most.
    // One word alone counts only if it is all that both say.
    likeness(id, words) {
      return Math.max(0, ...this.phrases.get(id).map((phrase) => {
        const both = phrase.filter((word) => words.has(word)).length;
        const share = (2 * both) / (phrase.length + words.size);
        return both > 1 || share === 1 ? share ** 2 : 0;
      }));
    }

    // The only game whose rules have a word of the question and have it often; "" if there is none, or several.
    gameOf(words) {
      const games = [...words].map((word) => this.owners.get(word)).filter((one) => one?.size === 1).flatMap((one) => [...one]);
      const found = new Set(games.filter(([, often]) => often >= OFTEN).map(([game]) => game));
      return found.size === 1 ? [...found][0] : "";
    }
  }

  class RuleSearch {
    constructor(index, stemmers) {
      this.index = index;
      this.languages = Object.entries(index.languages).map(
        ([code, { stop_words }]) => new Language(code, stemmers[code], stop_words));
      this.shelves = new Map();
    }

    shelf(language, game) {
      const name = `${language.code} ${game}`;
      if (!this.shelves.has(name)) {
        const entries = this.index.entries.filter((entry) => entry.said[language.code] && (!game || entry.game === game));
        const games = Object.entries(this.index.games).filter(([id]) => !game || id === game);
        const meanings = [
          ...games.flatMap(([, { meanings }]) => (meanings[language.code] ?? []).map(([word, also]) => [word, also, TERM])),
          ...this.index.languages[language.code].everyday.map(([word, also]) => [word, also, EVERYDAY]),
        ];
        this.shelves.set(name, new Shelf(language, entries, meanings));
      }
      return this.shelves.get(name);
    }

    // The language of which a question has the most words; where that is a tie the one that is wanted, else the first.
    languageOf(question, game, wanted) {
      const words = wordsOf(question);
      const known = (language) => words.filter((word) => this.shelf(language, game).knows(word)).length;
      const spoken = this.languages
        .filter((language) => this.shelf(language, game).entries.size)
        .sort((one, other) => (other.code === wanted) - (one.code === wanted));
      return spoken.reduce((best, language) => (known(language) > known(best) ? language : best), spoken[0]);
    }

    // Tells whether a word is one of a question's, in whatever form.
    among(question, code) {
      const language = this.languages.find((one) => one.code === code), words = new Set(language.telling(question));
      return (word) => words.has(language.stem(word.toLowerCase()));
    }

    // Answers to a question, best first: entry, language and score. `game` is the id of one, or "" for all; `kind` likewise. Where a
    // `language` is wanted, what is said in it comes first and is shown in it, whatever language the question is in.
    ask(question, { game = "", kind = "", language: wanted = "" } = {}) {
      const asked = question.trim().toLowerCase();
      if (!asked || !this.index.entries.length) return [];
      const language = this.languageOf(asked, game, wanted), shelf = this.shelf(language, game);
      const shown = ({ said }) => (said[wanted] ? wanted : language.code);
      const found = new Map(shelf.rank(asked)), plain = (text) => wordsOf(text ?? "").join(" ");
      for (const entry of shelf.entries.values()) {
        const asks = entry.kind === "ruling" && plain(entry.said[language.code].text) === plain(asked);
        if (asks || entry.id === asked || entry.number === asked) found.set(entry.id, EXACT * 2);
        else if (/[._/]/.test(asked) && entry.id.includes(asked)) found.set(entry.id, EXACT);
      }
      return [...found]
        .map(([id, score]) => [shelf.entries.get(id), score])
        .filter(([entry]) => !kind || entry.kind === kind)
        .map(([entry, score]) => ({ entry, language: shown(entry), score }))
        .sort((one, other) => (other.language === wanted) - (one.language === wanted) || other.score - one.score);
    }
  }

  globalThis.RuleSearch = RuleSearch;
})();
