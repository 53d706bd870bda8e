import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { deviceFilesSchema } from '#domain/site/content/pages/device-files';
import type { RealServer } from '#tests/support/servers/server';
import { figure, median, printTable } from '#tests/bench/table';
import { newestArticle, read } from './read';

/** Their times differ by a tenth from one to the next. */
const STARTS = 15;
const READS = 100;
/** How much more a start and a page may cost with many words. */
const MOST_MORE = 1.1;
const POLL_MS = 5;

export interface Servers {
  few: RealServer;
  many: RealServer;
}

/** Medians of what was measured at each. */
export interface Cost extends Record<keyof Servers, number> {
  what: string;
}

/** Measures both in turns, so that they have the same moments of the machine. */
async function inTurns(
  what: string,
  { few, many }: Servers,
  rounds: number,
  measure: (server: RealServer) => Promise<number>,
): Promise<Cost> {
  const found = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    found.few.push(await measure(few));
    found.many.push(await measure(many));
  }
  return { what, few: median(found.few), many: median(found.many) };
}

/** From a process to its readiness, with the password that `deploy/` passes on (decision 0083). */
export function startOf(servers: Servers): Promise<Cost> {
  const password = { ADMIN_PASSWORD: 'for tests only' };
  return inTurns('a start until /readyz with ADMIN_PASSWORD, ms', servers, STARTS, (server) =>
    timeOfStart(server, password),
  );
}

/** The same without it: the process alone, which `npm start` takes a second more to begin. */
export function bareStartOf(servers: Servers): Promise<Cost> {
  return inTurns('a start until /readyz without it, ms', servers, STARTS, timeOfStart);
}

/** What visitors' devices load, in bytes, and how long they wait for the first of them. */
export async function costsOf(servers: Servers): Promise<Cost[]> {
  const costs: Cost[] = [];
  const pages: Record<string, (server: RealServer) => Promise<string> | string> = {
    '/': () => '/',
    '/blog': () => '/blog',
    '/builder': () => '/builder',
    'an article': newestArticle,
  };
  for (const [page, pathOf] of Object.entries(pages)) {
    const readPage = async (server: RealServer) => read(server, await pathOf(server));
    costs.push(
      await inTurns(`${page}, bytes`, servers, 1, async (server) =>
        Buffer.byteLength((await readPage(server)).text),
      ),
      await inTurns(`${page}, bytes with brotli`, servers, 1, async (server) =>
        brotliBytes((await readPage(server)).text),
      ),
      await inTurns(
        `${page}, ms to the first byte`,
        servers,
        READS,
        async (server) => (await readPage(server)).firstMs,
      ),
    );
  }
  return costs;
}

/** What grows with the words, but not without an end. */
export async function unlimitedCostsOf(servers: Servers): Promise<Cost[]> {
  return [
    await inTurns(
      'what devices ask for at each page, bytes',
      servers,
      1,
      bytesOf('/content/files.json'),
    ),
    await inTurns(
      'what devices take, files',
      servers,
      1,
      async (server) => (await taken(server)).length,
    ),
    await inTurns('what devices take, bytes with brotli', servers, 1, async (server) => {
      let bytes = 0;
      for (const path of await taken(server)) bytes += brotliBytes((await read(server, path)).text);
      return bytes;
    }),
    await inTurns('the feed, bytes', servers, 1, bytesOf('/feed.xml')),
  ];
}

const bytesOf = (path: string) => async (server: RealServer) =>
  Buffer.byteLength((await read(server, path)).text);

/** The addresses of the files that devices take because of what was saved. */
async function taken(server: RealServer): Promise<string[]> {
  const list = (await read(server, '/content/files.json')).text;
  const { take = {} } = deviceFilesSchema.parse(JSON.parse(list));
  return Object.entries(take).flatMap(([path, hash]) => (hash === null ? [] : [path]));
}

async function timeOfStart(server: RealServer, settings?: Record<string, string>): Promise<number> {
  await server.stop();
  const begun = performance.now();
  const started = server.start(settings);
  let readyAt = Number.NaN;
  const looks = async () => {
    while (Number.isNaN(readyAt)) {
      const isReady = await fetch(`${server.origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) readyAt = performance.now();
      else await sleep(POLL_MS);
    }
  };
  await Promise.all([started, looks()]);
  return readyAt - begun;
}

/** Prints all of them. @returns whether each of the limited ones is within its limit */
export function reportCosts(
  title: string,
  limited: readonly Cost[],
  unlimited: readonly Cost[],
): boolean {
  printTable(
    title,
    ['', 'new installation', 'with them', 'ratio'],
    [...limited, ...unlimited].map(({ what, few, many }) => [
      what,
      figure(few),
      figure(many),
      (many / few).toFixed(2),
    ]),
  );
  const missed = limited.filter(({ few, many }) => many > few * MOST_MORE);
  for (const { what } of missed) console.log(`✗ ${what}: more than ${MOST_MORE} of it`);
  return missed.length === 0;
}

const brotliBytes = (text: string): number => brotliCompressSync(text).length;
