import type { OpeningKind } from '#domain/room/geometry/openings/placement';
import type { Place } from '#domain/room/drawing/projection';
import type { Box, Point } from '#domain/room/drawing/shapes';
import { fill, type Part } from '#domain/room/scene/scene';
import { beside } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';

/** Something that stands by the room. */
export interface Prop {
  readonly name: 'deck' | 'step' | 'seat' | 'pot' | 'plants' | 'person';
  /** The middle of its foot, in metres. */
  readonly at: Place;
  readonly parts: readonly Part[];
}

/** An opening in a wall that faces the eye, and the box around it in the picture. */
export interface SeenOpening {
  readonly kind: OpeningKind;
  readonly box: Box;
}

export function openingsSeen({ camera, room, visible }: RoomView): SeenOpening[] {
  return visible.flatMap((side) =>
    room.walls[side].openings.map(({ kind, at, width, sill, head }) => {
      const ring = [at, at + width].flatMap((along) =>
        [sill, head].map((above) =>
          camera.project(beside(side, room, [along, 0, room.floorLevel + above])),
        ),
      );
      return { kind, box: boxAround([fill('frame', ring)]) };
    }),
  );
}

/** Whether it would hide some of an opening of these kinds. */
export function hides(
  seen: readonly SeenOpening[],
  { parts }: Prop,
  kinds: readonly OpeningKind[],
): boolean {
  const box = boxAround(parts);
  return seen.some((opening) => kinds.includes(opening.kind) && overlap(box, opening.box));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    one.x + one.width > other.x &&
    one.y < other.y + other.height &&
    one.y + one.height > other.y
  );
}

/** The smallest box around parts, in pixels. */
export function boxAround(parts: readonly Part[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = ([x, y]: Point, radius: number) => {
    left = Math.min(left, x - radius);
    top = Math.min(top, y - radius);
    right = Math.max(right, x + radius);
    bottom = Math.max(bottom, y + radius);
  };
  for (const part of parts) {
    if (part.type === 'dots') for (const [x, y, radius] of part.dots) include([x, y], radius);
    else
      for (const ring of part.type === 'stroke' ? part.runs : part.rings)
        for (const point of ring) include(point, 0);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
