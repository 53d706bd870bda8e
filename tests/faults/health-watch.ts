import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * `health-watch.ts <origin>`: sends health checks until its input ends and prints how long each response
 * took, in milliseconds. In a process of its own, so that delays in the test process do not count against
 * the server.
 */
const [, , origin = ''] = process.argv;
const times: number[] = [];
process.stdin.resume();
// The first one also sets up the connection, so it is not measured.
await ask();
console.log('begun');
while (!process.stdin.readableEnded) {
  times.push(await ask());
  await sleep(PAUSE_MS);
}
console.log(JSON.stringify(times));

async function ask(): Promise<number> {
  const asked = performance.now();
  const response = await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
  await response.text();
  return response.ok ? performance.now() - asked : Number.MAX_VALUE;
}
