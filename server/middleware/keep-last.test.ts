import { expect, it, vi } from 'vitest';
import { keepLast } from './keep-last';

const make = async () => ({});

it('makes one result per key, even for two callers at the same moment', async () => {
  const last = keepLast<object>();
  const counted = vi.fn<typeof make>(make);
  const [one, other] = await Promise.all([last(1, counted), last(1, counted)]);
  expect(other).toBe(one);
  expect(await last(1, counted)).toBe(one);
  expect(counted).toHaveBeenCalledTimes(1);
});

it('makes a new one for another key, and forgets the previous one', async () => {
  const last = keepLast<object>();
  const first = await last('first', make);
  const second = await last('second', make);
  expect(second).not.toBe(first);
  expect(await last('first', make)).not.toBe(first);
});

it('tries again after a failure', async () => {
  const last = keepLast<string>();
  await expect(last(1, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await last(1, async () => 'up')).toBe('up');
});
