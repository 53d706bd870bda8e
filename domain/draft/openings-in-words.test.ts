import { describe, expect, it } from 'vitest';
import { openingsInWords } from './openings-in-words';

describe('openingsInWords', () => {
  it('counts windows and doors and names the patio glass', () => {
    expect(openingsInWords({ windows: 2, doors: 1, patioGlass: true })).toBe(
      '2 windows, 1 door, patio glass',
    );
  });

  it('leaves out what is not there', () => {
    expect(openingsInWords({ windows: 0, doors: 2 })).toBe('2 doors');
  });

  it('writes one of a kind in the singular', () => {
    expect(openingsInWords({ windows: 1, doors: 1 })).toBe('1 window, 1 door');
  });
});
