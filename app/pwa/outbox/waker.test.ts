import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drain, DrainResult } from '#app/offline/sending/drain';
import { createWaker } from './waker';

const NOTHING: DrainResult = { remaining: 0, nextDueAt: null };
const dueIn = (ms: number): DrainResult => ({ remaining: 1, nextDueAt: Date.now() + ms });

let online = true;

function aWaker(...results: (DrainResult | Error)[]) {
  online = true;
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
  const page = { onReturn, isOnline: () => online, askForSync, now: Date.now };
  const { wake, send } = createWaker(drain, page);
  return { wake, send, drain, askForSync, onReturn, comeBack: () => comeBack() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('waker', () => {
  it('drains at once and rests when nothing remains', async () => {
    const { send, drain, askForSync } = aWaker();
    expect(await send()).toEqual(NOTHING);
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

  it('leaves it to the returning connection while there is none, and to the browser', async () => {
    const { wake, drain, askForSync, comeBack } = aWaker();
    online = false;
    await wake();
    comeBack();
    expect(drain).not.toHaveBeenCalled();
    expect(askForSync).toHaveBeenCalled();
    online = true;
    comeBack();
    expect(drain).toHaveBeenCalledExactlyOnceWith({ hurry: true });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it('tries all the same after 10 s, then every 5 min, should the browser be wrong about the connection', async () => {
    const { wake, drain } = aWaker(dueIn(2000), dueIn(2000));
    online = false;
    await wake();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(drain).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(drain).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(drain).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(drain).toHaveBeenCalledTimes(2);
  });

  it('sends when told to, connection or not', async () => {
    const { send, drain } = aWaker();
    online = false;
    await send();
    expect(drain).toHaveBeenCalledExactlyOnceWith({ hurry: true });
  });

  it('tells of a drain that broke, and tries again', async () => {
    const { wake, drain } = aWaker(new Error('no storage'), new Error('no storage'));
    await expect(wake()).rejects.toThrow('no storage');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(drain).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});
