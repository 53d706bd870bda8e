import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivalIsNews, forgetArrival, noteArrival } from './arrival-note';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is news for thirty days', () => {
  expect(arrivalIsNews()).toBe(false);
  noteArrival();
  vi.advanceTimersByTime(30 * DAY_MS - 1);
  expect(arrivalIsNews()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(arrivalIsNews()).toBe(false);
});

it('is no news any more once it is closed', () => {
  noteArrival();
  forgetArrival();
  expect(arrivalIsNews()).toBe(false);
});
