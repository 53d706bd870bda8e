import type { Point } from '#domain/room/drawing/shapes';
import { dots, type Dot, type Part } from '#domain/room/scene/scene';
import { seeded } from '#domain/room/scene/outside/seeded';

/** Discs of leaves, from the shade to the light. */
export type Tones = readonly [Dot[], Dot[], Dot[], Dot[]];

export type Foliage = 'far' | 'hedge' | 'leaf' | 'silver';

/** One clump of leaves in a picture, in pixels. */
export interface Clump {
  readonly at: Point;
  readonly radius: number;
  readonly seed: number;
  /** Where the light comes from: -1 from the left of the picture, 1 from its right. */
  readonly sun: number;
}

/** The leaves of one clump: a body in the shade, and towards the light ever smaller, lighter lumps. */
const LUMPS = [
  { count: 8, away: 0.68, spread: 0.2, radius: 0.32, lift: -0.04, lean: 0 },
  { count: 7, away: 0.4, spread: 0.26, radius: 0.31, lift: 0.16, lean: 0.1 },
  { count: 6, away: 0.24, spread: 0.34, radius: 0.19, lift: 0.34, lean: 0.24 },
  { count: 5, away: 0.1, spread: 0.36, radius: 0.1, lift: 0.48, lean: 0.34 },
] as const;

export function emptyTones(): Tones {
  return [[], [], [], []];
}

/** Adds a clump's discs to those of others. */
export function addClump(tones: Tones, { at: [x, y], radius, seed, sun }: Clump): void {
  const draw = seeded(seed);
  tones[0].push([x, y, radius * 0.74]);
  for (const [tone, { count, away, spread, lift, lean, ...lump }] of LUMPS.entries()) {
    for (let n = 0; n < count; n += 1) {
      const angle = ((n + draw() * 0.7) / count) * 2 * Math.PI;
      const off = radius * (away + spread * draw());
      tones[tone]?.push([
        x + sun * lean * radius + off * Math.cos(angle),
        y - lift * radius + off * Math.sin(angle) * 0.82,
        radius * lump.radius * (0.75 + 0.5 * draw()),
      ]);
    }
  }
}

/** @param upTo the number of tones: fewer for what is small or far away */
export function paintLeaves(foliage: Foliage, tones: Tones, upTo = 4): Part[] {
  const inks = ([1, 2, 3, 4] as const).map((tone) => `${foliage}${tone}` as const);
  return inks.slice(0, upTo).flatMap((ink, n) => (tones[n]?.length ? [dots(ink, tones[n])] : []));
}
