import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptWords, noteKeptDesign } from './kept-place';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('leads back to the room in the builder, with its price', () => {
  noteKeptDesign(true, '£44,470');
  expect(keptWords()).toBe('Continue your room · £44,470');
});

it('leads back to a room without a price, and to one noted by an earlier version', () => {
  noteKeptDesign(true, null);
  expect(keptWords()).toBe('Continue your room');
  localStorage.setItem('kept', '1');
  expect(keptWords()).toBe('Continue your room');
});

it('leads nowhere once the builder is empty', () => {
  noteKeptDesign(true, '£44,470');
  noteKeptDesign(false, null);
  expect(keptWords()).toBeNull();
});
