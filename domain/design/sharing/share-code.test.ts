import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { priceDraft } from '#domain/design/pricing/price';
import { OPENING_KINDS } from '#domain/room/geometry/openings/placement';
import { WALL_SIDES } from '#domain/room/geometry/walls';
import { starterPricing } from '#domain/design/pricing/starter';
import { draft } from '#domain/testing/arbitraries';
import { checksum } from './checksum';
import { readShareCode } from './read-share-code';
import { shareCode } from './share-code';

const room: Draft = {
  ...emptyDraft,
  roomType: 'garden-room',
  shellSizeId: '4.5x4',
  windows: 10,
  doors: 2,
  patioGlass: true,
  features: ['underfloor-heating', 'full-electrics'],
  finishes: { ...emptyDraft.finishes, cladding: 'cedar', roofing: 'living-roof' },
};

const placement = fc.array(
  fc.record({
    kind: fc.constantFrom(...OPENING_KINDS),
    wall: fc.constantFrom(...WALL_SIDES),
    at: fc.integer({ min: 0, max: 8000 }).map((millimetres) => millimetres / 1000),
  }),
  { maxLength: 16 },
);

/** With hand-placed openings in two out of three. */
const anyDesign = fc
  .tuple(draft, fc.option(placement, { nil: undefined }))
  .map(([choices, placed]) => (placed ? { ...choices, placement: placed } : choices));

/** A link with a correct checksum, whatever its content. */
const sealed = (body: string) => `${body}.${checksum(body)}`;

/** Shell ids as an administrator may type them, and as only broken code would produce. */
const shellSizeId = fc.string({ minLength: 1, maxLength: 64, unit: 'binary' });

describe('a share link', () => {
  it('says each choice in a letter', () => {
    // Version 1, garden room, 4.5x4, 10 windows + 2 doors + patio, heating and electrics, finishes.
    expect(shareCode(room)).toMatch(/^1\.g\.4-1a-5x4\.a21\.he\.rlsc\.\.[0-9a-z]{7}$/);
    expect(shareCode(emptyDraft)).toMatch(/^1\.\.\.010\.\.tfsc\.\.[0-9a-z]{7}$/);
  });

  it.each([
    ['tfsc', 'standard-timber', 'standard-felt', 'plasterboard-skim', 'concrete-slab'],
    ['csfp', 'composite', 'shingle', 'plaster-feature-wall', 'easy-support-pads'],
    ['rgan', 'cedar', 'galvanized-steel', 'acoustic-panels', 'no-foundation'],
    ['tptc', 'standard-timber', 'solar-panels', 'tongue-groove', 'concrete-slab'],
    ['tmlc', 'standard-timber', 'rubber-membrane', 'luxury-finish', 'concrete-slab'],
    ['tlsc', 'standard-timber', 'living-roof', 'plasterboard-skim', 'concrete-slab'],
  ])('that was made before means the same for ever: %s', (letters, ...chosen) => {
    const read = readShareCode(sealed(`1.g.4x4.010.ihea.${letters}.`));
    expect(read.ok && Object.values(read.draft.finishes)).toEqual(chosen);
    expect(read.ok && read.draft.features).toEqual([
      'premium-insulation',
      'underfloor-heating',
      'full-electrics',
      'air-conditioning',
    ]);
  });

  it('says where an opening was placed', () => {
    const placed = [
      { kind: 'door', wall: 'front', at: 0.352 },
      { kind: 'window', wall: 'left', at: 0 },
    ] as const;
    // 352 = 9 × 36 + 28, in letters "9s".
    expect(shareCode({ ...room, placement: [...placed] })).toContain('.rlsc.df9s-wl0.');
  });

  it('is short: the largest design fits a QR code that a phone reads from a screen', () => {
    const most = Array.from({ length: 16 }, () => ({
      kind: 'window' as const,
      wall: 'back' as const,
      at: 7.999,
    }));
    expect(shareCode({ ...room, placement: most }).length).toBeLessThan(160);
  });

  it('gives back the same design and the same price, 500 times', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const read = readShareCode(shareCode(design));
        expect(read).toEqual({ ok: true, draft: design });
        const price = read.ok && priceDraft(read.draft, starterPricing);
        expect(price).toEqual(priceDraft(design, starterPricing));
      }),
      { numRuns: 500 },
    );
  });

  it('carries any shell id, in letters that no mail program breaks', () => {
    fc.assert(
      fc.property(shellSizeId, (id) => {
        const code = shareCode({ ...room, shellSizeId: id.slice(0, 64) });
        expect(code).toMatch(/^[A-Za-z0-9.-]*[A-Za-z0-9]$/);
        expect(readShareCode(code)).toMatchObject({ draft: { shellSizeId: id.slice(0, 64) } });
      }),
    );
  });

  it('is told to be cut short, wherever it was cut', () => {
    const code = shareCode(room);
    for (let length = 1; length < code.length; length += 1) {
      expect(readShareCode(code.slice(0, length))).toEqual({ ok: false, problem: 'damaged' });
    }
  });

  it('is told to be changed, whichever letter was', () => {
    const code = shareCode(room);
    // The version character is a separate case.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: code.length - 1 }), fc.string(), (at, text) => {
        const changed = code.slice(0, at) + text + code.slice(at + 1);
        expect(readShareCode(changed).ok).toBe(changed === code);
      }),
    );
  });

  it('of another version is told to be so, not guessed at', () => {
    expect(readShareCode(sealed('2.g.4x4.011..tfsc.'))).toEqual({ ok: false, problem: 'newer' });
    expect(readShareCode('17.whatever')).toEqual({ ok: false, problem: 'newer' });
    expect(readShareCode(sealed('0.g.4x4.011..tfsc.'))).toEqual({ ok: false, problem: 'damaged' });
  });

  it('that carries nothing, or far too much, is told to', () => {
    expect(readShareCode('')).toEqual({ ok: false, problem: 'empty' });
    expect(readShareCode(`1.g.${'4'.repeat(2000)}`)).toEqual({ ok: false, problem: 'oversized' });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a sealed field', sealed('1.g.<script>alert(1)</script>.z99..tfsc.')],
    ['eleven windows', sealed('1.g.4x4.b10..tfsc.')],
    ['no door', sealed('1.g.4x4.000..tfsc.')],
    ['a count too few', sealed('1.g.4x4.01..tfsc.')],
    ['a feature twice', sealed('1.g.4x4.010.hh.tfsc.')],
    ['an unknown feature', sealed('1.g.4x4.010.z.tfsc.')],
    ['an unknown room type', sealed('1.x.4x4.010..tfsc.')],
    ['a cladding for a roof', sealed('1.g.4x4.010..ttsc.')],
    ['a finish too few', sealed('1.g.4x4.010..tfs.')],
    ['a shell id of 65 letters', sealed(`1.g.${'4'.repeat(65)}.010..tfsc.`)],
    ['a name of every object', sealed('1.constructor.4x4.010..tfsc.')],
    ['an opening in no wall', sealed('1.g.4x4.010..tfsc.dx9s')],
    ['an opening nowhere', sealed('1.g.4x4.010..tfsc.df')],
    ['seventeen openings', sealed(`1.g.4x4.010..tfsc.${Array(17).fill('wf1').join('-')}`)],
    ['only dots', '.......'],
  ])('with %s shows no design', (_what, code) => {
    expect(readShareCode(code)).toEqual({ ok: false, problem: 'damaged' });
  });

  it('takes any text at all without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        expect(readShareCode(text).ok).toBe(false);
      }),
    );
  });
});
