import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { price } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { runningLines } from './running-lines';

describe('runningLines', () => {
  const full = price(
    {
      ...emptyDraft,
      roomType: 'garden-room',
      shellSizeId: '4x4',
      features: ['premium-insulation'],
      finishes: { ...emptyDraft.finishes, cladding: 'cedar' },
    },
    starterPricing,
  );

  it('leaves out finishes that cost nothing, and nothing else', () => {
    expect(runningLines(full.lines).map(({ id }) => id)).toEqual([
      'shell',
      'doors',
      'premium-insulation',
      'cladding',
    ]);
  });

  it('still adds up to the total', () => {
    const sum = runningLines(full.lines).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(full.total);
  });
});
