// A whole game to click through: one step a picture, with the clauses applied, and as each seat sees it. The step stands in the
// address (`#play-12`). Without this script the plays stand as sentences.
(() => {
  "use strict";

  const { make, ofGame, root } = globalThis.ruleproofPictures;

  const player = async (place) => {
    const [game, name] = place.dataset.tour.split("/");
    const tour = await ofGame(game, `tours/${name}`);
    const list = document.querySelector("details.plays");
    const rows = [...list.querySelectorAll("li")];
    const last = tour.steps.length - 1;
    let at = 0;

    const button = (label, text) => make("button", { type: "button", textContent: text, ariaLabel: label });
    const [first, back, on, end] = [button("To the start", "|◀"), button("One play back", "◀"), button("One play on", "▶"), button("To the end", "▶|")];
    const slider = make("input", { type: "range", min: 0, max: last, value: 0, ariaLabel: "Play" });
    const eyes = make("select", {}, make("option", { value: "", textContent: "all cards open" }), ...tour.seats.map((seat) => make("option", { value: seat, textContent: `as ${seat} sees it` })));
    const number = make("span", { className: "number" });
    const said = make("p", { className: "said" });
    const status = make("div", { className: "status" }, number, said);
    status.setAttribute("role", "status");
    const picture = make("div", { className: "seen-picture" });
    const clauses = make("ul", { className: "applied" });
    const none = make("p", { className: "quiet", textContent: "No clause is named for this step." });
    const side = make("div", { className: "beside" },
      make("h2", { textContent: "Clauses applied" }), clauses, none);

    const show = () => {
      const [drawn, applied] = tour.steps[at];
      const row = rows[at];
      number.textContent = `Play ${at} of ${last}`;
      said.replaceChildren(row.querySelector("a").textContent, ...[...row.querySelectorAll("small")].map((one) => make("small", { textContent: ` ${one.textContent}` })));
      slider.value = at;
      slider.setAttribute("aria-valuetext", `Play ${at} of ${last}: ${row.querySelector("a").textContent}`);
      first.disabled = back.disabled = at === 0;
      on.disabled = end.disabled = at === last;
      picture.innerHTML = tour.html(drawn);
      for (const panel of picture.querySelectorAll("[data-seen-by]")) if (eyes.value && panel.dataset.seenBy !== eyes.value) panel.remove();
      clauses.replaceChildren(...applied.map((index) => make("li", {}, make("a", { href: `${root}${tour.clauses[index][1]}`, textContent: tour.clauses[index][0] }))));
      none.hidden = applied.length > 0;
      rows.forEach((one, index) => (index === at ? one.setAttribute("aria-current", "step") : one.removeAttribute("aria-current")));
    };

    const go = (step) => {
      at = Math.max(0, Math.min(last, step));
      history.replaceState(null, "", `${location.pathname}${location.search}#play-${at}`);
      show();
    };

    const asked = () => Number(/^#play-(\d+)$/.exec(location.hash)?.[1] ?? 0);
    first.addEventListener("click", () => go(0));
    back.addEventListener("click", () => go(at - 1));
    on.addEventListener("click", () => go(at + 1));
    end.addEventListener("click", () => go(last));
    slider.addEventListener("input", () => go(Number(slider.value)));
    eyes.addEventListener("change", show);
    list.addEventListener("click", (event) => {
      const row = event.target.closest("li");
      if (!row || !event.target.closest("a")) return;
      event.preventDefault();
      go(rows.indexOf(row));
      place.scrollIntoView({ block: "start" });
    });
    document.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, [contenteditable]")) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      go(at + by);
    });
    addEventListener("hashchange", () => { at = Math.min(last, asked()); show(); });

    const controls = make("div", { className: "controls" }, first, back, on, end, slider, make("label", {}, "Show ", eyes));
    controls.setAttribute("role", "group");
    controls.setAttribute("aria-label", "Steps of the game; the arrow keys left and right do the same");
    const legend = make("details", { className: "fold", innerHTML: `<summary>What the signs mean</summary>${tour.legend}` });
    place.append(controls, status, make("div", { className: "stage" }, picture, side), legend);
    list.open = false;
    at = Math.min(last, asked());
    show();
  };

  for (const place of document.querySelectorAll("[data-tour]")) {
    place.setAttribute("aria-busy", "true");
    player(place)
      .catch((error) => place.replaceChildren(make("p", { role: "status", textContent: `The pictures of this game cannot be shown: ${error.message}. The plays stand below.` })))
      .finally(() => place.removeAttribute("aria-busy"));
  }
})();
