import { DOORWAY_HEAD, solidStretches } from '#domain/room/geometry/partition';
import { onFloor, type PlacedPiece } from '#domain/room/furniture/placed-piece';
import { PIECES } from '#domain/room/furniture/pieces';
import { SOLIDS } from '#domain/room/furniture/solids';
import type { Area } from '#domain/room/furniture/area';
import { dots, fill, stroke, type Part } from '#domain/room/scene/scene';
import { blockInView, farFirst, type Block } from './blocks';
import { liftedFrom } from './fittings';
import { leaves } from './scatter';
import { sunInside, type Sunlit } from './sun-inside';
import { level, type View } from './view';

/** Metres a rug reaches beyond the sofa's table. */
const RUG = 0.55;

/** The furniture and the partition in the places of the plan, the farthest first. */
export function furnitureInside(view: View): Part[] {
  const { pieces } = view;
  const sunlit = sunInside(view);
  const standing = pieces.map((piece) => ({
    ...piece.taken,
    low: view.low,
    high: view.low + PIECES[piece.kind].high,
    parts: () => pieceInside(view, piece, sunlit),
  }));
  const all = [...standing, ...partitionInside(view)];
  return [
    ...pieces.flatMap((piece) => rug(view, piece)),
    ...sunlit.onFloor(pieces.flatMap((piece) => blocksOf(view, piece))),
    fill(
      'underneath',
      ...pieces.map(({ area }) => level(view, grown(area, 0.05, view.floor), view.low)),
    ),
    ...farFirst(all, view.camera.at).flatMap(({ parts }) => parts()),
  ];
}

/** The blocks of a piece in the room. */
export function blocksOf(view: Pick<View, 'low'>, piece: PlacedPiece): Block[] {
  return SOLIDS[piece.kind].map(({ along, off, high, of }) => ({
    ...onFloor(piece, along, off),
    low: view.low + high[0],
    high: view.low + high[1],
    ink: of,
  }));
}

function pieceInside(view: View, piece: PlacedPiece, sunlit: Sunlit): Part[] {
  const blocks = farFirst(blocksOf(view, piece), view.camera.at);
  const parts = blocks.flatMap((block) => [...blockInView(view, block), ...sunlit.onTop(block)]);
  return piece.kind === 'plant' ? [...parts, ...plant(view, piece)] : parts;
}

function plant({ camera, low }: View, { area }: PlacedPiece): Part[] {
  const place = [(area.left + area.right) / 2, (area.front + area.back) / 2, low + 0.82] as const;
  const metre = camera.metreAt(place);
  const [x, y] = camera.project(place);
  const crown = (lift: number, share: number, count: number, radius: number, seed: number) =>
    leaves(
      [x - lift * 0.3 * metre, y - lift * metre],
      [0.3 * share * metre, 0.46 * share * metre],
      {
        count,
        radius: radius * metre,
        seed,
      },
    );
  return [
    dots('plantDark', crown(0, 1, 34, 0.08, 71)),
    dots('plantMid', crown(0.03, 0.86, 24, 0.065, 75)),
    dots('plantLight', crown(0.08, 0.7, 14, 0.05, 79)),
  ];
}

/** Both stretches of the partition and what is above its doorway; its cut face is part of the section. */
function partitionInside(view: View) {
  const { partition } = view.room;
  if (!partition) return [];
  const { left, right, doorway } = partition;
  const { low, high, floor } = view;
  const walls = solidStretches(partition, floor).map(({ front, back }) => ({ front, back, low }));
  return [...walls, { ...doorway, low: low + DOORWAY_HEAD }].map((part) => {
    const block: Block = { ...part, left, right, high, ink: 'dividing' };
    return { ...block, parts: () => blockInView(view, block) };
  });
}

/** The rug below a low table or a dining table. */
export function rugBelow({ kind, area }: PlacedPiece, floor: Area): Area | null {
  return kind === 'low-table' || kind === 'dining-table' ? grown(area, RUG, floor) : null;
}

function rug(view: View, piece: PlacedPiece): Part[] {
  const whole = rugBelow(piece, { ...view.floor, back: liftedFrom(view) });
  if (!whole) return [];
  const border = level(view, grown(whole, -0.08, view.floor), view.low);
  return [
    fill('rug', level(view, whole, view.low)),
    stroke('rugLine', 1.2, border[0] ? [...border, border[0]] : border),
  ];
}

/** Larger on all sides, within the walls. */
function grown({ left, right, front, back }: Area, by: number, floor: Area): Area {
  return {
    left: Math.max(floor.left, left - by),
    right: Math.min(floor.right, right + by),
    front: Math.max(floor.front, front - by),
    back: Math.min(floor.back, back + by),
  };
}
