import type { Point } from '#domain/room/drawing/shapes';
import type { OnWall } from '#domain/room/geometry/openings/panes';
import type { WallSide } from '#domain/room/geometry/walls';
import { INTERIORS } from '#domain/room/options/interiors';
import { fill, stroke, type Part } from '#domain/room/scene/scene';
import type { View } from './view';
import { faceOf, onWall, solidStretches, type Inside } from './wall-plane';

/** The wall that gets what one wall gets: the long one on the left of the picture. */
export const FEATURE: WallSide = 'right';
/** Metres: from slat to slat and a slat's width; grooves; a panel's margin and least width. */
const [SLAT, SLAT_WIDE, GROOVE, MARGIN, PANEL] = [0.11, 0.07, 0.12, 0.14, 0.45];

/** What the chosen lining adds to a wall's plain face. */
export function liningOf(view: View, side: WallSide, holes: readonly Point[][]): Part[] {
  const t = view.room.wallThickness;
  const face = onWall(view, side, t, faceOf(view, side));
  switch (INTERIORS[view.finishes.interior].lining) {
    case 'plain':
      return [];
    case 'coloured wall':
      return side === FEATURE ? [fill('featureWall', face, ...holes)] : [];
    case 'slatted wall':
      return side === FEATURE
        ? [fill('slatGround', face, ...holes), fill('slats', ...upTo(view, side, SLAT, SLAT_WIDE))]
        : [];
    case 'grooves':
      return [stroke('grooves', 0.7, ...upTo(view, side, GROOVE, 0.002))];
    case 'panels':
      return [
        ...(side === FEATURE ? [fill('luxury', face, ...holes)] : []),
        stroke('moulding', 1, ...panelsOn(view, side).map((panel) => closed(view, side, panel))),
      ];
  }
}

/** Upright strips all along a wall, cut off at its openings. */
function upTo(view: View, side: WallSide, step: number, wide: number): Point[][] {
  const [start, end, , top] = faceOf(view, side);
  const { openings } = view.room.walls[side];
  const count = Math.floor((end - start) / step);
  return Array.from({ length: count }, (_, n) => start + (n + 0.5) * step - wide / 2).flatMap(
    (from) => {
      const hole = openings.find(({ at, width }) => from + wide > at && from < at + width);
      const strip = (low: number, high: number) =>
        onWall(view, side, view.room.wallThickness, [from, from + wide, low, high]);
      if (!hole) return [strip(0, top)];
      return hole.sill > 0 ? [strip(0, hole.sill), strip(hole.head, top)] : [strip(hole.head, top)];
    },
  );
}

/** Framed panels above and below a rail. */
export function panelsOn(inside: Inside, side: WallSide): OnWall[] {
  const top = inside.high - inside.low;
  return solidStretches(inside, side, 0, top).flatMap(([from, to]) => {
    const count = Math.max(1, Math.round((to - from) / 1.1));
    const step = (to - from) / count;
    if (step - 2 * MARGIN < PANEL / 2) return [];
    return Array.from({ length: count }, (_, n) => n).flatMap((n) =>
      ([[0.2, 0.85], [1.02, top - 0.18]] as const).map(([low, high]): OnWall => [
        from + n * step + MARGIN, from + (n + 1) * step - MARGIN, low, high,
      ]),
    ); // oxfmt-ignore
  });
}

function closed(view: View, side: WallSide, panel: OnWall): Point[] {
  const frame = onWall(view, side, view.room.wallThickness, panel);
  return frame[0] ? [...frame, frame[0]] : frame;
}
