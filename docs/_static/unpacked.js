// What comes compressed, as ruleproof_site/packing.py writes it: base64 of deflated JSON.
globalThis.ruleproofUnpacked = async (text) => {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
};
