import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { starterPricing } from '#domain/design/pricing/starter';
import { fittingShell } from './fitting-shell';
import { roomOf } from '#domain/room/geometry/room-of';

const { shellSizes } = starterPricing;

describe('what fits', () => {
  // Openings are 0.9 m wide with 0.3 m between them; corners take 0.8 m. A wall of 2.5 m holds one
  // (0.8 + 0.9), of 3 m two (2.9), of 4 m two (2.9; three are 4.1), of 4.5 m three.
  it.each([
    ['2.5x3', 10, 1, { windows: 5, doors: 1, patioGlass: false }],
    ['2.5x3', 5, 1, null],
    ['2.5x3', 0, 5, null],
    ['2.5x3', 3, 5, { windows: 1, doors: 5, patioGlass: false }],
    ['4x4', 7, 1, null],
    ['4x4', 10, 1, { windows: 7, doors: 1, patioGlass: false }],
    ['4.4x3', 9, 1, null],
    ['8x6', 10, 5, null],
  ])(
    'in a shell of %s with %d windows and %d doors: %o is the nearest',
    (id, windows, doors, nearest) => {
      const room = roomOf({ ...emptyDraft, shellSizeId: id, windows, doors }, starterPricing);
      expect(room?.nearest).toEqual(nearest);
    },
  );

  it('is the smallest shell that holds all of it', () => {
    // Eleven openings: 4.4 m holds three, 3 m two: ten. 4.5 m × 4 m: 3 + 3 + 2 + 2 = ten; 5 m × 4 m ten; 6 m × 4 m: 4 + 4 + 2 + 2.
    expect(fittingShell({ ...emptyDraft, windows: 10 }, shellSizes)?.id).toBe('6x4');
    expect(fittingShell(emptyDraft, shellSizes)?.id).toBe('2.5x3');
    expect(fittingShell({ ...emptyDraft, windows: 10, doors: 5 }, [])).toBeUndefined();
  });
});
