import { expect, it } from 'vitest';
import { deviceFilesSchema } from '#domain/site/content/pages/device-files';
import { publishedContent, type SiteContent } from '#domain/site/content/site-content';
import { filesForDevices } from './files-for-devices';
import { STARTER } from './write-site';

const starter = publishedContent(STARTER, { now: new Date(), samples: true });
const [article] = starter.articles;
if (article === undefined) throw new Error('The starter has lost its articles');

const file = (number: number): string => `${number}.1.html`;

/** A site whose every page and document says something else than the build's. */
function siteWith(count: number, formerSlugs: string[] = []) {
  const articles = Array.from({ length: count }, (_, at) => ({
    ...article,
    slug: `a-${at}`,
    formerSlugs: formerSlugs.map((slug) => `${slug}-${at}`),
  })) as SiteContent['articles'];
  const paths = [
    '/index.html',
    '/blog/index.html',
    '/admin/today/index.html',
    '/content/articles.json',
    ...articles.flatMap(({ slug, formerSlugs: former }) => [
      `/blog/${slug}/index.html`,
      `/content/articles/${slug}.json`,
      ...former.map((old) => `/content/articles/${old}.json`),
    ]),
    ...Array.from({ length: 40 }, (_, at) => `/blog/page/${at + 2}/index.html`),
    ...Array.from({ length: 40 }, (_, at) => `/content/blog/page/${at + 2}.json`),
  ];
  const files = Object.fromEntries(paths.map((path, at) => [path, file(at)]));
  return { content: { ...starter, articles }, files };
}

function listOf(
  { content, files }: ReturnType<typeof siteWith>,
  built: Record<string, string> = {},
) {
  const text = filesForDevices({ build: 'one', built }, { files, gone: [] }, content);
  return { text, list: deviceFilesSchema.parse(JSON.parse(text ?? '')) };
}

it('names as much with a thousand articles as with a dozen', () => {
  const { list } = listOf(siteWith(1000));
  const dozen = listOf(siteWith(12)).list;
  expect(Object.keys(list.take ?? {})).toEqual(Object.keys(dozen.take ?? {}));
  expect(list.take).toHaveProperty(['/blog/a-11']);
  expect(list.take).toHaveProperty(['/content/articles/a-11.json']);
  expect(list.renew).toEqual({});
});

it('renews what the build has put on devices, and what leads from a former address of the newest', () => {
  const built = { '/blog/a-500/index.html': 'hash', '/content/articles/a-500.json': 'hash' };
  const { list } = listOf(siteWith(1000, ['old']), built);
  const renewed = Object.keys(list.renew ?? {});
  expect(renewed).toContain('/blog/a-500');
  expect(renewed).toContain('/content/articles/old-3.json');
  expect(renewed).toHaveLength(2 + 12);
});

it('is the same whichever file was written first', () => {
  const site = siteWith(20);
  const files = Object.fromEntries(Object.entries(site.files).toReversed());
  expect(listOf({ ...site, files }).text).toBe(listOf(site).text);
});
