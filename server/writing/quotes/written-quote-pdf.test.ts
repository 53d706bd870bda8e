import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { emptyDraft } from '#domain/design/draft/draft';
import { writtenQuoteSchema, type WrittenQuote } from '#domain/order/quote/written-quote';
import { isAsEstimated } from '#domain/order/quote/quote-line';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { starterPricing } from '#domain/design/pricing/starter';
import { inPence } from '#domain/text/in-pence';
import { onPaper } from '#domain/order/document/on-paper';
import { shareCode } from '#domain/design/sharing/share-code';
import { added, writtenQuotes, discount, estimated, hostileWords, quoteOf } from '#domain/testing/written-quotes'; // oxfmt-ignore
import { pricedChoices } from '#domain/testing/arbitraries';
import { CRLF_CORPUS, XSS_CORPUS } from '#server/testing/hostile';
import { readPdf } from '#server/testing/pdf/read-pdf';
import type { PricingVersion } from '#server/stores/records';
import { pdfs } from '#server/adapters/pdf/pdfs';
import { writtenQuotePdf } from './written-quote-pdf';

/** A sample; `npm run test:designs` tries many more. */
const RUNS = Number(process.env['RUNS'] ?? 30);

const priceList = (version: number, pricing = starterPricing): PricingVersion => ({
  version,
  savedAt: '2026-05-01T09:30:00.000Z',
  note: '',
  pricing,
});

const none = { version: async () => undefined, current: async () => priceList(9) };

const code = shareCode({ ...emptyDraft, roomType: 'office', shellSizeId: '4x4', windows: 2 });

const quote: WrittenQuote = {
  ...quoteOf([
    estimated('shell', 3_000_000),
    estimated('door', 85_000, { removed: true, reason: 'One is enough' }),
    added('cable', 45_000),
    discount('off', { percent: 5, pence: -152_250 }),
  ]),
  design: code,
};

/** The file, and what is read off it. */
async function made(
  content: WrittenQuote,
  pricing: Parameters<typeof writtenQuotePdf>[0]['pricing'] = none,
) {
  const version = {
    requestReference: 'MGR-7K4Q-2D',
    version: 2,
    sentAt: '2026-11-24T09:30:00.000Z',
    validUntil: '2026-12-24',
    content,
  };
  const { bytes, fileName } = await writtenQuotePdf(
    { facts: () => STARTER_FACTS, pricing, pdfs },
    version,
    { pricingVersion: 1, estimatedPrice: 30_000, serverPrice: 30_000 },
  );
  return { bytes, fileName, ...(await readPdf(bytes)) };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the PDF of a written quote', () => {
  it('is tagged, titled by its version and in UK English, with no other metadata', async () => {
    const { tagged, title, language, info, fileName } = await made(quote);
    expect([tagged, language]).toEqual([true, 'en-GB']);
    expect(title).toBe('Written quote MGR-7K4Q-2D, version 2, from Modular Garden Rooms');
    expect(fileName).toBe('garden-office-written-quote-4x4m-2026-11-24-MGR-7K4Q-2D-v2.pdf');
    expect(info).toMatchObject({
      Author: 'Modular Garden Rooms',
      CreationDate: 'D:20261124093000Z',
    });
    expect(info.ModDate).toBeUndefined();
  });

  it('reads from the room and the total to lines, terms and drawings', async () => {
    const { lines, pages } = await made(quote);
    const headings = ['Written quote', 'View from outside', 'Your room', 'The price', 'To accept',
      'When you pay', 'Line by line', 'Not included', 'Conditions', 'All sides, to one scale', 'Left elevation']; // oxfmt-ignore
    const places = headings.map((heading) => lines.indexOf(heading));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(lines).toContain('Removed: One is enough');
    expect(lines).toContain('Line off, 5 %');
    expect(pages).toBe(3);
  });

  it('is the same bytes for the same version, and others for any other', async () => {
    const { bytes } = await made(quote);
    expect((await made(structuredClone(quote))).bytes.equals(bytes)).toBe(true);
    const terms = { ...quote.terms, conditions: [] };
    expect((await made({ ...quote, terms })).bytes.equals(bytes)).toBe(false);
  });

  it('finds a size in the request’s own price list first, else in the current one', async () => {
    const relabelled = starterPricing.shellSizes.map((size) => ({ ...size, label: 'As it was' }));
    const own = priceList(1, { ...starterPricing, shellSizes: relabelled });
    const pricing = {
      version: async (number: number) => (number === 1 ? own : undefined),
      current: none.current,
    };
    expect((await made(quote, pricing)).lines).toContain('Garden Office, As it was');
    expect((await made(quote)).lines).toContain('Garden Office, 4 m × 4 m');
  });

  it.each([
    ['no design', null],
    ['a damaged one', `${code}0`],
    ['an unfinished one', shareCode(emptyDraft)],
    ['one of a size in no price list', shareCode({ ...emptyDraft, roomType: 'office', shellSizeId: 'gone' })], // oxfmt-ignore
  ])('is made without drawings of %s', async (_what, design) => {
    const { lines } = await made({ ...quote, design });
    expect(lines).not.toContain('Plan');
    expect(lines).not.toContain('Your room');
    expect(lines).toContain('£28,927.50');
  });

  it('says on every page which it is, repeats the columns, and keeps the total with a line', async () => {
    // As many as end before, on and after the first page, and the second.
    const counts = Array.from({ length: 70 }, (_, index) => index + 1);
    for (const count of counts.filter((each) => each % 40 > 14 && each % 40 < 28)) {
      const many = Array.from({ length: count }, (_, index) => estimated(`l${index}`, index));
      const { lines, pages } = await made({ ...quoteOf(many), design: null });
      const onPages = pagesOf(lines, pages);
      expect(onPages).toHaveLength(pages);
      for (const page of onPages.slice(1)) expect(page).toContain('MGR-7K4Q-2D, version 2');
      const withLines = onPages.filter((page) => page.some((line) => line.startsWith('Line l')));
      for (const page of withLines) expect(page).toContain('This quote');
      const last = onPages.find((page) => page.includes('Total, including VAT'));
      expect(last).toContain(`Line l${count - 1}`);
      expect(last).toContain('Without VAT');
    }
  });

  it('takes the longest quote there can be', async () => {
    const long = { words: 'Maximiliana '.repeat(16), reason: 'Wilhelmina '.repeat(45) };
    const lines = Array.from({ length: 100 }, (_, index) => ({
      ...added(`l${index}`, 99),
      ...long,
    }));
    const texts = Array.from({ length: 30 }, () => 'Friederike '.repeat(45));
    const { terms } = quoteOf(
      lines,
      Array.from({ length: 10 }, () => 10),
    );
    const stages = terms.stages.map((stage) => ({ ...stage, words: long.words }));
    const longest = { design: code, lines, terms: { ...terms, stages, notIncluded: texts, conditions: texts } }; // oxfmt-ignore
    const { lines: read, pages } = await made(writtenQuoteSchema.parse(longest));
    expect(pagesOf(read, pages)).toHaveLength(pages);
    expect(read.filter((line) => line === '£0.99')).toHaveLength(100);
    expect(pages).toBeLessThan(40);
  });

  it('has every line, amount and reason of any quote, and hostile words as text', async () => {
    const words = hostileWords([
      ...XSS_CORPUS,
      ...CRLF_CORPUS,
      'Maximiliana-'.repeat(12),
      '花园 👩‍👩‍👧',
    ]);
    const design = fc.option(pricedChoices.map(shareCode));
    await fc.assert(
      fc.asyncProperty(writtenQuotes(words), design, async (quote, design) => {
        const content = { ...quote, design };
        const { lines, pages } = await made(content);
        // Long words are split between lines.
        const text = squeezed(lines.join(''));
        for (const line of content.lines) {
          const told = isAsEstimated(line) ? [line.words] : [line.words, line.reason];
          for (const words of told) expect(text).toContain(squeezed(onPaper(words)));
        }
        const { total, vat, net, stages } = quoteTotals(content);
        const kept = content.lines.filter(({ removed, pence }) => !removed && pence !== 0);
        for (const pence of [total, vat, net, ...[...kept, ...stages].map(({ pence }) => pence)]) {
          expect(lines).toContain(inPence(pence));
        }
        expect(pagesOf(lines, pages)).toHaveLength(pages);
        expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: RUNS },
    );
  }, 180_000);
});

/** Lines page by page: each page ends with "2 of 3". */
function pagesOf(lines: readonly string[], pages: number): string[][] {
  const ends = Array.from({ length: pages }, (_, index) =>
    lines.indexOf(`${index + 1} of ${pages}`),
  );
  if (ends.includes(-1)) return [];
  return ends.map((end, index) => lines.slice((ends[index - 1] ?? -1) + 1, end));
}

/** Without spaces, and with signs that look the same written the same: a PDF has glyphs, not letters. */
function squeezed(text: string): string {
  return plain(text).normalize('NFKC').replaceAll(' ', '');
}
