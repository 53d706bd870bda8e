import type { ShellSize } from '#domain/room/options/configuration';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';

/** The smallest shell whose walls can hold all the chosen openings; undefined when none can. */
export function fittingShell(
  choices: RoomChoices,
  shellSizes: readonly ShellSize[],
): ShellSize | undefined {
  return shellSizes
    .filter((size) => buildRoom(size, choices).nearest === null)
    .toSorted((one, other) => one.area - other.area)[0];
}
