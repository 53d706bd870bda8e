import { describe, expect, it } from 'vitest';
import { formatOpenings } from './format-openings';

describe('formatOpenings', () => {
  it('counts windows and doors and names the patio glass', () => {
    expect(formatOpenings({ windows: 2, doors: 1, patioGlass: true })).toBe(
      '2 windows, 1 door, patio glass',
    );
  });

  it('leaves out what is not there', () => {
    expect(formatOpenings({ windows: 0, doors: 2 })).toBe('2 doors');
  });

  it('writes one of a kind in the singular', () => {
    expect(formatOpenings({ windows: 1, doors: 1 })).toBe('1 window, 1 door');
  });
});
