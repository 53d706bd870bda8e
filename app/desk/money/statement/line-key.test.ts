import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lineKey } from './line-key';

it('a line of a statement has the same key every time, and another has another', async () => {
  const key = await lineKey({ name: '2026-11-27\n987500\nLEE\n0' });
  expect(z.uuid().parse(key)).toBe(key);
  expect(await lineKey({ name: '2026-11-27\n987500\nLEE\n0' })).toBe(key);
  expect(await lineKey({ name: '2026-11-27\n987500\nLEE\n1' })).not.toBe(key);
});
