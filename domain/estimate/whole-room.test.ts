import { describe, expect, it } from 'vitest';
import { ROOM_TYPE_IDS } from '#domain/options/room-types';
import { STARTING_PRICES } from '#domain/estimate/starting-prices';
import { smallestRoom, typicalRoom, wholeRoom } from './whole-room';
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

describe('the room of typical size', () => {
  // Shell × multiplier + one door (850): 27,150; 29,865; 32,000 × 1.15 = 36,800.
  it.each([
    ['garden-room', 28_000],
    ['office', 30_715],
    ['extension', undefined],
    ['dual-purpose', 37_650],
  ] as const)('of kind %s costs %s', (roomType, total) => {
    expect(typicalRoom(starterPricing, roomType)?.total).toBe(total);
  });
});

describe('a whole room', () => {
  it('holds as many doors as are chosen', () => {
    const [smallest] = starterPricing.shellSizes;
    if (!smallest) throw new Error('The price list is empty');
    // 14,860 + 2 × 850
    expect(wholeRoom(starterPricing, 'garden-room', smallest, 2).total).toBe(16_560);
  });
});
