import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { doorwayOf } from '#domain/room/scene/places/places';

/** Where the view stood, and with which design. */
export interface Stood {
  /** Begins with the side of the walls: "outside …" or "inside …". */
  readonly place: string;
  readonly draft: Draft;
}

/**
 * How the view goes to another place. A walk through the door takes a while, so there is none after a choice: what
 * was chosen is seen at once. Nor is there any movement for somebody who wants none.
 *
 * @param from null if another picture was shown
 */
export function passageTo(to: Stood, from: Stood | null, room: Room, isStill: boolean): 'walk' | 'fade' | 'none' {
  if (isStill || !from || from.place === to.place) return 'none';
  if (isOutside(from) === isOutside(to)) return 'walk';
  return from.draft === to.draft && doorwayOf(room) ? 'walk' : 'fade';
} // oxfmt-ignore

function isOutside({ place }: Stood): boolean {
  return place.startsWith('outside');
}
