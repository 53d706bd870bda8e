import type { Draft } from '#domain/design/draft/draft';
import type { Placement } from '#domain/room/geometry/openings/placement';
import { COUNT_IDS } from '#domain/room/options/counts';
import { FEATURES } from '#domain/room/options/features';
import { finishOf } from '#domain/room/options/finishes';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import { checksum } from './checksum';
import { OPENING_LETTERS, ROOM_LETTERS, WALL_LETTERS } from './share-letters';

/** Raised whenever a version that knows the previous format would misread a link. */
export const SHARE_VERSION = 1;

/** Stands for an empty placement, which differs from none. */
export const NOTHING_PLACED = '0';

/**
 * A design as the fragment of a link, after its "#", which browsers never send to a server:
 * `1.g.4x4.211.he.tfsc..1a2b3c4` for version, room type, shell size, windows + doors + patio glass,
 * features, finishes, placement (to the millimetre) and a checksum of all that. Only letters, digits, "."
 * and "-", ending in a letter or digit, so that no mail or chat program truncates it.
 */
export function shareCode(draft: Draft): string {
  const { roomType, shellSizeId, features, finishes } = draft;
  const body = [
    SHARE_VERSION,
    roomType === null ? '' : ROOM_LETTERS[roomType],
    shellSizeId === null ? '' : escaped(shellSizeId),
    COUNT_IDS.map((id) => Number(draft[id]).toString(36)).join(''),
    features.map((feature) => FEATURES[feature].shareLetter).join(''),
    FINISH_CATEGORIES.map((each) => finishOf(each, finishes[each]).shareLetter).join(''),
    draft.placement ? placed(draft.placement) : '',
  ].join('.');
  return `${body}.${checksum(body)}`;
}

/**
 * An administrator may give a size any id: other characters than letters and digits become "-<code>-".
 */
function escaped(id: string): string {
  return id.replace(/[^A-Za-z0-9]/g, (unit) => `-${unit.charCodeAt(0).toString(36)}-`);
}

/**
 * "df9s-wl0": a door at the front, 352 mm from its left end, and a window at the left end of the left
 * wall.
 */
function placed(placement: Placement): string {
  if (placement.length === 0) return NOTHING_PLACED;
  return placement
    .map(({ kind, wall, at }) => {
      const millimetres = Math.round(at * 1000);
      return OPENING_LETTERS[kind] + WALL_LETTERS[wall] + millimetres.toString(36);
    })
    .join('-');
}
