import { drawAxonometric } from '#domain/room/drawing/axonometric';
import { drawElevation, elevatedSides } from '#domain/room/drawing/elevation';
import { drawPlan } from '#domain/room/drawing/plan/plan';
import type { Drawing, Sheet } from '#domain/room/drawing/shapes';
import { formatOpenings } from '#domain/design/draft/format-openings';
import type { Room } from '#domain/room/geometry/room';
import type { Finishes } from '#domain/room/options/option-ids';

/** A picture of the room, with the same in words. */
export interface Still {
  jpeg: Uint8Array;
  title: string;
  description: string;
}

/** Drawings of the room for a sheet whose size is in points. */
export interface RoomDrawings {
  view: (sheet: Sheet) => Drawing;
  /** In place of the first drawing. */
  still?: Still;
  /** The room in a photo of the homeowner's garden, on a page of its own. */
  visualisation?: Still;
  plan: (sheet: Sheet) => Drawing;
  /** One for each side that is not against the house. */
  elevations: readonly ((sheet: Sheet) => Drawing)[];
}

export function drawingsOf(room: Room, finishes: Finishes): RoomDrawings {
  return {
    view: (sheet) => drawAxonometric(room, finishes, sheet),
    plan: (sheet) => drawPlan(room, finishes, sheet),
    elevations: elevatedSides(room).map(
      (side) => (sheet: Sheet) => drawElevation(room, side, finishes, sheet),
    ),
  };
}

/** Says so where fewer openings are drawn than were chosen. */
export function drawnInstead({ nearest }: Room): string[] {
  if (nearest === null) return [];
  return [
    `The walls of this size hold ${formatOpenings(nearest)}: so many are drawn. We agree the others with you.`,
  ];
}
