// Files that a page fetches when they are asked for. They are scripts, because a site that is opened from a folder, without a
// server, may not fetch JSON; each hands over one value, compressed as ruleproof_site/packing.py writes it.
(() => {
  const arrived = new Map(), awaited = new Map();
  const root = document.documentElement.dataset.content_root ?? "";

  globalThis.ruleproofUnpacked = async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
  };
  globalThis.ruleproofFile = (address, packed) => arrived.set(address, globalThis.ruleproofUnpacked(packed));

  const loaded = (address) => new Promise((done, failed) => {
    const src = new URL(`${root}${address}.js`, document.baseURI).href;
    const onerror = () => failed(new Error(`${address}.js could not be loaded`));
    document.head.append(Object.assign(document.createElement("script"), { src, onload: done, onerror }));
  });

  // The value of a file. What failed is tried again when it is asked for again.
  globalThis.ruleproofFetched = async (address) => {
    if (!awaited.has(address)) awaited.set(address, loaded(address).catch((error) => { awaited.delete(address); throw error; }));
    await awaited.get(address);
    return arrived.get(address);
  };

  // Pictures are stored as lines, each once in a file; a picture is the numbers of its lines.
  globalThis.ruleproofPainter = (value) => {
    if (value.symbols && !document.getElementById("signs")) document.body.insertAdjacentHTML("afterbegin", `<div id="signs">${value.symbols}</div>`);
    return (picture) => picture.map((line) => value.lines[line]).join("\n");
  };

  const stored = document.getElementById("pictures");
  if (stored) {
    globalThis.ruleproofUnpacked(stored.textContent.trim()).then((value) => {
      const paint = globalThis.ruleproofPainter(value);
      for (const place of document.querySelectorAll("[data-picture]")) place.innerHTML = paint(value.pictures[place.dataset.picture]);
    });
  }

  // The scenarios of a rule are fetched when their list is opened; until then, and without a script, it has their titles.
  addEventListener("toggle", async ({ target }) => {
    if (!target.open || !target.matches?.("details.scenarios:not([data-filled])")) return;
    target.dataset.filled = "";
    try {
      const [game] = target.closest("article").id.split(".");
      for (const item of target.querySelectorAll("li[id^=case-]")) {
        const [feature] = item.id.slice("case-".length).split(".");
        item.innerHTML = (await globalThis.ruleproofFetched(`id/scenarios/${game}.${feature}`))[item.id];
      }
      globalThis.ruleproofPictures?.offer(target);
    } catch (error) {
      delete target.dataset.filled;
      target.querySelector("ul").insertAdjacentHTML("afterend", `<p role="status">${error.message}. Close this and open it again to try once more.</p>`);
    }
  }, true);
})();
