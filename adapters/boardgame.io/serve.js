'use strict';
// The messages: one line of JSON each.

function serve(engine) {
  console.log = console.error; // Standard output carries only answers.
  console.info = console.error;
  let unfinished = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (chunk) => {
    const lines = (unfinished + chunk).split('\n');
    unfinished = lines.pop();
    for (const line of lines) {
      const { id, method, params } = JSON.parse(line);
      const reply = JSON.stringify({ jsonrpc: '2.0', id, ...engine.answer(method, params) });
      process.stdout.write(`${reply}\n`, () => method === 'bye' && process.exit());
    }
  });
}

module.exports = { serve };
