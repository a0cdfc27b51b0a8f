// Filters of the index of rulings and of the concordance; wide tables. Without this script both pages show everything.
(() => {
  "use strict";

  // A table that is wider than the screen can be scrolled by keyboard.
  for (const box of document.querySelectorAll(".table-wrapper")) if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const choice = (label, name, options) => {
    const select = make("select", { name }, ...options.map(([value, text]) => make("option", { value, textContent: text })));
    return make("label", {}, label, select);
  };

  // Editions are mostly called by the code of their language.
  const titled = (edition) => {
    try {
      return new Intl.DisplayNames(["en"], { type: "language" }).of(edition);
    } catch {
      return edition;
    }
  };

  const show = (element, shown) => {
    element.hidden = !shown;
    const entry = document.querySelector(`.toc-tree a[href="#${CSS.escape(element.id)}"]`);
    if (entry) entry.parentElement.hidden = !shown;
  };

  const wire = (form, status, apply) => {
    const asked = new URLSearchParams(location.search);
    for (const field of form.elements) {
      if (!field.name || !asked.has(field.name)) continue;
      if (field.type === "checkbox") field.checked = true;
      else field.value = asked.get(field.name);
    }
    const update = () => {
      const values = new FormData(form);
      status.textContent = apply(values);
      const query = new URLSearchParams([...values].filter(([, value]) => value)).toString();
      history.replaceState(null, "", location.pathname + (query ? `?${query}` : "") + location.hash);
    };
    form.addEventListener("input", update);
    form.addEventListener("submit", (event) => event.preventDefault());
    update();
  };

  // What the entries are marked by, as the options of a choice.
  const marked = (entries, start) => {
    const names = entries.flatMap((entry) => [...entry.classList].filter((name) => name.startsWith(start)));
    return [...new Set(names)].sort().map((name) => [name, name.slice(start.length)]);
  };

  const rulings = (entries, editions) => {
    const lists = [...document.querySelectorAll("ul.rulings-index")];
    const status = make("span", { role: "status" });
    const form = make("form", { className: "filters", ariaLabel: "Filter the rulings" },
      choice("Severity", "severity", [["", "any"], ["blocking", "blocking"], ["important", "important"], ["minor", "minor"]]),
      ...(editions.length > 1 ? [choice("Edition", "edition", [["", "any"], ["between-editions", "between editions"], ...editions])] : []),
      choice("Readings", "readings", [["", "any"], ["switchable", "switchable"], ["settled", "not switchable"]]),
      choice("Status", "status", [["", "any"], ...marked(entries, "status-")]),
      choice("Authority", "authority", [["", "any"], ...marked(entries, "authority-")]),
      make("label", {}, "Words", make("input", { type: "search", name: "words" })),
      status);
    lists[0].closest("section").before(form);
    wire(form, status, (values) => {
      const classes = ["severity", "edition", "readings", "status", "authority"].map((name) => values.get(name)).filter(Boolean);
      const words = values.get("words").toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const entry of entries) {
        const text = entry.textContent.toLowerCase();
        entry.hidden = !(classes.every((name) => entry.classList.contains(name)) && words.every((word) => text.includes(word)));
        count += !entry.hidden;
      }
      for (const list of lists) show(list.closest("section"), [...list.children].some((entry) => !entry.hidden));
      return `${count} of ${entries.length} rulings`;
    });
  };

  const concordance = (tables) => {
    const rows = tables.flatMap((table) => [...table.tBodies[0].rows]);
    const status = make("span", { role: "status" });
    const form = make("form", { className: "filters", ariaLabel: "Filter the clauses" },
      make("label", { className: "tick" }, make("input", { type: "checkbox", name: "differences", value: "only" }), "Only where the editions differ"), status);
    tables[0].closest("section").before(form);
    wire(form, status, (values) => {
      const only = values.has("differences");
      for (const row of rows) row.hidden = only && !row.classList.contains("differs");
      for (const table of tables) show(table.closest("section"), [...table.tBodies[0].rows].some((row) => !row.hidden));
      return `${rows.filter((row) => !row.hidden).length} of ${rows.length} clauses`;
    });
  };

  document.addEventListener("DOMContentLoaded", () => {
    const entries = [...document.querySelectorAll("ul.rulings-index > li")];
    const marks = new Map();
    for (const entry of entries) {
      const names = [...entry.classList].filter((name) => name.startsWith("edition-"));
      for (const name of names) marks.set(name, titled(name.replace("edition-", "")));
    }
    if (entries.length) rulings(entries, [...marks].sort());
    const tables = [...document.querySelectorAll("table.concordance")];
    if (tables.length) concordance(tables);
  });
})();
