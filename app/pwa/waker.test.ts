import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drain, DrainResult } from '#app/offline/drain';
import { createWaker } from './waker';

const NOTHING: DrainResult = { remaining: 0, nextDueAt: null };
const dueIn = (ms: number): DrainResult => ({ remaining: 1, nextDueAt: Date.now() + ms });

function aWaker(...results: (DrainResult | Error)[]) {
  let comeBack: () => void = vi.fn<() => void>();
  const drain = vi.fn<Drain>(async () => {
    const result = results.shift() ?? NOTHING;
    if (result instanceof Error) throw result;
    return result;
  });
  const askForSync = vi.fn<() => Promise<void>>(async () => undefined);
  const onReturn = vi.fn<(wake: () => void) => void>((wake) => {
    comeBack = wake;
  });
  const wake = createWaker(drain, { onReturn, askForSync, now: Date.now });
  return { wake, drain, askForSync, onReturn, comeBack: () => comeBack() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('waker', () => {
  it('drains at once and rests when nothing remains', async () => {
    const { wake, drain, askForSync } = aWaker();
    expect(await wake()).toEqual(NOTHING);
    expect(drain).toHaveBeenCalledExactlyOnceWith({ hurry: true });
    expect(vi.getTimerCount()).toBe(0);
    expect(askForSync).not.toHaveBeenCalled();
  });

  it('drains again when the next entry is due, and asks the browser to help', async () => {
    const { wake, drain, askForSync } = aWaker(dueIn(30_000));
    await wake();
    expect(askForSync).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(drain).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(drain).toHaveBeenLastCalledWith({ hurry: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['never sooner than after 1 s', -50_000, 1000],
    ['never later than after 5 min', 3_600_000, 300_000],
  ])('drains again %s', async (_what, ms, wait) => {
    const { wake, drain } = aWaker(dueIn(ms));
    await wake();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(drain).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(drain).toHaveBeenCalledTimes(2);
  });

  it('drains when the connection or the visitor returns, listening once', async () => {
    const { wake, drain, onReturn, comeBack } = aWaker(dueIn(300_000), dueIn(300_000));
    await wake();
    await wake();
    expect(onReturn).toHaveBeenCalledTimes(1);
    comeBack();
    expect(drain).toHaveBeenCalledTimes(3);
    expect(drain).toHaveBeenLastCalledWith({ hurry: true });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it('tells of a drain that broke, and tries again', async () => {
    const { wake, drain } = aWaker(new Error('no storage'), new Error('no storage'));
    await expect(wake()).rejects.toThrow('no storage');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(drain).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});
