import type { Point } from '#domain/room/drawing/shapes';
import { dots, type Dot, type Part } from '#domain/room/scene/scene';
import { seeded } from '#domain/room/scene/outside/seeded';
import { filled } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';
import { alongRun, band, type Run } from './boundary';
import { addClump, emptyTones, paintLeaves } from './leaves';
import { isInView, sunAcross } from './sight';

/** Metres: a hedge's height, its distance behind the fence and from lump to lump; from tree to tree. */
const [HEDGE, HEDGE_OFF, LUMPS, TREES] = [2.25, 0.7, 0.5, 3.3];

/** What grows behind the fence: soft trees, and a hedge before them. */
export function beyond(view: GardenView, runs: readonly Run[]): Part[] {
  const { camera, size } = view;
  const land = runs.map((run) => {
    const [first, last] = camera.outline([run.at(run.from, 0, 0), run.at(run.to, 0, 0)]);
    if (!first || !last) return [];
    const low = Math.min(camera.horizon, size.height);
    return [first, last, [last[0], low] as Point, [first[0], low] as Point];
  });
  return [...filled('beyond', land), ...treeline(view), ...trees(view, runs), ...hedge(view, runs)];
}

/** Woods all round on the horizon: how far away, and from crown to crown. Metres and degrees. */
const [WOODS, CROWNS] = [70, 3];

function treeline({ camera, size }: GardenView): Part[] {
  const [x, y] = camera.at;
  const discs = Array.from({ length: 360 / CROWNS }, (_, n): Dot[] => {
    const draw = seeded(n + 900);
    const angle = ((n + 0.5 * draw()) * CROWNS * Math.PI) / 180;
    const place = [
      x + WOODS * Math.sin(angle),
      y + WOODS * Math.cos(angle),
      2.5 + 2 * draw(),
    ] as const;
    if (!isInView(camera, size, place, 6)) return [];
    return [[...camera.project(place), (2.4 + 1.8 * draw()) * camera.metreAt(place)]];
  });
  return [dots('treeline', discs.flat())];
}

function trees({ camera, size, plain }: GardenView, runs: readonly Run[]): Part[] {
  const tones = emptyTones();
  const sun = sunAcross(camera);
  for (const run of runs)
    for (const { n, along } of alongRun(run, TREES)) {
      const draw = seeded(n * 7 + run.side.length * 131);
      const height = 4 + 2.8 * draw();
      const [wide, off] = [height * (0.26 + 0.06 * draw()), 4 + 6 * draw()];
      const place = run.at(along + draw(), off, height - wide);
      if (!isInView(camera, size, place, 2 * wide)) continue;
      const [[x, y], metre] = [camera.project(place), camera.metreAt(place)];
      for (const [clump, [dx, dy, radius]] of CROWN.entries())
        addClump(tones, {
          at: [x + dx * wide * metre, y + dy * wide * metre],
          radius: radius * wide * metre,
          seed: n * 31 + clump,
          sun,
        });
    }
  return paintLeaves('far', tones, plain ? 2 : 4);
}

/** The clumps of a far crown: across, down and radius, in half widths. */
const CROWN = [
  [0.05, 0.1, 0.82],
  [-0.6, 0.55, 0.62],
  [0.62, 0.5, 0.64],
  [0, 1.15, 0.8],
] as const;

function hedge({ camera, size, plain }: GardenView, runs: readonly Run[]): Part[] {
  const tones = emptyTones();
  const sun = sunAcross(camera);
  for (const run of runs)
    for (const { n, along } of alongRun(run, LUMPS)) {
      const draw = seeded(n * 13 + run.side.length);
      const above = HEDGE - 0.12 + 0.2 * draw();
      const place = run.at(along, HEDGE_OFF, above);
      if (!isInView(camera, size, place, 1)) continue;
      const [[x, y], metre] = [camera.project(place), camera.metreAt(place)];
      tones[0].push([x, y, metre * (0.24 + 0.16 * draw())]);
      if (plain) continue;
      const lit = metre * (0.08 + 0.09 * draw());
      tones[draw() < 0.6 ? 1 : 2].push([x + sun * lit, y - 0.1 * metre, lit]);
    }
  const body = runs.map((run) => camera.outline(band(run, HEDGE_OFF, [0, HEDGE])));
  return [...filled('hedge1', body), ...paintLeaves('hedge', tones)];
}
