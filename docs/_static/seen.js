// Before and after of a scenario as pictures, below its sentences.
(() => {
  "use strict";

  const root = document.documentElement.dataset.content_root ?? "";

  const WORDS = document.documentElement.lang === "de" ? { Before: "Vorher", "Before the last step": "Vor dem letzten Schritt", After: "Nachher", "The position": "Die Stellung" } : {};

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

  const figure = (html, [caption, picture]) => {
    const made = make("figure", { className: "seen-picture" }, make("figcaption", { textContent: WORDS[caption] ?? caption }));
    made.insertAdjacentHTML("beforeend", html(picture));
    return made;
  };

  const casesOf = async (place) => {
    const [game, feature, ...rest] = place.dataset.case.split("/");
    const { cases, html } = await ofGame(game, feature), name = rest.join("/");
    return { html, cases: cases.filter((one) => one.id === name || one.id.startsWith(`${name}/`)) };
  };
  const failed = (error, again) => make("p", { role: "status", textContent: `The pictures cannot be shown: ${error.message}. ${again} to try once more.` });

  const fill = async (article, details) => {
    details.querySelector(".seen-body")?.remove();
    const body = make("div", { className: "seen-body" }, make("p", { role: "status", textContent: "Loading …" }));
    details.append(body);
    try {
      const { cases, html } = await casesOf(article), place = make("div", { className: "seen-pair" });
      const show = ({ pictures, note }) => place.replaceChildren(...pictures.map((one) => figure(html, one)), ...(note ? [make("p", { textContent: note })] : []));
      body.replaceChildren(...(cases.length > 1 ? [choice(cases, show)] : []), place);
      show(cases[0]);
    } catch (error) {
      body.replaceChildren(failed(error, "Close this and open it again"));
      delete details.dataset.filled;
    }
  };

  // Beside a rule, what its scenario is about, before and after; beside a reading or an answer, the end alone.
  const fillShown = async (place) => {
    try {
      const { cases: [one], html } = await casesOf(place);
      const shown = one.details.slice(place.closest(".part, .reading, .best") ? -1 : 0);
      const [first, second] = shown.map((detail) => figure(html, detail));
      if (!place.style.length) place.style.setProperty("--tall", Math.max(...shown.map(([, , height]) => height)));
      place.classList.add("filled");
      place.prepend(first);
      if (second) place.append(second);
    } catch (error) {
      place.prepend(failed(error, "Load the page again"));
    }
  };

  // Pictures that are loaded when they are about to be seen; the style sheet keeps their place.
  const atSight = new IntersectionObserver((seen) => seen.filter((one) => one.isIntersecting).forEach(({ target }) => {
    atSight.unobserve(target);
    fillShown(target);
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
