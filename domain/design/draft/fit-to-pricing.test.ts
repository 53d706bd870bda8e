import { describe, expect, it } from 'vitest';
import { price } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { withoutHeating, withoutWindows } from '#domain/testing/price-lists';
import { emptyDraft, type Draft } from './draft';
import { fitToPricing, notOffered } from './fit-to-pricing';

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
    expect(notOffered(draft, starterPricing)).toEqual([]);
  });

  it('loses a shell that is no longer offered, and nothing else', () => {
    const stale = { ...draft, shellSizeId: '99x99' };
    expect(fitToPricing(stale, starterPricing)).toEqual({ ...draft, shellSizeId: null });
    expect(notOffered(stale, starterPricing)).toEqual(['99\u00a0m\u00a0×\u00a099\u00a0m']);
    const named = { ...draft, shellSizeId: 'size-8f3a2c10' };
    expect(notOffered(named, starterPricing)).toEqual(['A size']);
  });

  it('loses the openings that the document does not price', () => {
    expect(fitToPricing(draft, withoutWindows)).toEqual({ ...draft, windows: 0 });
    expect(notOffered(draft, withoutWindows)).toEqual(['Windows']);
  });

  it('loses a feature that the document does not price', () => {
    const heated: Draft = { ...draft, features: ['premium-insulation', 'underfloor-heating'] };
    expect(fitToPricing(heated, withoutHeating)).toEqual({
      ...draft,
      features: ['premium-insulation'],
    });
    expect(notOffered(heated, withoutHeating)).toEqual(['Underfloor heating']);
  });

  it('goes back to the standard finish where one is no longer offered', () => {
    const finishes = {
      ...draft.finishes,
      roofing: 'living-roof',
      interior: 'luxury-finish',
    } as const;
    const fitted = fitToPricing({ ...draft, finishes }, starterPricing);
    expect(notOffered({ ...draft, finishes }, starterPricing)).toEqual([
      'Living roof',
      'Luxury finish',
    ]);
    expect(fitted.finishes).toEqual({
      cladding: 'cedar',
      roofing: 'standard-felt',
      interior: 'plasterboard-skim',
      foundation: 'concrete-slab',
    });
    const choices = { ...fitted, roomType: 'garden-room', shellSizeId: '4x4' } as const;
    expect(price(choices, starterPricing).total).toBe(31_850); // 27150 + 1350 + 850 + 2500
  });

  it('takes the first finish on offer where the standard one is not, and fits then', () => {
    const { finishes } = starterPricing;
    const { 'standard-felt': _felt, ...roofing } = finishes.roofing;
    const pricing = { ...starterPricing, finishes: { ...finishes, roofing } };
    const fitted = fitToPricing(emptyDraft, pricing);
    expect(fitted.finishes).toEqual({ ...emptyDraft.finishes, roofing: 'shingle' });
    expect(fitToPricing(fitted, pricing)).toBe(fitted);
  });
});
