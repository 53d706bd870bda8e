import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import * as nodeDisk from 'node:fs/promises';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { migratePostgres } from '#server/stores/postgres/open-postgres';
import { quoteBody } from '#server/testing/requests/quote-body';
import {
  postgresPrograms,
  startPostgres,
  type PostgresServer,
} from '#server/testing/servers/postgres-server';
import { RealServer } from '#tests/support/servers/server';
import { growDatabase } from './grow-database';
import { documentOf } from './store-rows';
import { median, printTable } from '#tests/bench/table';

const FILE_SIZES = [0, 10_000, 100_000];
const DATABASE_SIZES = [0, 10_000, 100_000, 1_000_000];
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ALONE_MS = 1500;
const CROWD = 32;
const CROWDED_MS = 3000;
/** Of a call at a million requests, over the same at ten thousand. */
const MOST_GROWTH = { 'quote POST': 1.2, 'pricing read': 1.2, 'first inbox page': 1.5 };

const ENV = {
  SAMPLES: 'off',
  MAIL_URL: 'smtp://127.0.0.1:1',
  RETENTION_DAYS: '0',
  LOG_LEVEL: 'error',
};

type CallName = keyof typeof MOST_GROWTH;

/** One engine with so many requests in it, and the processes that use it. */
interface Site {
  engine: string;
  size: number;
  servers: readonly RealServer[];
  cookie: string;
}

/**
 * What a call costs with the file and with PostgreSQL, at so many stored quote requests, by one process and by two.
 * Sizes take turns, so that whatever else the machine does is the same for all. Needs a build and PostgreSQL.
 */
export async function benchEngines(): Promise<boolean> {
  const programs = await postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const postgres = await startPostgres(programs, { outlivesKill: true });
  const sites: Site[] = [];
  try {
    for (const size of FILE_SIZES) sites.push(await openFile(size));
    let database = await firstDatabase(postgres);
    for (const size of DATABASE_SIZES) {
      database = await postgres.newDatabase(database);
      await growDatabase(postgres, database, size);
      sites.push(await openDatabase(postgres.url(database), size));
      // The next one is a copy, which nobody may use meanwhile.
      for (const server of sites.at(-1)?.servers ?? []) await server.stop();
    }
    for (const { servers } of sites) {
      for (const server of servers) if (!(await isUp(server))) await server.start();
    }
    const isFlat = reportCost(sites, await costOf(sites));
    reportRates(sites, await ratesOf(sites));
    return isFlat;
  } catch (error) {
    console.log(
      sites.flatMap(({ servers }) => servers.map(({ output }) => output.slice(-2000))).join(''),
    );
    throw error;
  } finally {
    for (const { servers } of sites) for (const server of servers) await server.dispose();
    await postgres.close();
  }
}

async function isUp({ origin }: RealServer): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function openFile(size: number): Promise<Site> {
  const server = await RealServer.create({ env: ENV, isNew: () => true });
  const file = new SnapshotFile(join(server.dataDir, 'db.json'), nodeDisk);
  if (size > 0) await file.write(documentOf(size));
  await server.start();
  return { engine: 'file', size, servers: [server], cookie: await signIn(server) };
}

async function firstDatabase(postgres: PostgresServer): Promise<string> {
  const database = await postgres.newDatabase();
  await migratePostgres(postgres.url(database));
  const env = { ...ENV, DATABASE_URL: postgres.url(database) };
  const server = await RealServer.create({ env, isNew: () => true });
  await server.start();
  await server.stop();
  await server.dispose();
  return database;
}

async function openDatabase(url: string, size: number): Promise<Site> {
  const env = { ...ENV, DATABASE_URL: url };
  const options = { env, isNew: () => false };
  const servers = [await RealServer.create(options), await RealServer.create(options)];
  for (const server of servers) await server.start();
  const [first] = servers;
  if (first === undefined) throw new Error('no server');
  return { engine: 'PostgreSQL', size, servers, cookie: await signIn(first) };
}

async function signIn({ origin }: RealServer): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'for tests only' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

type Call = (origin: string, agent: Agent) => Promise<number>;

function callsOf({ cookie }: Site): Record<CallName, Call> {
  const quote = JSON.stringify(quoteBody());
  return {
    'quote POST': (origin, agent) => {
      const key = randomUUID();
      return ask(`${origin}/api/room-configurations`, agent, quote, {
        'idempotency-key': key,
        // Many homes, each within the limit.
        'x-forwarded-for': `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`,
      });
    },
    'pricing read': (origin, agent) => ask(`${origin}/api/pricing`, agent),
    'first inbox page': (origin, agent) =>
      ask(`${origin}/api/room-configurations/search`, agent, '{"words":""}', { cookie }),
  };
}

function ask(url: string, agent: Agent, body?: string, more: object = {}): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { 'content-type': 'application/json', ...more };
    const outgoing = request(url, { agent, method, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201)
          resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    outgoing.once('error', reject).end(body);
  });
}

/** Milliseconds of each call of this many clients, who take the origins in turn. */
async function timesOf(
  call: Call,
  origins: readonly string[],
  { clients, milliseconds }: { clients: number; milliseconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const client = async (number: number) => {
    const origin = origins[number % origins.length] ?? '';
    while (performance.now() < end) times.push(await call(origin, agent));
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  agent.destroy();
  return times;
}

/** The median of each call in each site with nobody else, in ms; sites take turns. */
async function costOf(sites: readonly Site[]): Promise<Map<Site, Map<CallName, number>>> {
  const found = new Map(sites.map((site) => [site, new Map<CallName, number[]>()]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const site of sites) {
      const origins = site.servers.slice(0, 1).map(({ origin }) => origin);
      for (const [name, call] of Object.entries(callsOf(site)) as [CallName, Call][]) {
        const times = await timesOf(call, origins, { clients: 1, milliseconds: ALONE_MS });
        // The first round warms up.
        if (round === 0) continue;
        const medians = found.get(site)?.get(name) ?? [];
        found.get(site)?.set(name, [...medians, median(times)]);
      }
    }
  }
  return new Map(
    [...found].map(([site, calls]) => [
      site,
      new Map([...calls].map(([name, medians]) => [name, median(medians)])),
    ]),
  );
}

/** Calls per second of many clients, by one process and by all. */
async function ratesOf(sites: readonly Site[]) {
  const rates: { site: Site; processes: number; name: CallName; perSecond: number }[] = [];
  for (const site of sites) {
    for (let processes = 1; processes <= site.servers.length; processes += 1) {
      const origins = site.servers.slice(0, processes).map(({ origin }) => origin);
      for (const [name, call] of Object.entries(callsOf(site)) as [CallName, Call][]) {
        const times = await timesOf(call, origins, { clients: CROWD, milliseconds: CROWDED_MS });
        rates.push({ site, processes, name, perSecond: (times.length * 1000) / CROWDED_MS });
      }
    }
  }
  return rates;
}

function reportCost(
  sites: readonly Site[],
  cost: ReadonlyMap<Site, ReadonlyMap<CallName, number>>,
): boolean {
  const names = Object.keys(MOST_GROWTH) as CallName[];
  printTable(
    `Milliseconds of a call with nobody else, median of ${ROUNDS} rounds`,
    ['', ...sites.map(headOf)],
    names.map((name) => [
      name,
      ...sites.map((site) => cost.get(site)?.get(name)?.toFixed(2) ?? ''),
    ]),
  );
  const at = (size: number, name: CallName) => {
    const site = sites.find((one) => one.engine === 'PostgreSQL' && one.size === size);
    return (site && cost.get(site)?.get(name)) ?? Number.NaN;
  };
  let isFlat = true;
  for (const name of names) {
    const growth = at(1_000_000, name) / at(10_000, name);
    const isKept = growth <= MOST_GROWTH[name];
    if (!isKept) isFlat = false;
    console.log(
      `${isKept ? '✓' : '✗'} ${name} at 1,000,000 over 10,000: ${growth.toFixed(2)}, at most ${MOST_GROWTH[name]}`,
    );
  }
  return isFlat;
}

function reportRates(sites: readonly Site[], rates: Awaited<ReturnType<typeof ratesOf>>): void {
  const rowOf = (site: Site, processes: number) =>
    (Object.keys(MOST_GROWTH) as CallName[]).map((name) => {
      const rate = rates.find(
        (one) => one.site === site && one.processes === processes && one.name === name,
      );
      return rate?.perSecond.toFixed(0) ?? '';
    });
  printTable(
    `Calls per second, ${CROWD} at a time`,
    ['', 'processes', ...Object.keys(MOST_GROWTH)],
    sites.flatMap((site) =>
      site.servers.map((_, index) => [headOf(site), String(index + 1), ...rowOf(site, index + 1)]),
    ),
  );
}

function headOf({ engine, size }: Site): string {
  return `${engine}, ${size.toLocaleString('en')}`;
}
