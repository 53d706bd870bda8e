import { describe, expect, it } from 'vitest';
import { answersOf, judge, USUAL_ANSWERS } from './answers';

const measured = {
  ...USUAL_ANSWERS,
  ...answersOf({ roof: 'flat', height: 2.45, eaves: 2.4, footprint: 16, floor: 12.48 }),
  boundary: '1,5',
  fromHouse: ' 6 ',
  landAround: '240',
};

describe('the answers of the pre-check', () => {
  it('are judged once all measures are there', () => {
    expect(judge(measured)).toMatchObject({
      check: { kind: 'outbuilding', planning: { verdict: 'fine' }, building: { verdict: 'fine' } },
    });
  });

  it('name every measure that is missing or no number', () => {
    const { errors } = judge({ ...measured, boundary: '', height: 'high', covered: '-1' });
    expect(errors).toEqual({
      boundary: 'Enter the distance to the boundary in metres',
      height: 'Enter the height in metres, at most 20',
      covered: 'Enter the area of other buildings in square metres, 0 for none',
    });
  });

  it('may leave the size of the garden open', () => {
    expect(judge({ ...measured, landAround: '' }).check).toMatchObject({
      planning: { verdict: 'ask' },
    });
  });

  it('ask nothing more of an extension', () => {
    expect(judge({ ...USUAL_ANSWERS, building: 'extension' }).check).toEqual({ kind: 'extension' });
  });
});

it('are open where a distance from a photo lies on both sides of a limit', () => {
  const high = { ...measured, height: '2.96', eaves: '2.5', boundary: '1.8' };
  expect(judge(high).check).toMatchObject({ planning: { verdict: 'apply' } });
  expect(judge(high, { least: 1.6, most: 2.1 }).check).toMatchObject({
    planning: { verdict: 'ask' },
  });
});
