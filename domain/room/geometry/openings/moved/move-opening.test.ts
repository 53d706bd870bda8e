import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { shapedRoom } from '#domain/testing/rooms';
import { movedAlong, movedTo, movedToWall } from './move-opening';
import type { Placement } from '#domain/room/geometry/openings/placement';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import { placementOf } from '#domain/room/geometry/room-of';
import { WALL_SIDES } from '#domain/room/geometry/walls';

const choices: RoomChoices = { ...emptyDraft, windows: 1 };

/** 8 m × 4 m with a door in the middle of the front, from 3.55 m to 4.45 m, and a window beside it. */
function roomWithWindowAt(at: number) {
  const door = { kind: 'door', wall: 'front', at: 3.55 } as const;
  const window = { kind: 'window', wall: 'front', at } as const;
  return buildRoom({ width: 8, depth: 4 }, { ...choices, placement: [door, window] });
}

const placeOf = (placement: Placement | null) => placement && placement[1];

describe('an opening moved along its wall', () => {
  it.each([
    // wanted → resulting position
    [1, 0.1, 1.1],
    [1, -0.1, 0.9],
    [1, 0.5, 1.5],
    [1.23, 0.1, 1.35], // on the 5 cm grid again
    [0.45, -0.1, 0.4], // up to the corner, no further
    [2.3, 0.1, 2.35], // up to the pier before the door: 3.55 − 0.3 − 0.9
    [2.35, 0.1, 4.75], // past the door: 4.45 + 0.3
    [4.75, -0.5, 2.35], // and back
    [6.5, 0.5, 6.7], // 8 − 0.4 − 0.9
  ])('from %d m by %d m comes to stand at %d m', (at, metres, place) => {
    expect(placeOf(movedAlong(roomWithWindowAt(at), 'window-1', metres))?.at).toBe(place);
  });

  it.each([
    [0.4, -0.1],
    [6.7, 0.1],
  ])('at %d m has no way on by %d m', (at, metres) => {
    expect(movedAlong(roomWithWindowAt(at), 'window-1', metres)).toBeNull();
  });

  it('leaves all the others where they are', () => {
    const room = roomWithWindowAt(1);
    expect(movedAlong(room, 'window-1', 0.1)?.[0]).toEqual(placementOf(room)[0]);
  });
});

describe('an opening moved to a place', () => {
  it('is drawn to the middle of the wall', () => {
    const moved = movedTo(roomWithWindowAt(1), 'window-1', { wall: 'left', at: 1.58 });
    expect(placeOf(moved)).toEqual({ kind: 'window', wall: 'left', at: 1.55 });
  });

  it('stands as far along another wall as along its own', () => {
    // Its middle is at 1 + 0.45 = 1.45 of 8 m; on 4 m that is 0.725, so 0.275 m: the corner needs 0.4.
    expect(placeOf(movedToWall(roomWithWindowAt(1), 'window-1', 'left'))?.at).toBe(0.4);
    expect(placeOf(movedToWall(roomWithWindowAt(2.35), 'window-1', 'right'))?.at).toBe(0.95);
  });

  it('stays where it is when the wall has no room', () => {
    const patio = { kind: 'patio', wall: 'front', at: 0.8 } as const;
    const placement: Placement = [patio];
    const room = buildRoom({ width: 4, depth: 3 }, { ...choices, patioGlass: true, placement });
    expect(movedToWall(room, 'patio-1', 'left')).toBeNull();
    expect(movedToWall(room, 'window-9', 'left')).toBeNull();
  });
});

describe('whatever is moved in any room', () => {
  it('stands where it was put, and so do all the others', () => {
    const move = fc.record({
      nth: fc.nat(15),
      wall: fc.constantFrom(...WALL_SIDES),
      at: fc.double({ min: -2, max: 14, noNaN: true }),
    });
    fc.assert(
      fc.property(shapedRoom, move, ({ shell, choices }, { nth, wall, at }) => {
        const room = buildRoom(shell, choices);
        const id = room.openings[nth % Math.max(1, room.openings.length)]?.id ?? '';
        const moved = movedTo(room, id, { wall, at }) ?? movedAlong(room, id, 0.1);
        const placement = moved ?? placementOf(room);
        const counts = room.nearest ?? choices;
        const rebuilt = buildRoom(shell, { ...choices, ...counts, placement });
        expect(placementOf(rebuilt)).toEqual(placement);
      }),
    );
  });
});
