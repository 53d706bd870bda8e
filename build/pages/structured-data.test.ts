import { describe, expect, it } from 'vitest';
import { headFor as headOf } from '#app/writing/head/head';
import { STARTER } from '#app/writing/starter/starter';
import { publishedContent } from '#domain/site/content/site-content';
import { NOT_FOUND_PATH } from '#domain/site/page-path';
import { isIndexed, pathsOf } from '#app/content/pages';
import { SchemaVocabulary } from './schema-vocabulary';

const vocabulary = new SchemaVocabulary();
const content = publishedContent(STARTER, { now: new Date(), samples: true });
const indexed = pathsOf(content).filter((path) => isIndexed(path, content));
const headFor = (path: string) => headOf(path, content);

function graphOf(path: string): Record<string, unknown>[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(headFor(path))?.[1];
  const data = JSON.parse(text ?? 'null') as { '@context': string; '@graph': [] } | null;
  expect(data?.['@context']).toBe('https://schema.org');
  return data?.['@graph'] ?? [];
}

const typesOf = (path: string) => graphOf(path).map((node) => node['@type']);

describe('the vocabulary of schema.org', () => {
  it.each(indexed)('knows every term used on %s', (path) => {
    expect(graphOf(path).flatMap((node) => vocabulary.faults(node))).toEqual([]);
  });

  it.each([
    [{ '@type': 'GardenRoom' }],
    [{ '@type': 'Offer', prize: 5 }],
    [{ '@type': 'Offer', seller: 'us' }],
    [{ '@type': 'Offer', seller: { '@type': 'Offer' } }],
    [{ '@type': 'Service', offers: { '@type': 'Offer', headline: 'no' } }],
    [{ '@type': 'HomeAndConstructionBusiness', headline: 'no' }],
  ])('does not know %j', (node) => {
    expect(vocabulary.faults(node)).toHaveLength(1);
  });

  it('knows the properties a type inherits', () => {
    const seller = { '@type': 'HomeAndConstructionBusiness', openingHours: ['Mo'], name: 'Us' };
    expect(vocabulary.faults({ '@type': 'Offer', seller })).toEqual([]);
  });
});

describe('the structured data', () => {
  it('says on every page who we are, where we build and when we are open', () => {
    for (const path of indexed) {
      expect(graphOf(path)[0]).toMatchObject({
        '@type': 'HomeAndConstructionBusiness',
        openingHours: ['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00'],
      });
      expect(graphOf(path)[0]?.['areaServed']).toHaveLength(5);
    }
  });

  it('describes the content of a page', () => {
    expect(typesOf('/')).toEqual(['HomeAndConstructionBusiness']);
    expect(typesOf('/services/garden-rooms').slice(1)).toEqual(['BreadcrumbList', 'Service']);
    expect(typesOf('/blog/foundations-for-a-garden-room').slice(1)).toEqual([
      'BreadcrumbList',
      'BlogPosting',
    ]);
    const [, , service] = graphOf('/services/garden-rooms');
    expect(service).toMatchObject({ offers: { price: 28_000, priceCurrency: 'GBP' } });
  });
});

describe('the head of a page', () => {
  it.each(indexed)('%s has a title, a description and a picture of its own kind', (path) => {
    const head = headFor(path);
    expect(head).toMatch(/<title>.+<\/title>/);
    expect(head).toMatch(/name="description" content=".+"/);
    expect(head).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
    expect(head).toMatch(/property="og:image" content="http:\/\/localhost:3000\/social\/\S+\.jpg"/);
    expect(head).toContain('name="twitter:card" content="summary_large_image"');
    expect(head).toContain('name="robots" content="index"');
  });

  it('has a title unlike any other', () => {
    const heads = indexed.map((path) => /<title>.*<\/title>/.exec(headFor(path))?.[0]);
    expect(new Set(heads).size).toBe(indexed.length);
  });

  it.each(['/quotes', NOT_FOUND_PATH, '/admin/pricing', '/blog/nothing'])(
    '%s asks not to be listed',
    (path) => {
      expect(headFor(path)).toContain('name="robots" content="noindex"');
      expect(headFor(path)).not.toContain('canonical');
    },
  );
});
