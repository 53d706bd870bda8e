import type { Place } from '#domain/room/drawing/projection';
import type { Box, Point } from '#domain/room/drawing/shapes';

/** Nothing nearer to the viewer than this is drawn. Metres. */
const NEAR = 0.4;

/** Where somebody stands and looks. Verticals stay upright: the view is always level. */
export interface Standpoint {
  /** The position of the eye, in the room's axes. */
  readonly at: Place;
  /** Direction of view, degrees from straight ahead (front to back), anticlockwise from above. */
  readonly turned: number;
}

/** A perspective with two vanishing points. Pictures are in pixels, y down. */
export interface Camera extends Standpoint {
  /** Pixels of one metre at a depth of one metre. */
  readonly focal: number;
  /** The picture's point straight ahead of the eye: its height is the horizon's. */
  readonly centre: Point;
  /** Height of the horizon in the picture. */
  readonly horizon: number;
  readonly project: (place: Place) => Point;
  /** Metres in front of the eye; negative behind it. */
  readonly depthOf: (place: Place) => number;
  /** Pixels of one metre at that place. */
  readonly metreAt: (place: Place) => number;
  /** The outline of a flat polygon, cut off near the eye; empty if it is behind. */
  readonly outline: (places: readonly Place[]) => Point[];
  /** How far along the line between two places (0 to 1, or beyond) the picture's column `x` meets it. */
  readonly shareAlong: (from: Place, to: Place, x: number) => number;
}

/** The eye of somebody who looks at the middle of a room from outside. */
export function standing(
  { azimuth, eye, distance }: { azimuth: number; eye: number; distance: number },
  [across, behind]: readonly [across: number, behind: number],
): Standpoint {
  const angle = (azimuth * Math.PI) / 180;
  return {
    at: [across + Math.sin(angle) * distance, behind - Math.cos(angle) * distance, eye],
    turned: azimuth,
  };
}

/**
 * The camera that shows a subject as large as its box allows, in the middle of its width.
 *
 * @param subject points that must be inside the box
 * @param upright 'bottom' if the subject stands on the box's lower edge
 */
export function frame(
  standpoint: Standpoint,
  subject: readonly Place[],
  box: Box,
  upright: 'bottom' | 'middle' = 'bottom',
): Camera {
  const plain = camera(standpoint, 1, [0, 0]);
  const points = subject.map(plain.project);
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const focal = Math.min(box.width / (right - left), box.height / (bottom - top));
  const spare = box.height - focal * (bottom - top);
  return camera(standpoint, focal, [
    box.x + box.width / 2 - (focal * (left + right)) / 2,
    box.y + box.height - focal * bottom - (upright === 'middle' ? spare / 2 : 0),
  ]);
}

/**
 * @param focal pixels of one metre at a depth of one metre
 * @param centre the picture's point straight ahead of the eye
 */
function camera({ at, turned }: Standpoint, focal: number, [x, y]: Point): Camera {
  const angle = (turned * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const depthOf = ([across, behind]: Place) => (behind - at[1]) * cos - (across - at[0]) * sin;
  const metreAt = (place: Place) => focal / Math.max(NEAR, depthOf(place));
  const sidewaysOf = ([across, behind]: Place) => (across - at[0]) * cos + (behind - at[1]) * sin;
  const project = (place: Place): Point => {
    const metre = metreAt(place);
    return [x + sidewaysOf(place) * metre, y - (place[2] - at[2]) * metre];
  };
  const shareAlong = (from: Place, to: Place, column: number) => {
    const slope = (column - x) / focal;
    const offset = (place: Place) => sidewaysOf(place) - slope * depthOf(place);
    return offset(from) / (offset(from) - offset(to));
  };
  return {
    at,
    turned,
    focal,
    centre: [x, y],
    horizon: y,
    project,
    depthOf,
    metreAt,
    outline: (places) => inFront(places, depthOf).map(project),
    shareAlong,
  };
}

/** Cuts a polygon at the near plane. */
function inFront(places: readonly Place[], depthOf: (place: Place) => number): Place[] {
  return places.flatMap((here, n): Place[] => {
    const next = places[(n + 1) % places.length] ?? here;
    const [from, to] = [depthOf(here) - NEAR, depthOf(next) - NEAR];
    const kept: Place[] = from >= 0 ? [here] : [];
    if (from >= 0 === to >= 0) return kept;
    const share = from / (from - to);
    const at = (axis: 0 | 1 | 2) => here[axis] + (next[axis] - here[axis]) * share;
    return [...kept, [at(0), at(1), at(2)]];
  });
}

function extent(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
