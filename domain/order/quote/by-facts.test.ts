import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { starterPricing } from '#domain/design/pricing/starter';
import { shareCode } from '#domain/design/sharing/share-code';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { estimated, quoteOf } from '#domain/testing/written-quotes';
import type { YearSaid } from '#domain/room/energy/use';
import { heatingLine, ONLY_AN_ESTIMATE } from '#domain/room/energy/year-words';
import { byFacts, quotedYearLines, warmthAnswer } from './by-facts';
import { canonicalQuote } from './quote-version';
import { writtenQuoteSchema, type WrittenQuote } from './written-quote';

const asked = { sizes: starterPricing.shellSizes };
const design = shareCode({ ...emptyDraft, roomType: 'office', shellSizeId: '4x4', windows: 2 });
const begun = { ...quoteOf([estimated('shell', 3_000_000)]), design };

/** The facts with electricity at another price. */
function at(value: number) {
  const { energy } = STARTER_FACTS;
  const pencePerKwh = { value, source: 'Our own tariff', date: '2026-11-02' };
  return {
    ...STARTER_FACTS,
    energy: { ...energy, figures: { ...energy.figures, pencePerKwh } },
  };
}

const written = (quote: WrittenQuote) =>
  canonicalQuote({
    requestReference: 'MGR-7K4Q-2D',
    version: 1,
    sentAt: '2026-11-24T09:30:00.000Z',
    validUntil: '2026-12-24',
    content: quote,
  });

describe('a quote by the facts of the day', () => {
  it('says what heating costs, with the price of electricity and where that is from', () => {
    const { year } = byFacts(begun, at(30), asked);
    if (!year) throw new Error('It says nothing of heating');
    const line = quotedYearLines(year).join(' ').replaceAll('\u00a0', ' ');
    expect(line).toContain('electricity at 30p a kWh');
    expect(line).toContain('Price of electricity: Our own tariff (2 November 2026).');
    expect(line).toContain('neither an energy certificate nor proof of compliance');
    expect(year.assumptions['wall']).toBe(0.18);
    expect(byFacts(begun, at(60), asked).year?.costPence.low).toBeCloseTo(
      2 * year.costPence.low,
      -1,
    );
  });

  it('answers whether the room is warm enough with the same figures', () => {
    const { year } = byFacts(begun, at(30), asked);
    const answer = warmthAnswer(begun.design, at(30), asked);
    expect(answer?.split('\n')[1]).toBe(year && heatingLine({ ...year, north: null }));
    expect(answer).toContain('Too hot in hot weather, above');
    expect(answer).toContain(ONLY_AN_ESTIMATE);
    expect(warmthAnswer(null, at(30), asked)).toBeUndefined();
  });

  it('is by what the homeowner has said of direction and week, and says so', () => {
    const week = { days: 2, from: 9, to: 12 };
    const use = { weekdays: week, weekend: { ...week, days: 0 }, temperature: 19 };
    const lineOf = (said: YearSaid) => {
      const { year } = byFacts(begun, at(30), { ...asked, said });
      const answer = warmthAnswer(begun.design, at(30), { ...asked, said })?.split('\n')[1];
      expect(answer).toBe(year && heatingLine({ ...year, north: year.north ?? null }));
      return year ? (quotedYearLines(year)[0] ?? '').replaceAll('\u00a0', ' ') : '';
    };
    const both = lineOf({ north: 90, use });
    expect(both).toContain('with its front to the east. 2 weekdays, 9 am to noon; 19 °C;');
    expect(both).toContain('a kWh. Direction and week as you said.');
    expect(lineOf({ north: 90, use: null })).toContain('a kWh. Direction as you said.');
    expect(lineOf({ north: null, use })).toContain('a kWh. Week as you said.');
    expect(lineOf({ north: null, use: null })).not.toContain('as you said');
    const quote = byFacts(begun, at(30), { ...asked, said: { north: 90, use } });
    expect(writtenQuoteSchema.parse(quote)).toEqual(quote);
  });

  it('takes the place of what an earlier day said', () => {
    const before = byFacts(begun, at(30), asked);
    expect(byFacts(before, at(27), asked)).toEqual(byFacts(begun, at(27), asked));
    expect(writtenQuoteSchema.parse(before)).toEqual(before);
  });

  it('says nothing of it where that was switched off, and where the design or its size is not known', () => {
    expect(byFacts({ ...begun, year: null }, at(30), asked).year).toBeNull();
    const unknown = [
      byFacts({ ...begun, design: null }, at(30), asked),
      byFacts({ ...begun, design: '1.x.damaged' }, at(30), asked),
      byFacts(begun, at(30), { sizes: [] }),
    ];
    for (const quote of unknown) {
      expect(quote).not.toHaveProperty('year');
      expect(written(quote)).not.toContain('"year"');
    }
  });
});
