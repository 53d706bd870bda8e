import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { plainRoom } from '#domain/testing/model-rooms';
import { numbersOf, STARTER_ASSUMPTIONS } from './assumptions';
import { usualUse } from './use';
import { changeInPounds, yearOf, yearRange } from './year';

const terms = {
  assumptions: numbersOf(STARTER_ASSUMPTIONS),
  use: usualUse('office'),
  region: 'Midlands',
} as const;
const room = buildRoom(plainRoom.shell, { ...plainRoom.choices, roomType: 'office' });
const heater = { room, roomType: 'office', features: [] } as const;

/** W in January through a window of one side, with the front to the south-east. */
function sunThrough(wall: 'left' | 'right') {
  const counts = { windows: 1, doors: 0, patioGlass: false };
  const placement = [{ kind: 'window' as const, wall, at: 1 }];
  const one = buildRoom(plainRoom.shell, { ...plainRoom.choices, ...counts, placement });
  return yearOf({ ...heater, room: one }, terms, 45).months[0]?.solarGains ?? 0;
}

describe('a year of a room', () => {
  it('is one year where north is known, and eight where it is not', () => {
    const any = yearRange(heater, terms, null);
    const north = yearRange(heater, terms, 180);
    expect([any.years.length, north.years.length]).toEqual([8, 1]);
    expect(north.low.costPence).toBeGreaterThanOrEqual(any.costPence.low);
    expect(north.low.costPence).toBeLessThanOrEqual(any.costPence.high);
  });

  it('has the sun where the walls face: more to the south-west than to the north-east', () => {
    expect(sunThrough('left')).toBeGreaterThan(2 * sunThrough('right'));
  });

  it('costs less with air conditioning than with a heater that is plugged in', () => {
    const cooled = { ...heater, features: ['air-conditioning'] as const };
    const change = changeInPounds(yearRange(heater, terms, null), yearRange(cooled, terms, null));
    expect(change.high).toBeLessThan(0);
  });
});
