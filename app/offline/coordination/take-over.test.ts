import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from './announce';
import { takeOver, type WebLocks } from './take-over';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Hold {
  steal: boolean;
  refuse: (error: unknown) => void;
}

const aborted = () => new DOMException('aborted', 'AbortError');

/** Web Locks with one holder; waiting requests are rejected when their signal aborts. */
function webLocks() {
  let holder: Hold | null = null;
  const locks: WebLocks = {
    request: (_name, { signal, steal = false }, work) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(aborted()));
        if (holder && !steal) return;
        holder?.refuse(aborted());
        holder = { steal, refuse: reject };
        work().then(resolve, reject);
      }),
  };
  return { locks: takeOver(locks), wasStolen: () => holder?.steal === true };
}

const sleeping = () => new Promise<never>(() => undefined);

describe('taking over', () => {
  it('is not needed while nobody holds the lock', async () => {
    const { locks } = webLocks();
    expect(await locks.request('drain', async () => 'done')).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes the lock from a holder that was silent for a minute, and tells it', async () => {
    const { locks, wasStolen } = webLocks();
    let lost: AbortSignal | undefined;
    const answered = new AbortController();
    const robbed = locks.request('drain', (signal) => {
      lost = signal;
      return new Promise<void>((resolve) => {
        answered.signal.addEventListener('abort', () => resolve());
      });
    });
    const ended = vi.fn<(error: unknown) => void>();
    robbed.catch(ended);
    const taken = locks.request('drain', async () => 'done');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(wasStolen()).toBe(false);
    expect(lost?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await taken).toBe('done');
    expect(lost?.aborted).toBe(true);
    // It has not ended before its work has: the next round of this context would send beside it.
    expect(ended).not.toHaveBeenCalled();
    answered.abort();
    await expect(robbed).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for a holder that is at work', async () => {
    const { locks, wasStolen } = webLocks();
    void locks.request('drain', sleeping);
    void locks.request('drain', async () => 'done');
    for (let minute = 0; minute < 10; minute += 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      announce('outbox');
    }
    expect(wasStolen()).toBe(false);
  });

  it('does not take a failure of the work for one of the lock', async () => {
    const { locks } = webLocks();
    const work = locks.request('drain', async () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(work).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });

  it('does without the browser’s locks where it refuses them, one at a time all the same', async () => {
    const locks = takeOver({
      request: () => Promise.reject(new DOMException('not here', 'SecurityError')),
    });
    const order: string[] = [];
    const first = locks.request('drain', async () => {
      order.push('first begins');
      await Promise.resolve();
      order.push('first ends');
      return 'done';
    });
    const second = locks.request('drain', async () => order.push('second'));
    expect(await first).toBe('done');
    await second;
    expect(order).toEqual(['first begins', 'first ends', 'second']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not begin work again that the browser has refused something', async () => {
    const { locks } = webLocks();
    const work = vi.fn<() => Promise<never>>(async () => {
      throw new DOMException('no storage', 'SecurityError');
    });
    await expect(locks.request('drain', work)).rejects.toMatchObject({ name: 'SecurityError' });
    expect(work).toHaveBeenCalledTimes(1);
  });
});
