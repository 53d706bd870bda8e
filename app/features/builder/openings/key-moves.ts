import type { WallSide } from '#domain/geometry/walls';

/** How a key moves an opening: a distance along its wall in metres, or to another wall. */
export type KeyMove = { metres: number } | { wall: WallSide };

const STEP = 0.1;
const STRIDE = 0.5;

const WALL_KEYS: Readonly<Record<string, WallSide>> = {
  f: 'front',
  r: 'right',
  b: 'back',
  l: 'left',
};

/**
 * The arrow keys that move right along each wall as seen from outside, on a plan with the front at the
 * bottom.
 */
const ONWARDS: Readonly<Record<WallSide, readonly string[]>> = {
  front: ['ArrowRight', 'ArrowUp'],
  right: ['ArrowUp', 'ArrowRight'],
  back: ['ArrowLeft', 'ArrowUp'],
  left: ['ArrowDown', 'ArrowRight'],
};

/**
 * Arrow keys move along the wall in the direction they point on the plan, by 0.1 m or with Shift by 0.5
 * m; F, R, B and L pick another wall. Null for any other key.
 */
export function keyMove(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  present: WallSide,
): KeyMove | null {
  const wall = WALL_KEYS[key.toLowerCase()];
  if (wall) return { wall };
  if (!key.startsWith('Arrow')) return null;
  const metres = shiftKey ? STRIDE : STEP;
  return { metres: ONWARDS[present].includes(key) ? metres : -metres };
}
