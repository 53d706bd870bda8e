import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { FINISH_OPTIONS } from '#domain/room/options/option-ids';
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import type { Ink, Part, PictureSize } from '#domain/room/scene/scene';
import { WALL_SIDES } from '#domain/room/geometry/walls';
import { drawOutside } from './draw-outside';
import { isSunlit } from './view';
import { VIEWPOINTS, type Viewpoint } from './viewpoints';

const size: PictureSize = { width: 860, height: 820 };

function draw(
  choices: Partial<Draft>,
  viewpoint: Viewpoint = VIEWPOINTS.standard,
  picture: PictureSize = size,
) {
  const draft: Draft = { ...emptyDraft, roomType: 'garden-room', ...choices };
  const room = buildRoom({ width: 5, depth: 4 }, draft);
  return drawOutside(room, draft.finishes, viewpoint, picture);
}

function inksOf(parts: readonly Part[]): Set<Ink> {
  return new Set(
    parts.flatMap((part) => (part.type === 'clip' ? [...inksOf(part.parts)] : [part.ink])),
  );
}

/** How far down the picture the room's shadow reaches, with the sun 40° high there (degrees from the front). */
function shadowFoot(azimuth: number): number {
  const room = buildRoom({ width: 5, depth: 4 }, { ...emptyDraft, roomType: 'garden-room' });
  const sun = { altitude: 0.7, azimuth: (azimuth * Math.PI) / 180 };
  const scene = drawOutside(room, emptyDraft.finishes, VIEWPOINTS.standard, size, sun);
  const cast = scene.room.flatMap((part) =>
    part.type === 'fill' && part.ink === 'cast' ? part.rings.flat() : [],
  );
  return Math.max(...cast.map(([, y]) => y));
}

function countOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + 1 + (part.type === 'clip' ? countOf(part.parts) : 0), 0);
}

/** The share of the picture's width that the room takes. */
function shareOf(picture: PictureSize): number {
  const { camera } = draw({}, VIEWPOINTS.standard, picture);
  return (camera.project([5.1, 4.1, 0])[0] - camera.project([-0.1, -0.3, 0])[0]) / picture.width;
}

function inksOn(foundation: Draft['finishes']['foundation']): Set<Ink> {
  return inksOf(draw({ finishes: { ...emptyDraft.finishes, foundation } }).room);
}

const everything: Partial<Draft> = { windows: 10, doors: 5, patioGlass: true };

describe('the room in its garden', () => {
  it('fills three quarters of a tall picture and less of a wide one', () => {
    expect(shareOf({ width: 600, height: 820 })).toBeCloseTo(0.74, 1);
    expect(shareOf({ width: 390, height: 226 })).toBeCloseTo(0.6, 1);
  });

  it('casts its shadow away from a chosen sun', () => {
    // The standard view is from the front right: a shadow before the room reaches down the picture.
    expect(shadowFoot(180)).toBeGreaterThan(shadowFoot(0) + 40);
    expect(shadowFoot(-90)).toBeGreaterThan(shadowFoot(0));
  });

  it.each([
    // Before the front, a little to the right; behind the left corner; at night, as in the garden.
    [0.5, 0.2, ['front', 'right']],
    [0.5, -2.5, ['back', 'left']],
    [-0.1, 0.2, ['front', 'left']],
  ])('is lit by a sun at %d, %d on its %s', (altitude, azimuth, sides) => {
    const sun = { altitude, azimuth };
    expect(WALL_SIDES.filter((side) => isSunlit({ sun }, side))).toEqual(sides);
  });

  it('shows the roof from above and its underside from below', () => {
    expect(inksOf(draw({}, VIEWPOINTS.roof).room)).toContain('roof');
    expect(inksOf(draw({}).room)).not.toContain('roof');
  });

  it.each(FINISH_OPTIONS.roofing)('shows enough of a %s roof from above', (roofing) => {
    const finishes = { ...emptyDraft.finishes, roofing };
    const { camera, room } = draw({ finishes }, VIEWPOINTS.roof);
    expect(inksOf(room)).toContain('roof');
    const shape = buildRoom({ width: 5, depth: 4 }, { ...emptyDraft, finishes });
    const heights = [0, 4].map((y) => camera.project([2.5, y, roofTopAt(shape, y)])[1]);
    expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeGreaterThan(0.02 * size.height);
  });

  it('shows a deck with chairs before patio glass, else a path to the door', () => {
    const [patio, bare] = [inksOf(draw({ patioGlass: true }).room), inksOf(draw({}).room)];
    expect(patio).toContain('deck');
    expect(patio).toContain('chair');
    expect(bare).not.toContain('deck');
    expect(bare).toContain('stone');
  });

  it('shows the chosen lining through the glass', () => {
    const finishes = { ...emptyDraft.finishes, interior: 'acoustic-panels' } as const;
    expect(inksOf(draw({ patioGlass: true, finishes }).room)).toContain('seenSlats');
    expect(inksOf(draw({ patioGlass: true }).room)).not.toContain('seenSlats');
  });

  it('shows what the room stands on', () => {
    expect(inksOn('concrete-slab')).toContain('foundation');
    expect(inksOn('easy-support-pads')).toContain('underside');
    expect(inksOn('no-foundation')).not.toContain('foundation');
  });

  it('has no plants before what the room stands on when that is looked at', () => {
    expect(inksOf(draw({}).room)).toContain('pot');
    expect(inksOf(draw({}, VIEWPOINTS.foundation).room)).not.toContain('pot');
  });

  it('leaves boards and slats out of thumbnails', () => {
    const { garden, room } = draw(everything, VIEWPOINTS.standard, { width: 112, height: 78 });
    const inks = inksOf([...garden, ...room]);
    for (const ink of ['boards', 'slat', 'blade'] as const) expect(inks).not.toContain(ink);
  });

  it('stays cheap: few parts, and leaves that a telephone can paint', () => {
    const { garden, room } = draw(everything, VIEWPOINTS.roof, { width: 1440, height: 820 });
    const dots = garden.flatMap((part) => (part.type === 'dots' ? part.dots : []));
    expect(dots.length).toBeLessThan(2500);
    expect(countOf(garden)).toBeLessThan(120);
    expect(countOf(room)).toBeLessThan(400);
  });

  it('makes the garden only when it is asked for, and once', () => {
    const scene = draw({});
    expect(scene.garden).toBe(scene.garden);
  });

  it('says what is to be seen', () => {
    expect(draw({ windows: 2 }).description).toBe(
      'The room in a garden, seen from its front and right: 5.0 metres wide, 4.0 metres deep and ' +
        '2.96 metres high, clad in standard timber, with a felt roof. Front wall: 1 door. ' +
        'Right wall: 1 window. Somebody of 1.70 metres stands beside it.',
    );
  });
});

describe('an extension', () => {
  const extension: Partial<Draft> = { roomType: 'extension', patioGlass: true };

  it('stands against its house, on paving', () => {
    const { garden, room } = draw(extension);
    expect(inksOf(garden)).toContain('house');
    expect(inksOf(garden)).toContain('paving');
    expect(inksOf(room)).not.toContain('deck');
    expect(inksOf(draw({}).garden)).not.toContain('house');
  });

  it.each([
    [170, 75],
    [-100, -75],
    [300, -60],
  ])('is not seen from behind: %d degrees are %d', (azimuth, held) => {
    expect(draw(extension, { azimuth, eye: 2 }).camera.turned).toBe(held);
  });
});

describe('a dual-purpose room', () => {
  const glazed = { patioGlass: true } as const;

  it('shows its two spaces through the glass, each with a lamp of its own', () => {
    const [undivided, divided] = [draw(glazed), draw({ ...glazed, roomType: 'dual-purpose' })];
    // The one on the desk, and one in the middle of each space.
    expect(cordsBehindGlass(undivided.room)).toBe(2);
    expect(cordsBehindGlass(divided.room)).toBe(3);
    expect(divided.description).toContain('divided into two spaces');
    expect(undivided.description).not.toContain('divided');
  });
});

const isCord = (part: Part) => part.type === 'stroke' && part.ink === 'seenCord';

/** The cords of lamps behind the first glass that shows any. */
function cordsBehindGlass(parts: readonly Part[]): number {
  for (const part of parts) {
    const found = isCord(part) ? parts.filter(isCord).length : 0;
    const within = found > 0 || part.type !== 'clip' ? found : cordsBehindGlass(part.parts);
    if (within > 0) return within;
  }
  return 0;
}

describe('viewpoints', () => {
  it.each(['front', 'right', 'back', 'left'] as const)('show the %s wall broadly', (side) => {
    expect(draw({}, VIEWPOINTS.wall(side)).description).toMatch(
      new RegExp(`seen from its (\\w+ and )?${side}`),
    );
    expect(Math.abs(((VIEWPOINTS.wall(side).azimuth + 45) % 90) - 45)).toBeLessThan(30);
  });

  it('show the front with each wall beside it', () => {
    expect(draw({}, VIEWPOINTS.wall('right')).description).toContain('front and right');
    expect(draw({}, VIEWPOINTS.wall('left')).description).toContain('front and left');
  });
});
