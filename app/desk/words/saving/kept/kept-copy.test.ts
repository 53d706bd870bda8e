import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropCopy, keepCopy, keptCopy, keptNames } from './kept-copy';

const KIND = {
  name: 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b',
  schema: z.object({ title: z.string().check(z.minLength(1)) }),
  kept: z.object({ title: z.string() }),
  blank: { title: '' },
} as const;
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
  expect(keptCopy(KIND)).toBeNull();
  expect(keepCopy(KIND, COPY)).toBe(true);
  expect(keptCopy(KIND)).toEqual(COPY);
  expect(keptNames()).toEqual([KIND.name]);
  dropCopy(KIND.name);
  expect(keptCopy(KIND)).toBeNull();
  expect(keptNames()).toEqual([]);
});

it('keeps what a new document begins with as itself', () => {
  vi.stubGlobal('localStorage', memory());
  keepCopy(KIND, { ...COPY, base: { ...COPY.base, value: KIND.blank } });
  expect(keptCopy(KIND)?.base.value).toBe(KIND.blank);
});

it('has nothing where another version of the program wrote it, or it is damaged', () => {
  const stored = memory();
  vi.stubGlobal('localStorage', stored);
  keepCopy<unknown, unknown>(KIND, { ...COPY, typed: { heading: 'Larch' } });
  expect(keptCopy(KIND)).toBeNull();
  stored.setItem(`unsaved-words ${KIND.name}`, '{"base":');
  expect(keptCopy(KIND)).toBeNull();
});

it('says when the device has no room, or allows no storage', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepCopy(KIND, COPY)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(keepCopy(KIND, COPY)).toBe(false);
});
