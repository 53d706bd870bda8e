import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { countyOf, coverageOf } from './coverage';
import { districtShares } from './districts';

describe('coverageOf', () => {
  const examples = [
    ['NN1', 'covered', ['Northamptonshire']],
    ['MK9', 'covered', ['Buckinghamshire']],
    // Exactly the limit.
    ['DE74', 'covered', ['Leicestershire']],
    // 95 + 4 + 1: shares within the outlines' margin of error are counted, but not named.
    ['MK16', 'covered', ['Buckinghamshire']],
    ['LE10', 'covered', ['Leicestershire', 'Warwickshire']],
    ['CV23', 'covered', ['Warwickshire', 'Northamptonshire']],
    ['LE16', 'covered', ['Leicestershire', 'Northamptonshire']],
    // 94: just below it.
    ['CV37', 'partly', ['Warwickshire']],
    ['OX17', 'partly', ['Northamptonshire', 'Warwickshire']],
    ['AL5', 'partly', ['Bedfordshire']],
    ['SW1A', 'outside', []],
    ['CV1', 'outside', []],
    ['M1', 'outside', []],
    // Letters behind the number; an area without outlines of its own.
    ['N1C', 'outside', []],
    ['BT7', 'outside', []],
    // Never issued, in an area of ours and in none.
    ['NN99', 'unknown', []],
    ['XX1', 'unknown', []],
    ['', 'unknown', []],
    // Whole areas: MK lies in ours altogether, of LE some districts do not.
    ['MK', 'covered', ['Buckinghamshire', 'Bedfordshire']],
    ['LE', 'partly', ['Leicestershire']],
    ['SW', 'outside', []],
    ['XX', 'unknown', []],
  ] as const;

  for (const [outcode, result, counties] of examples) {
    it(`finds ${outcode || 'nothing'} ${result}, ${counties.join(' and ') || 'in no county'}`, () => {
      expect(coverageOf(outcode, STARTER_FACTS.coverage)).toEqual({ result, counties });
    });
  }
});

describe('the table of districts', () => {
  const outcodes = ['NN', 'MK', 'LE', 'CV', 'HP', 'LU', 'SG', 'B', 'SL', 'DE', 'OX', 'PE', 'RG']
    .flatMap((area) => Array.from({ length: 99 }, (_, number) => `${area}${number + 1}`))
    .filter((outcode) => districtShares(outcode).length > 0);

  it('reads whole district numbers, not their ends or beginnings', () => {
    expect(districtShares('NN1')).toEqual([{ county: 'Northamptonshire', percent: 100 }]);
    expect(districtShares('NN11')).toEqual([
      { county: 'Northamptonshire', percent: 92 },
      { county: 'Warwickshire', percent: 8 },
    ]);
    expect(districtShares('B1')).toEqual([]);
    expect(districtShares('N1')).toEqual([]);
  });

  it('finds a district whose area takes more than one row', () => {
    expect(districtShares('CV47')).toHaveLength(2);
    expect(districtShares('MK46')).toHaveLength(3);
    expect(outcodes.length).toBeGreaterThan(140);
  });

  it('has shares of issued districts alone', () => {
    const unissued = outcodes.filter(
      (outcode) => coverageOf(outcode, STARTER_FACTS.coverage).result === 'unknown',
    );
    expect(unissued).toEqual([]);
  });

  it('never gives a district more than all of its land', () => {
    const totals = outcodes.map((outcode) =>
      districtShares(outcode).reduce((sum, { percent }) => sum + percent, 0),
    );
    expect(Math.min(...totals)).toBeGreaterThan(0);
    expect(Math.max(...totals)).toBeLessThanOrEqual(101);
  });
});

describe('the company’s own counties and exceptions', () => {
  const { coverage } = STARTER_FACTS;
  const except = (district: string, answer: 'covered' | 'partly' | 'outside') => ({
    ...coverage,
    exceptions: [{ district, answer }],
  });

  it('win over the map', () => {
    expect(coverageOf('NN1', except('NN1', 'outside'))).toEqual({
      result: 'outside',
      counties: [],
    });
    expect(coverageOf('NN1', except('NN1', 'partly'))).toEqual({
      result: 'partly',
      counties: ['Northamptonshire'],
    });
    expect(coverageOf('OX1', except('OX1', 'covered'))).toEqual({
      result: 'covered',
      counties: [],
    });
    expect(coverageOf('SW1A', except('SW1', 'covered')).result).toBe('covered');
    expect(coverageOf('NN2', except('NN1', 'outside')).result).toBe('covered');
    expect(coverageOf('MK', except('MK9', 'outside')).result).toBe('partly');
  });

  it('count only where the company builds', () => {
    const one = { ...coverage, counties: ['Bedfordshire' as const] };
    expect(coverageOf('NN1', one).result).toBe('outside');
    expect(coverageOf('LU3', one)).toEqual({ result: 'covered', counties: ['Bedfordshire'] });
    expect(coverageOf('LU6', one).result).toBe('partly');
    expect(countyOf('NN1')).toBe('Northamptonshire');
    expect(countyOf('SW1A')).toBeUndefined();
  });
});
