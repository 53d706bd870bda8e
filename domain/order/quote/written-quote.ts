import * as z from 'zod/mini';
import { inPence } from '#domain/text/in-pence';
import { discountPence, penceBefore, withDiscountsWorkedOut } from './discounts';
import { quoteLineSchema, type QuoteLine } from './quote-line';
import { quotedYearSchema } from './quoted-year';
import { quoteTermsSchema } from './quote-terms';

const linesSchema = z.array(quoteLineSchema, 'Give the lines as a list').check(
  z.minLength(1, 'Keep at least one line'),
  z.maxLength(100, 'Use at most 100 lines'),
  z.check<QuoteLine[]>(({ value, issues }) => {
    for (const { path, message } of faultsOf(value)) {
      issues.push({ code: 'custom', message, path, input: value });
    }
  }),
);

/**
 * What the administrator writes into a written quote. Amounts are in pence and include any VAT. Unknown keys
 * are dropped.
 */
export const writtenQuoteSchema = z.object(
  {
    /**
     * The share code of the design; null where the stored design is no longer known. Only its letters are
     * checked: a quote that was sent must still open when a choice in it has been retired.
     */
    design: z.nullable(
      z
        .string('Give the design as the code of its link')
        .check(z.regex(/^[A-Za-z0-9.-]{1,2000}$/, 'Give the design as the code of its link')),
    ),
    lines: linesSchema,
    terms: quoteTermsSchema,
    /**
     * The VAT in its amounts, in per cent; 0 where none is charged. Left out it is the standard rate, as in every
     * quote that was sent before there was a choice, so that their exact text stays what it was.
     */
    vatRate: z.optional(
      z
        .number('Give the rate of VAT in per cent')
        .check(
          z.minimum(0, 'Give the rate of VAT in per cent'),
          z.maximum(50, 'Give the rate of VAT in per cent'),
        ),
    ),
    /**
     * What heating the room costs, by the figures of the day on which it is sent; null where the quote is not to say so.
     * Absent from quotes that were sent before there was any, and where the design is not known.
     */
    year: z.optional(z.nullable(quotedYearSchema)),
  },
  'Describe the written quote with its design, lines and terms',
);

export type WrittenQuote = z.infer<typeof writtenQuoteSchema>;

/** Where the lines break a rule that they keep or break together. */
function* faultsOf(
  lines: readonly QuoteLine[],
): Generator<{ path: PropertyKey[]; message: string }> {
  const seen = new Set<string>();
  for (const [index, { id }] of lines.entries()) {
    if (seen.has(id)) yield { path: [index, 'id'], message: 'Give each line its own id' };
    seen.add(id);
  }
  for (const [index, line] of withDiscountsWorkedOut(lines).entries()) {
    if (line.pence === lines[index]?.pence) continue;
    const message = `Enter ${inPence(line.pence)} for this discount: that is ${line.percent} % of ${inPence(penceBefore(lines))}`;
    yield { path: [index, 'pence'], message };
  }
  const [before, discounts] = [penceBefore(lines), discountPence(lines)];
  if (before < 0) {
    yield { path: [], message: 'Keep lines that come to £0 or more' };
  } else if (before + discounts < 0) {
    const message = `Take off at most ${inPence(before)}, what the lines come to: the discounts are ${inPence(-discounts)}`;
    yield { path: [], message };
  }
}
