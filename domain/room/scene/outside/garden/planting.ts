import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import { stroke, type Part } from '#domain/room/scene/scene';
import type { Camera } from '#domain/room/scene/camera';
import { seeded } from '#domain/room/scene/outside/seeded';
import { filled } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';
import { alongRun, type Run } from './boundary';
import { addClump, emptyTones, paintLeaves } from './leaves';
import { isInView, sunAcross } from './sight';

/** Metres: width of the bed at the fence, from plant to plant, and a plant's distance from the fence. */
const [BED, STEP, OFF] = [0.65, 0.92, 0.32];

/** A bed at the foot of the fence with shrubs and grasses. */
export function planting({ camera, size, plain }: GardenView, runs: readonly Run[]): Part[] {
  const beds = runs.map(({ from, to, at }) =>
    camera.outline([at(from, 0, 0), at(to, 0, 0), at(to, -BED, 0), at(from, -BED, 0)]),
  );
  if (plain) return filled('bed', beds);
  const [leaves, silver, tufts] = [emptyTones(), emptyTones(), emptyTufts()];
  const sun = sunAcross(camera);
  for (const run of runs)
    for (const { n, along } of alongRun(run, STEP)) {
      const draw = seeded(n * 17 + run.side.length * 5);
      const place = run.at(along + 0.3 * draw(), -OFF, 0);
      if (!isInView(camera, size, place, 0.8)) continue;
      const kind = draw();
      if (kind < 0.5) addTuft(tufts, camera, place, { height: 0.6 + 0.4 * draw(), seed: n });
      else {
        const radius = 0.3 + 0.16 * draw();
        const at = camera.project([place[0], place[1], radius * 0.8]);
        const clump = { at, radius: radius * camera.metreAt(place), seed: n, sun };
        addClump(kind < 0.8 ? leaves : silver, clump);
      }
    }
  return [
    ...filled('bed', beds),
    ...paintLeaves('leaf', leaves),
    ...paintLeaves('silver', silver),
    ...paintTufts(tufts),
  ];
}

/** Blades of grass in the shade and in the light, plumes, and how wide they are. */
export interface Tufts {
  readonly blades: Point[][];
  readonly light: Point[][];
  readonly plumes: Point[][];
  width: number;
}

export function emptyTufts(): Tufts {
  return { blades: [], light: [], plumes: [], width: 0 };
}

/** One tuft of an ornamental grass, its foot at a place. */
export function addTuft(
  tufts: Tufts,
  camera: Camera,
  place: Place,
  { height, seed, blades = 13 }: { height: number; seed: number; blades?: number },
): void {
  const draw = seeded(seed * 29 + 5);
  const [[x, y], metre] = [camera.project(place), camera.metreAt(place)];
  tufts.width = Math.max(tufts.width, 0.02 * metre);
  for (let n = 0; n < blades; n += 1) {
    const lean = 2 * ((n + draw()) / blades) - 1;
    const high = height * metre * (0.62 + 0.38 * draw()) * (1 - 0.25 * Math.abs(lean));
    const [foot, tip] = [x + lean * 0.14 * height * metre, x + lean * 0.52 * height * metre];
    const blade = [0, 0.3, 0.6, 0.82, 1].map((t): Point => [
      foot + (tip - foot) * t ** 1.8,
      y - high * (t - 0.16 * Math.abs(lean) * t ** 4),
    ]);
    (n % 3 === 1 ? tufts.light : tufts.blades).push(blade);
    const end = blade.at(-1);
    if (end && seed % 3 === 0 && n % 5 === 2)
      tufts.plumes.push([end, [end[0] + 0.12 * (tip - foot), end[1] - 0.16 * high]]);
  }
}

export function paintTufts({ blades, light, plumes, width }: Tufts): Part[] {
  const fine = Math.min(2.2, Math.max(0.7, width));
  return [
    ...(blades.length ? [stroke('blade', fine, ...blades)] : []),
    ...(light.length ? [stroke('bladeLight', fine, ...light)] : []),
    ...(plumes.length ? [stroke('plume', 1.5 * fine, ...plumes)] : []),
  ];
}
