import { expect, it } from 'vitest';
import { poundRange } from './pound-range';

it('writes the unit once and separates thousands', () => {
  expect(poundRange({ from: 22_000, to: 31_000 })).toBe('£22,000–31,000');
  expect(poundRange({ from: 47_500, to: 70_000 })).toBe('£47,500–70,000');
});
