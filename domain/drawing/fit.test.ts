import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitScale, marginAt, type Margins } from './fit';
import type { Sheet } from './shapes';

const margin = fc.record({
  paper: fc.integer({ min: 0, max: 40 }),
  metres: fc.constantFrom(0, 0.9, 2),
});
const edge = fc.array(margin, { minLength: 1, maxLength: 2 });
const anyMargins: fc.Arbitrary<Margins> = fc.record({
  left: edge,
  right: edge,
  top: edge,
  bottom: edge,
});
const sheet: Sheet = { width: 340, height: 264, text: 13 };

describe('fitScale', () => {
  it.each([
    // (340 - 20 - 40) / 4 = 70 across, (264 - 10 - 30) / 4 = 56 down
    [{ width: 4, height: 4 }, 56],
    // 280 / 8 = 35 across, 224 / 6 = 37.3 down
    [{ width: 8, height: 6 }, 35],
  ])('takes the smaller of both ways for %o', (size, scale) => {
    const margins: Margins = {
      left: [{ paper: 20, metres: 0 }],
      right: [{ paper: 40, metres: 0 }],
      top: [{ paper: 10, metres: 0 }],
      bottom: [{ paper: 30, metres: 0 }],
    };
    expect(fitScale(sheet, size, margins)).toBe(scale);
    expect(fitScale({ ...sheet, scale: 20 }, size, margins)).toBe(20);
  });

  it('fills the sheet one way and never leaves it', () => {
    const size = fc.record({
      width: fc.integer({ min: 2, max: 12 }),
      height: fc.integer({ min: 2, max: 12 }),
    });
    fc.assert(
      fc.property(size, anyMargins, ({ width, height }, margins) => {
        const scale = fitScale(sheet, { width, height }, margins);
        const across =
          scale * (width + marginAt(margins.left, scale) + marginAt(margins.right, scale));
        const down =
          scale * (height + marginAt(margins.top, scale) + marginAt(margins.bottom, scale));
        expect(across).toBeLessThanOrEqual(sheet.width + 1e-6);
        expect(down).toBeLessThanOrEqual(sheet.height + 1e-6);
        expect(Math.min(sheet.width - across, sheet.height - down)).toBeLessThan(1e-6);
      }),
    );
  });
});
