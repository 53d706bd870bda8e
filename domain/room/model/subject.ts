import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { floorOf } from '#domain/room/furniture/area';
import { furnish } from '#domain/room/furniture/furnish';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import { suggestedFor } from '#domain/room/furniture/suggested';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import type { FeatureId, Finishes } from '#domain/room/options/option-ids';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import type { Inside } from '#domain/room/scene/inside/wall-plane';
import { wallPlace } from '#domain/room/scene/wall-place';
import type { Detail } from './mesh';
import type { Height } from './solids/block';
import type { Move } from './solids/solid';

/** What a model is made of. Its parts are made in the room's axes, like its drawings. */
export interface Subject {
  readonly room: Room;
  readonly finishes: Finishes;
  readonly features: readonly FeatureId[];
  readonly pieces: readonly PlacedPiece[];
  readonly detail: Detail;
}

/** A room with its choices, furnished as its plan is if nothing else is given. */
export function subjectOf(room: Room, choices: InsideChoices, detail: Detail): Subject {
  const { roomType, finishes, features } = choices;
  const pieces = choices.pieces ?? furnish(room, suggestedFor(roomType, room)).pieces;
  return { room, finishes, features, pieces, detail };
}

/** What its inner faces follow from. */
export function insideOf(room: Room): Inside {
  const { floorLevel: low, inside } = room;
  return { room, floor: floorOf(room), low, high: low + inside.height };
}

/** From a wall's own axes: along it from its left end as seen from outside, into it, above the ground. */
export function onWall(side: WallSide, { room }: Subject): Move {
  return ([along, into, above]) => wallPlace(side, room, along, above, -into);
}

/** The underside of the roof, in a wall's own axes. */
export function underRoof(side: WallSide, { room }: Subject): Height {
  return (along, into) =>
    roofTopAt(room, wallPlace(side, room, along, 0, -into)[1]) - room.roof.thickness;
}
