import { EXAMPLE_SHELL, exampleRoom } from '#domain/design/draft/example-room';
import type { Draft } from '#domain/design/draft/draft';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { roomOf } from '#domain/room/geometry/room-of';
import type { PricingConfiguration } from '#domain/room/options/configuration';

/** The room on the stage. */
export interface StageRoom {
  /** The visitor's design, or the example. */
  draft: Draft;
  room: Room;
  /** Whether it is the example, shown until a size is chosen. */
  example: boolean;
}

/** Null while the chosen size is not known, or no longer offered. */
export function stageRoom(draft: Draft, pricing: PricingConfiguration | null): StageRoom | null {
  if (draft.shellSizeId === null) {
    const example = exampleRoom(draft.roomType);
    return { draft: example, room: buildRoom(EXAMPLE_SHELL, example), example: true };
  }
  const room = pricing && roomOf(draft, pricing);
  return room && { draft, room, example: false };
}
