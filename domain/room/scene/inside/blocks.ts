import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { Area } from '#domain/room/furniture/area';
import { fill, type Ink, type Part } from '#domain/room/scene/scene';
import { level, seen, upright, type View } from './view';

/** Tolerance for sums of metres that should be equal. */
const CRUMB = 1e-6;

/** A block in the room: its floor, and its heights above the ground. */
export interface Block extends Area {
  readonly low: number;
  readonly high: number;
  readonly ink: Ink;
}

/** Blocks that overlap nowhere, in painting order: what is behind comes first. */
export function farFirst<Thing extends Omit<Block, 'ink'>>(
  things: readonly Thing[],
  eye: Place,
): Thing[] {
  const waiting = [...things];
  const sorted: Thing[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((one) =>
      waiting.every((other) => other === one || !isBehind(other, one, eye)),
    );
    sorted.push(...waiting.splice(Math.max(0, next), 1));
  }
  return sorted;
}

/** Whether a plane between the two has the other one on the viewer's side: then it hides, if at all. */
function isBehind(one: Omit<Block, 'ink'>, other: Omit<Block, 'ink'>, [x, y, z]: Place): boolean {
  if (one.back <= other.front + CRUMB && y > one.back) return true;
  if (other.back <= one.front + CRUMB && y > other.back) return false;
  if (one.right <= other.left + CRUMB) return x > one.right;
  if (other.right <= one.left + CRUMB) return x < one.left;
  if (one.high <= other.low + CRUMB) return z > one.high;
  if (other.high <= one.low + CRUMB) return z < one.low;
  return false;
}

/** The sides of a block that the viewer sees: lit from above, in the shade towards the viewer. */
export function blockInView(view: View, block: Block): Part[] {
  const { left, right, front, back, low, high, ink } = block;
  const [x, , z] = view.camera.at;
  const near = upright(view, [left, right], back, [low, high]);
  const side = x > right ? right : x < left ? left : null;
  const beside: Point[][] =
    side === null
      ? []
      : [seen(view, [[side, front, low], [side, back, low], [side, back, high], [side, front, high]])]; // oxfmt-ignore
  const top = z > high ? [level(view, block, high)] : [];
  const under = z < low ? [level(view, block, low)] : [];
  return [
    fill(ink, near, ...beside, ...top, ...under),
    ...(top.length > 0 ? [fill('lit', ...top)] : []),
    fill('dim', near),
    ...(under.length > 0 ? [fill('dimmer', ...under)] : []),
  ];
}
