import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { Vec3 } from '#domain/room/model/mesh';
import {
  markedBeside,
  PHOTO,
  photographed,
  randomFrom,
  seenBy,
} from '#domain/testing/photographed';
import { baseCorners, cameraFromPegs } from './camera-from-pegs';
import { measure } from './measure';
import type { PhotoSize } from './photo-camera';

/** Random cameras per property; 10,000 with `npm run test:designs`. */
const numRuns = Number(process.env['RUNS'] ?? 200);
const timeout = Math.max(30_000, numRuns * 60);

/** The top of a usual roof. Metres. */
const TOP = 2.9;

describe('the camera from four exact pegs', () => {
  for (const isKnown of [true, false])
    it(
      `has the room’s eight corners within 0.01 px, the focal length ${isKnown ? 'known' : 'unknown'}`,
      { timeout },
      () => {
        fc.assert(
          fc.property(photographed, ({ shell, camera, lens }) => {
            const pegs = seenBy(camera, placesOf(shell, [0]));
            const found = cameraFromPegs({
              shell,
              pegs,
              photo: PHOTO,
              focal: isKnown ? lens : null,
            });
            if (typeof found === 'string') throw new Error(found);
            const eight = placesOf(shell, [0, TOP]);
            const off = apart(seenBy(camera, eight), seenBy(found.camera, eight));
            expect(Math.max(...off)).toBeLessThan(0.01);
          }),
          { numRuns },
        );
      },
    );
});

describe('the camera from pegs 3 px beside their corners', () => {
  for (const [isKnown, median, most] of [
    [true, 0.005, 0.02],
    // Without the focal length the roof may be a little too high or low.
    [false, 0.005, 0.02],
  ] as const)
    it(
      `has half of the corners within ${median * 100}% of the width and 95% within ${most * 100}%, the focal length ${isKnown ? 'known' : 'unknown'}`,
      { timeout },
      () => {
        const off = photographs(numRuns).flatMap(({ shell, camera, lens, next }) => {
          const pegs = markedBeside(seenBy(camera, placesOf(shell, [0])), 3, next);
          const found = cameraFromPegs({
            shell,
            pegs,
            photo: PHOTO,
            focal: isKnown ? lens : null,
          });
          // A small base far away, marked so that no base lies like that: it is said, not drawn.
          if (typeof found === 'string') return [];
          const eight = placesOf(shell, [0, TOP]);
          return apart(seenBy(camera, eight), seenBy(found.camera, eight));
        });
        const shares = off.map((pixels) => pixels / PHOTO.width).toSorted((a, b) => a - b);
        expect(shares.length).toBeGreaterThan(numRuns * 8 * 0.98);
        expect(shares[Math.floor(shares.length / 2)]).toBeLessThanOrEqual(median);
        expect(shares[Math.floor(shares.length * 0.95)]).toBeLessThanOrEqual(most);
      },
    );

  it('measures so that at least 90% of what it tells holds the true distance', { timeout }, () => {
    const told = photographs(numRuns).flatMap(({ shell, camera, lens, next }) => {
      const pegs = markedBeside(seenBy(camera, placesOf(shell, [0])), 3, next);
      const focal = next() < 0.5 ? lens : null;
      const found = cameraFromPegs({ shell, pegs, photo: PHOTO, focal });
      if (typeof found === 'string') return [];
      const place = (): Place => [
        next() * (shell.width + 8) - 4,
        next() * (shell.depth + 8) - 4,
        0,
      ];
      const [one, other] = [place(), place()];
      const [from, to] = markedBeside(seenBy(camera, [one, other]), 3, next);
      const measured = from && to && measure(found, from, to);
      if (measured === undefined || typeof measured === 'string') return [];
      const truth = Math.hypot(one[0] - other[0], one[1] - other[1]);
      return [measured.least <= truth && truth <= measured.most];
    });
    expect(told.length).toBeGreaterThan(numRuns * 0.9);
    expect(told.filter(Boolean).length / told.length).toBeGreaterThanOrEqual(0.9);
  });
});

interface Made {
  readonly of: string;
  readonly position: Vec3;
  readonly target: Vec3;
  readonly angle: number;
  readonly shell: ShellMeasures;
  readonly photo: PhotoSize;
}

/**
 * Cameras with which pictures of rooms were made in another program: in the model's axes, from the ground under the middle of
 * the base; metres, the vertical angle of view in degrees, the picture in pixels.
 */
const MADE: readonly Made[] = [
  {
    of: 'a garden room, by day and at dusk',
    position: [-4.9, 1.6, 9.6],
    target: [0.15, 1.28, 0.3],
    angle: 35.5,
    shell: { width: 5, depth: 4 },
    photo: { width: 1200, height: 800 },
  },
  {
    of: 'a garden room, upright',
    position: [-4.9, 1.6, 9.6],
    target: [0.1, 1.35, 0.3],
    angle: 50,
    shell: { width: 5, depth: 4 },
    photo: { width: 780, height: 1000 },
  },
  {
    of: 'an office from its right',
    position: [5, 1.6, 7.4],
    target: [-0.1, 1.25, 0.2],
    angle: 34,
    shell: { width: 4, depth: 3 },
    photo: { width: 1200, height: 800 },
  },
  {
    of: 'an extension',
    position: [-5.2, 1.6, 8.4],
    target: [0.1, 1.75, 0.3],
    angle: 38,
    shell: { width: 4.5, depth: 3 },
    photo: { width: 1200, height: 800 },
  },
];

describe('the camera from the base’s corners in a picture made with a known one', () => {
  for (const { of, position, target, angle, shell, photo } of MADE)
    it(`is that of ${of}`, () => {
      const { width, height } = photo;
      const known = new PerspectiveCamera(angle, width / height);
      known.position.set(...position);
      known.lookAt(...target);
      known.updateMatrixWorld();
      const [right, front] = [shell.width / 2, shell.depth / 2];
      const seenAt = (above: number) =>
        [
          [-right, front],
          [right, front],
          [right, -front],
          [-right, -front],
        ].map(([x = 0, z = 0]): Point => {
          const { x: across, y: up } = new Vector3(x, above, z).project(known);
          return [((1 + across) / 2) * width, ((1 - up) / 2) * height];
        });
      const corners = seenAt(0);
      for (const [x, y] of corners) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);

      // As the arrow keys set them.
      const pegs = corners.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const found = cameraFromPegs({ shell, pegs, photo, focal: null });
      if (typeof found === 'string') throw new Error(found);
      const { at, focal } = found.camera;
      // Half a pixel is 4 mm of the front, but moves a camera 9 m away by some centimetres along its view.
      const [x, y, z] = position;
      expect(Math.hypot(at[0] - right - x, at[1] - front + z, at[2] - y)).toBeLessThan(0.05);
      expect((2 * Math.atan(height / 2 / focal) * 180) / Math.PI).toBeCloseTo(angle, 0);
      // Of the base and, above it, of a flat roof's walls.
      for (const [above, most] of [
        [0, 1],
        [2.6, 1.5],
      ] as const) {
        const places = placesOf(shell, [above]);
        expect(Math.max(...apart(seenBy(found.camera, places), seenAt(above)))).toBeLessThan(most);
      }
    });
});

describe('pegs that are those of no base', () => {
  const shell = { width: 5, depth: 4 };
  const told = (pegs: readonly Point[], focal: number | null = null) => {
    const found = cameraFromPegs({ shell, pegs, photo: PHOTO, focal });
    return typeof found === 'string' ? found : 'taken';
  };
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [600, 1100],
    [1400, 1100],
    [1250, 900],
    [750, 900],
  ];

  it('are told from those of one', () => {
    expect(told([a, b, c, d])).toBe('taken');
    expect(told([a, b, c])).toBe('missing');
    expect(told([a, b, c, [Number.NaN, 900]])).toBe('missing');
    expect(told([a, b, d, c])).toBe('crossed');
    expect(told([b, a, d, c])).toBe('other');
    expect(told([a, b, [1000, 1100], d])).toBe('line');
    expect(told([a, a, c, d])).toBe('line');
    // Three corners that are seen, and one inside their triangle.
    expect(told([a, b, c, [1080, 1020]])).toBe('crossed');
    // Wider at the back than at the front, which no base on the ground is.
    expect(
      told(
        [
          [750, 1100],
          [1250, 1100],
          [1400, 900],
          [600, 900],
        ],
        26,
      ),
    ).toBe('unfit');
  });

  it('are never taken where three lie in a line or two cross, in any photograph', () => {
    fc.assert(
      fc.property(photographed, fc.nat(3), ({ shell: base, camera, lens }, which) => {
        const pegs = seenBy(camera, placesOf(base, [0]));
        const before = pegs[(which + 3) % 4] ?? a;
        const after = pegs[(which + 1) % 4] ?? a;
        const between: Point = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
        const inLine = pegs.map((peg, n) => (n === which ? between : peg));
        const crossed = pegs.map((peg, n) =>
          n === which ? after : n === (which + 1) % 4 ? (pegs[which] ?? a) : peg,
        );
        for (const wrong of [inLine, crossed])
          expect(
            cameraFromPegs({ shell: base, pegs: wrong, photo: PHOTO, focal: lens }),
          ).toBeTypeOf('string');
      }),
      { numRuns },
    );
  });
});

/** The corners of a base, at each of these heights. */
function placesOf(shell: ShellMeasures, heights: readonly number[]): Place[] {
  return heights.flatMap((height) => baseCorners(shell).map(([x, y]): Place => [x, y, height]));
}

function apart(one: readonly Point[], other: readonly Point[]): number[] {
  return one.map(([x, y], n) => Math.hypot(x - (other[n]?.[0] ?? 0), y - (other[n]?.[1] ?? 0)));
}

/** The same ones in every run, each with numbers of its own. */
function photographs(count: number) {
  return fc
    .sample(photographed, { numRuns: count, seed: 44 })
    .map((one, n) => ({ ...one, next: randomFrom(n * 7919 + 1) }));
}
