/* What stands at several places of a page is written once, and put at the others here; a link to something that is
   folded away unfolds it; what is folded is printed; Ctrl-K goes to the search; the columns that lie beside a narrow
   screen are opened by keyboard, too. */

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
  const field = document.querySelector("form.ask input, form.front-ask input")
    ?? document.querySelector("form[role=search] input[type=search]");
  if (!field || event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const drawer = document.getElementById("__navigation");
  if (drawer && field.matches(".sidebar-search") && !field.checkVisibility({ visibilityProperty: true })) drawer.checked = true;
  field.focus();
});

for (const icon of document.querySelectorAll("label[for^=__] > .icon")) {
  const { control } = icon.parentElement;
  const tell = () => { icon.ariaExpanded = control.checked; };
  Object.assign(icon, { tabIndex: 0, role: "button", ariaLabel: control.ariaLabel });
  icon.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    icon.click();
  });
  control.addEventListener("change", tell);
  tell();
}

addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("details.notes, details.example")) folded.open = true;
});
