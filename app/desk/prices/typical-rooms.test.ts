import { expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { withValue } from './fields/document-value';
import { typicalPrices } from './typical-rooms';

it('are five, the first of them the £28,000 of the pricing page', () => {
  const rooms = typicalPrices(starterPricing, starterPricing);
  expect(rooms).toHaveLength(5);
  expect(rooms[0]).toEqual({
    words: 'A 4\u00a0m\u00a0×\u00a04\u00a0m garden room with one door',
    before: 28_000,
    after: 28_000,
  });
  for (const { before, after } of rooms) expect(before).toBe(after);
});

it('follow a price wherever they have it', () => {
  const dearer = withValue(starterPricing, 'fixedComponents.entranceDoor', 950);
  for (const { before, after } of typicalPrices(starterPricing, dearer)) {
    expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(100);
  }
});

it('say when a room is no longer offered', () => {
  const shellSizes = starterPricing.shellSizes.filter(({ id }) => id !== '4x4');
  const [room] = typicalPrices(starterPricing, { ...starterPricing, shellSizes });
  expect(room).toMatchObject({ before: 28_000, after: null });
  expect(
    typicalPrices({ ...starterPricing, shellSizes: [] }, starterPricing)[0]?.before,
  ).toBeNull();
});
