import type { OpeningKind } from '#domain/geometry/placement';
import type { WallSide } from '#domain/geometry/walls';
import type { FeatureId, Finishes } from '#domain/options';
import type { RoomTypeId } from '#domain/room-types';

/**
 * The letter of each choice in a share link. A link lives for years in a mail: a letter is never given
 * to another choice, and a new choice gets one of its own.
 */
export const ROOM_LETTERS = {
  'garden-room': 'g',
  office: 'o',
  extension: 'e',
  'dual-purpose': 'd',
} as const satisfies Record<RoomTypeId, string>;

export const FEATURE_LETTERS = {
  'premium-insulation': 'i',
  'underfloor-heating': 'h',
  'full-electrics': 'e',
  'air-conditioning': 'a',
} as const satisfies Record<FeatureId, string>;

export const FINISH_LETTERS = {
  cladding: { 'standard-timber': 't', composite: 'c', cedar: 'r' },
  roofing: {
    'standard-felt': 'f',
    shingle: 's',
    'galvanized-steel': 'g',
    'solar-panels': 'p',
    'rubber-membrane': 'm',
    'living-roof': 'l',
  },
  interior: {
    'plasterboard-skim': 's',
    'plaster-feature-wall': 'f',
    'acoustic-panels': 'a',
    'tongue-groove': 't',
    'luxury-finish': 'l',
  },
  foundation: { 'concrete-slab': 'c', 'easy-support-pads': 'p', 'no-foundation': 'n' },
} as const satisfies { [C in keyof Finishes]: Record<Finishes[C], string> };

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

/** The choice that has this letter; undefined when none has. */
export function choiceOf(letters: Record<string, string>, letter: string | undefined) {
  return Object.keys(letters).find((choice) => letters[choice] === letter);
}
