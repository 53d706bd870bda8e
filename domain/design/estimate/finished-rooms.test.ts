import { expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { finishedRooms } from './finished-rooms';

it('are a small, a family and a full room at the prices of the list', () => {
  const told = finishedRooms(starterPricing).map(({ id, draft, total }) => [id, draft.shellSizeId, total]); // oxfmt-ignore
  expect(told).toEqual([
    // 17,460 × 1.073665 = 18,746.19; + 450 + 850 + 1,200 + 1,500
    ['small', '3x3', 22_746],
    // 30,700 + 900 + 850 + 2,500 + 1,200 + 2,500
    ['family', '5x4', 38_650],
    // 44,400 + 1,800 + 850 + 2,500 + 2,000 + 1,200 + 2,500 + 2,500 + 3,500 + 1,500 + 1,200
    ['everything', '6x5', 63_950],
  ]);
});

it('take the nearest size of another list', () => {
  const [only] = starterPricing.shellSizes.slice(-1);
  const pricing = { ...starterPricing, shellSizes: only ? [only] : [] };
  expect(finishedRooms(pricing).map(({ draft }) => draft.shellSizeId)).toEqual([
    '8x6',
    '8x6',
    '8x6',
  ]);
});
