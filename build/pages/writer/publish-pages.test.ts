import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DEVICE_LIST } from '#domain/site/content/pages/device-files';
import type { PublishedPages } from '#domain/site/content/pages/published-pages';
import { publishedContent, type SiteContent } from '#domain/site/content/site-content';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { publishing } from './publish-pages';
import { STARTER, writeSite } from './write-site';

const sheet = { href: '/assets/style.css', css: 'p,h1,h2{margin:0}a{color:blue}' };
const template = `<!doctype html><html><head><!--head--><script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="${sheet.href}"></head><body><div id="root"><!--app--></div><script>addEventListener("click",(e)=>e)</script></body></html>`;
const common = { build: 'one', template, sheet, has: () => true };

type Kit = Parameters<typeof publishing>[0];
let built: Pick<Kit, 'built' | 'inputs'>;
const starter = publishedContent(STARTER, { now: new Date(), samples: true });

beforeAll(async () => {
  const files = await writeSite({ ...common, rules: new Map() }, 'one');
  built = {
    built: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
    inputs: Object.fromEntries(files.map(({ path, input }) => [path, input])),
  };
}, 60_000);

/** A writer as the server starts it; it goes on knowing rules, as its thread does. */
function writer() {
  const kit: Kit = { ...common, ...built, rules: new Map() };
  return (content: SiteContent, folder: string, before: PublishedPages | null) =>
    written(kit, { content, folder, madeFrom: 'words', before });
}

/** All of it, with what is left for later. */
async function written(
  kit: Kit,
  task: Parameters<typeof publishing>[2],
  origin = BUILT_ORIGIN,
): Promise<PublishedPages> {
  const work = publishing(kit, origin, task);
  let pages = await work.first();
  while (pages.behind.length > 0) pages = await work.more(1);
  return pages;
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const { facts, articles, questions, testimonials, legal } = starter;
const [first, second] = articles;
if (first === undefined || second === undefined)
  throw new Error('The starter has lost its articles');
const replaced = (changes: Partial<typeof second>): SiteContent => ({
  ...starter,
  articles: articles.map((article) => (article === second ? { ...second, ...changes } : article)),
});
const company = (changes: Partial<typeof facts.company>): SiteContent => ({
  ...starter,
  facts: { ...facts, company: { ...facts.company, ...changes } },
});

const CHANGES: Record<string, SiteContent> = {
  'the words of an article': replaced({ body: 'Other words.' }),
  'the title of an article': replaced({ title: 'Another title' }),
  'the address of an article': replaced({ slug: 'elsewhere', formerSlugs: [second.slug] }),
  'an article less': { ...starter, articles: articles.slice(1) },
  'an article more': {
    ...starter,
    articles: [{ ...first, slug: 'new', title: 'New' }, ...articles],
  },
  'the telephone': company({ phone: '01604 123456' }),
  'the name': company({ name: 'Rooms & Sons' }),
  'no picture on the home page': { ...starter, teaser: [] },
  'the hours': { ...starter, facts: { ...facts, hours: { ...facts.hours, spans: [] } } },
  'one question': { ...starter, questions: questions.slice(1) },
  'no testimonials': { ...starter, testimonials: testimonials.slice(3) },
  'a legal page': {
    ...starter,
    legal: { ...legal, terms: { ...legal.terms, body: 'We build what we said.' } },
  },
};

const PHONE = '01604 123456';
const newestOne = first;
const articlesOf = (paths: readonly string[]) =>
  paths.filter((path) => /^\/(blog|content\/articles)\/(?!index)/.test(path));
const texts = async (folder: string, { files }: PublishedPages, paths: readonly string[]) =>
  Promise.all(paths.map((path) => readFile(join(folder, files[path] ?? ''), 'utf8')));

/** Of twenty articles, the newest twelve are on every device. */
const twenty = Array.from({ length: 20 }, (_, at) => ({ ...newestOne, slug: `a-${at}` }));
const CHANGED = 'a-15';

/** A site on which one article is changed, and another telephone is on all pages. */
async function behind() {
  const [folder, kit] = [await temporary(), { ...common, ...built, rules: new Map() }];
  const task = { folder, madeFrom: 'before', before: null };
  const before = await written(kit, { ...task, content: { ...starter, articles: twenty } });
  const changed = twenty.map((one) =>
    one.slug === CHANGED ? { ...one, body: 'Newest words.' } : one,
  );
  const content = { ...company({ phone: PHONE }), articles: changed };
  const work = publishing(kit, BUILT_ORIGIN, { content, folder, madeFrom: 'after', before });
  return { folder, kit, before, content, work, first: structuredClone(await work.first()) };
}

describe('articles that were not changed themselves', () => {
  it('keep their earlier pages until the others are there', async () => {
    const { folder, before, work, first } = await behind();
    const changed = `/blog/${CHANGED}/index.html`;
    const lists = ['/blog/page/2/index.html', '/content/blog/page/2.json'];
    expect(first.behind).toHaveLength(2 * (20 - 12 - 1) + lists.length);
    expect(first.behind).toEqual(expect.arrayContaining(lists));
    expect(articlesOf(first.behind)).toHaveLength(first.behind.length - 1);
    expect(first.behind).not.toContain(changed);
    for (const path of first.behind) expect(first.files[path]).toEqual(before.files[path]);
    const main = Object.keys(first.files).filter(
      (path) => path.endsWith('.html') && !first.behind.includes(path),
    );
    for (const text of await texts(folder, first, main)) expect(text).toContain(PHONE);
    expect((await texts(folder, first, [changed])).join('')).toContain('Newest words.');
    const list = first.files[DEVICE_LIST];
    let pages = first;
    while (pages.behind.length > 0) pages = await work.more(1);
    expect(pages.files[DEVICE_LIST]).toEqual(list);
    const late = articlesOf(Object.keys(pages.files)).filter((path) => path.endsWith('.html'));
    expect(late).toHaveLength(20 + 1);
    for (const text of await texts(folder, pages, late)) expect(text).toContain(PHONE);
  });

  it('are written by the next process where one has ended meanwhile', async () => {
    const { folder, kit, content, work, first } = await behind();
    // Some are there, and nobody has been told.
    await work.more(1);
    const next = await written(kit, { content, folder, madeFrom: 'after', before: first });
    const anew = await written(kit, {
      content,
      folder: await temporary(),
      madeFrom: 'after',
      before: null,
    });
    expect(next.files).toEqual(anew.files);
    expect(next.inputs).toEqual(anew.inputs);
  });

  it('are written at once where they are new', async () => {
    const { folder, kit, content, first: before } = await behind();
    const more = { ...content, articles: [{ ...newestOne, slug: 'new' }, ...content.articles] };
    const work = publishing(kit, BUILT_ORIGIN, { content: more, folder, madeFrom: 'more', before });
    const pages = await work.first();
    expect(pages.files['/blog/new/index.html']).toBeDefined();
    expect(pages.files['/content/articles/new.json']).toBeDefined();
  });
});

describe('pages that are written one change after another', () => {
  it(
    'are those that a writer who knows nothing makes of the same content',
    { tags: 'long', timeout: 120_000 },
    async () => {
      const [folder, write] = [await temporary(), writer()];
      let before: PublishedPages | null = null;
      for (const [what, content] of Object.entries(CHANGES)) {
        before = await write(content, folder, before);
        const nothing = { ...common, built: {}, inputs: {}, rules: new Map<string, string>() };
        const anew = await written(nothing, {
          content,
          folder: await temporary(),
          madeFrom: 'words',
          before: null,
        });
        for (const [path, name] of Object.entries(anew.files)) {
          if (path === DEVICE_LIST) continue;
          const shown = before.files[path] ?? `${built.built[path]}.`;
          expect(name.startsWith(shown), `${path} after ${what}`).toBe(true);
          const style = path in before.files ? anew.styles[path] : undefined;
          expect(before.styles[path], `the style of ${path} after ${what}`).toBe(style);
        }
      }
    },
  );

  it.each([
    ['the words of an article', 3],
    ['the title of an article', 7],
    ['one question', 2],
    ['a legal page', 2],
  ])('are few after a change of %s', async (what, most) => {
    const folder = await temporary();
    const { files } = await writer()(CHANGES[what] ?? starter, folder, null);
    const changed = Object.keys(files).filter((path) => path !== DEVICE_LIST);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(most);
    const back = await writer()(
      starter,
      folder,
      await writer()(CHANGES[what] ?? starter, folder, null),
    );
    expect(back.files).toEqual({});
  });

  it('are written again where one is there but not whole, as after a power cut', async () => {
    const folder = await temporary();
    const { files } = await writer()(company({ phone: PHONE }), folder, null);
    const torn = join(folder, files['/about/index.html'] ?? '');
    const whole = await readFile(torn, 'utf8');
    await writeFile(torn, '');
    await writeFile(`${torn}.br`, '');
    await writer()(company({ phone: PHONE }), folder, null);
    expect(await readFile(torn, 'utf8')).toBe(whole);
    expect(brotliDecompressSync(await readFile(`${torn}.br`)).toString()).toBe(whole);
  });

  it('carry the origin that visitors use, wherever an address is whole', async () => {
    const folder = await temporary();
    const origin = 'https://rooms.example';
    const content = company({ name: 'Hedgerow Rooms' });
    const kit: Kit = { ...common, ...built, rules: new Map() };
    const { files } = await written(
      kit,
      { content, folder, madeFrom: 'words', before: null },
      origin,
    );
    const read = async (path: string) =>
      readFile(join(folder, files[path] ?? `no ${path}`), 'utf8');
    const texts = await Promise.all(Object.keys(files).map(read));
    expect(texts.filter((text) => text.includes(BUILT_ORIGIN))).toEqual([]);
    const slug = `/blog/${first.slug}`;
    const article = await read(`${slug}/index.html`);
    for (const words of [
      `<link rel="canonical" href="${origin}${slug}">`,
      `<meta property="og:url" content="${origin}${slug}">`,
      `<meta property="og:image" content="${origin}/social/`,
      `"@id":"${origin}/#business"`,
      `"mainEntityOfPage":"${origin}${slug}"`,
    ])
      expect(article).toContain(words);
    expect(await read('/feed.xml')).toContain(`<id>${origin}${slug}</id>`);
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
      name: 'Hedgerow Rooms',
      short_name: 'Hedgerow',
    });
    expect(JSON.parse(await read(DEVICE_LIST)).take).toHaveProperty(['/manifest.webmanifest']);
    const moved = await written(
      kit,
      {
        content: CHANGES['the address of an article'] ?? content,
        folder,
        madeFrom: 'words',
        before: null,
      },
      origin,
    );
    const sitemap = await readFile(join(folder, moved.files['/sitemap.xml'] ?? ''), 'utf8');
    expect(sitemap).toContain(`<loc>${origin}/blog/elsewhere</loc>`);
    expect(sitemap).not.toContain(BUILT_ORIGIN);
  });

  it('are not drawn again where nothing has changed', async () => {
    const folder = await temporary();
    const write = writer();
    const before = await write(company({ phone: '01604 123456' }), folder, null);
    const names = await readdir(folder);
    await rm(folder, { recursive: true });
    const after = await write(company({ phone: '01604 123456' }), folder, before);
    expect(after.files['/about/index.html']).toBe(before.files['/about/index.html']);
    expect(after.styles['/about/index.html']).toMatch(/^sha256-/);
    expect({ ...after.styles, scripts: after.scripts }).toEqual({
      ...before.styles,
      scripts: before.scripts,
    });
    expect(names.length).toBeGreaterThan(100);
    // The list for devices is made each time, and nothing else.
    expect((await readdir(folder)).filter((name) => name.endsWith('.html'))).toEqual([]);
  });
});
