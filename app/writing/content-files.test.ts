import { describe, expect, it } from 'vitest';
import type { Article } from '#domain/site/content/articles';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import type { SiteContent } from '#domain/site/content/site-content';
import { publishedContent } from '#domain/site/content/site-content';
import { contentBlock } from './content-block';
import { contentFile, contentNames } from './content-files';
import { feed } from './head/feed';
import { headFor } from './head/head';
import { sitemap } from './head/sitemap';
import { STARTER } from './starter/starter';
import { writtenContent } from './written-content';

const starter = publishedContent(STARTER, { now: new Date(), samples: true });
/** @throws Error when the starter has lost its articles */
function articleAt(index: number): Article {
  const article = starter.articles[index];
  if (!article) throw new Error('The starter has lost its articles');
  return article;
}

const newest = articleAt(0);
const older = articleAt(1);

/** The starter with an article as somebody might write it at the desk. */
function withArticle(changes: Partial<Article>): SiteContent {
  return { ...starter, articles: [{ ...newest, ...changes }, older] };
}

function withMany(count: number): SiteContent {
  const articles = Array.from({ length: count }, (_, at) => ({ ...newest, slug: `a-${at}` }));
  return { ...starter, articles };
}

const pictureOf = (content: SiteContent) => contentFile('articles', content)?.cards[0]?.picture;

describe('the picture of a shared article', () => {
  const id = '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11';
  const image = galleryPicture(id, [
    { type: 'image/avif', width: 1600, path: '/uploads/a/1600.avif' },
    { type: 'image/webp', width: 2400, path: '/uploads/a/2400.webp' },
    { type: 'image/webp', width: 800, path: '/uploads/a/800.webp' },
    { type: 'image/webp', width: 1600, path: '/uploads/a/1600.webp' },
  ]);
  const headWith = (changes: Partial<Article>, gallery = [image]) =>
    headFor(`/blog/${newest.slug}`, { ...withArticle(changes), gallery });

  it('is the one of the gallery, in a size and a kind that networks show', () => {
    const head = headWith({ picture: { galleryId: id } });
    for (const [name, value] of [
      ['og:image', 'http://localhost:3000/uploads/a/1600.webp'],
      ['og:image:type', 'image/webp'],
      ['og:image:width', '1600'],
      ['og:image:height', '900'],
      ['og:image:alt', 'Larch after ten winters'],
    ])
      expect(head).toContain(`<meta property="${name}" content="${value}">`);
    expect(head).toContain('"image":"http://localhost:3000/uploads/a/1600.webp"');
  });

  it('is as it was uploaded while its sizes are made, or the first of the text', () => {
    const fresh = galleryPicture(id, []);
    expect(headWith({ picture: { galleryId: id } }, [fresh])).toContain(
      'og:image" content="http://localhost:3000/uploads/a/original.jpg"',
    );
    const gone = { galleryId: '6a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11' };
    const body = 'See ![larch](/uploads/a/original.jpg)';
    expect(headWith({ picture: gone, body })).toContain('/uploads/a/1600.webp');
    expect(headWith({ picture: gone })).toContain('/social/hero.jpg');
  });
});

function galleryPicture(
  id: string,
  renditions: NonNullable<GalleryImage['picture']>['renditions'],
): GalleryImage {
  return {
    id,
    title: 'Larch',
    category: 'garden-rooms',
    tags: [],
    objectPath: '/uploads/a/original.jpg',
    featured: 0,
    sortOrder: 0,
    createdAt: '2026-05-01T09:30:00.000Z',
    picture: {
      width: 3200,
      height: 1800,
      alt: 'Larch after ten winters',
      focus: '50% 50%',
      blur: 'data:image/webp;base64,AAAA',
      renditions,
    },
  };
}

describe('the documents that pages are shown from', () => {
  it('are one for each piece', () => {
    const names = contentNames(starter);
    expect(names).toHaveLength(9 + 4 + 6 + 3);
    expect(names).toContain('facts');
    expect(names).toContain(`articles/${newest.slug}`);
    expect(names).toContain('legal/privacy');
    for (const name of names) expect(contentFile(name, starter)).toBeDefined();
  });

  it('have what a room costs to run for those who ask, and none of it on every page', () => {
    expect(contentFile('energy', starter)).toEqual(STARTER.facts.energy);
    expect(contentFile('facts', starter)).not.toHaveProperty('energy');
    expect(writtenContent(starter).loaded.facts).not.toHaveProperty('energy');
  });

  it('do not say when something was or will be published', () => {
    const documents = contentNames(starter).map((name) => contentFile(name, starter));
    expect(JSON.stringify(documents)).not.toContain('publishAt');
  });

  it('lead from a former address to where the article is, unless another has that address', () => {
    const moved = withArticle({ slug: 'new', formerSlugs: ['old', older.slug] });
    expect(contentFile('articles/old', moved)).toEqual({ movedTo: 'new' });
    expect(contentFile(`articles/${older.slug}`, moved)).toMatchObject({ title: older.title });
    expect(contentFile('articles/never', moved)).toBeUndefined();
  });

  it('show the newest articles as cards, some more in a line each, and the others on further pages', () => {
    const content = withMany(1000);
    const list = contentFile('articles', content);
    expect([list?.cards.length, list?.older.length, list?.pages]).toEqual([6, 6, 43]);
    expect(list?.older[0]).toEqual({ slug: 'a-6', title: newest.title, date: newest.date });
    const further = contentNames(content).filter((name) => name.startsWith('blog/page/'));
    expect([further[0], further.at(-1)]).toEqual(['blog/page/2', 'blog/page/43']);
    const lists = [list, ...further.map((name) => contentFile(name as 'blog/page/2', content))];
    const named = lists.flatMap((one) => [...(one?.cards ?? []), ...(one?.older ?? [])]);
    expect(named.map(({ slug }) => slug)).toEqual(content.articles.map(({ slug }) => slug));
  });

  it.each([
    [13, 2, 1],
    [36, 2, 24],
    [37, 3, 1],
  ])('divide %i articles into %i pages, with %i on the last', (count, pages, last) => {
    const content = withMany(count);
    expect(contentFile('articles', content)?.pages).toBe(pages);
    expect(contentFile(`blog/page/${pages}`, content)?.older).toHaveLength(last);
  });

  it('have no pages where one is enough', () => {
    expect(contentFile('articles', withMany(12))).not.toHaveProperty('pages');
  });

  it.each(['1', '0', '44', '02', '2.0', '-2', 'x', ''])('know no page %s of the blog', (number) => {
    expect(contentFile(`blog/page/${number}`, withMany(1000))).toBeUndefined();
  });

  it('name the article to read next, and after the oldest the newest', () => {
    expect(contentFile(`articles/${newest.slug}`, starter)).toMatchObject({
      next: { slug: older.slug },
    });
    const last = starter.articles.at(-1);
    expect(contentFile(`articles/${last?.slug}`, starter)).toMatchObject({
      next: { slug: newest.slug },
    });
    const alone = { ...starter, articles: [newest] };
    expect(contentFile(`articles/${newest.slug}`, alone)).toMatchObject({ next: null });
  });

  it('have another picture where the chosen one is gone', () => {
    const gone = withArticle({ picture: { galleryId: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11' } });
    const file = withArticle({ picture: { file: 'hero.jpg' } });
    expect(pictureOf(gone)).toEqual(pictureOf(file));
  });

  it('have the company’s facts in the legal pages, escaped, and brackets for what is missing', () => {
    const { company } = starter.facts;
    const facts = {
      ...starter.facts,
      company: { ...company, name: '<b>Rooms</b>' },
      vat: { registered: true, number: 'GB 1', rate: 20 },
    };
    const { html = '' } = contentFile('legal/terms', { ...starter, facts }) ?? {};
    expect(html).toContain('&lt;b&gt;Rooms&lt;/b&gt;');
    expect(html).toContain('VAT number GB 1');
    expect(html).toContain('[company number]');
  });

  it('say nothing of a VAT number where there is none, also in a page that names it', () => {
    const facts = { ...starter.facts, vat: { registered: false as const } };
    const { html = '' } = contentFile('legal/terms', { ...starter, facts }) ?? {};
    expect(html).toContain('[company number], not VAT registered, registered office');
    expect(html).toContain('in pounds sterling without VAT, as we are not VAT registered.');
    const body = 'We are at 1 High Street, VAT number {vat-number}.';
    const own = { ...starter.legal, terms: { ...starter.legal.terms, body } };
    const before = contentFile('legal/terms', { ...starter, facts, legal: own })?.html;
    expect(before).toContain('VAT number none, as we are not registered.');
  });
});

const HOSTILE = '</script><script>alert(1)</script><!-- & " \u0007 \ufffe';

describe('what somebody types', () => {
  const content = withArticle({ title: HOSTILE, excerpt: HOSTILE, body: HOSTILE, author: HOSTILE });

  it('does not end the block of a page', () => {
    const block = contentBlock({ articles: contentFile('articles', content) });
    expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(block).not.toContain('<!--');
  });

  it('stays text in the feed, which is well-formed', () => {
    const xml = feed(content);
    expect(xml).not.toContain('<script');
    for (const unfit of ['\u0007', '\ufffe']) expect(xml).not.toContain(unfit);
    expect(xml.match(/<entry>/g)).toHaveLength(2);
    expect(xml.match(/<title>/g)).toHaveLength(3);
    expect(xml).toContain(`<id>http://localhost:3000/blog/${newest.slug}</id>`);
  });

  it('stays text in the head and the structured data', () => {
    const head = headFor(`/blog/${newest.slug}`, content);
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head).toContain('rel="alternate" type="application/atom+xml"');
  });

  it('say on which day an article was last checked', () => {
    const checked = withArticle({ checked: '2026-11-12' });
    expect(contentFile('articles', checked)?.cards[0]).toMatchObject({ checked: '2026-11-12' });
    const path = `/blog/${newest.slug}`;
    expect(headFor(path, checked)).toContain('"dateModified":"2026-11-12"');
    expect(headFor(path, starter)).not.toContain('dateModified');
  });
});

it('the feed has the newest twenty of a thousand articles, the sitemap all of them and their lists', () => {
  const content = withMany(1000);
  const entries = [...feed(content).matchAll(/<id>[^<]*\/blog\/([^<]*)<\/id>/g)];
  expect(entries.map(([, slug]) => slug)).toEqual(
    content.articles.slice(0, 20).map(({ slug }) => slug),
  );
  expect(sitemap(content).match(/\/blog\/a-/g)).toHaveLength(1000);
  expect(sitemap(content)).toContain('/blog/page/43<');
});

it('a further page of the blog has a title and an address of its own', () => {
  const head = headFor('/blog/page/2', withMany(13));
  expect(head).toContain('<title>Blog, page 2 | Modular Garden Rooms</title>');
  expect(head).toMatch(/rel="canonical" href="[^"]*\/blog\/page\/2"/);
  expect(head).toContain('content="website"');
  expect(headFor('/blog/page/3', withMany(13))).toContain('content="noindex"');
});

it('a site without articles has an empty feed and none in its sitemap', () => {
  const none = { ...starter, articles: [] };
  expect(feed(none)).not.toContain('<entry>');
  expect(sitemap(none)).not.toContain('/blog/');
  expect(sitemap(starter).match(/<lastmod>/g)).toHaveLength(6);
});
