import { expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import type { ShellSize } from '#domain/room/options/configuration';
import { withValue } from './fields/document-value';
import { newShellSize } from './shell/shell-edit';
import { steepFalls } from './steep-falls';

const withPrice = (wanted: string, basePrice: number) => ({
  ...starterPricing,
  shellSizes: starterPricing.shellSizes.map((size): ShellSize =>
    size.id === wanted ? { ...size, basePrice } : size,
  ),
});
const asked = (after: typeof starterPricing) => {
  const { free, rooms } = steepFalls(starterPricing, after);
  const told = rooms.map((room) => `${room.words}: ${room.before} → ${room.after}`);
  return [...free, ...told].map((words) => words.replaceAll('\u00a0', ' '));
};

it('asks about a shell whose price was cleared: it is free, and its room is sold for the door', () => {
  expect(asked(withPrice('4x4', 0))).toEqual([
    'Shell, 4 m × 4 m',
    'A 4 m × 4 m garden room with one door: 28000 → 850',
  ]);
});

it('asks about a fall of more than 20 %, and about none of 20 %', () => {
  // 27,150 + 850 = 28,000, of which 20 % are 5,600.
  expect(asked(withPrice('4x4', 27_150 - 5600))).toEqual([]);
  expect(asked(withPrice('4x4', 27_150 - 5601))).toEqual([
    'A 4 m × 4 m garden room with one door: 28000 → 22399',
  ]);
});

it('asks about a size that no typical room has', () => {
  expect(asked(withPrice('2.5x3', 1486))).toEqual([
    'A 2.5 m × 3 m garden room with one door: 15710 → 2336',
  ]);
});

it('asks about an option that becomes free or is offered for nothing, and about a new shell without a price', () => {
  expect(asked(withValue(starterPricing, 'finishes.cladding.cedar', 0))).toEqual([
    'Cladding: Cedar',
  ]);
  expect(asked(withValue(starterPricing, 'finishes.roofing.living-roof', 0))).toEqual([
    'Roofing: Living roof',
  ]);
  const shellSizes = [...starterPricing.shellSizes, newShellSize()];
  expect(asked({ ...starterPricing, shellSizes })).toEqual(['Shell, 3 m × 3 m']);
});

it('leaves what the server refuses to its refusal', () => {
  expect(asked(withValue(starterPricing, 'roomTypeMultipliers.office', 0))).toEqual([]);
});

it('asks about nothing that is dearer, not offered any more, free as before, or sold to nobody', () => {
  const paths = ['perimeterBasedComponents.insulation', 'fixedComponents.decking'];
  for (const path of paths) expect(asked(withValue(starterPricing, path, 0))).toEqual([]);
  expect(asked(withPrice('4x4', 40_000))).toEqual([]);
  expect(asked(withValue(starterPricing, 'finishes.cladding.cedar', undefined))).toEqual([]);
  expect(asked(withValue(starterPricing, 'finishes.cladding.standard-timber', 0))).toEqual([]);
  expect(asked({ ...starterPricing, shellSizes: starterPricing.shellSizes.slice(1) })).toEqual([]);
});
