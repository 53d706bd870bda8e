import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { floorOf } from '#domain/room/furniture/area';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { buildRoom } from '#domain/room/geometry/room';
import { describePlace } from './describe-place';
import { placesIn } from './places';

function furnished(draft: Partial<Draft>) {
  const room = buildRoom({ width: 5, depth: 4 }, { ...emptyDraft, ...draft });
  const { pieces } = furnish(room, suggestedFor(draft.roomType ?? null, room));
  return { room, pieces, places: placesIn(room, pieces) };
}

describe('the places of a room', () => {
  const { room, pieces, places } = furnished({ patioGlass: true });

  it('are a corner, the door, the desk and the sofa', () => {
    expect(places.map(({ id }) => id)).toEqual(['corner', 'door', 'desk', 'sofa']);
    expect(placesIn(room, []).map(({ id }) => id)).toEqual(['corner', 'door']);
  });

  it('are inside, at the height of an eye', () => {
    const floor = floorOf(room);
    for (const { at } of places) {
      const [x, y, z] = at;
      expect(x).toBeGreaterThan(floor.left);
      expect(x).toBeLessThan(floor.right);
      expect(y).toBeGreaterThan(floor.front);
      expect(y).toBeLessThan(floor.back);
      expect(z - room.floorLevel).toBeGreaterThan(1);
      expect(z - room.floorLevel).toBeLessThan(1.6);
    }
  });

  it('face the glass from the corner across from it', () => {
    const [corner] = places;
    expect(corner?.at[1]).toBeGreaterThan(room.depth / 2);
    // To the front, a little to one side.
    expect(Math.abs(Math.abs(corner?.turned ?? 0) - 180)).toBeLessThan(60);
  });

  it('say what is to be seen from there', () => {
    const [corner] = places;
    expect(corner && describePlace(corner, 0, room, pieces)).toMatch(
      /^In the corner, looking to the front wall: .*patio glass.*\. The room is 4\.53 m wide, 3\.53 m deep and 2\.50 m high inside\.$/,
    );
    expect(corner && describePlace(corner, 180, room, pieces)).toContain(
      'looking to the back wall',
    );
  });
});
