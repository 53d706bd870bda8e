import type { Room } from '#domain/room/geometry/room';

/** A rectangle on the floor. Metres in the room's axes, from its outer left and its outer front. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly back: number;
}

/** Tolerance for sums of metres that should be equal. */
const CRUMB = 1e-6;

/** Whether two areas share more than an edge. */
export function overlap(one: Area, other: Area): boolean {
  return (
    one.left < other.right - CRUMB &&
    one.right > other.left + CRUMB &&
    one.front < other.back - CRUMB &&
    one.back > other.front + CRUMB
  );
}

/** Whether an area lies wholly in another. */
export function isWithin(area: Area, whole: Area): boolean {
  return (
    area.left >= whole.left - CRUMB &&
    area.right <= whole.right + CRUMB &&
    area.front >= whole.front - CRUMB &&
    area.back <= whole.back + CRUMB
  );
}

/** The floor between the walls; an extension's reaches to the house. */
export function floorOf({ width, depth, wallThickness: t, walls }: Room): Area {
  return { left: t, right: width - t, front: t, back: walls.back.house ? depth : depth - t };
}

/** The floors of a room's spaces, the larger first: two beside a partition. */
export function spacesOf(room: Room): Area[] {
  const floor = floorOf(room);
  const { partition } = room;
  if (!partition) return [floor];
  const parts = [
    { ...floor, right: partition.left },
    { ...floor, left: partition.right },
  ];
  return parts.toSorted((one, next) => next.right - next.left - (one.right - one.left));
}
