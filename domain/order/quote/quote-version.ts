import * as z from 'zod/mini';
import { writtenQuoteSchema } from './written-quote';
import { formatDay, isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import { quoteTotals } from './quote-totals';

/** One version of a written quote as it was sent. Nothing of it ever changes. */
export const quoteVersionSchema = z.object({
  requestReference: z.string(),
  /** Counts the versions of one request, from 1 on. */
  version: z.int().check(z.positive()),
  sentAt: z.iso.datetime(),
  /** The last day in Northampton on which it can be accepted: "2026-12-21". */
  validUntil: z.iso.date(),
  content: writtenQuoteSchema,
});

export type QuoteVersion = z.infer<typeof quoteVersionSchema>;

/**
 * The exact text of a version: its SHA-256, in UTF-8, names what is accepted. JSON with the keys of every
 * object in order and nothing between, so that it depends on the content alone. How it is written must
 * never change: every acceptance on record names its version by it.
 */
export function canonicalQuote(version: QuoteVersion): string {
  const { requestReference, version: number, sentAt, validUntil, content } = version;
  return canonicalJson({ requestReference, version: number, sentAt, validUntil, content });
}

/** JSON with the keys of every object in order, and without those that are undefined. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** What a homeowner agrees to by accepting a version, word for word, with plain spaces. */
export function agreementText(accepted: QuoteVersion): string {
  const { requestReference, version, sentAt, validUntil, content } = accepted;
  const { total, vat, vatRate } = quoteTotals(content);
  const sent = formatDay(new Date(sentAt));
  const until = formatDay(new Date(`${validUntil}T12:00:00Z`));
  return [
    `I accept version ${version} of the written quote ${requestReference}, sent on ${sent} and valid until ${until}.`,
    vatRate === 0
      ? `The total is ${inPence(total)}, and no VAT is added.`
      : `The total is ${inPence(total)}, of which ${inPence(vat)} is VAT.`,
    'I agree to its payment stages and its conditions, and to what it says is not included.',
  ]
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

/** The last day in Northampton on which a quote sent at this moment can be accepted: "2026-12-21". */
export function validUntil(sent: Date, validDays: number): string {
  return isoDay(sent, validDays);
}

/** Whether that day is over in Northampton. */
export function hasRunOut(lastDay: string, now: Date): boolean {
  return isoDay(now) > lastDay;
}
