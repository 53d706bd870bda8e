import type { Place } from '#domain/room/drawing/projection';
import { HOUSE } from '#domain/room/geometry/house';
import { stroke, type Part } from '#domain/room/scene/scene';
import { isInView } from '#domain/room/scene/outside/garden/sight';
import { seeded } from '#domain/room/scene/outside/seeded';
import { filled } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';
import { paving } from './paving';
import { sashes } from './sashes';

const { on: ON, eaves: EAVES, ridge: RIDGE, ridgeBehind: RIDGE_BEHIND } = HOUSE;
/** How far the eaves come forward. Metres. */
const FORWARD = 0.35;
/** Three courses with their joints, and one brick. Metres. */
const [COURSES, BRICK, COURSE] = [0.225, 0.225, 0.075];
/** Seen smaller than this, single bricks are not drawn. Pixels per metre. */
const SMALL = 30;

/** The house behind an extension: a two-storey brick wall with its eaves, and paving at its foot. */
export function house(view: GardenView): Part[] {
  const { camera, plot, plain } = view;
  if (!plot.house) return [];
  const { depth } = plot;
  const [left, right] = [-ON, plot.width + ON];
  const band = (y: number, low: number, toY: number, high: number) =>
    camera.outline([[left, y, low], [right, y, low], [right, toY, high], [left, toY, high]]); // oxfmt-ignore
  const courses = Array.from(
    { length: Math.floor(EAVES / COURSES) },
    (_, n) =>
    camera.outline([[left, depth, (n + 1) * COURSES], [right, depth, (n + 1) * COURSES]]), // oxfmt-ignore
  );
  const forward = depth - FORWARD;
  const tiles = Array.from({ length: 11 }, (_, n) => {
    const share = (n + 1) / 12;
    const [y, z] = [forward + (RIDGE_BEHIND + FORWARD) * share, EAVES + (RIDGE - EAVES) * share];
    return camera.outline([[left, y, z], [right, y, z]]); // oxfmt-ignore
  });
  return [
    ...paving(view),
    ...filled('tiles', [band(forward, EAVES, depth + RIDGE_BEHIND, RIDGE)]),
    ...(plain ? [] : [stroke('tileLines', 0.8, ...tiles)]),
    ...filled('house', [band(depth, 0, depth, EAVES)]),
    ...(plain ? [] : [...bricks(view), stroke('hatch', 0.6, ...courses)]),
    ...sashes(view),
    ...filled('inShade', [band(depth, EAVES - 0.45, depth, EAVES)]),
    ...filled('eaves', [band(forward, EAVES - 0.02, depth, EAVES - 0.02)]),
    ...filled('inShade', [band(forward, EAVES - 0.02, depth, EAVES - 0.02)]),
    ...filled('eaves', [band(forward, EAVES - 0.06, forward, EAVES + 0.1)]),
  ];
}

/** Some bricks that are darker or lighter than the rest. */
function bricks({ camera, plot, size }: GardenView): Part[] {
  const { width, depth } = plot;
  if (camera.metreAt([width / 2, depth, 1]) < SMALL) return [];
  const tones: Readonly<Record<'dark' | 'light', ReturnType<typeof camera.outline>[]>> = {
    dark: [],
    light: [],
  };
  const [first, last] = [Math.floor(-ON / BRICK), Math.ceil((width + ON) / BRICK)];
  for (let column = first; column < last; column += 3) {
    const draw = seeded(column);
    if (!isInView(camera, size, [column * BRICK, depth, 1], 1)) continue;
    for (let n = 0; n < 4; n += 1) {
      const row = Math.floor(draw() * (EAVES / COURSE));
      const x = (column + Math.floor(3 * draw())) * BRICK + (row % 2 ? BRICK / 2 : 0);
      const z = row * COURSE;
      const brick: Place[] = [
        [x, depth, z],
        [x + BRICK, depth, z],
        [x + BRICK, depth, z + COURSE],
        [x, depth, z + COURSE],
      ];
      tones[draw() < 0.5 ? 'dark' : 'light'].push(camera.outline(brick));
    }
  }
  return [...filled('brickDark', tones.dark), ...filled('brickLight', tones.light)];
}
