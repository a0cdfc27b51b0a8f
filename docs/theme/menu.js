// The menu of small pages, of which there are hundreds; without scripts, a link leads to the games.
{
  const link = document.querySelector(".top nav > a"), sections = [...document.querySelectorAll(".top nav > a + a")];
  const games = `{% for one in games %}<a href="../{{ one.address }}" data-game="{{ one.accent }}">{{ one.title|e }}</a>{% endfor %}`;
  if (link) link.outerHTML = `<details class="menu"><summary aria-current="true">${link.textContent}</summary><div>${games}${sections.map((one) => one.outerHTML).join("")}</div></details>`;
}
