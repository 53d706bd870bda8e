import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';

const modules = import.meta.glob<Record<string, unknown>>(
  // pages.ts and head.ts are written for search results, where line breaks do not matter.
  [
    './**/*.ts',
    '#domain/site/content/page-words/*-words.ts',
    '!./**/*.test.ts',
    '!./pages.ts',
    '!./head.ts',
  ],
  { eager: true },
);
const markdown = import.meta.glob<string>('./**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The only exclamation marks on the site: the specification's own (§8). */
const EXCLAMATIONS = [
  'Yes! We cover your area. Contact us for a free consultation.',
  'Thank you for your inquiry! We will contact you shortly.',
  'No images available yet. Check back soon!',
];

/** A figure, an ordinary space, a unit: "4 m", "125 mm", "20 °C", "8:00 AM". */
const BREAKABLE =
  /\d (?:m|mm|cm|km|m²|m³|kg|t|W|kW|kWh|Wh|°C|W\/m²K|litres|AM|PM)(?![\p{L}\p{N}])|\d m ×|× \d+(?:\.\d+)? m\b/u;

const texts: (readonly [string, string])[] = [
  ...Object.entries(modules).flatMap(([path, module]) =>
    stringsIn(Object.values(module)).map((text) => [path, text] as const),
  ),
  ...Object.entries(markdown).flatMap(([path, text]) =>
    text.split('\n').map((line) => [path, line] as const),
  ),
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return wordsWithFacts(value);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  if ('_zod' in value) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Words that have facts in them are functions of the facts, and of nothing else. */
function wordsWithFacts(words: unknown): string[] {
  if (typeof words !== 'function' || words.length !== 1) return [];
  try {
    return stringsIn(words(STARTER_FACTS));
  } catch {
    // A function of something else.
    return [];
  }
}

describe('our words', () => {
  it('raise their voice only where the specification does', () => {
    const loud = texts.map(([, text]) => text).filter((text) => text.includes('!'));
    expect(new Set(loud)).toEqual(new Set(EXCLAMATIONS));
  });

  it('keep a number and its unit on one line', () => {
    expect(texts.filter(([, text]) => BREAKABLE.test(text))).toEqual([]);
    expect(BREAKABLE.test('4 m × 4 m')).toBe(true);
    expect(BREAKABLE.test('4\u00a0m × 4\u00a0m')).toBe(false);
  });

  it('write apostrophes as printers do', () => {
    const heads = /^(?:\w+|  - \w+|    \w+): '/;
    const typed = texts.filter(([, text]) => !heads.test(text) && /\p{L}'\p{L}/u.test(text));
    expect(typed).toEqual([]);
  });
});
