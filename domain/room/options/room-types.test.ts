import { describe, expect, it } from 'vitest';
import { ROOM_TYPE_IDS, ROOM_TYPES, roomTypeName } from './room-types';

describe('the room types', () => {
  it('are the four of the specification, in its order', () => {
    expect(ROOM_TYPES.map(({ id }) => id)).toEqual(ROOM_TYPE_IDS);
    expect(ROOM_TYPE_IDS.map(roomTypeName)).toEqual([
      'Garden Room',
      'Garden Office',
      'Modular House Extensions (3 walls)',
      'Dual Purpose',
    ]);
  });

  it('of garden room and office are popular', () => {
    const popular = ROOM_TYPES.filter(({ popular }) => popular).map(({ id }) => id);
    expect(popular).toEqual(['garden-room', 'office']);
  });
});
