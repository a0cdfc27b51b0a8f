// Asks the search of a built site: its `_static` folder is the argument, a list of [question, game, language] comes in;
// ranked ids, their languages and milliseconds of processor time go out.
"use strict";

const fs = require("node:fs"), path = require("node:path"), vm = require("node:vm");

globalThis.window = globalThis;
const folder = process.argv[2];
for (const script of ["base-stemmer", "english-stemmer", "german-stemmer", "rule-index", "rule-search"]) {
  vm.runInThisContext(fs.readFileSync(path.join(folder, `${script}.js`), "utf8"), { filename: script });
}
globalThis.addEventListener = () => {};
globalThis.document = { documentElement: { dataset: {} }, getElementById: () => null };
vm.runInThisContext(fs.readFileSync(path.join(__dirname, "../../docs/_static/unpacked.js"), "utf8"));
globalThis.MiniSearch = require(path.resolve(folder, "vendor/minisearch.js"));

(async () => {
  const search = new RuleSearch(await ruleproofUnpacked(window.RULE_INDEX), { en: new EnglishStemmer(), de: new GermanStemmer() });
  const questions = JSON.parse(fs.readFileSync(0, "utf8"));
  for (const [question, game, language] of questions) search.ask(question, { game, language });
  const answers = questions.map(([question, game, language]) => {
    const begun = process.cpuUsage();
    const found = search.ask(question, { game, language });
    const { user, system } = process.cpuUsage(begun);
    const milliseconds = (user + system) / 1000;
    return { found: found.map(({ entry }) => entry.id), languages: found.map((answer) => answer.language), milliseconds };
  });
  console.log(JSON.stringify(answers));
})();
