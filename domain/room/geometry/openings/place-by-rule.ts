import { millimetres } from '#domain/room/geometry/millimetres';
import { CORNER, openingSize, PIER } from './opening-sizes';
import type { OpenableShell, OpeningCounts } from './placed-opening';
import type { Opening, OpeningKind } from './placement';
import { WALL_SIDES, wallLength, type WallSide } from '#domain/room/geometry/walls';

const DOOR_SIDES: readonly WallSide[] = ['front', 'right', 'left', 'back'];
const WINDOW_SIDES: readonly WallSide[] = ['left', 'right', 'back', 'front'];

/** The order in which walls are tried. */
export function wallOrder(kind: OpeningKind): readonly WallSide[] {
  return kind === 'window' ? WINDOW_SIDES : DOOR_SIDES;
}

/** The openings on a wall, from left to right. */
type Walls = Record<WallSide, readonly OpeningKind[]>;

/** Gaps are multiples of 5 cm where possible. Metres. */
const STEP = 0.05;
/** Tolerance for sums of metres that should be equal. */
const CRUMB = 1e-6;

/**
 * Places openings by the default rule alone: patio glass and doors at the front first, windows in the
 * other walls in turn, evenly spaced on each; returned in order around the room. Null when the walls
 * cannot hold them all, wherever the patio glass goes.
 */
export function placeByRule(shell: OpenableShell, counts: OpeningCounts): Opening[] | null {
  const starts = counts.patioGlass ? wallsWithPatio(shell) : [NO_OPENINGS];
  for (const start of starts) {
    const walls = filled(shell, start, counts);
    if (walls) return WALL_SIDES.flatMap((side) => spread(walls[side], side, shell));
  }
  return null;
}

const NO_OPENINGS: Walls = { front: [], right: [], back: [], left: [] };

function wallsWithPatio(shell: OpenableShell): Walls[] {
  return DOOR_SIDES.filter((side) => holds(shell, side, ['patio'])).map((side) => ({
    ...NO_OPENINGS,
    [side]: ['patio'],
  }));
}

/** Doors and windows, each in the first wall of its order that can still hold it. */
function filled(shell: OpenableShell, start: Walls, counts: OpeningCounts): Walls | null {
  let walls: Walls | null = start;
  for (let n = 0; n < counts.doors; n += 1) walls = withOne(shell, walls, 'door', DOOR_SIDES);
  for (let n = 0; n < counts.windows; n += 1) {
    walls = withOne(shell, walls, 'window', rotated(WINDOW_SIDES, n));
  }
  return walls;
}

function withOne(
  shell: OpenableShell,
  walls: Walls | null,
  kind: OpeningKind,
  order: readonly WallSide[],
): Walls | null {
  const side = walls && order.find((side) => holds(shell, side, [...walls[side], kind]));
  return side ? { ...walls, [side]: [...walls[side], kind] } : null;
}

function rotated<T>(list: readonly T[], turns: number): T[] {
  const turn = turns % list.length;
  return [...list.slice(turn), ...list.slice(0, turn)];
}

/** Whether a wall has room for all of these with their piers, clear of its corners. */
function holds(shell: OpenableShell, side: WallSide, kinds: readonly OpeningKind[]): boolean {
  const needed = widthOf(kinds, shell) + PIER * (kinds.length - 1) + 2 * CORNER;
  return shell.sides.includes(side) && needed <= wallLength(side, shell) + CRUMB;
}

/** Evenly spaced and centred on the wall. */
function spread(kinds: readonly OpeningKind[], side: WallSide, shell: OpenableShell): Opening[] {
  const free = wallLength(side, shell) - widthOf(kinds, shell);
  const gap = gapBetween(kinds.length, free);
  let at = (free - gap * (kinds.length - 1)) / 2;
  return kinds.map((kind) => {
    const opening = { kind, wall: side, at: millimetres(at) };
    at += openingSize(kind, shell.width).width + gap;
    return opening;
  });
}

/**
 * The gap when `free` metres of wall surround `count` openings: equal everywhere, unless corners need
 * more.
 */
function gapBetween(count: number, free: number): number {
  const even = free / (count + 1);
  const gap = even >= CORNER || count === 1 ? even : (free - 2 * CORNER) / (count - 1);
  const step = gap - STEP < PIER ? 0.001 : STEP;
  return Math.floor((gap + CRUMB) / step) * step;
}

function widthOf(kinds: readonly OpeningKind[], { width }: OpenableShell): number {
  return kinds.reduce((sum, kind) => sum + openingSize(kind, width).width, 0);
}
