import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { quoteBody } from '#server/testing/requests/quote-body';
import { freePort } from '#server/testing/servers/free-port';
import { DIST, waitUntil } from '#tests/support/servers/server';
import { median, printTable } from '#tests/bench/table';

const ROOT = resolve(import.meta.dirname, '../../..');
const CLIENTS = 64;
const ROUNDS = 3;
const WARM_UP_MS = 2000;
const MEASURED_MS = 4000;
const LEAST_SHARE = 0.35;
/** Of another person each time: nobody gets many mails in a day. */
const EMAIL = 'key@example.com';

const BARE = ['--import', 'tsx', join(import.meta.dirname, 'bare-quotes.ts')];
const FORGETFUL = ['--import', 'tsx', join(import.meta.dirname, 'forgetful-quotes.ts')];
const WHOLE = [join(DIST, 'server/main.js')];

/**
 * Quote requests per second over HTTP: the build as it runs in production, with its log, mail and a disk,
 * alternating with Express without a store. Returns whether it reaches half of that. The server without
 * its store is measured as well, to separate the cost of storing from that of checking. Needs a build.
 */
export async function benchQuotes(): Promise<boolean> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const rounds: Array<{ bare: number; forgetful: number; whole: number }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      bare: await measure(BARE),
      forgetful: await measure(FORGETFUL),
      whole: await measure(WHOLE),
    });
  }
  const share = median(rounds.map(({ bare, whole }) => whole / bare));
  const ofForgetful = median(rounds.map(({ forgetful, whole }) => whole / forgetful));
  const withoutStore = median(rounds.map(({ bare, forgetful }) => forgetful / bare));
  printTable(
    `Quote requests per second over HTTP, ${CLIENTS} at a time`,
    [
      '',
      'Express alone, nothing checked or stored',
      'the whole program, nothing stored or mailed',
      'the whole program, stored durably and mailed',
      'share of the first',
      'share of the second',
    ],
    rounds.map(({ bare, forgetful, whole }, round) => [
      `round ${round + 1}`,
      bare.toFixed(0),
      forgetful.toFixed(0),
      whole.toFixed(0),
      (whole / bare).toFixed(2),
      (whole / forgetful).toFixed(2),
    ]),
  );
  console.log(`  Of itself without a store: ${ofForgetful.toFixed(2)} (median)`);
  console.log(
    `  Without a store it would be at ${withoutStore.toFixed(2)} of Express alone (median)`,
  );
  const isKept = share >= LEAST_SHARE;
  console.log(
    `${isKept ? '✓' : '✗'} Of Express alone: ${share.toFixed(2)} (median), at least ${LEAST_SHARE}`,
  );
  return isKept;
}

/**
 * Acknowledged quotes per second of a server in a process of its own, with a data folder on a real disk.
 */
async function measure(argv: string[]): Promise<number> {
  const folder = await mkdtemp(join(ROOT, '.cache/bench-quotes-'));
  const log = await open(join(folder, 'log'), 'w');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, argv, {
    cwd: ROOT,
    stdio: ['ignore', log.fd, 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      SAMPLES: 'off',
      ADMIN_PASSWORD: 'for benches only',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  try {
    await waitUntil(async () => (await fetch(`${origin}/readyz`)).ok);
    await sendFor(origin, WARM_UP_MS);
    return ((await sendFor(origin, MEASURED_MS)) * 1000) / MEASURED_MS;
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
    await log.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns how many quotes were acknowledged. */
async function sendFor(origin: string, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const body = JSON.stringify(quoteBody({ email: EMAIL }));
  const end = performance.now() + milliseconds;
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      if ((await post(origin, agent, body)) === 201) count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return count;
}

function post(origin: string, agent: Agent, text: string): Promise<number | undefined> {
  const key = randomUUID();
  const body = Buffer.from(text.replace(EMAIL, `${key}@example.com`));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}/api/room-configurations`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'idempotency-key': key,
          // Simulates many homes, each within the limit for its address.
          'x-forwarded-for': `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
