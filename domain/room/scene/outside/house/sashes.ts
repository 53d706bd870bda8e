import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { Part } from '#domain/room/scene/scene';
import { isInView } from '#domain/room/scene/outside/garden/sight';
import { filled } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';

/** Metres: from window to window, half a window's width, its sill and its head. */
const [STEP, HALF, SILL, HEAD] = [3.3, 0.62, 3.95, 5.2];
/** The width of a frame, and how far a stone sill comes out beside it. Metres. */
const [FRAME, STONE] = [0.07, 0.1];

/** The windows of the upper floor; in the evening there is somebody behind some of them. */
export function sashes({ camera, plot, size }: GardenView): Part[] {
  const middle = plot.width / 2;
  const all = Array.from({ length: 17 }, (_, n) => n - 8).filter((n) =>
    isInView(camera, size, [middle + (n + 0.5) * STEP, plot.depth, SILL], 1),
  );
  const rectangleAt = (n: number, [left, low]: Point, [right, high]: Point) => {
    const x = middle + (n + 0.5) * STEP;
    const place = (dx: number, z: number): Place => [x + dx, plot.depth, z];
    return camera.outline([place(left, low), place(right, low), place(right, high), place(left, high)]); // oxfmt-ignore
  };
  const panes = (lit: boolean) =>
    all
      .filter((n) => (((n % 5) + 5) % 5 === 0) === lit)
      .flatMap((n) =>
        ([-1, 1] as const).map((way) =>
          rectangleAt(
            n,
            [way < 0 ? FRAME - HALF : FRAME / 2, SILL + FRAME],
            [way < 0 ? -FRAME / 2 : HALF - FRAME, HEAD - FRAME],
          ),
        ),
      );
  return [
    ...filled(
      'stone',
      all.flatMap((n) => [
        rectangleAt(n, [-HALF - STONE, SILL - 0.12], [HALF + STONE, SILL]),
        rectangleAt(n, [-HALF - STONE, HEAD], [HALF + STONE, HEAD + 0.2]),
      ]),
    ),
    ...filled('sash', all.map((n) => rectangleAt(n, [-HALF, SILL], [HALF, HEAD]))), // oxfmt-ignore
    ...filled('pane', panes(false)),
    ...filled('paneLit', panes(true)),
  ];
}
