import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { priceDraft } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { draft } from '#domain/testing/arbitraries';
import { readDesignFile, writeDesignFile, type FiledDesign } from './design-file';
import { designNameSchema, freeName } from './design-name';

const day = 1_790_000_000_000;
const studio: FiledDesign = { name: 'Studio', createdAt: day, updatedAt: day, draft: emptyDraft };

const filed = fc.record({
  name: fc.stringMatching(/^\S{1,30}$/),
  createdAt: fc.integer({ min: 0, max: day }),
  updatedAt: fc.integer({ min: 0, max: day }),
  draft,
});

const fileWith = (changes: object) =>
  JSON.stringify({ ...JSON.parse(writeDesignFile([studio])), ...changes });

describe('a file of designs', () => {
  it('gives back the same designs and the same prices, 500 times', () => {
    fc.assert(
      fc.property(fc.array(filed, { maxLength: 4 }), (designs) => {
        const read = readDesignFile(writeDesignFile(designs));
        expect(read).toEqual({ ok: true, designs });
        const prices = (all: typeof designs) =>
          all.map((design) => priceDraft(design.draft, starterPricing));
        expect(read.ok && prices(read.designs)).toEqual(prices(designs));
      }),
      { numRuns: 500 },
    );
  });

  it('carries nothing but names, days and choices', () => {
    const kept = { ...studio, id: '00000000-0000-4000-8000-000000000000', email: 'a@example.com' };
    expect(writeDesignFile([kept])).not.toMatch(/-4000-8000-|email/);
  });

  it.each([
    ['no JSON', 'not a file', 'This file holds no designs of ours.'],
    ['an empty file', '', 'This file holds no designs of ours.'],
    ['another format', fileWith({ format: 'other' }), 'This file holds no designs of ours.'],
    ['designs that are no list', fileWith({ designs: 'x' }), 'This file holds no designs of ours.'],
    [
      'a newer version',
      fileWith({ version: 2, designs: [{}] }),
      'This file is of a newer version of this site. Update the site and try again.',
    ],
    [
      'too many designs',
      fileWith({ designs: Array.from({ length: 501 }, () => studio) }),
      'This file holds more than 500 designs.',
    ],
    ['far too much', ' '.repeat(1_000_001), 'This file is too large to be one of ours.'],
    [
      'a design with eleven windows',
      fileWith({ designs: [studio, { ...studio, draft: { ...emptyDraft, windows: 11 } }] }),
      'Design 2 in this file cannot be read. Windows must be a whole number from 0 to 10.',
    ],
    [
      'a design without a name',
      fileWith({ designs: [{ ...studio, name: '  ' }] }),
      'Design 1 in this file cannot be read. Give the design a name.',
    ],
  ])('with %s is refused with the reason', (_what, text, problem) => {
    expect(readDesignFile(text)).toEqual({ ok: false, problem });
  });

  it('takes any text at all without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDesignFile(text).ok).toBe(false);
      }),
    );
  });
});

describe('a name', () => {
  it('is trimmed and stands on one line', () => {
    expect(designNameSchema.parse('  The \n studio ')).toBe('The studio');
    expect(designNameSchema.safeParse('x'.repeat(61)).success).toBe(false);
  });

  it('that is taken gets a number, whatever its capitals, and stays short enough', () => {
    expect(freeName('Studio', [])).toBe('Studio');
    expect(freeName('Studio', ['studio', 'Studio (2)'])).toBe('Studio (3)');
    expect(freeName('x'.repeat(60), ['x'.repeat(60)])).toBe(`${'x'.repeat(56)} (2)`);
  });
});
