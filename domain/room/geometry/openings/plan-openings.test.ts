import { describe, expect, it } from 'vitest';
import { placeOpenings, type PlanRoom } from './plan-openings';

const room: PlanRoom = { width: 6, depth: 4, windows: 0, doors: 1, patioGlass: false };

describe('the openings on a small plan', () => {
  it('stand where the rule puts them: a door in the middle of the front', () => {
    expect(placeOpenings(room)).toEqual([
      { id: 'door-1', kind: 'door', wall: 'front', start: 2.55, width: 0.9 },
    ]);
  });

  it.each([
    // Positions on a wall are measured from its left end as seen from outside.
    ['front', 1],
    ['left', 1],
    ['back', 4.1], // 6 − 1 − 0.9
    ['right', 2.1], // 4 − 1 − 0.9
  ] as const)('stand as the plan is read when they were placed in the %s wall', (wall, start) => {
    const [door] = placeOpenings({ ...room, placement: [{ kind: 'door', wall, at: 1 }] });
    expect(door?.wall).toBe(wall);
    expect(door?.start).toBeCloseTo(start);
  });

  it('leave the back of an extension to the house', () => {
    const walls = placeOpenings({ ...room, windows: 4, roomType: 'extension' });
    expect(walls.map(({ wall }) => wall)).not.toContain('back');
    expect(walls).toHaveLength(5);
  });
});
