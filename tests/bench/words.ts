import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Article } from '#domain/content/articles';
import type { CompanyFacts } from '#domain/content/facts/company-facts';
import { deviceFilesSchema } from '#domain/content/pages/device-files';
import type { Question } from '#domain/content/questions';
import type { Testimonial } from '#domain/content/testimonials';
import { RealServer, waitUntil } from '#tests/support/servers/server';
import { savedDocuments } from '#tests/support/many-words';
import { median, printTable } from './table';

const MANY = { articles: 1000, testimonials: 500 };
const AT_ONCE = 200;
const SAVES = 5;
/** Their times differ by a tenth from one to the next. */
const STARTS = 15;
const READS = 100;
/** Somebody who has opened a page of the desk takes longer than this to change something and save it. */
const TYPING_MS = 2000;
/** From saving to the new words in an answer. */
const MOST_MS = 1000;
/** How much more a start and a page may cost with many words. */
const MOST_MORE = 1.1;
const POLL_MS = 5;
const WAIT_MS = 300_000;

/**
 * From saving to the new words on a page, and what a start and a page cost, with the words of a new installation and with
 * 1,000 articles and 500 testimonials more. Needs a build.
 */
export async function benchWords(): Promise<boolean> {
  const [few, many] = [await RealServer.create(), await RealServer.create()];
  try {
    await few.start();
    await many.start();
    const documents = savedDocuments(MANY);
    // A start that writes all of them at once would take too long for the others that wait for it.
    for (let from = 0; from < documents.length; from += AT_ONCE) {
      await many.changeStore(({ contentVersions }) => {
        contentVersions.push(...documents.slice(from, from + AT_ONCE));
      });
    }
    await rested(many);
    const costs = reportCosts([await costsOf(few), await costsOf(many)], await starts(few, many));
    const saves = reportSaves(await savesOf(few), await savesOf(many));
    return costs && saves;
  } finally {
    await few.dispose();
    await many.dispose();
  }
}

/** Waits until all pages are written, and spares the minutes in which their copies are made smaller: nothing of them is measured. */
async function rested(server: RealServer): Promise<void> {
  const file = join(server.dataDir, 'published/published.json');
  const read = async (): Promise<{ behind?: string[] }> => JSON.parse(await readFile(file, 'utf8'));
  await waitUntil(async () => ((await read()).behind ?? []).length === 0, WAIT_MS);
  await server.stop();
  await writeFile(file, JSON.stringify({ ...(await read()), quick: [] }));
  await server.start();
}

interface Costs {
  what: string;
  value: number;
}

/** What visitors' devices load, in bytes, and how long they wait for the first of them. */
async function costsOf(server: RealServer): Promise<Costs[]> {
  const article = await newestArticle(server);
  const costs: Costs[] = [];
  for (const [what, path] of [
    ['/', '/'],
    ['/blog', '/blog'],
    ['/builder', '/builder'],
    ['an article', article],
  ] as const) {
    const { text } = await read(server, path);
    const firstBytes: number[] = [];
    for (let count = 0; count < READS; count += 1)
      firstBytes.push((await read(server, path)).firstMs);
    costs.push(
      { what: `${what}, bytes`, value: Buffer.byteLength(text) },
      { what: `${what}, bytes with brotli`, value: brotliCompressSync(text).length },
      { what: `${what}, ms to the first byte`, value: median(firstBytes) },
    );
  }
  const list = (await read(server, '/content/files.json')).text;
  const { take = {} } = deviceFilesSchema.parse(JSON.parse(list));
  const taken = Object.entries(take).flatMap(([path, hash]) => (hash === null ? [] : [path]));
  let bytes = 0;
  for (const path of taken) bytes += brotliCompressSync((await read(server, path)).text).length;
  const feed = (await read(server, '/feed.xml')).text;
  return [
    ...costs,
    { what: 'what devices ask for at each page, bytes', value: list.length },
    { what: 'what devices take, files', value: taken.length },
    { what: 'what devices take, bytes with brotli', value: bytes },
    { what: 'the feed, bytes', value: Buffer.byteLength(feed) },
  ];
}

async function newestArticle(server: RealServer): Promise<string> {
  const path = /href="(\/blog\/[a-z0-9-]+)"/.exec((await read(server, '/blog')).text)?.[1];
  if (path === undefined) throw new Error('/blog has no article');
  return path;
}

/** Times from a process to its readiness, in turns. */
async function starts(few: RealServer, many: RealServer): Promise<[few: number, many: number]> {
  const times = new Map<RealServer, number[]>([few, many].map((server) => [server, []]));
  for (let round = 0; round < STARTS; round += 1) {
    for (const [server, found] of times) {
      await server.stop();
      found.push(await timeOfStart(server));
    }
  }
  return [median(times.get(few) ?? []), median(times.get(many) ?? [])];
}

async function timeOfStart(server: RealServer): Promise<number> {
  const begun = performance.now();
  const started = server.start();
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

interface Saving {
  what: string;
  /** Milliseconds, the slowest last. */
  times: number[];
  /** Nobody waits for these, or nobody is so fast: they have no limit. */
  isUnlimited?: true;
}

/** From sending a save to the first answer that has its words; a warm thread but for the first. */
async function savesOf(server: RealServer): Promise<Saving[]> {
  await server.stop();
  await server.start();
  const desk = await Desk.at(server);
  const article = (await newestArticle(server)).replace('/blog/', '');
  const id = await desk.idOf(article);
  const phone = (words: string) =>
    desk.save<CompanyFacts>('facts', (facts) => ({
      ...facts,
      company: { ...facts.company, phone: words },
    }));
  const kinds: { what: string; page: string; save: (words: string) => Promise<void> }[] = [
    { what: 'the telephone on /', page: '/', save: phone },
    { what: 'the telephone on the newest article', page: `/blog/${article}`, save: phone },
    {
      what: 'an article',
      page: `/blog/${article}`,
      save: (words) => desk.save<Article>(`article:${id}`, (one) => ({ ...one, body: words })),
    },
    {
      what: 'a testimonial on /',
      page: '/',
      save: (words) =>
        desk.save<Testimonial[]>('testimonials', ([first, ...others]) =>
          first === undefined ? [] : [{ ...first, quote: words }, ...others],
        ),
    },
    {
      what: 'a question on /pricing',
      page: '/pricing',
      save: (words) =>
        desk.save<Question[]>('questions', ([first, ...others]) =>
          first === undefined ? [] : [{ ...first, answer: words }, ...others],
        ),
    },
  ];
  let number = 1000;
  const timed = async ({ page, save }: (typeof kinds)[number]): Promise<number> => {
    number += 1;
    const words = `01604 55${number}`;
    const begun = performance.now();
    const saved = save(words);
    while (!(await read(server, page)).text.includes(words)) await sleep(POLL_MS);
    const time = performance.now() - begun;
    await saved;
    return time;
  };
  const [first] = kinds;
  const savings: Saving[] = [];
  if (first !== undefined) {
    const what = `${first.what}, in a new process`;
    savings.push({ what: `${what}, at once`, times: [await timed(first)], isUnlimited: true });
    await rested(server);
    await desk.open('facts');
    await sleep(TYPING_MS);
    savings.push({ what, times: [await timed(first)] });
  }
  for (const kind of kinds) {
    const times: number[] = [];
    for (let count = 0; count < SAVES; count += 1) times.push(await timed(kind));
    savings.push({ what: kind.what, times });
  }
  const begun = performance.now();
  await phone('01604 559999');
  const oldest = await oldestArticle(server);
  while (!(await read(server, oldest)).text.includes('01604 559999')) await sleep(50);
  const times = [performance.now() - begun];
  savings.push({ what: 'the telephone on the oldest article', times, isUnlimited: true });
  return savings;
}

async function oldestArticle(server: RealServer): Promise<string> {
  const found = [
    ...(await read(server, '/sitemap.xml')).text.matchAll(/<loc>[^<]*(\/blog\/[a-z0-9-]+)<\/loc>/g),
  ];
  return found.at(-1)?.[1] ?? '/blog';
}

/** An administrator's calls. */
class Desk {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  static async at({ origin }: RealServer): Promise<Desk> {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'for tests only' }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return new Desk(origin, cookies.join('; '));
  }

  async idOf(slug: string): Promise<string> {
    const rows = await this.call<{ id: string; slug: string }[]>('/api/content/articles');
    return rows.find((row) => row.slug === slug)?.id ?? '';
  }

  async save<Value>(name: string, change: (value: Value) => Value): Promise<void> {
    const { revision, value } = await this.open<Value>(name);
    await this.call(`/api/content/${name}`, { revision, value: change(value) });
  }

  open<Value>(name: string): Promise<{ revision: number; value: Value }> {
    return this.call(`/api/content/${name}`);
  }

  private async call<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}

async function read({ origin }: RealServer, path: string) {
  const begun = performance.now();
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'identity' };
  const response = await fetch(origin + path, { headers });
  const firstMs = performance.now() - begun;
  return { firstMs, text: await response.text() };
}

function reportCosts(
  [few, many]: readonly [Costs[], Costs[]],
  [fewStart, manyStart]: readonly [number, number],
): boolean {
  const rows = [
    { what: 'a start until /readyz, ms', few: fewStart, many: manyStart },
    ...few.map(({ what, value }, row) => ({
      what,
      few: value,
      many: many[row]?.value ?? Number.NaN,
    })),
  ];
  printTable(
    `A start and a page with ${MANY.articles} articles and ${MANY.testimonials} testimonials more`,
    ['', 'new installation', 'with them', 'ratio'],
    rows.map((row) => [
      row.what,
      figure(row.few),
      figure(row.many),
      (row.many / row.few).toFixed(2),
    ]),
  );
  const missed = rows.filter(
    (row) => !/^what devices|^the feed/.test(row.what) && row.many > row.few * MOST_MORE,
  );
  for (const { what } of missed) console.log(`✗ ${what}: more than ${MOST_MORE} of it`);
  return missed.length === 0;
}

function reportSaves(few: readonly Saving[], many: readonly Saving[]): boolean {
  const cells = (saving: Saving | undefined) => [
    figure(median(saving?.times ?? [])),
    figure(Math.max(...(saving?.times ?? []))),
  ];
  printTable(
    `From a save to its words on a page, ms`,
    ['', 'new installation', 'slowest', `${MANY.articles} articles`, 'slowest'],
    few.map((saving, row) => [saving.what, ...cells(saving), ...cells(many[row])]),
  );
  const missed = [...few, ...many].filter(
    ({ isUnlimited, times }) => !isUnlimited && Math.max(...times) > MOST_MS,
  );
  for (const { what } of missed) console.log(`✗ ${what}: more than ${MOST_MS} ms`);
  return missed.length === 0;
}

const figure = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
