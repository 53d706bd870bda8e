import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom, type RoomChoices } from './room';

const shell = { width: 4, depth: 4 };
const choices: RoomChoices = { ...emptyDraft, roomType: 'garden-room', windows: 2 };

describe('a room of 4 m × 4 m with a door and two windows', () => {
  const room = buildRoom(shell, choices);

  it('has its door in the middle of the front and a window in the middle of each side', () => {
    expect(room.openings).toEqual([
      { id: 'door-1', kind: 'door', wall: 'front', at: 1.55, width: 0.9, sill: 0, head: 2.1 },
      { id: 'window-1', kind: 'window', wall: 'right', at: 1.55, width: 0.9, sill: 0.9, head: 2.1 },
      { id: 'window-2', kind: 'window', wall: 'left', at: 1.55, width: 0.9, sill: 0.9, head: 2.1 },
    ]);
    expect(room.walls.front.openings).toEqual(room.openings.slice(0, 1));
    expect(room.nearest).toBeNull();
  });

  it('is 2.5 m high inside and more outside', () => {
    expect(room.inside).toEqual({ width: 3.532, depth: 3.532, height: 2.5 });
    // 0.15 floor + 2.5 + 0.2 roof at the back; 4 m at 1 in 40 make 0.1 m more at the front.
    expect(room.roof.height).toEqual({ front: 2.95, back: 2.85 });
    // The roof keeps rising over the 0.3 m in front of the wall: 7.5 mm, shown as 8.
    expect(room.roof.highest).toBe(2.958);
    expect(room.walls.right.outsideHeight).toEqual({ left: 2.95, right: 2.85 });
    expect(room.walls.left.outsideHeight).toEqual({ left: 2.85, right: 2.95 });
  });
});

describe('what shapes a room beside its size', () => {
  it('is its foundation: pads lift the floor by 0.15 m', () => {
    const finishes = { ...choices.finishes, foundation: 'easy-support-pads' } as const;
    const room = buildRoom(shell, { ...choices, finishes });
    expect([room.floorLevel, room.roof.height.back]).toEqual([0.3, 3]);
  });

  it.each([
    ['standard-felt', 2.95],
    ['galvanized-steel', 3.05],
    ['shingle', 3.517],
  ] as const)('is its roofing: %s stands %d m high at the front', (roofing, front) => {
    const finishes = { ...choices.finishes, roofing };
    expect(buildRoom(shell, { ...choices, finishes }).roof.height).toEqual({ front, back: 2.85 });
  });

  it('is the house behind an extension: no back wall, and rain runs away from it', () => {
    const room = buildRoom(shell, { ...choices, roomType: 'extension', windows: 6 });
    expect(room.walls.back).toMatchObject({ house: true, openings: [] });
    expect(room.inside.depth).toBe(3.766);
    expect(room.roof).toMatchObject({ lowSide: 'front', height: { front: 2.85, back: 2.95 } });
    expect(room.roof.overhang.back).toBe(0);
    expect(room.nearest).toEqual({ windows: 5, doors: 1, patioGlass: false });
  });
});
