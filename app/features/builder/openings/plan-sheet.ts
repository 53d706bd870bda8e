import type { PlacedOpening } from '#domain/geometry/placed-opening';
import type { Room } from '#domain/geometry/room';
import type { ShellMeasures } from '#domain/geometry/walls';
import { pointOn, type PlanPoint } from './wall-at';

/** Space around the room, so that any door can open anywhere. Metres. */
const MARGIN = 1.05;

/** The size of the plan's sheet, in metres; constant while openings move. */
export function sheetOf({ width, depth }: ShellMeasures) {
  return { width: width + 2 * MARGIN, height: depth + 2 * MARGIN };
}

/** Converts plan to sheet coordinates, where y points down. Metres. */
export function toSheet({ x, y }: PlanPoint, { depth }: ShellMeasures): PlanPoint {
  return { x: x + MARGIN, y: MARGIN + depth - y };
}

/** Converts a fraction of the sheet's width and height to plan coordinates. */
export function fromSheet(share: PlanPoint, shell: ShellMeasures): PlanPoint {
  const { width, height } = sheetOf(shell);
  return { x: share.x * width - MARGIN, y: MARGIN + shell.depth - share.y * height };
}

/** Direction on the sheet from a wall's outer face into the room. */
const INWARDS = { front: [0, -1], right: [-1, 0], back: [0, 1], left: [1, 0] } as const;

/** An opening's centre and size on the sheet, as fractions of its width and height. */
export function handlePlace({ wall, at, width: length }: PlacedOpening, room: Room) {
  const sheet = sheetOf(room);
  const middle = toSheet(pointOn({ wall, along: at + length / 2 }, room), room);
  const flat = wall === 'front' || wall === 'back';
  const [across, down] = flat ? [length, room.wallThickness] : [room.wallThickness, length];
  const [inwardsX, inwardsY] = INWARDS[wall];
  return {
    x: (middle.x + (inwardsX * room.wallThickness) / 2) / sheet.width,
    y: (middle.y + (inwardsY * room.wallThickness) / 2) / sheet.height,
    width: across / sheet.width,
    height: down / sheet.height,
  };
}
