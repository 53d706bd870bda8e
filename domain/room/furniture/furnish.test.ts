import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import { starterPricing } from '#domain/design/pricing/starter';
import { ROOM_TYPE_IDS, type RoomTypeId } from '#domain/room/options/room-types';
import { furnish } from './furnish';
import { suggestedFor } from './suggested';

const roomOf = (width: number, depth: number, change: Partial<RoomChoices>) =>
  buildRoom({ width, depth }, { ...emptyDraft, roomType: 'garden-room', ...change });

const kindsIn = (width: number, depth: number, roomType: RoomTypeId) => {
  const room = roomOf(width, depth, { roomType });
  return furnish(room, suggestedFor(roomType, room)).pieces.map(({ kind }) => kind);
};

describe('a furnished room', () => {
  it('has a desk at least, however small it is', () => {
    for (const { width, depth } of starterPricing.shellSizes) {
      for (const type of ['garden-room', 'office', 'dual-purpose'] as const) {
        expect(kindsIn(width, depth, type), `${type} ${width} × ${depth}`).toContain('desk');
      }
    }
  });

  it('has a sofa and a low table too where they fit', () => {
    expect(kindsIn(5, 4, 'garden-room')).toEqual(
      expect.arrayContaining(['desk', 'sofa', 'low-table']),
    );
    expect(kindsIn(4, 3, 'garden-room')).toEqual(expect.arrayContaining(['desk', 'sofa']));
  });

  it('is an office with two desks or a dining room by its type', () => {
    expect(kindsIn(6, 5, 'office').filter((kind) => kind === 'desk')).toHaveLength(2);
    expect(kindsIn(5, 4, 'extension')).toContain('dining-table');
  });

  it('says what does not fit instead of squeezing it in', () => {
    const small = roomOf(2.5, 3, {});
    const { pieces, leftOut } = furnish(small, ['desk', 'bed']);
    expect(pieces.map(({ kind }) => kind)).toEqual(['desk']);
    expect(leftOut).toEqual(['bed']);
  });

  it('leaves a low table out where there is no sofa', () => {
    expect(furnish(roomOf(5, 4, {}), ['low-table']).leftOut).toEqual(['low-table']);
  });

  it('works in one part of a dual-purpose room and trains in the other', () => {
    const room = roomOf(5, 4, { roomType: 'dual-purpose' });
    const { pieces } = furnish(room, ['desk', 'treadmill']);
    const [desk, treadmill] = pieces;
    const middle = room.partition?.left ?? 0;
    expect(desk && desk.area.left > middle).toBe(!(treadmill && treadmill.area.left > middle));
    // Against the outer walls, where the view from inside shows them.
    expect([desk?.against, treadmill?.against].toSorted()).toEqual(['left', 'right']);
  });

  it('has nothing with its back to the house, to which an extension is open', () => {
    const room = roomOf(5, 4, { roomType: 'extension' });
    const { pieces } = furnish(room, suggestedFor('extension', room));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map(({ against }) => against)).not.toContain('back');
  });

  it('puts nothing high before a window', () => {
    const windows = { windows: 4, placement: undefined };
    const room = roomOf(4, 4, windows);
    const { pieces } = furnish(room, ['shelf', 'shelf', 'shelf', 'shelf']);
    for (const { area } of pieces) {
      for (const { wall, at, width } of room.openings.filter(({ kind }) => kind === 'window')) {
        const beside = wall === 'left' ? [4 - at - width, 4 - at] : [at, at + width];
        if (wall !== 'left' && wall !== 'right') continue;
        const near = wall === 'left' ? area.left < 0.5 : area.right > 3.5;
        const before = area.front < (beside[1] ?? 0) && area.back > (beside[0] ?? 0);
        expect(near && before).toBe(false);
      }
    }
  });
});

it('every room type suggests something', () => {
  for (const type of ROOM_TYPE_IDS) {
    expect(suggestedFor(type, roomOf(4, 4, { roomType: type })).length).toBeGreaterThan(0);
  }
});
