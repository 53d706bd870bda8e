import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { shapedRoom } from '#domain/testing/rooms';
import type { Placement } from './placement';
import { placementFaults } from './placement-faults';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import { placementOf } from '#domain/room/geometry/room-of';

const shell = { width: 4, depth: 4 };
const choices: RoomChoices = { ...emptyDraft, windows: 2 };
const door = { kind: 'door', wall: 'front', at: 1.55 } as const;

const faults = (placement: Placement, change: Partial<RoomChoices> = {}) =>
  placementFaults(shell, { ...choices, ...change, placement });

describe('the faults of a placement', () => {
  it('are none without one, and none of fewer openings than the room has', () => {
    expect(placementFaults(shell, choices)).toEqual({});
    expect(faults([door])).toEqual({});
  });

  it('are none of what the builder itself places', () => {
    fc.assert(
      fc.property(shapedRoom, ({ shell, choices }) => {
        const placement = placementOf(buildRoom(shell, choices));
        expect(placementFaults(shell, { ...choices, placement })).toEqual({});
      }),
    );
  });

  it('do not count a corner or a pier that is narrower than ours', () => {
    const beside = { kind: 'window', wall: 'front', at: 2.5 } as const;
    expect(faults([{ ...door, at: 0.1 }, beside])).toEqual({});
  });

  it.each([
    [[door, { ...door, at: 0 }], {}, 'placement', 'Place no more doors than the room has'],
    [
      [{ kind: 'patio', wall: 'front', at: 0.8 }],
      {},
      'placement',
      'Place no more patio glass than the room has',
    ],
    [[{ ...door, at: 3.2 }], {}, 'placement.0', 'This opening reaches beyond the end of its wall'],
    [
      [door, { kind: 'window', wall: 'front', at: 2.4 }],
      {},
      'placement.1',
      'Two openings stand in the same place',
    ],
    [
      [{ ...door, wall: 'back' }],
      { roomType: 'extension' },
      'placement.0',
      'The back of an extension stands against the house',
    ],
  ] as [Placement, Partial<RoomChoices>, string, string][])(
    'name what is wrong with %j',
    (placement, change, field, message) => {
      expect(faults(placement, change)).toEqual({ [field]: message });
    },
  );
});
