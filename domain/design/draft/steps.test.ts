import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from './draft';
import { allowedStep, canGoNext, firstOpenStep, STEPS } from './steps';

const roomOnly: Draft = { ...emptyDraft, roomType: 'office' };
const sizeOnly: Draft = { ...emptyDraft, shellSizeId: '4x4' };
const both: Draft = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' };

describe('the six steps', () => {
  it('are those of specification §2', () => {
    expect(STEPS.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Room Type',
      '2 Shell Size',
      '3 Windows & Doors',
      '4 Features',
      '5 Finishes',
      '6 Summary',
    ]);
  });

  it('allow Next on step 1 once a room type is chosen', () => {
    expect(canGoNext(1, emptyDraft)).toBe(false);
    expect(canGoNext(1, sizeOnly)).toBe(false);
    expect(canGoNext(1, roomOnly)).toBe(true);
  });

  it('allow Next on step 2 once a shell size is chosen', () => {
    expect(canGoNext(2, roomOnly)).toBe(false);
    expect(canGoNext(2, both)).toBe(true);
  });

  it('allow Next on steps 3 to 5 always, and never on the last', () => {
    expect(([3, 4, 5, 6] as const).map((step) => canGoNext(step, both))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['nothing', emptyDraft, 1],
    ['a size without a room type', sizeOnly, 1],
    ['a room type', roomOnly, 2],
    ['room type and size', both, 6],
  ] as const)('open, with %s chosen, up to step', (_what, draft, furthest) => {
    expect(firstOpenStep(draft)).toBe(furthest);
  });

  it.each([
    [6, emptyDraft, 1],
    [6, roomOnly, 2],
    [1, roomOnly, 1],
    [4, both, 4],
    [6, both, 6],
    [7, both, 6],
    [0, both, 1],
    [-1, both, 1],
    [3.7, both, 3],
    [Number.NaN, both, 1],
    [Number.POSITIVE_INFINITY, both, 6],
  ])('show, for %d asked, no step further than the draft allows', (requested, draft, shown) => {
    expect(allowedStep(requested, draft)).toBe(shown);
  });
});
