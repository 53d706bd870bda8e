import { describe, expect, it } from 'vitest';
import { formatPlace, formatRefusal, openingName } from './opening-words';

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

  it('says why it stays', () => {
    expect(formatRefusal({ by: 'corner', needed: 0.4 })).toBe(
      'It stays here: a corner needs 0.4\u00a0m to carry the roof.',
    );
    const neighbour = { id: 'door-1', kind: 'door', wall: 'front', at: 1, width: 0.9, sill: 0, head: 2.1 } as const; // oxfmt-ignore
    expect(formatRefusal({ by: 'opening', needed: 0.3, neighbour })).toBe(
      'It stays here: 0.3\u00a0m of wall is needed beside door 1.',
    );
  });
});
