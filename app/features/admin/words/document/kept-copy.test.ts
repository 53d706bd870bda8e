import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropCopy, keepCopy, keptCopy, keptNames } from './kept-copy';

const NAME = 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';
const schema = z.object({ title: z.string() });
const COPY = { revision: 3, at: '2026-11-24T21:50:00.000Z', edit: { title: 'Larch' } };

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
  expect(keptCopy(NAME, schema)).toBeNull();
  expect(keepCopy(NAME, COPY)).toBe(true);
  expect(keptCopy(NAME, schema)).toEqual(COPY);
  expect(keptNames()).toEqual([NAME]);
  dropCopy(NAME);
  expect(keptCopy(NAME, schema)).toBeNull();
  expect(keptNames()).toEqual([]);
});

it('has nothing where another version of the program wrote it, or it is damaged', () => {
  const stored = memory();
  vi.stubGlobal('localStorage', stored);
  keepCopy(NAME, { ...COPY, edit: { heading: 'Larch' } });
  expect(keptCopy(NAME, schema)).toBeNull();
  stored.setItem(`unsaved-words ${NAME}`, '{"revision":');
  expect(keptCopy(NAME, schema)).toBeNull();
});

it('says when the device has no room, or allows no storage', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepCopy(NAME, COPY)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(keepCopy(NAME, COPY)).toBe(false);
});
