"use strict";
// Comfort only: every page works without this.
document.documentElement.classList.add("scripted");

const place = `scroll ${location.pathname}`;
addEventListener("beforeunload", () => sessionStorage.setItem(place, String(scrollY)));
if (!location.hash && sessionStorage.getItem(place)) scrollTo(0, Number(sessionStorage.getItem(place)));

for (const input of document.querySelectorAll("[data-filter]")) {
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(" ").filter(Boolean);
    for (const item of document.querySelectorAll(`#${input.dataset.filter} li`)) {
      item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word));
    }
    for (const part of document.querySelectorAll(`#${input.dataset.filter} details`)) {
      part.open = words.length > 0 || part.open;
    }
  });
}

addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = rel && !event.target.closest("pre") && document.querySelector(`a[rel=${rel}]`);
  if (link) link.click();
});
