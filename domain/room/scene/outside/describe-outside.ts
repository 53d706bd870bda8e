import { finishLabel } from '#domain/room/options/finishes';
import type { Finishes } from '#domain/room/options/option-ids';
import { ROOFINGS } from '#domain/room/options/roofings';
import { highestOutside } from '#domain/room/geometry/format-size';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import { formatWall, titled } from '#domain/room/drawing/format-measure';
import { figure } from '#domain/room/drawing/plan/metres';

/** The picture in words, for people who cannot see it. */
export function describeOutside(
  room: Room,
  finishes: Finishes,
  visible: readonly WallSide[],
): string {
  return `${describeRoom(room, finishes, visible)} Somebody of 1.70 metres stands beside it.`;
}

/** The same without whoever stands beside the room for scale. */
export function describeRoom(room: Room, finishes: Finishes, visible: readonly WallSide[]): string {
  const where = room.walls.back.house ? 'against the house' : 'in a garden';
  const walls = visible.map((side) => `${titled(side)} wall: ${formatWall(room.walls[side])}.`);
  return (
    `The room ${where}, seen from its ${visible.join(' and ')}: ${figure(room.width)} metres wide, ` +
    `${figure(room.depth)} metres deep and ${figure(highestOutside(room.roof))} metres high, clad in ` +
    `${finishLabel('cladding', finishes.cladding).toLowerCase()}, with a ` +
    `${ROOFINGS[finishes.roofing].inList}. ${walls.join(' ')}` +
    (room.partition ? ' Behind the glass it is divided into two spaces.' : '')
  );
}
