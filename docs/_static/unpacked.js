// Files that a page fetches when they are asked for. They are scripts, because a site that is opened from a folder, without a
// server, may not fetch JSON; each hands over one value, compressed as ruleproof_site/packing.py writes it.
(() => {
  const arrived = new Map(), awaited = new Map();
  const root = document.documentElement.dataset.content_root ?? "";

  const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
  const digit = new Map([...DIGITS].map((char, at) => [char, at]));

  // Five characters are four bytes; the last of them may be fewer.
  const bytesOf = (text) => {
    const bytes = new DataView(new ArrayBuffer(Math.ceil(text.length / 5) * 4));
    const whole = text.padEnd(bytes.byteLength / 4 * 5, "~");
    for (let at = 0; at < whole.length; at += 5) {
      let number = 0;
      for (let next = at; next < at + 5; next += 1) number = number * 85 + digit.get(whole[next]);
      bytes.setUint32(at / 5 * 4, number);
    }
    return bytes.buffer.slice(0, bytes.byteLength - (whole.length - text.length));
  };

  globalThis.ruleproofUnpacked = async (text) => {
    return new Response(new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
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

  // Pictures are stored as lines, each once in a file; a picture is runs of lines: how many to skip, and how many to take.
  globalThis.ruleproofPainter = (value) => {
    if (value.symbols && !document.getElementById("signs")) document.body.insertAdjacentHTML("afterbegin", `<div id="signs">${value.symbols}</div>`);
    return (runs) => {
      const taken = [];
      for (let at = 0, run = 0; run < runs.length; run += 2) taken.push(...value.lines.slice(at += runs[run], at += runs[run + 1]));
      return taken.join("\n");
    };
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
