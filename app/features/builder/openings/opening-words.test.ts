import { describe, expect, it } from 'vitest';
import { openingName, formatPlace } from './opening-words';

describe('an opening in words', () => {
  it.each([
    ['window-2', 'window', 'Window 2'],
    ['door-1', 'door', 'Door 1'],
    ['patio-1', 'patio', 'Patio glass'],
  ] as const)('is called by its number: %s', (id, kind, name) => {
    expect(openingName({ id, kind })).toBe(name);
  });

  it.each([
    [1.2, '1.2'],
    [1, '1.0'],
    [1.55, '1.55'],
    [0.7999, '0.8'],
  ])('stands %d m from the left', (at, metres) => {
    expect(formatPlace({ wall: 'front', at })).toBe(`front wall, ${metres}\u00a0m from the left`);
  });
});
