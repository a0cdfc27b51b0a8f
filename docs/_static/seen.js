// Before and after of a scenario as pictures, below its sentences.
(() => {
  "use strict";

  const root = document.documentElement.dataset.content_root ?? "";

  // A file of a game by its name: a feature, or `tours/` and a tour.
  const ofGame = async (game, name) => {
    const [value, signs] = await Promise.all([name, "signs"].map((one) => globalThis.ruleproofFetched(`games/${game}/seen/${one}`)));
    return { ...value, legend: signs.legend, html: globalThis.ruleproofPainter({ ...value, ...signs }) };
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

  // The height of a picture, for its width.
  const ratioOf = (figure) => [...figure.querySelectorAll(".mats > svg")].map((one) => one.viewBox.baseVal)
    .reduce((sum, { height, width }) => sum + height / width, 0);

  const fill = async (article, details) => {
    const shown = article.matches(".shown");
    const [game, feature, ...rest] = article.dataset.case.split("/");
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
      // Beside a rule, what the scenario is about, before and after; beside a reading or an answer, the end alone.
      const pictures = ({ pictures: whole, details: parts = [] }) => (shown ? parts.slice(article.closest(".reading, .best") ? -1 : 0) : whole);
      const show = (one) => {
        const figures = pictures(one).map(figure);
        place.replaceChildren(
          ...figures,
          ...(one.note ? [make("p", { textContent: one.note })] : []),
          ...(shown && one.refused ? [make("p", { className: "verdict" }, make("b", { textContent: "Not allowed:" }), ` ${one.refused}.`)] : []),
        );
        place.style.setProperty("--ratio", Math.max(0.1, ...figures.map(ratioOf))); // before and after have one scale
      };
      body.replaceChildren(...(own.length > 1 && !shown ? [choice(own, show)] : []), place);
      show(own[0]);
    } catch (error) {
      body.replaceChildren(make("p", { role: "status", textContent: `The pictures cannot be shown: ${error.message}. ${shown ? "Load the page again" : "Close this and open it again"} to try once more.` }));
      delete details.dataset.filled;
    }
  };

  // Pictures that are loaded when they are about to be seen; the style sheet keeps their place.
  const atSight = new IntersectionObserver((seen) => seen.filter((one) => one.isIntersecting).forEach(({ target }) => {
    atSight.unobserve(target);
    fill(target, target);
  }), { rootMargin: "50%" });

  const OFFER = document.documentElement.lang === "de" ? "Vorher und nachher als Bilder (auf Englisch)" : "Before and after, as pictures";
  const offer = (part) => part.querySelectorAll("[data-case]").forEach((article) => {
    if (article.matches(".shown")) {
      atSight.observe(article);
      return;
    }
    const details = make("details", { className: "fold seen" }, make("summary", { textContent: OFFER }));
    details.addEventListener("toggle", () => {
      if (!details.open || details.dataset.filled) return;
      details.dataset.filled = "yes";
      fill(article, details);
    });
    const place = article.querySelector(".scenario-place");
    if (place) place.before(details);
    else article.append(details);
  });
  offer(document);

  globalThis.ruleproofPictures = { make, ofGame, offer, root };
})();
