// The little that needs a script: light or dark, the keys of the search, menus, copying, folds, wide tables, and the filters of lists.
const root = document.documentElement;
try {
  const chosen = localStorage.getItem("theme");
  if (chosen) root.dataset.theme = chosen;
} catch {}

addEventListener("DOMContentLoaded", () => {
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];

  $("[data-theme-switch]")?.addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {}
  });

  // The slash and Ctrl-K go to the search; where a narrow screen hides its field, to the page of the search.
  addEventListener("keydown", (event) => {
    const typing = /INPUT|TEXTAREA|SELECT/.test(document.activeElement.tagName);
    if (!(event.key === "/" && !typing) && !(event.key === "k" && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    const field = all(".ask input, .seek input").find((one) => one.checkVisibility());
    if (field) field.focus();
    else location.assign($(".seek-open").href);
  });

  for (const menu of all("details.menu")) {
    const close = () => { menu.open = false; };
    menu.addEventListener("focusout", (event) => { if (!menu.contains(event.relatedTarget)) close(); });
    menu.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
    addEventListener("click", (event) => { if (!menu.contains(event.target)) close(); });
  }

  // The side bar shows where the reader is.
  const [side, here] = [$(".side"), $(".side [aria-current]")];
  if (side && here && here.getBoundingClientRect().bottom > innerHeight - 48) side.scrollTop = here.getBoundingClientRect().bottom - innerHeight + 96;

  for (const button of all("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }

  // Of a listing with prompts only the commands are copied, without their prompts.
  const [copy, copied] = root.lang === "de" ? ["Kopieren", "Kopiert"] : ["Copy", "Copied"];
  for (const listing of all(".prose .highlight pre, .command")) {
    const short = `${listing.textContent}\n`.indexOf("\n") < 25;
    const button = Object.assign(document.createElement("button"), { className: short ? "copy beside-line" : "copy", type: "button", textContent: copy });
    button.addEventListener("click", () => {
      const text = listing.textContent, commands = text.split("\n").filter((line) => line.startsWith("$ "));
      navigator.clipboard?.writeText(commands.map((line) => line.slice(2)).join("\n") || text);
      button.textContent = copied;
    });
    listing.after(button);
  }

  // The row of chapters shows where the reader is.
  const jumps = all(".jump a");
  let reached;
  if (jumps.length) addEventListener("scroll", () => {
    const row = jumps[0].parentElement, line = row.getBoundingClientRect().bottom + 100;
    const here = jumps.findLast((one) => !one.hidden && document.getElementById(decodeURIComponent(one.hash.slice(1)))?.getBoundingClientRect().top < line);
    if (here === reached) return;
    reached = here;
    for (const one of jumps) one.ariaCurrent = one === here ? "true" : null;
    row.scrollTo({ left: here ? here.offsetLeft - row.offsetLeft - 24 : 0 });
  }, { passive: true });

  const unfold = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    let around = target?.closest("details:not([open])");
    if (!around) return;
    for (; around; around = around.parentElement.closest("details")) around.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  unfold();

  // A table or listing that is wider than the screen can be scrolled by keyboard.
  for (const box of all(".scrolls, pre")) if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;

  // Filters of a list: each row has its marks in data-tags; a section without a row is hidden. The address keeps the choice.
  for (const form of all("form[data-list]")) {
    const rows = all(form.dataset.list);
    const asked = new URLSearchParams(location.search);
    for (const field of form.elements) {
      if (!asked.has(field.name)) continue;
      if (/radio|checkbox/.test(field.type)) field.checked = field.value === asked.get(field.name);
      else field.value = asked.get(field.name);
    }
    const apply = () => {
      const values = [...new FormData(form)].filter(([, value]) => value);
      const words = values.filter(([name]) => name === "words").flatMap(([, value]) => value.toLowerCase().split(/\s+/));
      const tags = values.filter(([name]) => name !== "words").map(([, value]) => value);
      for (const row of rows) {
        const own = row.dataset.tags.split(" "), text = row.textContent.toLowerCase();
        row.hidden = !(tags.every((tag) => own.includes(tag)) && words.every((word) => text.includes(word)));
      }
      for (const part of all("section:has(> :is(ul, ol, .scrolls) [data-tags])")) {
        part.hidden = !part.querySelector("[data-tags]:not([hidden])");
        for (const jump of all(`.jump [href="#${part.id}"]`)) jump.hidden = part.hidden;
      }
      const output = form.querySelector("output"), shown = rows.filter((row) => !row.hidden).length;
      output.textContent = (output.dataset.says ?? "{} / {}").replace("{}", shown).replace("{}", rows.length);
      const query = new URLSearchParams(values).toString();
      history.replaceState(null, "", location.pathname + (query ? `?${query}` : "") + location.hash);
    };
    form.hidden = false;
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    apply();
  }
});
