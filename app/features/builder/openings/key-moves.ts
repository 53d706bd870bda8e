import type { WallSide } from '#domain/room/geometry/walls';

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

const ONWARDS = ['ArrowRight', 'ArrowUp', 'PageUp'];
const BACKWARDS = ['ArrowLeft', 'ArrowDown', 'PageDown'];

/**
 * Arrow keys move along the wall as seen from outside, by 0.1 m; page keys, or arrows with Shift, by
 * 0.5 m; F, R, B and L pick another wall. Null for any other key.
 */
export function keyMove({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): KeyMove | null {
  const wall = WALL_KEYS[key.toLowerCase()];
  if (wall) return { wall };
  const metres = shiftKey || key.startsWith('Page') ? STRIDE : STEP;
  if (ONWARDS.includes(key)) return { metres };
  return BACKWARDS.includes(key) ? { metres: -metres } : null;
}
