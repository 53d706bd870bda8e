import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { inModel } from '#domain/room/model/axes';
import { cameraOutside } from '#domain/room/scene/outside/outside-camera';
import { VIEWPOINTS } from '#domain/room/scene/outside/viewpoints';
import { placesIn } from '#domain/room/scene/places/places';
import { wallPlace } from '#domain/room/scene/wall-place';
import { eyeInside, eyeOfDrawing, isInside, type Eye } from './eye';
import { walkBetween, type Step, type Walk } from './walk';

const SIZE = { width: 390, height: 240 };

/** The eyes outside and at each place of a furnished room. */
function eyesOf(room: Room): { outside: Eye; inside: readonly Eye[] } {
  const { pieces } = furnish(room, suggestedFor(null, room));
  const camera = cameraOutside(room, VIEWPOINTS.standard, SIZE);
  return {
    outside: eyeOfDrawing(camera, room),
    inside: placesIn(room, pieces)
      .filter(({ id }) => id !== 'corner')
      .map((place) => eyeInside(place, room, SIZE)),
  };
}

/** What a clock of 60 pictures a second shows of a walk, the first picture after its end included. */
function pictures({ ms, at }: Walk): Step[] {
  return Array.from({ length: Math.ceil((ms * 60) / 1000) + 1 }, (_, n) => at((n * 1000) / 60));
}

const shut = (eye: Eye): Step => ({ eye, open: 0 });

describe('a walk', () => {
  it('leads from outside to the door, the desk, the sofa and out again, step by step', () => {
    const room = buildRoom({ width: 5, depth: 4 }, emptyDraft);
    const { outside, inside } = eyesOf(room);
    expect(inside).toHaveLength(3);
    const stations = [outside, ...inside, outside];
    for (const [n, to] of stations.slice(1).entries()) {
      const from = stations[n] ?? outside;
      const seen = pictures(walkBetween(shut(from), to, room, SIZE));
      expect(distance(seen[0]?.eye ?? to, from)).toBeLessThan(1e-9);
      expect(seen.at(-1)).toEqual(shut(to));
      const between = new Set(seen.slice(1, -1).map(({ eye }) => eye.at.join(' ')));
      expect(between.size).toBeGreaterThan(30);
      // Nobody jumps: at 60 pictures a second, less than half a metre from one to the next.
      const steps = seen.slice(1).map(({ eye }, k) => distance(eye, seen[k]?.eye ?? eye));
      expect(Math.max(...steps)).toBeLessThan(0.5);
    }
  });

  it('passes the walls of any room through its open door only', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 3, max: 6 }),
        fc.constantFrom('front' as const, 'left' as const, 'right' as const, 'back' as const),
        fc.double({ min: 0.3, max: 1.6, noNaN: true }),
        fc.boolean(),
        (width, depth, wall, at, leaves) => {
          const placement = [{ kind: 'door' as const, wall, at }];
          const room = buildRoom({ width, depth }, { ...emptyDraft, doors: 1, windows: 0, patioGlass: false, placement });
          const { outside, inside } = eyesOf(room);
          for (const place of inside) {
            const [from, to] = leaves ? [place, outside] : [outside, place];
            const seen = pictures(walkBetween(shut(from), to, room, SIZE));
            const inWall = seen.filter(({ eye }) => isInside(eye, room) && !isWithinWalls(eye, room));
            const crossings = seen.filter(({ eye }, n) => n > 0 && isInside(eye, room) !== isInside(seen[n - 1]?.eye ?? eye, room));
            expect(crossings).toHaveLength(1);
            for (const { eye, open } of [...inWall, ...crossings]) {
              expect(open).toBe(1);
              expect(offDoor(eye, room)).toBeLessThan(0.05);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  }); // oxfmt-ignore

  it('passes the partition of a dual-purpose room through its doorway only', () => {
    const sizes = [4, 5, 6, 7, 8].flatMap((width) => [3, 4, 5, 6].map((depth) => ({ width, depth })));
    const choices = { ...emptyDraft, roomType: 'dual-purpose' as const };
    const crossings = sizes.flatMap((size) =>
      [1, 3, 5].flatMap((doors) => crossingsIn(buildRoom(size, { ...choices, doors }))),
    );
    expect(crossings.length).toBeGreaterThan(sizes.length);
    for (const { behind, doorway } of crossings) {
      expect(behind).toBeGreaterThan(doorway.front);
      expect(behind).toBeLessThan(doorway.back);
    }
  }); // oxfmt-ignore

  it('goes on with the door as it stands, when it is called back', () => {
    const room = buildRoom({ width: 5, depth: 4 }, emptyDraft);
    const { outside, inside } = eyesOf(room);
    const [door = outside] = inside;
    const { ms, at } = walkBetween(shut(outside), door, room, SIZE);
    const half = at(ms / 2);
    expect(half.open).toBeGreaterThan(0);
    const back = walkBetween(half, outside, room, SIZE).at(0);
    expect(back.open).toBe(half.open);
    expect(distance(back.eye, half.eye)).toBeLessThan(1e-9);
  });
});

/** Where the walks between all places of a room pass its partition, in metres behind the outer front. */
function crossingsIn(room: Room) {
  const { partition } = room;
  if (!partition) throw new Error('There is no partition');
  const { outside, inside } = eyesOf(room);
  const isLeft = ({ at: [x] }: Eye) => x + room.width / 2 < (partition.left + partition.right) / 2;
  const eyes = [outside, ...inside];
  return eyes.flatMap((from) => eyes.flatMap((to) => {
    const seen = pictures(walkBetween(shut(from), to, room, SIZE)).map(({ eye }) => eye);
    return seen
      .filter((eye, n) => n > 0 && isInside(eye, room) && isLeft(eye) !== isLeft(seen[n - 1] ?? eye))
      .map(({ at: [, , z] }) => ({ behind: room.depth / 2 - z, doorway: partition.doorway }));
  }));
} // oxfmt-ignore

function distance({ at: [x, y, z] }: Eye, { at: [toX, toY, toZ] }: Eye): number {
  return Math.hypot(toX - x, toY - y, toZ - z);
}

function isWithinWalls(eye: Eye, { width, depth, wallThickness }: Room): boolean {
  return isInside(eye, { width: width - 2 * wallThickness, depth: depth - 2 * wallThickness });
}

/** Metres that an eye is off the middle of the door, along its wall. */
function offDoor({ at: [x, , z] }: Eye, room: Room): number {
  const [door] = room.openings;
  if (!door) throw new Error('There is no door');
  const [toX, , toZ] = inModel(room, wallPlace(door.wall, room, door.at + door.width / 2, 0));
  return door.wall === 'front' || door.wall === 'back' ? Math.abs(toX - x) : Math.abs(toZ - z);
}
