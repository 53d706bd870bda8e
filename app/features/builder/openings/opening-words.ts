import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Refusal } from '#domain/room/geometry/openings/moved/why-not';
import type { OpeningKind } from '#domain/room/geometry/openings/placement';
import type { WallSide } from '#domain/room/geometry/walls';

const NAMES: Record<OpeningKind, string> = { window: 'Window', door: 'Door', patio: 'Patio glass' };

export const WALL_NAMES: Record<WallSide, string> = {
  front: 'Front wall',
  right: 'Right wall',
  back: 'Back wall',
  left: 'Left wall',
};

/** "Window 2"; there is only one patio glass. */
export function openingName({ id, kind }: Pick<PlacedOpening, 'id' | 'kind'>): string {
  return kind === 'patio' ? NAMES.patio : `${NAMES[kind]} ${id.split('-')[1]}`;
}

/** "front wall, 1.2 m from the left": as seen from outside, facing the wall. */
export function formatPlace({ wall, at }: Pick<PlacedOpening, 'wall' | 'at'>): string {
  return `${WALL_NAMES[wall].toLowerCase()}, ${metres(at)} from the left`;
}

/** "1.2 m", with a second decimal only where needed. */
function metres(length: number): string {
  const tenths = Math.abs(length * 10 - Math.round(length * 10)) < 0.05;
  return `${length.toFixed(tenths ? 1 : 2)}\u00a0m`;
}

/** Why it stays where it is: "It stays here: 0.3 m of wall is needed beside window 1." */
export function formatRefusal(refusal: Refusal): string {
  const needed = metres(refusal.needed);
  if (refusal.by === 'corner') return `It stays here: a corner needs ${needed} to carry the roof.`;
  const neighbour = openingName(refusal.neighbour).toLowerCase();
  return `It stays here: ${needed} of wall is needed beside ${neighbour}.`;
}
