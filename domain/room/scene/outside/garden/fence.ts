import { stroke, type Part } from '#domain/room/scene/scene';
import { filled } from '#domain/room/scene/outside/solids';
import { isSunny, type GardenView } from '#domain/room/scene/outside/view';
import { alongRun, band, type Run } from './boundary';

/** Metres: height of the slats and of the cap on them, from slat to slat, from post to post, a post's width. */
const [HIGH, CAP, SLAT, POSTS, POST] = [1.8, 0.06, 0.15, 1.8, 0.09];
/** Width of the lines between slats, in pixels. */
const FINE = 0.8;
/** Seen smaller than this, only every other slat is drawn. Pixels per metre. */
const SMALL = 34;

/** A slatted fence with posts and a cap, all round but not before the viewer. */
export function fence({ camera, plain }: GardenView, runs: readonly Run[]): Part[] {
  const shown = (run: Run, low: number, high: number) => camera.outline(band(run, 0, [low, high]));
  const inShade = runs.filter(({ side }) => isSunny(side) === (side === 'left'));
  const panels = runs.map((run) => shown(run, 0, HIGH));
  const near = Math.max(
    ...runs.map(({ at, from, to }) => camera.metreAt(at((from + to) / 2, 0, 0))),
  );
  const step = near < SMALL ? 2 * SLAT : SLAT;
  const slats = runs.flatMap(({ from, to, at }) =>
    Array.from({ length: Math.ceil(HIGH / step) - 1 }, (_, n) => {
      const above = (n + 1) * step;
      return camera.outline([at(from, 0, above), at(to, 0, above)]);
    }),
  );
  const posts = runs.flatMap((run) =>
    alongRun(run, POSTS).map(({ along }) =>
      camera.outline(
        band({ ...run, from: along - POST / 2, to: along + POST / 2 }, -0.02, [0, HIGH]),
      ),
    ),
  );
  const caps = runs.map((run) => shown(run, HIGH, HIGH + CAP));
  return [
    ...filled('fence', panels),
    ...(plain
      ? []
      : [stroke('slat', FINE, ...slats.filter((run) => run.length > 1)), ...filled('post', posts)]),
    ...filled('cap', caps),
    ...inShade.flatMap((run) => filled('fenceShade', [shown(run, 0, HIGH + CAP)])),
  ];
}
