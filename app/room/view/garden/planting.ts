import type { Vec3 } from '#domain/room/model/mesh';
import type { Plot } from '#domain/room/scene/outside/plot';
import { seeded } from '#domain/room/scene/outside/seeded';
import { sidesOf } from './boundary';

export type PlantKind = 'tree-a' | 'tree-b' | 'birch' | 'shrub' | 'grasses' | 'lavender';

/** Their pictures: metres, and where the root is in the picture's width. */
export const PLANTS: Readonly<
  Record<PlantKind, { readonly width: number; readonly height: number; readonly root: number }>
> = {
  'tree-a': { width: 7.27, height: 7.36, root: 0.485 },
  'tree-b': { width: 5.12, height: 5.93, root: 0.539 },
  birch: { width: 6.28, height: 8.39, root: 0.478 },
  shrub: { width: 1.6, height: 1.15, root: 0.475 },
  grasses: { width: 1.29, height: 1.47, root: 0.533 },
  lavender: { width: 0.63, height: 0.54, root: 0.497 },
};

/** A plant in the model's axes. */
export interface Plant {
  readonly kind: PlantKind;
  readonly at: readonly [x: number, z: number];
  readonly size: number;
  /** Mirrored, so that neighbours of a kind differ. */
  readonly mirrored: boolean;
  /** How much of the picture's red, green and blue: no two of a kind are quite alike. */
  readonly tint: Vec3;
}

/** How far tints differ from the picture: in brightness, and in warmth either way. */
const [BRIGHTNESS, WARMTH] = [0.3, 0.09];

const TREES: readonly PlantKind[] = ['tree-a', 'birch', 'tree-b', 'tree-a', 'tree-b'];
const IN_BEDS: readonly PlantKind[] = [
  'shrub', 'lavender', 'grasses', 'lavender', 'shrub', 'grasses', 'lavender', 'shrub',
]; // oxfmt-ignore

/** Trees behind the fences, plants before them: the same for every room of one plan. */
export function planting(plot: Plot): Plant[] {
  const next = seeded(7);
  return sidesOf(plot).flatMap((side) => {
    const [[x, z], [toX, toZ]] = [side.from, side.to];
    const length = Math.hypot(toX - x, toZ - z);
    const [alongX, alongZ] = [(toX - x) / length, (toZ - z) / length];
    // To the right of the direction of a side is the garden; see `sidesOf`.
    const [inX, inZ] = [-alongZ, alongX];
    const plant = (kind: PlantKind, along: number, off: number, size: number): Plant => ({
      kind,
      at: [x + alongX * along + inX * off, z + alongZ * along + inZ * off],
      size,
      mirrored: next() > 0.5,
      tint: tintBy(next(), next()),
    });
    const trees = spread(length, 3.4, next).map((along, n) =>
      plant(TREES[(n * 2 + side.side.length) % TREES.length] ?? 'tree-a', along, -1.6 - next() * 2.6, 0.72 + next() * 0.34),
    );
    const beds = spread(length, 0.46, next).map((along) =>
      plant(IN_BEDS[Math.floor(next() * IN_BEDS.length)] ?? 'shrub', along, 0.45 + next() * 0.5, 0.8 + next() * 0.5),
    );
    return [...trees, ...beds.filter(() => next() > 0.25)];
  }); // oxfmt-ignore
}

/** @param dark from 0 to 1 @param warm from 0, cool, to 1 */
function tintBy(dark: number, warm: number): Vec3 {
  const [bright, off] = [1.06 - dark * BRIGHTNESS, (warm * 2 - 1) * WARMTH];
  return [bright * (1 + off), bright, bright * (1 - off)];
}

/** Places along a line, about as far apart as given. */
function spread(length: number, apart: number, next: () => number): number[] {
  const count = Math.max(1, Math.round(length / apart));
  return Array.from({ length: count }, (_, n) => ((n + 0.2 + next() * 0.6) / count) * length);
}
