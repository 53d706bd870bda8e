import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { quoteBody } from '#server/testing/quote-body';
import { printTable } from './table';

const ROOT = resolve(import.meta.dirname, '../..');
const CLIENTS = 64;
const WARM_UP_MS = 2000;
const MEASURED_MS = 5000;
const LEAST_SHARE = 0.5;

/** Quote requests per second over HTTP, beside Express without a store. Says whether it is half of that. */
export async function benchQuotes(): Promise<boolean> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/bench-quotes-'));
  try {
    const bare = await measure([]);
    const whole = await measure([folder]);
    const share = whole / bare;
    printTable(
      'Quote requests per second over HTTP, 64 at a time',
      ['', 'per second', 'share'],
      [
        ['Express alone, nothing checked or stored', bare.toFixed(0), ''],
        ['the whole program, stored durably', whole.toFixed(0), share.toFixed(2)],
      ],
    );
    const isKept = share >= LEAST_SHARE;
    console.log(`${isKept ? '✓' : '✗'} share: ${share.toFixed(2)}, at least ${LEAST_SHARE}`);
    return isKept;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(argv: string[]): Promise<number> {
  const script = join(import.meta.dirname, 'quote-server.ts');
  const server = spawn(process.execPath, ['--import', 'tsx', script, ...argv], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(server.stdout, 'data');
    const origin = String(line).trim();
    await sendFor(origin, WARM_UP_MS);
    return ((await sendFor(origin, MEASURED_MS)) * 1000) / MEASURED_MS;
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
}

/** Returns how many quotes were acknowledged. */
async function sendFor(origin: string, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const body = Buffer.from(JSON.stringify(quoteBody()));
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

function post(origin: string, agent: Agent, body: Buffer): Promise<number | undefined> {
  const key = randomUUID();
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
          // Many homes, each within the limit of its address.
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
