import type { BoardPlace } from '#domain/order/contracts/admin/order';
import type { FollowView } from '#domain/order/contracts/follow';
import { STAGE_WORDS, type Ending } from '#domain/order/history/stages';
import { fromNow } from '#domain/order/visits/visit-words';

/** The columns of the board: the stages of an order, and those that ended without a room. */
export const PLACE_WORDS: Readonly<Record<BoardPlace, string>> = { ...STAGE_WORDS, ended: 'Ended' };

const ENDING_WORDS: Record<Ending, string> = {
  declined: 'The quote was declined',
  withdrawn: 'Withdrawn by the homeowner',
  lost: 'Set to lost',
};

type Turn = Pick<FollowView, 'waitsFor' | 'since'> & {
  ended?: FollowView['ended'];
  stage?: BoardPlace;
};

/** "Waiting for us", "Waiting for the homeowner", or why it waits for nobody. */
export function turnWords({ waitsFor, ended = null, stage }: Turn): string {
  if (waitsFor === 'company') return 'Waiting for us';
  if (waitsFor === 'homeowner') return 'Waiting for the homeowner';
  if (ended !== null) return ENDING_WORDS[ended];
  if (stage === 'ended') return 'Ended';
  return stage === 'handed-over' ? 'Finished' : 'Waiting for the day of the visit';
}

/** "since 3 days ago" reads badly: "for 3 days", "since yesterday", "since just now". */
export function sinceWords(since: string, now: Date): string {
  const words = fromNow(new Date(since), now);
  return words.endsWith(' ago') ? `for ${words.slice(0, -4)}` : `since ${words}`;
}

const DAY = 86_400_000;

/** Whether somebody has waited for us so long that it should stand out: three days. */
export function isLongWait({ waitsFor, since }: Turn, now: Date): boolean {
  return waitsFor === 'company' && now.getTime() - Date.parse(since) >= 3 * DAY;
}
