import { describe, expect, it } from 'vitest';
import { STARTING_PRICES } from './starting-prices';

describe('the starting prices', () => {
  it('are those of specification §9', () => {
    expect(Object.entries(STARTING_PRICES).map(([id, { from }]) => [id, from])).toEqual([
      ['garden-room', 28_000],
      ['office', 30_000],
      ['extension', 35_000],
      ['dual-purpose', 32_000],
    ]);
  });
});
