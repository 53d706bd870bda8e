import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { writePdf } from '#domain/order/document/pdf/write-pdf';
import { quoteDocument } from '#domain/order/document/quote-document';
import { starterPricing } from '#domain/design/pricing/starter';
import { CRLF_CORPUS, XSS_CORPUS } from '#server/testing/hostile';
import { readPdf } from '#server/testing/pdf/read-pdf';
import { newQuoteRequest } from '#server/testing/rows/records';
import type { PricingVersion, QuoteRequestRecord } from '#server/stores/records';
import { loadDocumentFonts } from '#server/adapters/pdf/document-fonts';
import { pdfs } from '#server/adapters/pdf/pdfs';
import { factsOf, NoDocumentError } from './quote-facts';
import { quotePdf } from './quote-pdf';

const VERSION: PricingVersion = {
  version: 1,
  savedAt: '2026-05-01T09:30:00.000Z',
  note: '',
  pricing: starterPricing,
};

function row(changes: Partial<QuoteRequestRecord> = {}): QuoteRequestRecord {
  return { ...newQuoteRequest(), reference: 'MGR-7K4Q-2D', ...changes };
}

/** The document of a row under a price list that has this label for 4 m × 4 m. */
async function documentOf(changes: Partial<QuoteRequestRecord> = {}, label?: string) {
  const shellSizes = starterPricing.shellSizes.map((size) =>
    size.id === '4x4' && label !== undefined ? { ...size, label } : size,
  );
  const version = { ...VERSION, pricing: { ...starterPricing, shellSizes } };
  const pricing = { version: async () => version };
  const { bytes } = await quotePdf({ facts: () => STARTER_FACTS, pricing, pdfs }, row(changes));
  return bytes;
}

const LONG = 'Maximiliana-Wilhelmina '.repeat(400);
const HOSTILE = [
  ...CRLF_CORPUS.slice(0, 8),
  ...XSS_CORPUS.slice(0, 4),
  '\u202eeman',
  '👩‍👩‍👧 花园',
  LONG,
];

describe('the PDF of a stored quote', () => {
  it('is tagged, titled and in UK English, with no other metadata', async () => {
    const { tagged, title, language, info, pages } = await readPdf(await documentOf());
    expect([tagged, language, pages]).toEqual([true, 'en-GB', 1]);
    expect(title).toMatch(/^Garden Office, 4\sm\s×\s4\sm: estimate from Modular Garden Rooms$/);
    expect(info).toMatchObject({
      Author: 'Modular Garden Rooms',
      Creator: 'Modular Garden Rooms',
      Producer: 'Modular Garden Rooms',
      CreationDate: 'D:20260501093000Z',
    });
    expect(info.ModDate).toBeUndefined();
  });

  it.each([
    ['longer than high', 2048, 1365, true, 'at its true size'],
    ['higher than long', 1536, 2048, false, 'placed by eye, its size a guess'],
  ])(
    'has the room in a photo of the garden on its last page, %s, and says what it is',
    async (_shape, width, height, isPegged, size) => {
      const jpeg = await sharp({ create: { width, height, channels: 3, background: '#7a8' } })
        .jpeg()
        .toBuffer();
      const withRoom = new Uint8Array(jpeg).buffer;
      const facts = {
        ...factsOf(row(), VERSION, STARTER_FACTS),
        visualisation: { withRoom, madeAt: Date.parse('2026-11-20T12:00:00Z'), isPegged },
      };
      const bytes = await writePdf(PDFDocument, await loadDocumentFonts(), quoteDocument(facts));
      expect(Buffer.from(bytes).includes(jpeg)).toBe(true);
      const { lines, pages } = await readPdf(Buffer.from(bytes));
      expect(pages).toBe(2);
      expect(lines.slice(lines.indexOf('1 of 2')).join('\n')).toContain(
        `Visualisation of 20 November 2026: the room in a photo of your garden, ${size}`,
      );
      expect(lines).toContain('2 of 2');
    },
  );

  it('has the picture of a device that made one, in the place of the drawing from outside', async () => {
    const still = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#7a8' },
    })
      .jpeg()
      .toBuffer();
    const facts = {
      ...factsOf(row(), VERSION, STARTER_FACTS),
      still: new Uint8Array(still).buffer,
    };
    const bytes = await writePdf(PDFDocument, await loadDocumentFonts(), quoteDocument(facts));
    expect(Buffer.from(bytes).includes(still)).toBe(true);
    const { lines, pages } = await readPdf(Buffer.from(bytes));
    expect(pages).toBe(1);
    expect(lines.join('\n')).toContain(
      'Visualisation; garden, deck and furniture for scale, not included',
    );
    expect(lines.join('\n')).not.toContain('View from outside');
  });

  it('is the same bytes for the same request', async () => {
    expect((await documentOf()).equals(await documentOf({ id: randomUUID() }))).toBe(true);
    expect((await documentOf()).equals(await documentOf({ serverPrice: 1 }))).toBe(false);
  });

  it('tells heating by what its homeowner has said of the year, and says that they did', async () => {
    const yearSaid = { north: 90, use: null };
    const { lines } = await readPdf(await documentOf({ yearSaid }));
    const text = lines.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/with its front to the east\. .* a kWh\. Direction as you said\./);
    // As the device makes it from the request that it keeps.
    const onDevice = { ...factsOf(row(), VERSION, STARTER_FACTS), said: yearSaid };
    const made = await writePdf(PDFDocument, await loadDocumentFonts(), quoteDocument(onDevice));
    expect(Buffer.from(made).equals(await documentOf({ yearSaid }))).toBe(true);
  });

  it.each(HOSTILE)('holds nothing about the sender: %j', async (text) => {
    const named = await documentOf({ name: text, email: text, phone: text, notes: text });
    expect(named.equals(await documentOf())).toBe(true);
  });

  it.each(HOSTILE.map((text) => text.slice(0, 80)))(
    'prints a size called %j as text',
    async (label) => {
      const { lines, pages, title } = await readPdf(await documentOf({}, label));
      expect(pages).toBeLessThanOrEqual(2);
      expect(title).not.toMatch(/[\r\n\u2028\u202e]/);
      expect(lines).toContain('MGR-7K4Q-2D');
      expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );

  it.each([
    ['a retired choice', row({ roomType: 'yurt' }), VERSION],
    ['a size of no price list', row({ shellSizeId: 'gone' }), VERSION],
    ['a price list that is gone', row(), undefined],
  ])('is not made of %s', (_case, stored, version) => {
    expect(() => factsOf(stored, version, STARTER_FACTS)).toThrow(NoDocumentError);
  });
});
