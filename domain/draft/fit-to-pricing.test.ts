import { describe, expect, it } from 'vitest';
import { price } from '#domain/pricing/price';
import { starterPricing } from '#domain/pricing/starter';
import { withoutHeating } from '#domain/testing/price-lists';
import { emptyDraft, type Draft } from './draft';
import { fitToPricing } from './fit-to-pricing';

const draft: Draft = {
  ...emptyDraft,
  roomType: 'garden-room',
  shellSizeId: '4x4',
  windows: 3,
  finishes: { ...emptyDraft.finishes, cladding: 'cedar', roofing: 'shingle' },
};

describe('a draft beside a new price list', () => {
  it('stays the same object while everything is still offered', () => {
    expect(fitToPricing(draft, starterPricing)).toBe(draft);
    expect(fitToPricing(emptyDraft, starterPricing)).toBe(emptyDraft);
  });

  it('loses a shell that is no longer offered, and nothing else', () => {
    const stale = { ...draft, shellSizeId: '99x99' };
    expect(fitToPricing(stale, starterPricing)).toEqual({ ...draft, shellSizeId: null });
  });

  it('loses a feature that the document does not price', () => {
    const heated: Draft = { ...draft, features: ['premium-insulation', 'underfloor-heating'] };
    expect(fitToPricing(heated, withoutHeating)).toEqual({
      ...draft,
      features: ['premium-insulation'],
    });
  });

  it('goes back to the standard finish where one is no longer offered', () => {
    const finishes = {
      ...draft.finishes,
      roofing: 'living-roof',
      interior: 'luxury-finish',
    } as const;
    const fitted = fitToPricing({ ...draft, finishes }, starterPricing);
    expect(fitted.finishes).toEqual({
      cladding: 'cedar',
      roofing: 'standard-felt',
      interior: 'plasterboard-skim',
      foundation: 'concrete-slab',
    });
    const choices = { ...fitted, roomType: 'garden-room', shellSizeId: '4x4' } as const;
    expect(price(choices, starterPricing).total).toBe(31_850); // 27150 + 1350 + 850 + 2500
  });
});
