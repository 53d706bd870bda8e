import type { Point } from '#domain/room/drawing/shapes';
import { wallFoot } from '#domain/room/drawing/surfaces/wall-face';
import {
  allowedStretches,
  type Stretch,
} from '#domain/room/geometry/openings/moved/allowed-stretches';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import type { Camera } from '#domain/room/scene/camera';
import type { PictureSize } from '#domain/room/scene/scene';
import { wallPlace } from '#domain/room/scene/wall-place';
import { SceneLabels } from '#app/room/stage/scene-labels';
import { css } from '#styled/css';

interface Props {
  camera: Camera;
  room: Room;
  size: PictureSize;
  opening: PlacedOpening;
}

/** Just in front of the wall, so that lines are not drawn within it. Metres. */
const OUT = 0.012;
/** Height of the bright foot of a lit stretch, and of the lit wall above the floor. Metres. */
const [FOOT, LIT] = [0.07, 2.42];
/** The rings around the chosen opening. Metres. */
const [RING, OUTER_RING] = [0.02, 0.045];
/** A stretch shorter than this has no space for its measure. Pixels. */
const SHORTEST = 44;

/** The stretches of wall the chosen opening may cover, a ring around it and its distances to the corners. */
export function OpeningLight({ camera, room, size, opening }: Props) {
  const { wall, at, width, sill, head } = opening;
  const { length } = room.walls[wall];
  const floor = room.floorLevel;
  const place = (along: number, height: number) =>
    camera.project(wallPlace(wall, room, along, height, OUT));
  const area = ({ from, to }: Stretch, low: number, high: number) =>
    outline([place(from, low), place(to, low), place(to, high), place(from, high)]);
  const ring = (by: number) =>
    area({ from: at - by, to: at + width + by }, floor + sill - by, floor + head + by);
  const foot = wallFoot(room);
  const stretches = allowedStretches(room, opening);
  const line = opening.kind === 'window' ? floor + sill - 0.28 : floor + head + 0.2;
  const measures = [
    { from: place(0, line), to: place(at, line), metres: at },
    { from: place(at + width, line), to: place(length, line), metres: length - at - width },
  ].filter(({ from, to }) => to[0] - from[0] > SHORTEST);
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className={sheet}>
        <path className={lit} d={stretches.map((each) => area(each, foot, floor + LIT)).join('')} />
        <path
          className={bright}
          d={stretches.map((each) => area(each, foot, foot + FOOT)).join('')}
        />
        <path className={white} d={ring(RING)} />
        <path className={dark} d={ring(OUTER_RING)} />
        <path className={measure} d={measures.map(({ from, to }) => run(from, to)).join('')} />
      </svg>
      <SceneLabels
        size={size}
        labels={measures.map(({ from, to, metres }) => ({
          at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
          text: `${metres.toFixed(2)}\u00a0m`,
        }))}
      />
    </>
  );
}

function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** A dimension line with its two oblique ticks. */
function run(from: Point, to: Point): string {
  return `M${from.join(' ')}L${to.join(' ')}${tick(from)}${tick(to)}`;
}

function tick([x, y]: Point): string {
  return `M${(x - 4).toFixed(1)} ${(y + 5).toFixed(1)}l8 -10`;
}

const sheet = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
const lit = css({ fill: 'oklch(0.96 0.05 158 / 0.34)' });
const bright = css({ fill: 'oklch(0.93 0.075 158)' });
const white = css({ fill: 'none', stroke: 'oklch(0.99 0 0)', strokeWidth: '3.5' });
const dark = css({ fill: 'none', stroke: 'oklch(0.378 0.057 162)', strokeWidth: '1.6' });
const measure = css({ fill: 'none', stroke: 'oklch(0.99 0 0)', strokeWidth: '1.4' });
