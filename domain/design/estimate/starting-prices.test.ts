import { describe, expect, it } from 'vitest';
import { STARTING_PRICES, typicalSize } from './starting-prices';

describe('the starting prices', () => {
  it('are those of specification §9', () => {
    expect(Object.entries(STARTING_PRICES).map(([id, { from }]) => [id, from])).toEqual([
      ['garden-room', 28_000],
      ['office', 30_000],
      ['extension', 35_000],
      ['dual-purpose', 32_000],
    ]);
  });

  it('tell the typical sizes of §9 as inside and outside', () => {
    const words = (['garden-room', 'office', 'extension', 'dual-purpose'] as const).map((id) =>
      typicalSize(id).replaceAll('\u00a0', ' '),
    );
    expect(words).toEqual([
      '12.5 m² inside, 4 m × 4 m outside',
      '12.5 m² inside, 4 m × 4 m outside',
      'varies',
      '16.0 m² inside, 5 m × 4 m outside',
    ]);
  });
});
