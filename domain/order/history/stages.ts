import type { RequestState } from '#domain/order/request-states';

/** Where a request stands on its way to a room, in order. */
export const STAGES = [
  'received',
  'visit',
  'quote',
  'accepted',
  'workshop',
  'site',
  'handed-over',
] as const;

export type Stage = (typeof STAGES)[number];

/** As both sides read them. */
export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  received: 'Received',
  visit: 'Visit',
  quote: 'Written quote',
  accepted: 'Accepted',
  workshop: 'In the workshop',
  site: 'On site',
  'handed-over': 'Handed over',
};

/** How a request ended without a room; null while it has not. */
export const ENDINGS = ['declined', 'withdrawn', 'lost'] as const;

export type Ending = (typeof ENDINGS)[number];

/** Whether a stage comes before another. */
export function isBefore(stage: Stage, other: Stage): boolean {
  return STAGES.indexOf(stage) < STAGES.indexOf(other);
}

/** The stage of a request whose state was set by hand, as in the inbox from before there were stages. */
export const STAGE_OF_STATE = {
  new: 'received',
  contacted: 'received',
  visited: 'quote',
  won: 'accepted',
  lost: 'received',
} as const satisfies Record<RequestState, Stage>;
