import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quoteBody } from '#server/testing/requests/quote-body';
import { newKeys } from './quote-client';

/**
 * `watch.ts <origin> <path> <pause in ms>`: asks again and again until its input ends and prints how long each
 * answer took, in milliseconds. A POST path gets a quote. In a process of its own: what else the asking process
 * does is not the server's fault.
 */
const [, , origin = '', path = '', pause = ''] = process.argv;
const agent = new Agent({ keepAlive: path.startsWith('/api/') });
const times: number[] = [];
process.stdin.resume();
// The first ones also find out how to ask: that is not measured.
for (let n = 0; n < 20; n += 1) await ask();
console.log('begun');
while (!process.stdin.readableEnded) {
  times.push(await ask());
  await sleep(Number(pause));
}
console.log(JSON.stringify(times));
process.exit();

async function ask(): Promise<number> {
  const [key = ''] = newKeys(1);
  const isQuote = path.startsWith('/api/');
  const asked = performance.now();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${origin}${path}`, {
      agent,
      method: isQuote ? 'POST' : 'GET',
      headers: isQuote
        ? {
            'content-type': 'application/json',
            'idempotency-key': key,
            // Many homes, each within the limit.
            'x-forwarded-for': `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`,
          }
        : {},
    });
    call.once('error', reject).once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    call.end(isQuote ? JSON.stringify(quoteBody({ email: `${key}@example.com` })) : undefined);
  });
  return status === 200 || status === 201 ? performance.now() - asked : Number.MAX_VALUE;
}
