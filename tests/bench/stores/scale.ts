import { cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import type { QuoteRequestRecord } from '#server/stores/records';
import { enquiryBody } from '#server/testing/requests/enquiries';
import { watch } from '#tests/faults/watching';
import { PASSWORD } from '#tests/support/desk/sign-in';
import { RealServer, waitUntil } from '#tests/support/servers/server';
import { documentOf } from './store-rows';
import { median, printTable } from '#tests/bench/table';

const ROWS = 100_000;
const BACKUPS = 7;
const DAY_MS = 86_400_000;
const LOOKS = 9;
const PATH = '/api/room-configurations';

/**
 * Told by SIGUSR2, on stderr: the longest turn of the event loop since the last time, and how much of the longest
 * one was the thread's own work. On a busy machine the rest is waiting for a processor.
 */
const TELL_STALLS = `
import { readFileSync } from 'node:fs';
const own = () => Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6;
let [turn, work] = [0, 0];
let [time, used] = [performance.now(), own()];
setInterval(() => {
  const [now, all] = [performance.now(), own()];
  turn = Math.max(turn, now - time);
  work = Math.max(work, all - used);
  [time, used] = [now, all];
}, 1).unref();
process.on('SIGUSR2', () => {
  process.stderr.write('stall ' + turn.toFixed(1) + ' ' + work.toFixed(1) + ' ms\\n');
  [turn, work] = [0, 0];
});`;

/**
 * What the administrator, and homeowners meanwhile, wait for when the store holds 100,000 quote requests and
 * seven daily backups. Needs a build.
 */
export async function benchScale(): Promise<boolean> {
  const server = await RealServer.create({
    env: {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(TELL_STALLS)}`,
      SAMPLES: 'off',
      // Nobody takes mail here: it waits.
      MAIL_URL: 'smtp://127.0.0.1:1',
      RETENTION_DAYS: '0',
    },
    // It gets its password though the folder is filled before.
    isNew: () => true,
  });
  try {
    return await measure(server, await fill(server.dataDir));
  } finally {
    await server.dispose();
  }
}

async function measure(
  server: RealServer,
  stored: readonly QuoteRequestRecord[],
): Promise<boolean> {
  const begun = performance.now();
  await server.start();
  const start = performance.now() - begun;
  const startPeak = await peakMegabytes(server);
  const admin = await signIn(server.origin);
  await keepMailWaiting(server);
  await longestStall(server);

  const pages = await looks(() => timed(admin, `${PATH}/search`, { words: '' }), admin);
  const pageStall = await longestStall(server);
  const words = `person ${ROWS / 2}`;
  const searches = await looks(() => timed(admin, `${PATH}/search`, { words }), admin);
  const searchStall = await longestStall(server);
  const exported = await timed(admin, `${PATH}/export.csv`);
  const exportStall = await longestStall(server);
  const deletion = await deleteOne(server, admin, stored[ROWS / 2]?.id ?? '');
  const deletionStall = await longestStall(server);
  const peak = await peakMegabytes(server);

  const page = median(pages.map(({ ms }) => ms));
  const search = median(searches.map(({ ms }) => ms));
  const kilobytes = (pages.at(0)?.bytes ?? 0) / 1000;
  return report([
    { what: 'start until /readyz, ms', value: start },
    { what: 'inbox, first page after a new request, ms (median)', value: page, most: 50 },
    { what: 'inbox, first page, kB', value: kilobytes, most: 100 },
    { what: 'inbox, longest stall, ms', ...pageStall, most: 50 },
    { what: 'inbox, search after a new request, ms (median)', value: search },
    { what: 'inbox, longest stall of a search, ms', ...searchStall, most: 50 },
    { what: 'CSV, longest stall, ms', ...exportStall, most: 50 },
    { what: 'CSV, in all, ms', value: exported.ms },
    { what: 'CSV, MB', value: exported.bytes / 1e6 },
    { what: 'deletion, worst POST meanwhile, ms', value: deletion.worst, most: 150 },
    { what: 'deletion, p99 of POST meanwhile, ms', value: deletion.p99 },
    { what: 'deletion, longest stall, ms', ...deletionStall, most: 50 },
    { what: `deletion, until it is in none of ${BACKUPS} backups, ms`, value: deletion.ms },
    { what: 'memory, peak of the start, MB', value: startPeak },
    { what: 'memory, peak, MB', value: peak },
  ]);
}

/** As a server leaves it after a few years, with the copies of the last days. */
async function fill(folder: string): Promise<readonly QuoteRequestRecord[]> {
  const path = join(folder, 'db.json');
  const document = documentOf(ROWS);
  const now = Date.now();
  const rows = document.roomConfigurations.map((row, number) => ({
    ...row,
    name: `Person ${number}`,
    email: `person.${number}@example.com`,
    createdAt: new Date(now - (ROWS - number) * 600_000).toISOString(),
  }));
  await new SnapshotFile(path, nodeDisk).write({ ...document, roomConfigurations: rows });
  await mkdir(join(folder, 'backups'), { mode: 0o700 });
  for (let day = 0; day < BACKUPS; day += 1) {
    const time = new Date(now - day * DAY_MS - 60_000).toISOString().replaceAll(/[:.]/g, '-');
    await cp(path, join(folder, `backups/db-${time}-daily.json`));
  }
  return rows;
}

/** The oldest message is tried first, again and again: an enquiry's has no document that takes time to make. */
async function keepMailWaiting(server: RealServer): Promise<void> {
  const response = await fetch(`${server.origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiryBody()),
  });
  if (!response.ok) throw new Error(`The enquiry was answered ${response.status}`);
  await waitUntil(async () => server.output.includes('unreached'));
}

interface Admin {
  origin: string;
  cookie: string;
}

async function signIn(origin: string): Promise<Admin> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { origin, cookie: cookies.join('; ') };
}

/** The answer as it is without compression. */
async function timed({ origin, cookie }: Admin, path: string, body?: object) {
  const begun = performance.now();
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, 'accept-encoding': 'identity', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - begun, bytes };
}

/** Each time after a new request, as the list is made anew then. */
async function looks<T>(look: () => Promise<T>, { origin }: Admin): Promise<T[]> {
  const found: T[] = [];
  for (let number = 0; number < LOOKS; number += 1) {
    const visitor = watch(origin, PATH, 1);
    await visitor.hasBegun;
    await visitor.stop();
    found.push(await look());
  }
  return found;
}

/** Deletes a request that is in every backup while others come in, until nothing of it is in a file. */
async function deleteOne({ dataDir }: RealServer, { origin, cookie }: Admin, id: string) {
  const visitor = watch(origin, PATH, 5);
  await visitor.hasBegun;
  const begun = Date.now();
  const headers = { cookie };
  const response = await fetch(`${origin}${PATH}/${id}`, { method: 'DELETE', headers });
  if (!response.ok) throw new Error(`DELETE answered ${response.status}`);
  const folder = join(dataDir, 'backups');
  await waitUntil(async () => {
    await sleep(100);
    for (const name of await readdir(folder)) {
      if (name.endsWith('.tmp') || (await stat(join(folder, name))).mtimeMs < begun) return false;
    }
    return true;
  }, 120_000);
  const ms = Date.now() - begun;
  const times = (await visitor.stop()).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { ms, worst: at(1), p99: at(0.99) };
}

/** In ms, since it was last asked: by the clock, and in the thread's own time. */
async function longestStall(server: RealServer): Promise<Pick<Figure, 'value' | 'own'>> {
  const said = server.output.length;
  process.kill(server.pid, 'SIGUSR2');
  await waitUntil(async () => server.output.slice(said).includes(' ms\n'));
  const [, turn, own] = /stall (\S+) (\S+) ms/.exec(server.output.slice(said)) ?? [];
  return { value: Number(turn), own: Number(own) };
}

async function peakMegabytes({ pid }: RealServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000;
}

interface Figure {
  what: string;
  value: number;
  /** Of a stall: the longest in the thread's own time. */
  own?: number;
  most?: number;
}

function report(figures: readonly Figure[]): boolean {
  printTable(
    `${ROWS.toLocaleString('en')} quote requests stored`,
    ['', 'measured', 'own work', 'at most'],
    figures.map(({ what, value, own, most }) => [
      what,
      ...[value, own, most].map((figure) => figure?.toFixed(0) ?? ''),
    ]),
  );
  const missed = figures.filter(({ value, most = Infinity }) => value > most);
  for (const { what, value, most } of missed)
    console.log(`✗ ${what}: ${value.toFixed(0)} > ${most}`);
  return missed.length === 0;
}
