import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import type { Ink, Part } from '#domain/room/scene/scene';
import { farFirst } from './blocks';
import { drawInside } from './draw-inside';

const SIZE = { width: 860, height: 820 };

function inside(change: Partial<Draft>, [width, depth] = [5, 4], size = SIZE) {
  const draft: Draft = { ...emptyDraft, roomType: 'garden-room', ...change };
  const scene = drawInside(buildRoom({ width, depth }, draft), draft, size);
  return { ...scene, inks: new Set(scene.parts.flatMap(inksOf)) };
}

function inksOf(part: Part): Ink[] {
  return part.type === 'clip' ? part.parts.flatMap(inksOf) : [part.ink];
}

/** The inks of a room with this lining. */
function lining(interior: Draft['finishes']['interior']) {
  return inside({ finishes: { ...emptyDraft.finishes, interior } }).inks;
}

/** A block of one metre. */
function block(left: number, front: number, low = 0) {
  return { left, right: left + 1, front, back: front + 1, low, high: low + 1 };
}

describe('the view from inside', () => {
  it('writes the measures of the plan', () => {
    const words = (scene: ReturnType<typeof inside>) =>
      scene.labels.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(words(inside({}))).toEqual(['4.53 m inside', '2.50 m']);
    expect(words(inside({}, [5, 4], { width: 320, height: 220 }))).toEqual(['4.53 m inside']);
  });

  it.each([
    [4.5, 4],
    [8, 6],
    [2.5, 3],
  ])(
    'keeps the measures of %s × %s m on a phone clear of the edge and the label of the area',
    (width, depth) => {
      const size = { width: 390, height: 242 };
      const [across, up] = inside({}, [width, depth], size).labels;
      // The area's label is 28 px high, a tick reaches 4 px, and "2.50 m" is 60 px wide.
      expect(across?.at[1]).toBeLessThanOrEqual(size.height - 28 - 4);
      expect(up?.at[0]).toBeLessThanOrEqual(size.width - 30);
    },
  );

  it('shows the patches of a chosen sun in place of its usual light, and none at night', () => {
    const draft: Draft = { ...emptyDraft, roomType: 'garden-room', patioGlass: true };
    const room = buildRoom({ width: 5, depth: 4 }, draft);
    const inksUnder = (altitude: number) =>
      drawInside(room, { ...draft, sun: { altitude, azimuth: 0.2 } }, SIZE).parts.flatMap(inksOf);
    expect(inksUnder(0.6)).toContain('sunlit');
    expect(inksUnder(0.6)).not.toContain('sunlight');
    expect(inksUnder(-0.1)).not.toContain('sunlit');
    expect(inside({ patioGlass: true }).inks.has('sunlit')).toBe(false);
  });

  it('says what it shows', () => {
    expect(inside({ patioGlass: true }).description).toBe(
      'Inside, looking out to the garden: 4.53 m wide, 3.53 m deep and 2.50 m high. ' +
        'With a desk, a sofa, a low table, a shelf and a plant, to scale.',
    );
  });

  it('shows a feature only when it is chosen', () => {
    const fitted = {
      'underfloor-heating': 'pipe',
      'full-electrics': 'downlight',
      'air-conditioning': 'appliance',
    } as const;
    expect(Object.values(fitted).some((ink) => inside({}).inks.has(ink))).toBe(false);
    for (const feature of ['underfloor-heating', 'full-electrics', 'air-conditioning'] as const) {
      expect(inside({ features: [feature] }).inks.has(fitted[feature])).toBe(true);
    }
  });

  it('hangs no lamp where there are no electrics to light it', () => {
    expect(inside({}).inks.has('lampShade')).toBe(false);
    expect(inside({ features: ['full-electrics'] }).inks.has('lampShade')).toBe(true);
  });

  it('shows the chosen lining', () => {
    expect(lining('plaster-feature-wall').has('featureWall')).toBe(true);
    expect(lining('acoustic-panels').has('slats')).toBe(true);
    expect(lining('tongue-groove').has('grooves')).toBe(true);
    expect(lining('luxury-finish').has('moulding')).toBe(true);
    for (const ink of ['featureWall', 'slats', 'grooves', 'moulding'] as const) {
      expect(lining('plasterboard-skim').has(ink)).toBe(false);
    }
  });

  it('shows the partition of a dual-purpose room and no other', () => {
    expect(inside({ roomType: 'dual-purpose' }).inks.has('dividing')).toBe(true);
    expect(inside({}).inks.has('dividing')).toBe(false);
  });
});

describe('painting order', () => {
  it('puts what is behind first, and what stands on something after it', () => {
    const [far, near, onNear] = [block(0, 0), block(0.5, 2), block(0.5, 2, 1)];
    expect(farFirst([onNear, near, far], [1, 8, 3])).toEqual([far, near, onNear]);
  });

  it('puts what is further aside first where both are as near', () => {
    const [aside, ahead] = [block(4, 0.5), block(1, 0)];
    expect(farFirst([ahead, aside], [1, 8, 1.5])).toEqual([aside, ahead]);
  });
});
