import { inPence } from '#domain/text/in-pence';
import type { WrittenQuote } from './written-quote';
import { quoteTotals } from './quote-totals';

/**
 * What is due, when, and how it is asked for, from a quote's own terms: "To pay: £9,875.00 in advance, when you order;
 * £29,625.00 on completion. We ask for each in writing: nothing is paid on this page."
 */
export function paymentWords(quote: Pick<WrittenQuote, 'lines' | 'terms'>): string {
  const due = quoteTotals(quote)
    .stages.filter(({ pence }) => pence !== 0)
    .map(
      ({ words, pence }) => `${inPence(pence)} ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    );
  const asked = due.length === 1 ? 'We ask for it' : 'We ask for each';
  return `To pay: ${due.join('; ')}. ${asked} in writing: nothing is paid on this page.`;
}
