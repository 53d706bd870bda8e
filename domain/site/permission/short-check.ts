import type { Room } from '#domain/room/geometry/room';
import { heaviestFirst, sectionOf, type Between, type Section } from './check-permission';
import type { Garden } from './garden';
import { measuresOf, type KnownOfRoom } from './garden-of-room';
import { LIMITS } from './limits';
import { PLANNING_RULES } from './planning-rules';
import type { Judgement } from './rule';

/** The three questions that decide most cases, each with the fields of a garden it may stand for. */
export const SHORT_ANSWERS = {
  boundary: {
    near: [{ boundary: 0 }],
    far: [{ boundary: 1000 }],
    unsure: [{ boundary: 0 }, { boundary: 1000 }],
  },
  home: {
    house: [{ home: 'house' }],
    flat: [{ home: 'flat' }],
    converted: [{ home: 'converted' }],
  },
  land: {
    none: [{ listed: 'no', land: 'none' }],
    listed: [{ listed: 'yes', land: 'none' }],
    designated: [
      { listed: 'no', land: 'conservation', position: 'side' },
      { listed: 'no', land: 'protected', position: 'behind', fromHouse: 1000 },
      { listed: 'no', land: 'protected', position: 'behind' },
    ],
    unsure: [
      { listed: 'no', land: 'none' },
      { listed: 'yes', land: 'protected', position: 'side' },
    ],
  },
} as const satisfies Record<string, Record<string, readonly Partial<Garden>[]>>;

/** One answer to each question. */
export type ShortAnswers = {
  [Question in keyof typeof SHORT_ANSWERS]: keyof (typeof SHORT_ANSWERS)[Question];
};

/** What a distance to the boundary that was measured in a photo answers to the first question. */
export function boundaryAnswer({ least, most }: Between): ShortAnswers['boundary'] {
  if (most <= LIMITS.nearBoundary) return 'near';
  return least > LIMITS.nearBoundary ? 'far' : 'unsure';
}

/** What the short check takes for granted; the long form asks for it. */
const USUAL: Omit<Garden, keyof KnownOfRoom> = {
  building: 'detached',
  use: 'incidental',
  home: 'house',
  listed: 'no',
  land: 'none',
  position: 'behind',
  boundary: 1000,
  fromHouse: 5,
  platform: 0,
  veranda: 'no',
  landAround: 1_000_000,
  covered: 0,
  nonCombustible: 'no',
};

/**
 * The planning rules for a room after three answers, everything else as usual: an office or the like
 * behind the house, without a veranda, in a garden that stays half free. A rule that the possible answers
 * decide in different ways is open.
 */
export function checkShortly(room: Room, answers: ShortAnswers): Section {
  const { boundary, home, land } = SHORT_ANSWERS;
  const gardens = [...boundary[answers.boundary]].flatMap((near) =>
    [...home[answers.home]].flatMap((kind) =>
      [...land[answers.land]].map((area): Garden => ({
        ...USUAL,
        ...measuresOf(room),
        ...near,
        ...kind,
        ...area,
      })),
    ),
  );
  return sectionOf(PLANNING_RULES, (rule) => open(gardens.map(rule.judge)));
}

/** The heaviest of a rule's judgements, and open where they differ. */
function open(judgements: readonly Judgement[]): Judgement {
  const [heaviest, ...others] = judgements.toSorted(heaviestFirst);
  if (!heaviest) throw new Error('A rule judges one garden at least');
  return others.every(({ verdict }) => verdict === heaviest.verdict)
    ? heaviest
    : { ...heaviest, verdict: 'ask' };
}

/**
 * Where a room may stand without an application, by its measures: 'anywhere'; only 'far' from a boundary
 * (more than 2 m); 'nowhere'. An extension comes under other rules.
 */
export function placeByHeight(room: Room): 'extension' | 'anywhere' | 'far' | 'nowhere' {
  if (room.walls.back.house) return 'extension';
  const verdict = (boundary: ShortAnswers['boundary']) =>
    checkShortly(room, { boundary, home: 'house', land: 'none' }).verdict;
  if (verdict('far') === 'apply') return 'nowhere';
  return verdict('near') === 'apply' ? 'far' : 'anywhere';
}
