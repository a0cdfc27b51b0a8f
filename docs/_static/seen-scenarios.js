// Before and after of a scenario as pictures, below its sentences, when they are asked for.
(() => {
  "use strict";

  const { boardOf, figure, make, ofGame, patched, prefix } = globalThis.ruleproofPictures;

  // The cases of a feature, each with the states that its patches stand for.
  const casesOf = async (game, feature) => {
    const { places, cases } = await ofGame(game, feature);
    let last = {};
    return cases.map((one) => {
      if (!one.before) return one;
      const before = patched(last, one.before, places);
      last = before;
      const after = one.after && patched(before, one.after, places);
      return { ...one, before, after, marks: one.marks?.map((some) => some.map((place) => places[place])) };
    });
  };

  const shown = (draw, one) => {
    const picture = (state, caption, marked = []) => figure(caption, draw(state, one.set, { prefix: prefix(), marked, title: caption }));
    if (!one.before) return [make("p", { textContent: `The new game is refused: ${one.refused}.` })];
    if (one.refused) return [picture(one.before, `Before, and after: it is refused (${one.refused})`)];
    if (!one.after) return [picture(one.before, "The position")];
    return [picture(one.before, "Before", one.marks[0]), picture(one.after, "After", one.marks[1])];
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
      const [draw, cases] = await Promise.all([boardOf(game), casesOf(game, feature)]);
      const own = cases.filter((one) => one.id === name || one.id.startsWith(`${name}/`));
      const show = (one) => place.replaceChildren(...shown(draw, one));
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
})();
