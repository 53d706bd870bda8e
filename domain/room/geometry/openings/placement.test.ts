import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#domain/order/contracts/answers';
import { placementSchema } from './placement';

const window = { kind: 'window', wall: 'left', at: 0.75 };

/** The fields a placement is refused for; none when it is accepted. */
function refused(value: unknown): Record<string, string> {
  const result = placementSchema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
}

describe('a placement', () => {
  it('is a list of openings, each with its kind, its wall and a distance', () => {
    const placement = [window, { kind: 'door', wall: 'front', at: 1.55 }];
    expect(placementSchema.parse(placement)).toEqual(placement);
    expect(placementSchema.parse([])).toEqual([]);
  });

  it.each([
    ['body', 'front', 'Give the placement as a list of openings'],
    ['body', Array.from({ length: 17 }, () => window), 'Place at most 16 openings'],
    ['0', ['window'], 'Give each opening its kind, wall and distance'],
    ['0.kind', [{ ...window, kind: 'hatch' }], 'An opening is a window, a door or patio glass'],
    ['1.wall', [window, { ...window, wall: 'top' }], 'Choose the front, right, back or left wall'],
    [
      '0.at',
      [{ ...window, at: -0.1 }],
      'Give the distance from the left end of the wall in metres',
    ],
    ['0.at', [{ ...window, at: '1' }], 'Give the distance from the left end of the wall in metres'],
    [
      '0.at',
      [{ ...window, at: Number.NaN }],
      'Give the distance from the left end of the wall in metres',
    ],
  ])('is refused at %s when it is %j', (field, value, message) => {
    expect(refused(value)).toEqual({ [field]: message });
  });
});
