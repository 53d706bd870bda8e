import { describe, expect, it } from 'vitest';
import { formatAttempts } from './format-attempts';

const lastProblem = { reason: 'network' as const, message: 'There was no connection.', at: 0 };

describe('formatAttempts', () => {
  it.each([
    [1, 'Tried once. There was no connection.'],
    [2, 'Tried twice. There was no connection.'],
    [7, 'Tried 7 times. There was no connection.'],
  ])('counts %i attempts and says why', (attempts, words) => {
    expect(formatAttempts({ attempts, lastProblem })).toBe(words);
  });

  it('promises the first attempt', () => {
    expect(formatAttempts({ attempts: 0 })).toBe('Goes by itself.');
  });
});
