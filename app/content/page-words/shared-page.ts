import { ESTIMATE_STATEMENT } from '#domain/design/estimate/estimate-statement';
import type { ShareProblem } from '#domain/design/sharing/read-share-code';

/** The text of /shared around the design. */
export const sharedPage = {
  title: 'A shared design',
  intro:
    'A design that somebody has sent you. Look as long as you like: it changes nothing in your own builder.',
  price: 'Estimated price today',
  estimate: ESTIMATE_STATEMENT,
  /** {choices} is "9 m × 9 m, Living roof". */
  noPrice:
    'No price: our price list no longer has {choices}. Open the design in the builder to choose anew.',
  noLivePrice:
    'No price: our live prices could not be loaded, and {choices} is not in the copy here.',
  unfinished: 'It has no price yet: room type or size are still to be chosen.',
  use: 'Use this design',
  build: 'Build Your Room',
  pegOut: 'Peg it out on your lawn',
} as const;

/** Why a link shows no design, and what to do about it. */
export const shareProblems: Record<ShareProblem, { title: string; text: string }> = {
  empty: {
    title: 'There is no design in this link',
    text: 'A link to a design carries it behind the # sign, and there is nothing here. Ask for the link again, or build a room of your own.',
  },
  oversized: {
    title: 'This link is too long to be one of ours',
    text: 'We have not looked into it, and nothing has changed on this device. Ask for the link again.',
  },
  newer: {
    title: 'This link was made by a newer version of our site',
    text: 'Load this page again while you have signal: it brings the new version, which can read the link.',
  },
  damaged: {
    title: 'This link is not whole',
    text: 'It was cut short or changed on its way to you. We would rather show nothing than a wrong design. Ask for the link again.',
  },
};
