import express from 'express';
import { addressOf, listen } from '#server/startup/listen';

/**
 * `memory-server.ts <address>…`: bare Express that serves copies of these addresses' responses from
 * memory.
 */
const app = express();
for (const address of process.argv.slice(2)) {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  app.get(new URL(address).pathname, (_request, response) => {
    response.type('json').send(body);
  });
}
console.log(addressOf(await listen(app, { port: 0, host: '127.0.0.1' })));
