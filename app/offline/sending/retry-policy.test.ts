import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, isDue } from './retry-policy';
import { aReceipt } from '#app/offline/testing/quotes';

const NOW = Date.UTC(2026, 10, 20, 16, 42);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ID = '0b1f8a52-52a4-4b7e-9d3c-7d7f6c1f2a10';

function retry(extra: { retryAfterMs?: number; status?: number } = {}, attempts = 1, random = 1) {
  const decision = decide({ kind: 'retry', reason: 'server', ...extra }, attempts, NOW, random);
  if (decision.state !== 'waiting') throw new Error(`decided ${decision.state}`);
  return decision;
}

describe('decide', () => {
  it('ends the waiting with a receipt', () => {
    const receipt = aReceipt(ID);
    expect(decide({ kind: 'received', receipt }, 1, NOW, 0)).toEqual({
      state: 'received',
      receipt,
    });
  });

  it('asks for attention after a refusal, with the words and fields of the server', () => {
    const error = { error: 'Check the form', code: 'invalid', fields: { email: 'Enter an email' } };
    expect(decide({ kind: 'refused', status: 400, error }, 1, NOW, 0)).toEqual({
      state: 'attention',
      problem: {
        reason: 'refused',
        message: 'Check the form',
        status: 400,
        fields: { email: 'Enter an email' },
        at: NOW,
      },
    });
  });

  it.each(['network', 'timeout', 'server', 'busy', 'not-ours'] as const)(
    'keeps waiting after "%s" and says why',
    (reason) => {
      const decision = decide({ kind: 'retry', reason }, 1, NOW, 0.5);
      expect(decision).toMatchObject({ state: 'waiting', problem: { reason, at: NOW } });
    },
  );

  it.each([
    [1, 2 * SECOND],
    [2, 4 * SECOND],
    [3, 8 * SECOND],
    [7, 128 * SECOND],
    [8, 256 * SECOND],
    [9, 5 * MINUTE],
    [5000, 5 * MINUTE],
  ])('waits after attempt %i at most %i ms', (attempts, longest) => {
    expect(retry({}, attempts, 1).nextAttemptAt).toBe(NOW + longest);
    expect(retry({}, attempts, 0).nextAttemptAt).toBe(NOW);
  });

  it('waits as long as the server asks', () => {
    expect(retry({ retryAfterMs: 7 * MINUTE }, 1, 0.5)).toMatchObject({
      nextAttemptAt: NOW + 7 * MINUTE,
      problem: { notBefore: NOW + 7 * MINUTE },
    });
  });

  it('believes at most an hour of Retry-After', () => {
    expect(retry({ retryAfterMs: 900 * MINUTE }).nextAttemptAt).toBe(NOW + 60 * MINUTE);
  });

  it('never sets a time outside the policy, and never gives up', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.option(fc.nat(), { nil: undefined }),
        (attempts, random, retryAfterMs) => {
          const { nextAttemptAt } = retry({ retryAfterMs }, attempts, random);
          expect(nextAttemptAt).toBeGreaterThanOrEqual(NOW);
          expect(nextAttemptAt).toBeLessThanOrEqual(NOW + 60 * MINUTE);
        },
      ),
    );
  });
});

describe('isDue', () => {
  const problem = (notBefore?: number) => ({
    reason: 'busy' as const,
    message: 'busy',
    at: NOW,
    notBefore,
  });

  it('is due at its time, not before', () => {
    expect(isDue({ nextAttemptAt: NOW }, NOW, false)).toBe(true);
    expect(isDue({ nextAttemptAt: NOW + 1 }, NOW, false)).toBe(false);
  });

  it('does not wait out our own backoff once something has changed', () => {
    expect(isDue({ nextAttemptAt: NOW + 4 * MINUTE, lastProblem: problem() }, NOW, true)).toBe(
      true,
    );
  });

  it('waits out the Retry-After of the server even then', () => {
    const until = NOW + 10 * MINUTE;
    const entry = { nextAttemptAt: until, lastProblem: problem(until) };
    expect(isDue(entry, NOW, true)).toBe(false);
    expect(isDue(entry, NOW, false)).toBe(false);
    expect(isDue(entry, until, true)).toBe(true);
  });

  it.each([
    ['a backoff further ahead than 5 min', { nextAttemptAt: NOW + 5 * MINUTE + 1 }],
    [
      'a Retry-After further ahead than an hour',
      {
        nextAttemptAt: NOW + 60 * MINUTE + 1,
        lastProblem: problem(NOW + 60 * MINUTE + 1),
      },
    ],
    [
      'an attempt that lies in the future',
      { nextAttemptAt: NOW + 2, lastProblem: { ...problem(NOW + 2), at: NOW + 1 } },
    ],
  ])('takes %s for a clock that has jumped', (_what, entry) => {
    expect(isDue(entry, NOW, false)).toBe(true);
    expect(isDue(entry, NOW, true)).toBe(true);
  });
});
