import { describe, expect, it, vi } from 'vitest';
import { coalesce } from './coalesce';

function controlled() {
  const ends: ((value: string) => void)[] = [];
  const breaks: ((error: Error) => void)[] = [];
  const run = vi.fn<(options: number) => Promise<string>>(
    () =>
      new Promise<string>((resolve, reject) => {
        ends.push(resolve);
        breaks.push(reject);
      }),
  );
  return { run, ends, breaks, call: coalesce(run, (a, b) => a + b) };
}

describe('coalesce', () => {
  it('runs once, and once more for all that called meanwhile, with their options joined', async () => {
    const { run, ends, call } = controlled();
    const calls = [call(1), call(2), call(3), call(4)];
    expect(run.mock.calls).toEqual([[1]]);
    ends[0]?.('first');
    await vi.waitFor(() => expect(run.mock.calls).toEqual([[1], [9]]));
    ends[1]?.('second');
    expect(await Promise.all(calls)).toEqual(['first', 'second', 'second', 'second']);
  });

  it('runs again after a run that failed', async () => {
    const { run, ends, breaks, call } = controlled();
    const first = call(1);
    const second = call(2);
    breaks[0]?.(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    ends[1]?.('second');
    expect(await second).toBe('second');
    void call(3);
    expect(run).toHaveBeenCalledTimes(3);
  });
});
