import { performance } from 'node:perf_hooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { quietMoment } from './quiet-moment';

const { signal } = new AbortController();

/** Looks that give these shares, and then the last one for ever. */
function looks(...shares: number[]) {
  const taken: number[] = [];
  const look = async (): Promise<number> => {
    const share = shares[Math.min(taken.length, shares.length - 1)] ?? 0;
    taken.push(share);
    return share;
  };
  return { taken, look };
}

describe('a quiet moment', () => {
  it('is waited for while the process is busy', async () => {
    const { taken, look } = looks(1, 0.9, 0.31, 0.3, 0);
    await quietMoment(signal, look);
    expect(taken).toEqual([1, 0.9, 0.31, 0.3]);
  });

  it('is not waited for without end', async () => {
    const { taken, look } = looks(1);
    await quietMoment(signal, look);
    expect(taken).toHaveLength(400);
  });

  it('is not waited for by what is to end', async () => {
    const ending = new AbortController();
    const { taken, look } = looks(1);
    await quietMoment(ending.signal, () => {
      if (taken.length === 2) ending.abort();
      return look();
    });
    expect(taken).toHaveLength(3);
  });

  it('does not come while the event loop is kept working', async () => {
    const looked = vi.spyOn(performance, 'eventLoopUtilization');
    let isBusy = true;
    const work = (): void => void (isBusy && setImmediate(work));
    work();
    onTestFinished(() => void (isBusy = false));
    const quiet = quietMoment(signal);
    // Twice for each look: it goes on looking.
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(6);
    isBusy = false;
    await quiet;
  });
});
