import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draft } from '#domain/testing/arbitraries';
import { draftSchema, emptyDraft } from './draft';

describe('a draft', () => {
  it('starts with the defaults of specification §4', () => {
    expect(emptyDraft).toEqual({
      roomType: null,
      shellSizeId: null,
      windows: 0,
      doors: 1,
      patioGlass: false,
      features: [],
      finishes: {
        cladding: 'standard-timber',
        roofing: 'standard-felt',
        interior: 'plasterboard-skim',
        foundation: 'concrete-slab',
      },
    });
    expect(draftSchema.parse(emptyDraft)).toEqual(emptyDraft);
  });

  it('survives the way through JSON', () => {
    fc.assert(
      fc.property(draft, (value) => {
        expect(draftSchema.parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  it.each([
    ['windows', 11],
    ['windows', -1],
    ['windows', 1.5],
    ['doors', 0],
    ['doors', 6],
    ['roomType', 'castle'],
    ['shellSizeId', ''],
    ['patioGlass', 'yes'],
    ['features', ['full-electrics', 'full-electrics']],
    ['features', ['sauna']],
    ['finishes', { ...emptyDraft.finishes, cladding: 'gold' }],
    ['finishes', { cladding: 'cedar' }],
  ])('with %s %o is not valid', (field, value) => {
    expect(draftSchema.safeParse({ ...emptyDraft, [field]: value }).success).toBe(false);
  });
});
