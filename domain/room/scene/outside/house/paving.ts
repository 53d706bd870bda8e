import { stroke, type Part } from '#domain/room/scene/scene';
import { filled, level } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';

/** Metres: how far paving goes on beside an extension and before it, and the width of a slab. */
export const [BESIDE, BEFORE] = [1.6, 3];
const SLAB = 0.6;

/** The terrace between a house and its lawn. */
export function paving({ camera, plot, plain }: GardenView): Part[] {
  const [left, right] = [-BESIDE, plot.width + BESIDE];
  const { depth } = plot;
  const across = Math.round((right - left) / SLAB);
  const rows = Math.round((depth + BEFORE) / SLAB);
  const columnAt = (n: number) => left + ((right - left) * n) / across;
  const rowAt = (n: number) => -BEFORE + ((depth + BEFORE) * n) / rows;
  const joints = [
    ...Array.from(
      { length: rows - 1 },
      (_, n) =>
      camera.outline([[left, rowAt(n + 1), 0], [right, rowAt(n + 1), 0]]), // oxfmt-ignore
    ),
    ...Array.from(
      { length: across - 1 },
      (_, n) =>
      camera.outline([[columnAt(n + 1), -BEFORE, 0], [columnAt(n + 1), depth, 0]]), // oxfmt-ignore
    ),
  ];
  return [
    ...filled('paving', [camera.outline(level([[left, -BEFORE, 0], [right, depth, 0]], 0))]), // oxfmt-ignore
    ...(plain ? [] : [stroke('pavingJoints', 0.8, ...joints)]),
  ];
}
