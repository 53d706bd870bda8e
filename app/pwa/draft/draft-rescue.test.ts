import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { draftRescue } from './draft-rescue';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const rescue = { draft: { ...emptyDraft, windows: 4 }, step: 3 as const, base: 7 };

it('gives back what was written, until it is cleared', () => {
  expect(draftRescue.read()).toBeNull();
  draftRescue.write(rescue);
  expect(draftRescue.read()).toEqual(rescue);
  draftRescue.clear();
  expect(draftRescue.read()).toBeNull();
});

it.each(['nonsense', '{}', '{"draft":{},"step":1,"base":0}'])('takes %s for nothing', (text) => {
  draftRescue.write(rescue);
  for (const key of items.keys()) items.set(key, text);
  expect(draftRescue.read()).toBeNull();
});

it('does without a localStorage', () => {
  vi.stubGlobal('localStorage', undefined);
  draftRescue.write(rescue);
  draftRescue.clear();
  expect(draftRescue.read()).toBeNull();
});
