import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DEVICE_LIST,
  HASH_HEADER,
  type DeviceFiles,
} from '#domain/site/content/pages/device-files';
import { MemoryCaches } from '#app/sw/testing/cache-storage';

const ORIGIN = 'https://rooms.example';
const keyOf = (path: string) => `${ORIGIN}${path}?__WB_REVISION__=1`;
let installed: string[] = [];

vi.mock('#app/sw/precache', () => ({
  PRECACHE: 'precache',
  precache: {
    getPrecacheKeyForUrl: (path: string) => (installed.includes(path) ? keyOf(path) : undefined),
    matchPrecache: async (path: string) => (await caches.open('precache')).match(keyOf(path)),
  },
}));

/** What the server says: text and hash by path; without a hash it is the build's. */
let site: Record<string, { text: string; hash?: string }> = {};
let list: DeviceFiles = { build: 'b1' };
let storage: MemoryCaches;
let asked: string[] = [];
/** Happens while a path is fetched. */
let meanwhile: Record<string, () => void> = {};

const answer = ({ text, hash }: { text: string; hash?: string }, status = 200) =>
  new Response(text, { status, headers: hash === undefined ? {} : { [HASH_HEADER]: hash } });

async function respond(path: string): Promise<Response> {
  asked.push(path);
  meanwhile[path]?.();
  if (path === DEVICE_LIST) return Response.json(list);
  const file = site[path];
  if (file === undefined) return new Response('Not found', { status: 404 });
  return answer(file, path === '/404' ? 404 : 200);
}

/** A worker of the build as it starts, with nothing in its memory. */
async function startWorker(build = 'b1') {
  vi.stubGlobal('__BUILD_ID__', build);
  vi.resetModules();
  const { renewWords, renewedOnce } = await import('./renew-words');
  const { keptAnswer } = await import('./kept-words');
  const says = async (path: string) => (await keptAnswer(path))?.text();
  return { renewWords, renewedOnce, says };
}

/** The install of a worker takes whatever the server has now. */
async function install() {
  installed = Object.keys(site);
  const precache = await storage.open('precache');
  for (const [path, file] of Object.entries(site)) await precache.put(keyOf(path), answer(file));
}

/** What the desk saves: pages with hashes, which the list names. */
function publish(files: Record<string, string | null>) {
  list = { build: list.build, take: { ...list.take } };
  for (const [path, text] of Object.entries(files)) {
    if (text === null) delete site[path];
    else site[path] = { text, hash: `hash of ${text}` };
    list.take = { ...list.take, [path]: text === null ? null : `hash of ${text}` };
  }
}

function takeBack(path: string) {
  const { [path]: _published, ...take } = list.take ?? {};
  list = { build: list.build, take };
  site[path] = { text: `${path} of the build` };
}

const PATHS = ['/', '/contact', '/404', '/content/facts.json', '/blog/first'];
const stop = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
const start = () => vi.stubGlobal('fetch', respond);
const setsKept = () => [...storage.all.keys()].filter((name) => name.startsWith('words'));

beforeEach(async () => {
  site = Object.fromEntries(PATHS.map((path) => [path, { text: `${path} of the build` }]));
  list = { build: 'b1' };
  [asked, meanwhile] = [[], {}];
  storage = new MemoryCaches(ORIGIN);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('location', new URL(ORIGIN));
  start();
  await install();
});
afterEach(() => vi.unstubAllGlobals());

describe('renewing the words', () => {
  it('takes what differs and leaves the rest to the precache', async () => {
    publish({ '/': 'new home', '/404': 'new not found', '/blog/second': 'a new article' });
    const { renewWords, says } = await startWorker();
    await renewWords();
    expect(asked.toSorted()).toEqual(
      ['/', '/404', '/blog/second', DEVICE_LIST, DEVICE_LIST].toSorted(),
    );
    stop();
    const restarted = await startWorker();
    for (const worker of [{ says }, restarted]) {
      expect(await worker.says('/')).toBe('new home');
      expect(await worker.says('/404')).toBe('new not found');
      expect(await worker.says('/blog/second')).toBe('a new article');
      expect(await worker.says('/contact')).toBe('/contact of the build');
    }
  });

  it('asks for the list alone while nothing has changed', async () => {
    publish({ '/': 'new home' });
    const { renewWords } = await startWorker();
    await renewWords();
    asked = [];
    await renewWords();
    await (await startWorker()).renewWords();
    expect(asked).toEqual([DEVICE_LIST, DEVICE_LIST]);
  });

  it('copies what it has already, and keeps one set', async () => {
    publish({ '/': 'new home', '/contact': 'new contact' });
    const { renewWords, says } = await startWorker();
    await renewWords();
    publish({ '/': 'newest home' });
    asked = [];
    await renewWords();
    expect(asked).toEqual([DEVICE_LIST, '/', DEVICE_LIST]);
    expect(await says('/')).toBe('newest home');
    expect(await says('/contact')).toBe('new contact');
    expect(setsKept()).toHaveLength(1);
  });

  it("goes back to the build's page, also where the install has met another", async () => {
    publish({ '/': 'met at the install', '/contact': 'new contact' });
    await install();
    const { renewWords, says } = await startWorker();
    await renewWords();
    expect(asked).toEqual([DEVICE_LIST]);
    takeBack('/');
    takeBack('/contact');
    await renewWords();
    expect(await says('/')).toBe('/ of the build');
    expect(await says('/contact')).toBe('/contact of the build');
  });

  it('knows what is gone, and drops an article that neither list nor build has', async () => {
    publish({ '/blog/second': 'a new article', '/blog/first': null });
    const { renewWords, says } = await startWorker();
    await renewWords();
    expect(await says('/blog/first')).toBeUndefined();
    expect(await says('/blog/second')).toBe('a new article');
    list = { build: 'b1', take: { '/blog/first': null } };
    await renewWords();
    expect(await says('/blog/second')).toBeUndefined();
  });

  it('renews an older article where it is kept, and takes it nowhere else', async () => {
    publish({ '/blog/second': 'a new article' });
    const { renewWords, says } = await startWorker();
    await renewWords();
    const renew = { '/blog/second': 'hash of newer', '/blog/third': 'hash of third' };
    site['/blog/second'] = { text: 'newer', hash: 'hash of newer' };
    list = { build: 'b1', renew };
    await renewWords();
    expect(await says('/blog/second')).toBe('newer');
    expect(await says('/blog/third')).toBeUndefined();
  });

  it('takes nothing from a server of another build', async () => {
    publish({ '/': 'home of the next build' });
    list = { ...list, build: 'b2' };
    const { renewWords, says } = await startWorker();
    await renewWords();
    expect(asked).toEqual([DEVICE_LIST]);
    expect(await says('/')).toBe('/ of the build');
  });
});

async function expectAllAsBefore() {
  for (const worker of [await startWorker(), await startWorker()]) {
    expect(await worker.says('/')).toBe('seen home');
    expect(await worker.says('/contact')).toBe('seen contact');
  }
}

describe('a renewal that does not get through', () => {
  beforeEach(async () => {
    publish({ '/': 'seen home', '/contact': 'seen contact' });
    await (await startWorker()).renewWords();
    publish({ '/': 'new home', '/contact': 'new contact' });
  });

  it.each<[string, () => void]>([
    ['the server stops in between', stop],
    ['a page is not there', () => delete site['/contact']],
    ['a page says something else already', () => publish({ '/contact': 'newer still' })],
    ['the site is deployed anew in between', () => (list = { ...list, build: 'b2' })],
  ])('leaves the earlier words as they were: %s', async (_what, happens) => {
    meanwhile['/'] = happens;
    const { renewWords } = await startWorker();
    await expect(renewWords()).rejects.toThrow(Error);
    await expectAllAsBefore();
    expect(setsKept()).toHaveLength(1);
  });

  it('does so when the worker is ended, and the next one takes them whole', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/contact') return new Promise(() => undefined);
      return respond(path);
    });
    const { renewWords } = await startWorker();
    void renewWords();
    await vi.waitFor(async () => expect(setsKept()).toHaveLength(2));
    await expectAllAsBefore();
    start();
    const next = await startWorker();
    await next.renewWords();
    expect(await next.says('/contact')).toBe('new contact');
    expect(setsKept()).toHaveLength(1);
  });

  it('is one, whoever asks for it', async () => {
    asked = [];
    const { renewWords, says } = await startWorker();
    await Promise.all([renewWords(), renewWords()]);
    expect(asked).toHaveLength(4);
    expect(await says('/')).toBe('new home');
  });

  it('is followed by one that takes them', async () => {
    const { renewWords, says } = await startWorker();
    stop();
    await expect(renewWords()).rejects.toThrow(TypeError);
    start();
    await renewWords();
    expect(await says('/')).toBe('new home');
  });
});

describe('the first answer of a worker', () => {
  it("has the newest words, not those of its install, and leaves nothing of the other build's", async () => {
    publish({ '/': 'earlier words' });
    await (await startWorker()).renewWords();
    list = { ...list, build: 'b2' };
    await install();
    publish({ '/': 'newest words' });
    const { renewedOnce, says } = await startWorker('b2');
    await renewedOnce();
    expect(await says('/')).toBe('newest words');
    expect(setsKept()).toEqual(['words b2 1']);
  });

  it('waits for nothing once it has renewed them', async () => {
    const { renewWords, renewedOnce } = await startWorker();
    await renewWords();
    asked = [];
    await renewedOnce();
    expect(asked).toEqual([]);
  });

  it('is that of the install without a connection, and soon with a server that says nothing', async () => {
    const { renewedOnce, says } = await startWorker();
    stop();
    await renewedOnce();
    expect(await says('/')).toBe('/ of the build');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const waiting = renewedOnce();
    await vi.advanceTimersByTimeAsync(3_000);
    await waiting;
    vi.useRealTimers();
  });
});
