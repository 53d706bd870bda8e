import { emptyDraft } from '#domain/design/draft/draft';
import type { Drawing, Point } from '#domain/room/drawing/shapes';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { buildRoom } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { planOfRoom } from '#domain/room/drawing/plan/plan';

/** Metres around the largest room of a group, and below it for an open door. */
const [AROUND, DOOR] = [0.12, 0.95];
/** Units of the picture per metre. */
const SCALE = 24;

/**
 * A shell with its door and the furniture suggested for it, without words: small enough for a card.
 *
 * @param mesh measures of the largest shell beside it, in metres; all stand on one line at one scale
 */
export function drawMiniPlan(
  shell: ShellMeasures,
  roomType: RoomTypeId | null,
  mesh: ShellMeasures,
): Drawing {
  const room = buildRoom(shell, { ...emptyDraft, roomType });
  const wanted = suggestedFor(roomType, room).filter((kind) => kind !== 'plant');
  const shapes = planOfRoom(room, furnish(room, wanted).pieces);
  const corner: Point = [(shell.width - mesh.width) / 2 - AROUND, -mesh.depth - AROUND];
  return {
    title: 'Furnished plan',
    description: '',
    finishes: emptyDraft.finishes,
    box: {
      x: corner[0],
      y: corner[1],
      width: mesh.width + 2 * AROUND,
      height: mesh.depth + AROUND + DOOR,
    },
    scale: SCALE,
    // The house behind an extension would make all plans smaller.
    shapes: shapes.filter(({ role }) => role !== 'house' && role !== 'hatch'),
  };
}
