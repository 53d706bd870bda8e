import { describe, expect, it } from 'vitest';
import { boundsOf } from '#domain/room/model/bounds';
import { block } from './block';
import { Shape } from './shape';
import { put, type Solid } from './solid';

/** The bounds of solids in a room whose middle is its origin: across, up, and towards the front. */
function boundsIn(solids: readonly Solid[]) {
  const shape = new Shape({ width: 0, depth: 0 });
  for (const solid of solids) shape.add(solid, 'all');
  return boundsOf([shape.lists()]);
}

describe('solids that are put somewhere', () => {
  const made = block({ material: 'wood', role: 'furniture' }, [0, 1], [0, 2], [0, 3]);

  it('are turned and moved as the place says', () => {
    // A quarter turn: what went across goes behind, what went behind goes back to the left.
    const turned = put(made, ([x, y, z]) => [10 - y, x, z + 0.5]);
    expect(boundsIn(turned)).toEqual({ min: [8, 0.5, -1], max: [10, 3.5, 0] });
  });

  it('may be put somewhere else together with others', () => {
    const turned = put(made, ([x, y, z]) => [10 - y, x, z]);
    const moved = put([...turned, ...made], ([x, y, z]) => [y, x + 5, z + 1]);
    // Across 8 to 10 becomes behind 13 to 15; behind 0 to 1 becomes across.
    expect(boundsIn(moved.slice(0, 1))).toEqual({ min: [0, 1, -15], max: [1, 4, -13] });
    expect(boundsIn(moved.slice(1))).toEqual({ min: [0, 1, -6], max: [2, 4, -5] });
  });
});
