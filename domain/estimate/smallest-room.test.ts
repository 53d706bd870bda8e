import { describe, expect, it } from 'vitest';
import { ROOM_TYPE_IDS } from '#domain/room-types';
import { STARTING_PRICES } from '#domain/estimate/starting-prices';
import { smallestRoom } from './smallest-room';
import { starterPricing } from '#domain/pricing/starter';

describe('the smallest room of a kind', () => {
  // Shell 2.5 × 3 (14860) × multiplier + one door (850).
  it.each([
    ['garden-room', 15_710],
    ['office', 17_196],
    ['extension', 20_168], // 14860 × 1.3 = 19318
    ['dual-purpose', 17_939], // 14860 × 1.15 = 17089
  ] as const)('of kind %s costs %i', (roomType, total) => {
    const room = smallestRoom(starterPricing, roomType);
    expect(room.total).toBe(total);
    expect(room.shellSize.id).toBe('2.5x3');
  });

  it('is the cheapest, wherever it stands in the list', () => {
    const pricing = { ...starterPricing, shellSizes: starterPricing.shellSizes.toReversed() };
    expect(smallestRoom(pricing, 'garden-room').shellSize.id).toBe('2.5x3');
  });

  it('costs less than the "From" price of its kind', () => {
    for (const id of ROOM_TYPE_IDS) {
      expect(smallestRoom(starterPricing, id).total).toBeLessThan(STARTING_PRICES[id].from);
    }
  });
});
