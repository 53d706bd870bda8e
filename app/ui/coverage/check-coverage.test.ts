import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { checkCoverage } from './check-coverage';

describe('checkCoverage', () => {
  const northampton = { result: 'covered', district: 'NN1', counties: ['Northamptonshire'] };

  for (const text of ['NN1 1AA', 'nn11aa', '  nn1   1aa ', 'NN1-1AA', 'NN1', 'nn1 ', 'NN1 IAA']) {
    it(`reads "${text}" as NN1`, () => {
      expect(checkCoverage(text, STARTER_FACTS.coverage)).toEqual(northampton);
    });
  }

  it('tells apart NN1 1AA and NN11 1AA, with and without the space', () => {
    expect(checkCoverage('NN11', STARTER_FACTS.coverage).district).toBe('NN11');
    expect(checkCoverage('nn111aa', STARTER_FACTS.coverage).district).toBe('NN11');
  });

  it('finds parts and the outside', () => {
    expect(checkCoverage('OX17 1AB', STARTER_FACTS.coverage)).toMatchObject({
      result: 'partly',
      district: 'OX17',
    });
    expect(checkCoverage('SW1A 2AA', STARTER_FACTS.coverage)).toEqual({
      result: 'outside',
      district: 'SW1A',
      counties: [],
    });
  });

  it('reads the letters alone as a whole area, if there is one', () => {
    expect(checkCoverage('mk ', STARTER_FACTS.coverage)).toMatchObject({
      result: 'covered',
      district: 'MK',
    });
    expect(checkCoverage('NN99 1AA', STARTER_FACTS.coverage)).toMatchObject({
      result: 'unknown',
      district: 'NN99',
    });
  });

  for (const text of ['hello', '12345', 'XX', 'NN1 1A', 'NN1 1AAA', '75008', '?', 'Northampton']) {
    it(`does not take "${text}" for a postcode`, () => {
      expect(checkCoverage(text, STARTER_FACTS.coverage).result).toBe('not-a-postcode');
    });
  }
});
