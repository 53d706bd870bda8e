import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from './draft';
import { starterPricing } from '#domain/design/pricing/starter';
import { differingRows, recapOf } from './recap';

describe('recapOf', () => {
  const rows = recapOf(
    {
      ...emptyDraft,
      roomType: 'office',
      shellSizeId: '4.5x4',
      windows: 2,
      patioGlass: true,
      features: ['underfloor-heating', 'air-conditioning'],
      finishes: { ...emptyDraft.finishes, cladding: 'cedar' },
    },
    starterPricing,
  );

  it('says what was chosen at every step, in their order', () => {
    expect(rows.map(({ term, value }) => [term, value])).toEqual([
      ['Room', 'Garden Office'],
      ['Size', '14.2\u00a0m² inside, 4.5\u00a0m\u00a0×\u00a04\u00a0m outside'],
      ['Openings', '2 windows, 1 door, patio glass'],
      ['Features', 'Premium insulation, underfloor heating, air conditioning'],
      ['Finishes', 'Cedar, standard felt, plasterboard and skim, concrete slab'],
    ]);
  });

  it('leads each row back to its own step', () => {
    expect(rows.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  });

  it('says whose places the openings have once they were moved', () => {
    const placement = [{ kind: 'door' as const, wall: 'right' as const, at: 0.4 }];
    const values = recapOf({ ...emptyDraft, placement }, starterPricing).map(({ value }) => value);
    expect(values[2]).toBe('1 door, placed by hand');
  });

  it('says so when nothing was chosen', () => {
    const values = recapOf(emptyDraft, starterPricing).map(({ value }) => value);
    expect(values.slice(0, 4)).toEqual([
      'Not chosen',
      'Not chosen',
      '1 door',
      // Every room has it, chosen or not.
      'Premium insulation',
    ]);
  });

  it('tells the one wall that an extension has less', () => {
    const size = { ...emptyDraft, roomType: 'extension' as const, shellSizeId: '4.5x4' };
    // (4.5 − 2 × 0.234) × (4 − 0.234)
    expect(recapOf(size, starterPricing)[1]?.value).toMatch(/^15\.2\sm² inside, /);
  });

  it('names a size by its own label first, if it has one', () => {
    const shellSizes = starterPricing.shellSizes.map((size) => ({ ...size, label: 'Studio' }));
    const draft = { ...emptyDraft, shellSizeId: '4x4' };
    const [, size] = recapOf(draft, { ...starterPricing, shellSizes });
    expect(size?.value).toMatch(/^Studio, 12\.5\sm² inside, 4\sm\s×\s4\sm outside$/);
  });

  it('names a size that is not in the price list', () => {
    const rows = ['9x9.5', 'size-8f3a2c10'].map(
      (shellSizeId) => recapOf({ ...emptyDraft, shellSizeId }, starterPricing)[1],
    );
    expect(rows.map((row) => row?.value)).toEqual([
      '9\u00a0m\u00a0×\u00a09.5\u00a0m, not in the price list',
      'A size, not in the price list',
    ]);
  });
});

const valuesOf = (...drafts: [Draft, Draft]) =>
  differingRows(...drafts, starterPricing).map(({ term, value }) => [term, value]);

describe('differingRows', () => {
  it('keeps what one draft has otherwise than another', () => {
    const mine = { ...emptyDraft, windows: 2, patioGlass: true };
    const rows = differingRows(mine, emptyDraft, starterPricing);
    expect(rows.map(({ term, value }) => [term, value])).toEqual([
      ['Openings', '2 windows, 1 door, patio glass'],
    ]);
  });

  it('says where the openings stand when two drafts differ in that alone', () => {
    const door = { kind: 'door' as const, wall: 'front' as const, at: 1.55 };
    const window = { kind: 'window' as const, wall: 'left' as const, at: 0.4 };
    const mine = { ...emptyDraft, windows: 1, placement: [door, window] };
    const theirs = { ...mine, placement: [door, { ...window, wall: 'back' as const }] };
    expect(valuesOf(mine, theirs)).toEqual([
      ['Openings', 'Door front 1.55\u00a0m, window left 0.40\u00a0m'],
    ]);
    expect(valuesOf(theirs, mine)).toEqual([
      ['Openings', 'Door front 1.55\u00a0m, window back 0.40\u00a0m'],
    ]);
    expect(valuesOf(mine, mine)).toEqual([]);
  });
});
