import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/pricing/starter';
import { detailsOf, titleOf } from './describe-room';

const summary: Parameters<typeof titleOf>[0] = {
  roomType: 'garden-room',
  shellSizeId: '4.5x4',
  windows: 3,
  doors: 1,
  features: [],
  finishes: { cladding: 'cedar', roofing: 'shingle' },
  estimatedPrice: 35_100,
};

describe('titleOf', () => {
  it('names the room and its size', () => {
    expect(titleOf(summary, starterPricing)).toBe('Garden Room, 4.5\u00a0m\u00a0×\u00a04\u00a0m');
  });

  it('names the room alone when the size is not in the price list any more', () => {
    expect(titleOf({ ...summary, shellSizeId: 'gone' }, starterPricing)).toBe('Garden Room');
  });
});

describe('detailsOf', () => {
  it('names cladding, roof and openings', () => {
    expect(detailsOf(summary)).toBe('Cedar, shingle roof, 3 windows, 1 door');
  });

  it('takes the standard finishes where a request names none', () => {
    expect(detailsOf({ ...summary, finishes: {} })).toBe(
      'Standard timber, felt roof, 3 windows, 1 door',
    );
  });

  it('adds patio glass and features', () => {
    const more = { ...summary, patioGlass: true, features: ['air-conditioning' as const] };
    expect(detailsOf(more)).toBe(
      'Cedar, shingle roof, 3 windows, 1 door, patio glass, air conditioning',
    );
  });

  it.each([
    ['living-roof', 'Cedar, living roof, '],
    ['solar-panels', 'Cedar, solar panels, '],
  ] as const)('does not say roof twice or wrongly for %s', (roofing, start) => {
    const words = detailsOf({ ...summary, finishes: { cladding: 'cedar', roofing } });
    expect(words.startsWith(start)).toBe(true);
  });
});
