import { formatDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import { quoteTotals } from './quote-totals';
import type { QuoteVersion } from './quote-version';

/** What a homeowner agrees to by accepting a version, word for word, with plain spaces. */
export function agreementText(accepted: QuoteVersion): string {
  const { requestReference, version, sentAt, validUntil, content } = accepted;
  const { total, vat } = quoteTotals(content);
  const sent = formatDay(new Date(sentAt));
  const until = formatDay(new Date(`${validUntil}T12:00:00Z`));
  return [
    `I accept version ${version} of the written quote ${requestReference}, sent on ${sent} and valid until ${until}.`,
    `The total is ${inPence(total)}, of which ${inPence(vat)} is VAT.`,
    'I agree to its payment stages and its conditions, and to what it says is not included.',
  ]
    .join(' ')
    .replaceAll('\u00a0', ' ');
}
