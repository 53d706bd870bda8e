import { describe, expect, it } from 'vitest';
import { ROOM_TYPE_IDS } from '#domain/room/options/room-types';
import { STARTING_PRICES } from '#domain/design/estimate/starting-prices';
import { smallestRoom, typicalRoom, wholeRoom } from './whole-room';
import { starterPricing } from '#domain/design/pricing/starter';

describe('the smallest room of a kind', () => {
  // Shell 2.5 × 3 (14860) × multiplier + one door (850).
  it.each([
    ['garden-room', 15_710],
    ['office', 16_805], // 14860 × 1.073665 = 15954.66
    ['extension', 20_168], // 14860 × 1.3 = 19318
    ['dual-purpose', 15_928], // 14860 × 1.014658 = 15077.82
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
  // Shell × multiplier + one door (850): 27,150; 27,150 × 1.073665 = 29,150; 30,700 × 1.014658 = 31,150.
  it.each([
    ['garden-room', 28_000],
    ['office', 30_000],
    ['dual-purpose', 32_000],
  ] as const)('of kind %s costs its "From" price: %i', (roomType, total) => {
    expect(typicalRoom(starterPricing, roomType)?.total).toBe(total);
    expect(STARTING_PRICES[roomType].from).toBe(total);
  });

  it('of an extension varies', () => {
    expect(typicalRoom(starterPricing, 'extension')).toBeNull();
  });
});

describe('a whole room', () => {
  it('has the first finish on offer where the standard one is not', () => {
    const { finishes } = starterPricing;
    const { 'standard-timber': _timber, ...cladding } = finishes.cladding;
    const pricing = { ...starterPricing, finishes: { ...finishes, cladding } };
    // 15,710 with composite cladding at 1,500
    expect(smallestRoom(pricing, 'garden-room').total).toBe(17_210);
  });

  it('holds as many doors as are chosen', () => {
    const [smallest] = starterPricing.shellSizes;
    if (!smallest) throw new Error('The price list is empty');
    // 14,860 + 2 × 850
    expect(wholeRoom(starterPricing, 'garden-room', smallest, 2).total).toBe(16_560);
  });
});
