import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { Camera } from '#domain/room/scene/camera';
import type { Part } from '#domain/room/scene/scene';
import { ellipse } from '#domain/room/scene/outside/ellipse';
import { isBehindRoom, type Plot } from '#domain/room/scene/outside/plot';
import { filled } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';
import { addClump, emptyTones, paintLeaves } from './leaves';
import { isInView, sunAcross } from './sight';

/** A crown's clumps from back to front: across, up from the crown's middle, and radius. Metres. */
const BOUGHS = [
  [0.1, 0.95, 0.95],
  [-0.85, 0.55, 0.8],
  [0.95, 0.4, 0.85],
  [-1.35, -0.2, 0.68],
  [1.4, -0.3, 0.66],
  [0.05, 0.1, 1.0],
  [-0.6, -0.5, 0.72],
  [0.7, -0.6, 0.7],
] as const;
/** Stems: where they leave the ground and where they end, across from the middle. Metres. */
const STEMS = [
  [-0.12, -0.7],
  [0.02, 0.1],
  [0.16, 0.75],
] as const;
/** Height of the crown's middle, and half the width of a stem at its foot. Metres. */
const [CROWN, STEM] = [3.5, 0.055];

/** Trees with several stems near the room; those that would stand between it and the eye are left out. */
export function trees(view: GardenView): Part[] {
  const { camera, plot, size } = view;
  return treePlaces(plot)
    .filter(
      (place) =>
        isBehindRoom(plot, camera.at, place) &&
        camera.depthOf(place) > camera.depthOf([plot.width / 2, plot.depth / 2, 0]) &&
        isInView(camera, size, place, 2.2),
    )
    .toSorted((one, other) => camera.depthOf(other) - camera.depthOf(one))
    .flatMap((place, n) => tree(camera, place, view.plain, n));
}

function treePlaces({ width, depth, house, fence }: Plot): Place[] {
  if (house) return [[fence.left + 1.2, -1.6, 0], [fence.right - 1.2, -2.4, 0]]; // oxfmt-ignore
  return [[-1.2, depth + 1.7, 0], [width + 2.2, -2.6, 0]]; // oxfmt-ignore
}

function tree(camera: Camera, place: Place, plain: boolean, n: number): Part[] {
  const [[x, y], metre] = [camera.project(place), camera.metreAt(place)];
  const sun = sunAcross(camera);
  const stems = STEMS.map(([foot, top]): Point[] => [
    [x + (foot - STEM) * metre, y],
    [x + (foot + STEM) * metre, y],
    [x + (top + STEM / 2) * metre, y - CROWN * metre],
    [x + (top - STEM / 2) * metre, y - CROWN * metre],
  ]);
  return [
    ...filled('contact', [ellipse([x - sun * 0.5 * metre, y], 1.5 * metre, 0.22 * metre)]),
    ...filled('trunk', stems),
    ...BOUGHS.flatMap(([across, up, radius], bough) => {
      const tones = emptyTones();
      const at: Point = [x + across * metre, y - (CROWN + up) * metre];
      addClump(tones, { at, radius: radius * 1.12 * metre, seed: 91 * n + bough, sun });
      return paintLeaves('leaf', tones, plain ? 2 : 4);
    }),
  ];
}
