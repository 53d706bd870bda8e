import { onOneLine } from '#domain/text/plain-text';
import { toPence } from '#domain/text/money';
import type { PriceLine } from '#domain/design/pricing/price';
import type { WrittenQuote } from './written-quote';
import { WORDS_LENGTH, type QuoteLine } from './quote-line';
import type { QuoteTerms } from './quote-terms';

/**
 * What a written quote begins as: the estimate line by line, to the penny. What the estimate called
 * "Included" stays as a line of £0.
 *
 * @param lines of the estimate, in pounds, as stored with the request
 * @param design its share code, or null where it is no longer known
 */
export function beginQuote(
  lines: readonly PriceLine[],
  terms: QuoteTerms,
  design: string | null,
): WrittenQuote {
  return { design, lines: lines.map(asQuoteLine), terms };
}

/**
 * Whether a quote accounts for the estimate it answers: it has every line of it once, kept, changed or marked
 * as removed, beside what the estimate said and had, and claims no other. Without that, "Your estimate" in the
 * document would be another figure than the one the homeowner knows.
 */
export function accountsFor(
  lines: readonly PriceLine[],
  quote: Pick<WrittenQuote, 'lines'>,
): boolean {
  const claimed = quote.lines.filter(({ origin }) => origin === 'estimate').map(inEstimate);
  const known = lines.map(asQuoteLine).map(inEstimate);
  return claimed.length === known.length && known.every((line) => claimed.includes(line));
}

function inEstimate({ id, estimateWords, estimatePence }: QuoteLine): string {
  return JSON.stringify([id, estimateWords, estimatePence]);
}

function asQuoteLine({ id, label, detail, amount }: PriceLine): QuoteLine {
  const words = shortened(onOneLine(detail === undefined ? label : `${label} (${detail})`));
  const pence = toPence(amount);
  return {
    id,
    words,
    pence,
    origin: 'estimate',
    estimatePence: pence,
    estimateWords: words,
    removed: false,
    reason: '',
  };
}

/** A size's label may have 80 characters, so that this happens to nothing of today. */
function shortened(words: string): string {
  return words.length <= WORDS_LENGTH ? words : `${words.slice(0, WORDS_LENGTH - 1).trim()}…`;
}
