import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import type { Placement } from './openings/placement';
import { buildRoom } from './room';

const dual = (width: number, placement?: Placement) => {
  const choices = { ...emptyDraft, roomType: 'dual-purpose' as const, placement };
  return buildRoom({ width, depth: 4 }, choices).partition;
};

describe('the partition of a dual-purpose room', () => {
  it('stands at mid-width where no opening is in its way', () => {
    expect(dual(6, [{ kind: 'door', wall: 'front', at: 0.5 }])).toMatchObject({
      left: 2.95,
      right: 3.05,
    });
  });

  it('moves beside a door in the middle of the front, and no further', () => {
    // The door is from 2.55 m to 3.45 m.
    expect(dual(6)).toMatchObject({ left: 2.4, right: 2.5 });
  });

  it('meets no opening of the back wall, which is measured from its other end', () => {
    // From 2.6 m to 3.5 m as seen from the front.
    expect(dual(6, [{ kind: 'door', wall: 'back', at: 2.5 }])).toMatchObject({ left: 2.45 });
  });

  it('has a doorway within its length', () => {
    expect(dual(6)?.doorway).toEqual({ front: 0.334, back: 1.134 });
  });

  it('is left out where the parts would be too narrow to enter, and in other rooms', () => {
    expect(dual(2.5)).toBeNull();
    expect(
      buildRoom({ width: 6, depth: 4 }, { ...emptyDraft, roomType: 'office' }).partition,
    ).toBeNull();
  });
});
