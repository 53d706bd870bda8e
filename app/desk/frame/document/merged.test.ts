import { describe, expect, it } from 'vitest';
import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import { starterPricing } from '#domain/design/pricing/starter';
import { merged } from './merged';

const base = starterPricing;

function withSizes(how: (sizes: ShellSize[]) => ShellSize[]): PricingConfiguration {
  return { ...base, shellSizes: how([...base.shellSizes]) };
}

function withFixed(prices: Partial<PricingConfiguration['fixedComponents']>): PricingConfiguration {
  return { ...base, fixedComponents: { ...base.fixedComponents, ...prices } };
}

function setSize(id: string, change: Partial<ShellSize>): PricingConfiguration {
  return withSizes((sizes) =>
    sizes.map((size) => (size.id === id ? { ...size, ...change } : size)),
  );
}

const ids = ({ shellSizes }: PricingConfiguration) => shellSizes.map(({ id }) => id);
const without = (id: string) => withSizes((sizes) => sizes.filter((size) => size.id !== id));
const sizeIn = ({ shellSizes }: PricingConfiguration, id: string) =>
  shellSizes.find((size) => size.id === id);

describe('my changes on top of theirs', () => {
  it('are theirs where I changed nothing, and mine where I did', () => {
    const mine = withFixed({ decking: 1 });
    const theirs = { ...withFixed({ decking: 2 }), basePricePerSqm: 3 };
    expect(merged(base, mine, theirs)).toEqual({
      ...withFixed({ decking: 1 }),
      basePricePerSqm: 3,
    });
    expect(merged(base, base, theirs)).toEqual(theirs);
    expect(merged(base, mine, base)).toEqual(mine);
  });

  it('keep what I have taken away and what they have added', () => {
    const { 'full-electrics': _gone, ...features } = base.features;
    const interior = { ...base.finishes.interior, 'luxury-finish': 5 };
    const theirs = { ...base, finishes: { ...base.finishes, interior } };
    const both = merged(base, { ...base, features }, theirs);
    expect(both.features).not.toHaveProperty('full-electrics');
    expect(both.finishes.interior['luxury-finish']).toBe(5);
  });

  it('join in one shell size field by field', () => {
    const mine = setSize('4x4', { basePrice: 30_000 });
    const theirs = setSize('4x4', { label: 'Four by four', basePrice: 29_000 });
    expect(sizeIn(merged(base, mine, theirs), '4x4')).toMatchObject({
      basePrice: 30_000,
      label: 'Four by four',
    });
  });

  it('have the sizes of both, without those that either removed untouched', () => {
    const [first] = base.shellSizes;
    if (!first) throw new Error('The starter has a size');
    const mine = withSizes((sizes) => [...sizes.slice(1), { ...first, id: 'mine' }]);
    const theirs = withSizes((sizes) => [...sizes.slice(0, -1), { ...first, id: 'theirs' }]);
    const kept = ids(merged(base, mine, theirs));
    expect(kept).toContain('mine');
    expect(kept).toContain('theirs');
    expect(kept).not.toContain(first.id);
    expect(kept).not.toContain(base.shellSizes.at(-1)?.id);
  });

  it('keep a size that I have worked on while they removed it', () => {
    const both = merged(base, setSize('4x4', { basePrice: 1 }), without('4x4'));
    expect(sizeIn(both, '4x4')).toMatchObject({ basePrice: 1 });
    expect(sizeIn(merged(base, base, without('4x4')), '4x4')).toBeUndefined();
    expect(
      sizeIn(merged(base, without('4x4'), setSize('4x4', { basePrice: 1 })), '4x4'),
    ).toBeUndefined();
  });

  it('stand in my order if I have changed it, else in theirs', () => {
    const reversed = withSizes((sizes) => sizes.toReversed());
    const dearer = setSize('4x4', { basePrice: 1 });
    expect(ids(merged(base, reversed, dearer))).toEqual(ids(reversed));
    expect(ids(merged(base, dearer, reversed))).toEqual(ids(reversed));
  });
});

const hours = (...days: string[]) => ({ hours: days.map((from) => ({ from })), name: 'Rooms' });

describe('lists whose items have no ids', () => {
  it('are one thing: mine where I changed it', () => {
    const theirs = { ...hours('Wed'), name: 'Their Rooms' };
    expect(merged(hours('Mon'), hours('Tue'), theirs)).toEqual({
      ...hours('Tue'),
      name: 'Their Rooms',
    });
    expect(merged(hours('Mon'), hours('Mon'), theirs)).toEqual(theirs);
  });
});
