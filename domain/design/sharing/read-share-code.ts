import * as z from 'zod/mini';
import { draftSchema, type Draft } from '#domain/design/draft/draft';
import { COUNT_IDS, countValue } from '#domain/room/options/counts';
import { FEATURES } from '#domain/room/options/features';
import { FINISHES } from '#domain/room/options/finishes';
import { FINISH_CATEGORIES } from '#domain/room/options/option-ids';
import { checksum } from './checksum';
import { NOTHING_PLACED, SHARE_VERSION } from './share-code';
import { choiceOf, OPENING_LETTERS, optionOf, ROOM_LETTERS, WALL_LETTERS } from './share-letters';

/**
 * Why a link shows no design: it has none, more than any design could be, one from a newer version of the
 * app, or one that was truncated or altered in transit.
 */
export type ShareProblem = 'empty' | 'oversized' | 'newer' | 'damaged';

type SharedDesign = { ok: true; draft: Draft } | { ok: false; problem: ShareProblem };

/** Several times the size of the largest design. */
const LONGEST = 2000;

/** The design that `shareCode` put into a link. Accepts any text and never throws. */
export function readShareCode(code: string): SharedDesign {
  if (code === '') return { ok: false, problem: 'empty' };
  if (code.length > LONGEST) return { ok: false, problem: 'oversized' };
  const version = Number(/^\d{1,6}(?=\.)/.exec(code)?.[0]);
  if (version > SHARE_VERSION) return { ok: false, problem: 'newer' };
  const end = code.lastIndexOf('.');
  const body = code.slice(0, end);
  const isWhole = version === SHARE_VERSION && code.slice(end + 1) === checksum(body);
  const draft = isWhole ? z.safeParse(draftSchema, choicesIn(body)) : null;
  return draft?.success ? { ok: true, draft: draft.data } : { ok: false, problem: 'damaged' };
}

/** The values of the fields, not yet validated. */
function choicesIn(body: string) {
  const [, room = '', size = '', counts = '', features = '', finishes = '', placement = ''] =
    body.split('.');
  return {
    roomType: room === '' ? null : choiceOf(ROOM_LETTERS, room),
    shellSizeId: size === '' ? null : unescaped(size),
    ...countsIn(counts),
    features: [...features].map((letter) => optionOf(FEATURES, letter)),
    finishes: Object.fromEntries(
      FINISH_CATEGORIES.map((category, index) => [
        category,
        optionOf(FINISHES[category], finishes[index]),
      ]),
    ),
    ...(placement === '' ? {} : { placement: openingsIn(placement) }),
  };
}

/** A link that was made before a count was added does not have it. */
function countsIn(letters: string) {
  const entries = COUNT_IDS.slice(0, letters.length).map((id, index) => [
    id,
    countValue(id, Number.parseInt(letters.charAt(index), 36)),
  ]);
  return Object.fromEntries(entries);
}

function openingsIn(placement: string) {
  if (placement === NOTHING_PLACED) return [];
  return placement.split('-').map((opening) => ({
    kind: choiceOf(OPENING_LETTERS, opening[0]),
    wall: choiceOf(WALL_LETTERS, opening[1]),
    at: Number.parseInt(opening.slice(2), 36) / 1000,
  }));
}

function unescaped(id: string): string {
  return id.replace(/-([0-9a-z]{1,4})-/g, (_all, unit: string) =>
    String.fromCharCode(Number.parseInt(unit, 36)),
  );
}
