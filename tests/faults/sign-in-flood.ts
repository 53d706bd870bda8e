import { setTimeout as sleep } from 'node:timers/promises';
import { RealServer } from '#tests/support/servers/server';
import type { Finding } from './finding';
import { watch } from './watching';

/** What `RealServer` gives to every server. */
const PASSWORD = 'for tests only';
/** Connections, each of which sends as soon as it is answered. */
const AT_ONCE = 200;
const QUOTE_EVERY_MS = 10;
const READY_EVERY_MS = 100;

export interface SignInFloodOptions {
  build: string;
  addresses: number;
  /** Of each address. */
  attempts: number;
  /** How long everything is watched at rest. */
  restMs: number;
  /** A quote may take so many times as long as at rest, at the 99th percentile. */
  mostSlower: number;
  mostReadyMs: number;
}

/** Tries wrong passwords from many addresses while quotes come in and the administrator signs in. */
export async function floodSignIn(options: SignInFloodOptions): Promise<Finding> {
  const { build, addresses, attempts, restMs, mostSlower, mostReadyMs } = options;
  // Nobody listens there: the work on mail is not what is measured.
  const env = { SAMPLES: 'off', LOG_LEVEL: 'silent', MAIL_URL: 'smtp://127.0.0.1:9' };
  const server = await RealServer.create({ build, env });
  try {
    await server.start();
    const device = (await signIn(server.origin, ADMINISTRATOR)).cookie;
    const rest = await watched(server, () => sleep(restMs));
    const flood = await watched(server, async () => {
      const sent = sendFlood(server.origin, addresses, attempts);
      // In the middle of it.
      await sleep(restMs / 4);
      const [known, stranger] = await Promise.all([
        timeToSignIn(server.origin, { from: ADMINISTRATOR, cookie: device }),
        timeToSignIn(server.origin, { from: '198.51.100.99' }),
      ]);
      return { known, stranger, statuses: await sent };
    });
    const [before, during] = [percentile(rest.quotes, 0.99), percentile(flood.quotes, 0.99)];
    const ready = Math.max(...flood.ready);
    const { known, stranger, statuses } = flood.result;
    const words = [...statuses].map(([status, count]) => `${count}× ${status}`).join(' ');
    return {
      fault: 'sign-in flood',
      size: `${addresses} addresses, ${addresses * attempts} wrong passwords (${words}), ${flood.quotes.length} quotes`,
      found:
        `quote p99 ${before.toFixed(1)} → ${during.toFixed(1)} ms, readyz ${Math.round(ready)} ms at most, ` +
        `administrator in after ${seconds(known)}, on a new device ${seconds(stranger)}`,
      passed:
        during <= before * mostSlower &&
        ready <= mostReadyMs &&
        known < 10_000 &&
        flood.quotes.length > 100,
    };
  } finally {
    await server.dispose();
  }
}

const ADMINISTRATOR = '203.0.113.7';

async function watched<T>({ origin }: RealServer, work: () => Promise<T>) {
  const quotes = watch(origin, '/api/room-configurations', QUOTE_EVERY_MS);
  const ready = watch(origin, '/readyz', READY_EVERY_MS);
  await Promise.all([quotes.hasBegun, ready.hasBegun]);
  const result = await work();
  return { result, quotes: await quotes.stop(), ready: await ready.stop() };
}

/** Returns how often each status was answered. */
async function sendFlood(origin: string, addresses: number, attempts: number) {
  const statuses = new Map<number, number>();
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < addresses * attempts) {
      const number = sent % addresses;
      sent += 1;
      const from = `10.${number >> 8}.${number & 255}.1`;
      const { status } = await signIn(origin, from, { password: 'a wrong one' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return statuses;
}

/** Tries as the answers ask for; milliseconds until the password was taken. */
async function timeToSignIn(
  origin: string,
  { from, cookie }: { from: string; cookie?: string },
): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status, wait } = await signIn(origin, from, { cookie });
    if (status === 200) return performance.now() - began;
    await sleep(wait * 1000);
  }
}

async function signIn(
  origin: string,
  from: string,
  { password = PASSWORD, cookie = '' }: { password?: string; cookie?: string } = {},
) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ password }),
  });
  await response.text();
  const set = response.headers.getSetCookie().map((text) => text.split(';')[0]);
  return {
    status: response.status,
    cookie: set.join('; '),
    wait: Number(response.headers.get('retry-after') ?? 1),
  };
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.MAX_VALUE;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
