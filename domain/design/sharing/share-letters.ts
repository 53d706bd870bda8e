import type { OpeningKind } from '#domain/room/geometry/openings/placement';
import type { WallSide } from '#domain/room/geometry/walls';
import type { RoomTypeId } from '#domain/room/options/room-types';

/*
 * The letter for each choice in a share link; those for features and finishes are in domain/room/options. A
 * link may sit in an email for years: a letter is never reused for another choice, and a new choice gets
 * its own.
 */

export const ROOM_LETTERS = {
  'garden-room': 'g',
  office: 'o',
  extension: 'e',
  'dual-purpose': 'd',
} as const satisfies Record<RoomTypeId, string>;

export const OPENING_LETTERS = {
  window: 'w',
  door: 'd',
  patio: 'p',
} as const satisfies Record<OpeningKind, string>;

export const WALL_LETTERS = {
  front: 'f',
  right: 'r',
  back: 'b',
  left: 'l',
} as const satisfies Record<WallSide, string>;

/** The choice with this letter, or undefined. */
export function choiceOf(letters: Record<string, string>, letter: string | undefined) {
  return Object.keys(letters).find((choice) => letters[choice] === letter);
}

/** The feature or finish with this letter, or undefined. */
export function optionOf(
  options: Readonly<Record<string, { readonly shareLetter: string }>>,
  letter: string | undefined,
) {
  return Object.keys(options).find((id) => options[id]?.shareLetter === letter);
}
