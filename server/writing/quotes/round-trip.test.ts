import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { formatMeasures } from '#domain/room/geometry/format-size';
import { featuresOfRoom } from '#domain/design/pricing/feature-price';
import { price } from '#domain/design/pricing/price';
import { writePdf } from '#domain/order/document/pdf/write-pdf';
import { quoteDocument } from '#domain/order/document/quote-document';
import { vatIn } from '#domain/order/document/vat';
import { pricedChoices, pricingDocument } from '#domain/testing/arbitraries';
import { readQuote } from '#server/testing/pdf/read-quote';
import { PDFDocument } from 'pdfkit';
import { loadDocumentFonts } from '#server/adapters/pdf/document-fonts';

/** A sample; `npm run test:designs` tries many more. */
const RUNS = Number(process.env['RUNS'] ?? 60);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('reads back as the same design at the same price', { timeout: 180_000 }, async () => {
  const fonts = await loadDocumentFonts();
  await fc.assert(
    fc.asyncProperty(pricedChoices, pricingDocument, async (choices, pricing) => {
      const size = pricing.shellSizes.find(({ id }) => id === choices.shellSizeId);
      if (size === undefined) throw new Error('The design has no size');
      const { lines, total } = price(choices, pricing);
      const facts = {
        from: STARTER_FACTS,
        choices,
        size,
        price: { lines, total },
        pricingVersion: 7,
        date: new Date(0),
      };
      const bytes = await writePdf(PDFDocument, fonts, quoteDocument(facts));
      const { shellSizeId: _size, ...chosen } = choices;
      const read = await readQuote(bytes);
      expect(read.choices).toEqual({
        ...chosen,
        size: plain(formatMeasures(size)),
        features: featuresOfRoom(choices.features),
      });
      expect(read.price).toEqual({
        lines: lines.map(({ label, detail, amount, included }) => ({
          label: plain(detail === undefined ? label : `${label} (${detail})`),
          amount: included ? 0 : amount,
        })),
        total,
        vat: vatIn(total, 20),
      });
      expect(read.pages).toBeLessThanOrEqual(2);
    }),
    { numRuns: RUNS },
  );
});
