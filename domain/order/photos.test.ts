import { describe, expect, it } from 'vitest';
import { type NamedPhoto, arrivedWords } from './photos';

const words = (...states: NamedPhoto['state'][]) =>
  arrivedWords(states.map((state) => ({ state })));

describe('how many photos have arrived', () => {
  it('is said until none is missing', () => {
    expect(words('awaited')).toBe('The photo has not arrived yet');
    expect(words('awaited', 'awaited')).toBe('None of the 2 photos has arrived yet');
    expect(words('arrived', 'awaited')).toBe('1 of 2 photos has arrived');
    expect(words('arrived', 'awaited', 'arrived')).toBe('2 of 3 photos have arrived');
    expect(words('arrived', 'refused')).toBeUndefined();
    expect(words('removed', 'removed')).toBeUndefined();
    expect(words()).toBeUndefined();
  });
});
