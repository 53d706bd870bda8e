import { usualYear, type UsualYear, type YearFacts } from '#domain/design/estimate/usual-year';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import type { YearSaid } from '#domain/room/energy/use';
import {
  dayCostWords,
  heatingLine,
  heatingSentence,
  ONLY_AN_ESTIMATE,
  summerWords,
} from '#domain/room/energy/year-words';
import type { ShellSize } from '#domain/room/options/configuration';
import { rateOf, STANDARD_RATE, type Vat } from '#domain/site/content/facts/vat';
import { formatDay } from '#domain/text/dates';
import type { QuotedYear } from './quoted-year';
import type { WrittenQuote } from './written-quote';

/** What a quote takes from the company's facts. */
export interface QuoteFacts extends YearFacts {
  vat: Vat;
}

/** What heating a request's room is worked out from, beside the facts. */
export interface AskedYear {
  /** Of the price lists in which the design's size may be. */
  sizes: readonly ShellSize[];
  /** What its homeowner has said of direction and week, if anything. */
  said?: YearSaid | undefined;
}

/**
 * The quote by the company's facts of today, which what is not sent yet follows: the VAT that it charges (decision
 * 0109), and what heating the room costs (decision 0127).
 */
export function byFacts(
  { vatRate: _before, year: before, ...quote }: WrittenQuote,
  facts: QuoteFacts,
  asked: AskedYear,
): WrittenQuote {
  const rate = rateOf(facts.vat);
  const year = before === null ? undefined : yearOf(quote.design, facts, asked);
  return {
    ...quote,
    ...(rate !== STANDARD_RATE && { vatRate: rate }),
    ...(before === null && { year: null }),
    ...(year !== undefined && { year: quotedYear(year, facts) }),
  };
}

/**
 * What a homeowner who asks whether the room is warm enough can be answered, to be changed before it is sent; undefined
 * where the design, its type or its size is not known.
 */
export function warmthAnswer(
  code: string | null,
  facts: YearFacts,
  asked: AskedYear,
): string | undefined {
  const year = yearOf(code, facts, asked);
  if (year === undefined) return undefined;
  const { range, figures } = year;
  return [
    'We have worked your room through a usual year.',
    heatingLine(figures),
    `In the coldest month that is ${dayCostWords(range.coldestDayPence)}.`,
    `${summerWords(range)}.`,
    ONLY_AN_ESTIMATE,
  ].join('\n');
}

function yearOf(
  code: string | null,
  facts: YearFacts,
  { sizes, said }: AskedYear,
): UsualYear | undefined {
  const shared = code === null ? null : readShareCode(code);
  if (!shared?.ok || shared.draft.roomType === null) return undefined;
  const { draft } = shared;
  const size = sizes.find(({ id }) => id === draft.shellSizeId);
  return size && usualYear(draft, size, facts, said);
}

function quotedYear(year: UsualYear, facts: YearFacts): QuotedYear {
  const { figures, terms } = year;
  const { source, date } = facts.energy.figures.pencePerKwh;
  const { heating, use, isWeekSaid, north, pencePerKwh, costPence } = figures;
  return {
    costPence: { low: Math.floor(costPence.low), high: Math.ceil(costPence.high) },
    heating,
    use,
    ...(isWeekSaid && { isWeekSaid }),
    ...(north !== null && { north }),
    region: terms.region,
    assumptions: { ...terms.assumptions },
    pencePerKwh,
    priceSource: source,
    priceDate: date,
  };
}

/** What a quote says of it, below "Heating": on the homeowner's page, in its PDF and at the desk. */
export function quotedYearLines(year: QuotedYear): string[] {
  const day = formatDay(new Date(`${year.priceDate}T12:00:00Z`));
  return [
    heatingSentence({ ...year, north: year.north ?? null }),
    `Price of electricity: ${year.priceSource} (${day}).`,
    ONLY_AN_ESTIMATE,
  ];
}
