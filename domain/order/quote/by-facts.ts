import { usualYear, type YearFacts } from '#domain/design/estimate/usual-year';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import type { ShellSize } from '#domain/room/options/configuration';
import { rateOf, STANDARD_RATE, type Vat } from '#domain/site/content/facts/vat';
import type { QuotedYear } from './quoted-year';
import type { WrittenQuote } from './written-quote';

/** What a quote takes from the company's facts. */
export interface QuoteFacts extends YearFacts {
  vat: Vat;
}

/**
 * The quote by the company's facts of today, which what is not sent yet follows: the VAT that it charges (decision
 * 0109), and what heating the room costs (decision 0127).
 *
 * @param sizes of the price lists in which the design's size may be
 */
export function byFacts(
  { vatRate: _before, year: before, ...quote }: WrittenQuote,
  facts: QuoteFacts,
  sizes: readonly ShellSize[],
): WrittenQuote {
  const rate = rateOf(facts.vat);
  const year = before === null ? null : quotedYear(quote.design, sizes, facts);
  return {
    ...quote,
    ...(rate !== STANDARD_RATE && { vatRate: rate }),
    ...(year !== undefined && { year }),
  };
}

/** Undefined where the design, its type or its size is not known. */
function quotedYear(
  code: string | null,
  sizes: readonly ShellSize[],
  facts: YearFacts,
): QuotedYear | undefined {
  const shared = code === null ? null : readShareCode(code);
  if (!shared?.ok || shared.draft.roomType === null) return undefined;
  const { draft } = shared;
  const size = sizes.find(({ id }) => id === draft.shellSizeId);
  if (size === undefined) return undefined;
  const { figures, terms } = usualYear(draft, size, facts);
  const { source, date } = facts.energy.figures.pencePerKwh;
  const { heating, use, pencePerKwh, costPence } = figures;
  return {
    costPence: { low: Math.floor(costPence.low), high: Math.ceil(costPence.high) },
    heating,
    use,
    region: terms.region,
    assumptions: { ...terms.assumptions },
    pencePerKwh,
    priceSource: source,
    priceDate: date,
  };
}
