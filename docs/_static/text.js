/* A link to something that is folded away unfolds it; what is folded is printed. */

function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let around = target && target.closest("details:not([open])");
  if (!around) return;
  for (; around; around = around.parentElement.closest("details")) around.open = true;
  target.scrollIntoView();
}

addEventListener("hashchange", unfold);
unfold();

addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("details.notes, details.example")) folded.open = true;
});
