import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { emptyDraft } from './draft';
import { roomAndArea, roomDetails, roomTitle } from './format-room';

const summary = {
  roomType: 'garden-room' as const,
  shellSizeId: '4.5x4',
  windows: 3,
  doors: 1,
  features: [],
  finishes: { cladding: 'cedar', roofing: 'shingle' } as const,
};

describe('roomAndArea', () => {
  it('adds the area inside, of an extension with its one wall less', () => {
    const size = { roomType: 'garden-room', shellSizeId: '4.5x4' } as const;
    expect(roomAndArea(size, starterPricing)).toMatch(/^Garden Room, .*4\sm, 14\.2\sm² inside$/);
    const extension = roomAndArea({ ...size, roomType: 'extension' }, starterPricing);
    expect(extension).toMatch(/, 15\.2\sm² inside$/);
  });

  it('tells no area of a size that is not in the price list', () => {
    expect(roomAndArea({ ...summary, shellSizeId: 'gone' }, starterPricing)).toBe('Garden Room');
  });
});

describe('roomTitle', () => {
  it('names the room and its size', () => {
    expect(roomTitle(summary, starterPricing)).toBe('Garden Room, 4.5\u00a0m\u00a0×\u00a04\u00a0m');
  });

  it('names the room alone when the size is not in the price list any more', () => {
    expect(roomTitle({ ...summary, shellSizeId: 'gone' }, starterPricing)).toBe('Garden Room');
  });

  it('names what there is of a design on its way', () => {
    expect(roomTitle({ ...summary, roomType: null }, starterPricing)).toBe(
      '4.5\u00a0m\u00a0×\u00a04\u00a0m',
    );
    expect(roomTitle(emptyDraft, starterPricing)).toBe('Room without a type yet');
  });
});

describe('roomDetails', () => {
  it('names cladding, roof and openings', () => {
    expect(roomDetails(summary)).toBe('Cedar, shingle roof, 3 windows, 1 door');
  });

  it('takes the standard finishes where a request names none', () => {
    expect(roomDetails({ ...summary, finishes: {} })).toBe(
      'Standard timber, felt roof, 3 windows, 1 door',
    );
  });

  it('adds patio glass and features', () => {
    const more = { ...summary, patioGlass: true, features: ['air-conditioning' as const] };
    expect(roomDetails(more)).toBe(
      'Cedar, shingle roof, 3 windows, 1 door, patio glass, air conditioning',
    );
  });

  it.each([
    ['living-roof', 'Cedar, living roof, '],
    ['solar-panels', 'Cedar, solar panels, '],
  ] as const)('does not say roof twice or wrongly for %s', (roofing, start) => {
    const words = roomDetails({ ...summary, finishes: { cladding: 'cedar', roofing } });
    expect(words.startsWith(start)).toBe(true);
  });
});
