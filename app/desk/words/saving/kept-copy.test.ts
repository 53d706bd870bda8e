import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keeperOf, keptNames } from './kept-copy';

const KIND = {
  name: 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b',
  schema: z.object({ title: z.string().check(z.minLength(1)) }),
  kept: z.object({ title: z.string() }),
  blank: { title: '' },
} as const;
const keeper = keeperOf<{ title: string }, { title: string }>(KIND);
const COPY = {
  base: { revision: 3, savedAt: null, by: 'owner', value: { title: 'Wood' } },
  typed: { title: 'Larch' },
  note: '',
  at: '2026-11-24T21:50:00.000Z',
};

/** Like a browser's: its keys are those of the object. */
function memory(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept as unknown as Storage;
}

afterEach(() => vi.unstubAllGlobals());

it('keeps what was typed until it is dropped', () => {
  vi.stubGlobal('localStorage', memory());
  expect(keeper?.read()).toBeNull();
  expect(keeper?.write(COPY)).toBe(true);
  expect(keeper?.read()).toEqual(COPY);
  expect(keptNames()).toEqual([KIND.name]);
  keeper?.drop();
  expect(keeper?.read()).toBeNull();
  expect(keptNames()).toEqual([]);
});

it('keeps what a new document begins with as itself', () => {
  vi.stubGlobal('localStorage', memory());
  keeper?.write({ ...COPY, base: { ...COPY.base, value: KIND.blank } });
  expect(keeper?.read()?.base.value).toBe(KIND.blank);
});

it('has nothing where another version of the program wrote it, or it is damaged', () => {
  const stored = memory();
  vi.stubGlobal('localStorage', stored);
  keeperOf<unknown, unknown>(KIND)?.write({ ...COPY, typed: { heading: 'Larch' } });
  expect(keeper?.read()).toBeNull();
  stored.setItem(`unsaved-words ${KIND.name}`, '{"base":');
  expect(keeper?.read()).toBeNull();
});

it('says when the device has no room, or allows no storage', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keeper?.write(COPY)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(keeper?.write(COPY)).toBe(false);
});
