import { describe, expect, it } from 'vitest';
import { bounds } from '#domain/room/drawing/bounds';
import { emptyDraft } from '#domain/design/draft/draft';
import type { Opening } from '#domain/room/geometry/openings/placement';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { areaOf } from './convex';
import { sunlightIn, sunOnFloor, type Sunlight } from './sunlight';

const DEGREE = Math.PI / 180;

function roomWith(placement: Opening[], roomType: RoomTypeId = 'garden-room'): Room {
  const count = (kind: string) => placement.filter((one) => one.kind === kind).length;
  return buildRoom(
    { width: 4, depth: 4 },
    {
      roomType,
      finishes: { ...emptyDraft.finishes },
      windows: count('window'),
      doors: count('door'),
      patioGlass: false,
      placement,
    },
  );
}

const sunAt = (altitude: number, azimuth: number) => ({
  altitude: altitude * DEGREE,
  azimuth: azimuth * DEGREE,
});

/** The rectangle around patches: left, right, front, back. */
function around(lit: readonly Sunlight[]): number[] {
  const { x, y, width, height } = bounds(
    lit.map(({ ring }) => ({ type: 'polygon', role: 'room', points: ring })),
  );
  return [x, x + width, y, y + height];
}

function squareMetres(lit: readonly Sunlight[]): number {
  return lit.reduce((sum, { ring }) => sum + areaOf(ring), 0);
}

/** 0.9 m wide from 1.5 m, sill at 0.9 m, head at 2.1 m; its glass is 0.055 m in and 0.1 m behind the face. */
const frontWindow = roomWith([{ kind: 'window', wall: 'front', at: 1.5 }]);

describe('the patch of sun on the floor', () => {
  it('lies as far in as the glass is high when the sun is 45° high before the window', () => {
    // The wall's inner edge of the sill keeps out what passes the glass below 0.9 + 0.134 = 1.034 m, its
    // outer edge of the head what passes above 2.1 - 0.1 = 2 m. The rest falls as far behind the glass.
    const expected = [1.555, 2.345, 0.1 + 1.034, 0.1 + 2];
    for (const [n, edge] of around(sunOnFloor(frontWindow, sunAt(45, 0))).entries())
      expect(edge).toBeCloseTo(expected[n] ?? 0, 6);
  });

  it('is cut off by the roof when the sun is high', () => {
    // The roof's lower edge is 0.4 m before the glass, at 2.5 + 4.3 / 40 = 2.6075 m: what passes it came through
    // the glass at 2.6075 - 0.4 · tan 60° = 1.9147 m, and lies 1.9147 / tan 60° = 1.1054 m behind it.
    const [, , near = 0, far = 0] = around(sunOnFloor(frontWindow, sunAt(60, 0)));
    expect(far).toBeCloseTo(1.2054, 3);
    // The sill's inner edge: 0.9 + 0.134 · tan 60° = 1.1321 m.
    expect(near).toBeCloseTo(0.1 + 1.1321 / Math.tan(60 * DEGREE), 3);
    expect(sunOnFloor(frontWindow, sunAt(85, 0))).toEqual([]);
  });

  it('drifts away from the sun', () => {
    // From the right at 45°, 35.26° high: a metre up is a metre out and a metre to the right.
    const [left = 0, right = 0] = around(sunOnFloor(frontWindow, sunAt(35.26439, 45)));
    // The left jamb's inner edge and the right one's outer edge: 1.634 to 2.3 at the glass; from a height
    // of at most 2 m the light comes 2 m to the left.
    expect(left).toBeCloseTo(Math.max(0.234, 1.634 - 2), 3);
    expect(right).toBeCloseTo(2.3 - 1.034, 3);
  });

  it('is not there at night, nor when the sun is behind the wall', () => {
    expect(sunOnFloor(frontWindow, sunAt(-5, 0))).toEqual([]);
    expect(sunOnFloor(frontWindow, sunAt(30, 180))).toEqual([]);
    expect(sunOnFloor(frontWindow, sunAt(30, 91))).toEqual([]);
  });

  it('is kept from an extension by its house', () => {
    const window: Opening[] = [{ kind: 'window', wall: 'left', at: 1.5 }];
    // A little from behind: the light would come from the house 16 m away, where it is 4.3 m up.
    const behind = sunAt(15, -100);
    expect(squareMetres(sunOnFloor(roomWith(window), behind))).toBeGreaterThan(0.1);
    expect(sunOnFloor(roomWith(window, 'extension'), behind)).toEqual([]);
    expect(squareMetres(sunOnFloor(roomWith(window, 'extension'), sunAt(15, -80)))).toBeGreaterThan(0.1); // oxfmt-ignore
  });

  it('does not pass a partition but through its doorway', () => {
    const room = roomWith([{ kind: 'window', wall: 'left', at: 1 }], 'dual-purpose');
    const low = sunAt(30, -90);
    const undivided = sunOnFloor({ ...room, partition: null }, low);
    // It passes the head's outer edge: (2.1 - 0.1 · tan 30°) / tan 30° behind the glass.
    expect(around(undivided)[1]).toBeCloseTo(0.1 + 2.0423 / Math.tan(30 * DEGREE), 3);
    // The window is 2.1 m to 3 m from the front, the doorway ends 1.134 m from it.
    expect(around(sunOnFloor(room, low))[1]).toBeCloseTo(room.partition?.left ?? 0, 6);
  });
});

it('on a desk is what falls on its top', () => {
  // At 45° light through the glass between 1.034 and 2 m falls at 0.74 m between 0.394 and 1.36 m behind the front.
  const top = { left: 1, right: 3, front: 0.3, back: 1.1 };
  const lit = sunlightIn(frontWindow)(sunAt(45, 0), frontWindow.floorLevel + 0.74, top);
  expect(squareMetres(lit)).toBeCloseTo(0.79 * (1.1 - 0.394), 6);
  expect(lit.map(({ opening }) => opening)).toEqual(['window-1']);
});
