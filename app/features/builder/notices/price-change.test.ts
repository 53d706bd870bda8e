import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { price } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { parseShownPrice, priceChange, shownPrice } from './price-change';

const choices = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4', windows: 2 } as const;

/** The price as the builder would show it under version `version`. */
function shown(version: number, change: Partial<PricingConfiguration['fixedComponents']> = {}) {
  const fixedComponents = { ...starterPricing.fixedComponents, ...change };
  const total = price(choices, { ...starterPricing, fixedComponents });
  return shownPrice('the design', version, total);
}

describe('the price of a design', () => {
  it('has changed when a newer price list makes it another', () => {
    expect(priceChange(shown(1), shown(2, { standardWindow: 500, entranceDoor: 800 }))).toEqual({
      before: 28_900,
      after: 28_950,
      parts: [
        { label: '2 windows', before: 900, after: 1000 },
        { label: '1 door', before: 850, after: 800 },
      ],
    });
  });

  it.each([
    ['on the first visit', null],
    ['under the same version', { ...shown(1), version: 2 }],
    ['when the new list comes to the same', shown(1, { standardWindow: 500 })],
    ['of another design', { ...shown(1), design: 'another' }],
  ])('has not changed %s', (_case, earlier) => {
    expect(priceChange(earlier, shown(2, { standardWindow: 500 }))).toBeNull();
  });

  it('is kept as text, and what is something else is nothing', () => {
    expect(parseShownPrice(JSON.stringify(shown(1)))).toEqual(shown(1));
    for (const text of [null, '', '{', '{}', '[]', '7', '{"design":1}']) {
      expect(parseShownPrice(text)).toBeNull();
    }
  });
});
