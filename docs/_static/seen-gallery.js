// A field that finds pieces by words of what they do. Without this script all pieces stand.
(() => {
  "use strict";

  const place = document.querySelector("[data-gallery]");
  const pieces = [...document.querySelectorAll("li.piece")];
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  // What a piece is called and does, without the numbers of its clauses.
  const said = new Map(pieces.map((piece) => [piece, [...piece.querySelectorAll("p:not(.piece-clauses)")].map((one) => one.textContent.toLowerCase()).join(" ")]));
  const field = make("input", { type: "search", name: "words", value: new URLSearchParams(location.search).get("words") ?? "" });
  const status = make("span");
  status.setAttribute("role", "status");
  const form = make("form", { className: "filters", ariaLabel: "Find pieces" }, make("label", {}, "Find pieces by what they do", field), status);

  const update = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const piece of pieces) {
      piece.hidden = !words.every((word) => said.get(piece).includes(word));
      count += !piece.hidden;
    }
    for (const list of document.querySelectorAll("ul.pieces")) list.closest("section").hidden = list.querySelector("li:not([hidden])") === null;
    status.textContent = `${count} of ${pieces.length} pieces`;
    const query = words.length ? `?${new URLSearchParams({ words: field.value })}` : "";
    history.replaceState(null, "", location.pathname + query + location.hash);
  };
  field.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  place.append(form);
  update();
})();
