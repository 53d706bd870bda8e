import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPermission, type PermissionCheck } from './check-permission';
import { gardenSchema, type Garden } from './garden';

/** A low office in the middle of a large garden, which meets every rule. */
const OFFICE: Garden = {
  building: 'detached',
  use: 'incidental',
  home: 'house',
  listed: 'no',
  land: 'none',
  position: 'behind',
  boundary: 3,
  fromHouse: 8,
  roof: 'flat',
  height: 2.5,
  eaves: 2.5,
  platform: 0,
  veranda: 'no',
  footprint: 16,
  floor: 12.5,
  landAround: 240,
  covered: 26,
  nonCombustible: 'no',
};

const verdicts = (check: PermissionCheck) =>
  check.kind === 'outbuilding' ? [check.planning.verdict, check.building.verdict] : [];

/** The rules that are not simply met. */
const against = (check: PermissionCheck) =>
  check.kind === 'outbuilding'
    ? [...check.planning.findings, ...check.building.findings]
        .filter(({ verdict }) => verdict !== 'fine')
        .map(({ id }) => id)
    : [];

describe('the pre-check for an outbuilding in England', () => {
  // Each line worked out by hand from the published page: [what, changes, planning, building, rules].
  const examples: [string, Partial<Garden>, string, string, string[]][] = [
    ['a low office amid the garden', {}, 'fine', 'fine', []],
    ['in the garden of a flat', { home: 'flat' }, 'apply', 'fine', ['home']],
    ['of a house that was a barn', { home: 'converted' }, 'ask', 'fine', ['home']],
    ['of a listed house', { listed: 'yes' }, 'apply', 'fine', ['listed']],
    ['in front of the house', { position: 'front' }, 'apply', 'fine', ['front']],
    ['at the side of a house on ordinary land', { position: 'side' }, 'fine', 'fine', []],
    [
      'at the side in a conservation area',
      { position: 'side', land: 'conservation' },
      'apply',
      'fine',
      ['designated-side'],
    ],
    [
      'at the side in a National Park',
      { position: 'side', land: 'protected' },
      'apply',
      'fine',
      ['designated-side'],
    ],
    [
      'behind the house in a conservation area',
      { land: 'conservation', fromHouse: 30 },
      'fine',
      'fine',
      [],
    ],
    [
      '16 m² at 20 m from a house in a National Park',
      { land: 'protected', fromHouse: 20 },
      'fine',
      'fine',
      [],
    ],
    [
      '16 m² at 20.1 m there',
      { land: 'protected', fromHouse: 20.1 },
      'apply',
      'fine',
      ['designated-far'],
    ],
    [
      '10 m² at 25 m there, alone',
      { land: 'protected', fromHouse: 25, footprint: 10, covered: 0 },
      'fine',
      'fine',
      [],
    ],
    [
      '10 m² at 25 m there, beside a shed',
      { land: 'protected', fromHouse: 25, footprint: 10 },
      'ask',
      'fine',
      ['designated-far'],
    ],
    // 2.5 m inside is about 2.85 m outside.
    [
      'our usual height, 3 m from the fence',
      { height: 2.95, eaves: 2.85 },
      'ask',
      'fine',
      ['eaves'],
    ],
    [
      'our usual height, 2 m from the fence',
      { height: 2.95, eaves: 2.85, boundary: 2 },
      'apply',
      'fine',
      ['height', 'eaves'],
    ],
    ['2.5 m high at the very fence', { boundary: 0 }, 'fine', 'fine', []],
    ['2.51 m high, 2 m from the fence', { height: 2.51, boundary: 2 }, 'apply', 'fine', ['height']],
    ['3 m high, 2.01 m from the fence', { height: 3, boundary: 2.01 }, 'fine', 'fine', []],
    [
      '3.01 m high with a single slope',
      { height: 3.01, roof: 'slope' },
      'apply',
      'fine',
      ['height'],
    ],
    ['4 m high with two slopes', { height: 4, roof: 'dual-pitched' }, 'fine', 'fine', []],
    [
      '4.01 m high with two slopes',
      { height: 4.01, roof: 'dual-pitched' },
      'apply',
      'fine',
      ['height'],
    ],
    [
      'eaves of 2.6 m under a slope',
      { height: 2.9, eaves: 2.6, roof: 'slope' },
      'apply',
      'fine',
      ['eaves'],
    ],
    ['decking of 0.3 m', { platform: 0.3 }, 'fine', 'fine', []],
    ['decking of 0.31 m', { platform: 0.31 }, 'apply', 'fine', ['platform']],
    ['with a veranda', { veranda: 'yes' }, 'apply', 'fine', ['platform']],
    // Half of 240 is 120; 16 + 104 = 120.
    ['exactly half of the garden covered', { covered: 104 }, 'fine', 'fine', []],
    ['a little more than half covered', { covered: 104.1 }, 'apply', 'fine', ['coverage']],
    ['in a garden of unknown size', { landAround: null }, 'ask', 'fine', ['coverage']],
    ['with a bed in it', { use: 'sleeping' }, 'apply', 'apply', ['use', 'sleeping']],
    ['as a flat for a relative', { use: 'dwelling' }, 'apply', 'apply', ['use', 'sleeping']],
    ['15 m² of floor at the fence', { floor: 15, boundary: 0 }, 'fine', 'fine', []],
    [
      '15.1 m² of floor, 0.9 m from the fence',
      { floor: 15.1, boundary: 0.9 },
      'fine',
      'apply',
      ['floor'],
    ],
    ['15.1 m² of floor, 1 m from the fence', { floor: 15.1, boundary: 1 }, 'fine', 'fine', []],
    [
      '30 m² of steel and stone at the fence',
      { floor: 30, boundary: 0, nonCombustible: 'yes' },
      'fine',
      'fine',
      [],
    ],
    ['30.1 m² of floor', { floor: 30.1 }, 'fine', 'apply', ['floor']],
  ];

  it.each(examples)('%s', (_what, changes, planning, building, rules) => {
    const check = checkPermission({ ...OFFICE, ...changes });
    expect(verdicts(check)).toEqual([planning, building]);
    expect(against(check)).toEqual(rules);
  });

  it('leaves open what a distance from a photo does not decide, and asks to measure it', () => {
    const usual = { ...OFFICE, height: 2.95, eaves: 2.5, boundary: 1.8 };
    const check = checkPermission(usual, { least: 1.6, most: 2.1 });
    expect(verdicts(check)).toEqual(['ask', 'fine']);
    expect(check.kind === 'outbuilding' && check.planning.findings[0]?.reason).toMatch(
      /^Measure the distance to the boundary on the ground: by your photo it is between 1\.6\sm and 2\.1\sm, .* Within 2\sm/,
    );
    expect(verdicts(checkPermission(usual, { least: 1.6, most: 2 }))).toEqual(['apply', 'fine']);
    const large = { ...usual, height: 2.5, floor: 16, boundary: 1 };
    expect(verdicts(checkPermission(large, { least: 0.9, most: 1.1 }))).toEqual(['fine', 'ask']);
    // Low enough for either side of 2 m, there is nothing to measure.
    expect(verdicts(checkPermission(OFFICE, { least: 1.6, most: 2.1 }))).toEqual(['fine', 'fine']);
  });

  it('tells an extension of the house apart', () => {
    expect(checkPermission({ ...OFFICE, building: 'extension' })).toEqual({ kind: 'extension' });
  });

  it('gives every rule its reason, its source, and the heaviest first', () => {
    const check = checkPermission({ ...OFFICE, veranda: 'yes', landAround: null });
    if (check.kind !== 'outbuilding') throw new Error('Not an outbuilding');
    expect(check.planning.findings.slice(0, 2).map(({ id }) => id)).toEqual([
      'platform',
      'coverage',
    ]);
    for (const { reason, source } of [...check.planning.findings, ...check.building.findings]) {
      expect(reason).toMatch(/^[A-Z].*\.$/);
      expect(source.url).toMatch(/^https:\/\/www\.(planningportal\.co\.uk|legislation\.gov\.uk)\//);
    }
  });

  const any = fc.record({
    use: fc.constantFrom(...(['incidental', 'sleeping', 'dwelling'] as const)),
    land: fc.constantFrom(...(['none', 'conservation', 'protected'] as const)),
    position: fc.constantFrom(...(['behind', 'side', 'front'] as const)),
    roof: fc.constantFrom(...(['flat', 'slope', 'dual-pitched'] as const)),
    boundary: fc.double({ min: 0, max: 50, noNaN: true }),
    fromHouse: fc.double({ min: 0, max: 50, noNaN: true }),
    height: fc.double({ min: 0, max: 6, noNaN: true }),
    footprint: fc.double({ min: 0, max: 60, noNaN: true }),
    floor: fc.double({ min: 0, max: 60, noNaN: true }),
  });

  it('is never milder for a building that is higher, larger or nearer to the fence', () => {
    const weight = { fine: 0, ask: 1, apply: 2 };
    const severity = (garden: Garden) => {
      const check = checkPermission(gardenSchema.parse(garden));
      if (check.kind !== 'outbuilding') throw new Error('Not an outbuilding');
      return weight[check.planning.verdict] + weight[check.building.verdict];
    };
    fc.assert(
      fc.property(any, fc.double({ min: 0, max: 2, noNaN: true }), (answers, more) => {
        const garden: Garden = { ...OFFICE, ...answers };
        const before = severity(garden);
        expect(severity({ ...garden, height: garden.height + more })).toBeGreaterThanOrEqual(
          before,
        );
        expect(severity({ ...garden, floor: garden.floor + more })).toBeGreaterThanOrEqual(before);
        expect(severity({ ...garden, footprint: garden.footprint + more })).toBeGreaterThanOrEqual(
          before,
        );
        expect(
          severity({ ...garden, boundary: Math.max(0, garden.boundary - more) }),
        ).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
