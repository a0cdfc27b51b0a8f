/* What stands at several places of a page is written once, and put at the others here; a link to something that is
   folded away unfolds it; what is folded is printed; Ctrl-K goes to the search. */

for (const place of document.querySelectorAll("[data-same]")) {
  const copy = document.getElementById(place.dataset.same).cloneNode(true);
  copy.removeAttribute("id");
  place.replaceWith(copy);
}

function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let around = target && target.closest("details:not([open])");
  if (!around) return;
  for (; around; around = around.parentElement.closest("details")) around.open = true;
  target.scrollIntoView();
}

addEventListener("hashchange", unfold);
unfold();

addEventListener("keydown", (event) => {
  const field = document.querySelector("form.ask input, form.front-ask input, input.sidebar-search");
  if (!field || event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const drawer = document.getElementById("__navigation");
  if (drawer && field.matches(".sidebar-search") && !field.checkVisibility()) drawer.checked = true;
  field.focus();
});

addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("details.notes, details.example")) folded.open = true;
});
