import { compareQuotes } from '#domain/order/quote/compare-quotes';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import type { QuoteTotals } from '#domain/order/quote/quote-totals';
import type { QuoteLine } from '#domain/order/quote/quote-line';
import { inPence } from '#domain/text/in-pence';

/** One difference between two versions: what it is, and the details. */
interface QuoteChange {
  what: string;
  detail: string;
}

/** What differs between a version and the one before it, line by line. */
export function quoteChanges(before: WrittenQuote, now: WrittenQuote): QuoteChange[] {
  const { lines, terms, design, vatRate, year, totals } = compareQuotes(before, now);
  const changes = lines.map((line): QuoteChange => {
    if (line.kind === 'added') {
      const { words, pence, reason } = line.line;
      return { what: `New: ${words}`, detail: sentence(inPence(pence), reason) };
    }
    if (line.kind === 'removed') {
      const { words, pence } = line.line;
      return { what: `Taken out: ${words}`, detail: sentence(inPence(pence), line.reason) };
    }
    return { what: `Changed: ${line.to.words}`, detail: lineDetail(line.from, line.to) };
  });
  if (design)
    changes.push({
      what: 'The drawings of your room',
      detail: 'They show it as it is quoted now.',
    });
  const { validDays, stages, notIncluded, conditions } = terms;
  if (stages)
    changes.push({ what: 'The payment stages', detail: 'They stand below as they are now.' });
  if (notIncluded)
    changes.push({ what: 'What is not included', detail: 'It stands below as it is now.' });
  if (conditions)
    changes.push({ what: 'The conditions', detail: 'They stand below as they are now.' });
  if (validDays) {
    changes.push({
      what: 'How long it is valid',
      detail: `${validDays.to} days, before ${validDays.from}.`,
    });
  }
  if (year) {
    const detail = year.to ? 'It stands below as it is now.' : 'It is no longer said.';
    changes.push({ what: 'What heating costs', detail });
  }
  const { from, to } = totals;
  if (vatRate)
    changes.push({ what: 'The VAT', detail: `The total has ${vatIn(to)}, before ${vatIn(from)}.` });
  if (from.total !== to.total) {
    changes.push({
      what: 'The total',
      detail: `${inPence(to.total)}, before ${inPence(from.total)}.`,
    });
  }
  return changes;
}

/** "£6,000.00 VAT in it", "no VAT in it" */
function vatIn({ vat, vatRate }: QuoteTotals): string {
  return vatRate === 0 ? 'no VAT in it' : `${inPence(vat)} VAT in it`;
}

function lineDetail(from: QuoteLine, to: QuoteLine): string {
  const amount =
    from.pence === to.pence
      ? inPence(to.pence)
      : `${inPence(to.pence)}, before ${inPence(from.pence)}`;
  const words = from.words === to.words ? '' : `Before: ${from.words}.`;
  return [sentence(amount, to.reason), words].filter(Boolean).join(' ');
}

/** "£120.00. Because of the slope." */
function sentence(amount: string, reason: string): string {
  if (reason === '') return `${amount}.`;
  return `${amount}. ${reason}${/[.?!]$/.test(reason) ? '' : '.'}`;
}
