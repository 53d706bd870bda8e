import { expect, it } from 'vitest';
import { PlayedOrder } from '#domain/testing/played-order';
import { newOrder } from './order';
import { timelineOf } from './timeline';

const BEFORE = { start: '2026-12-01T11:00:00.000Z', minutes: 60 };
const TUESDAY = { start: '2026-12-08T10:00:00.000Z', minutes: 60 };

function visitOf(play: (played: PlayedOrder) => void) {
  const played = new PlayedOrder();
  play(played);
  const begun = newOrder({ state: 'new', receivedAt: played.events[0]?.at ?? '' });
  const { state, since } =
    timelineOf(begun, played.events).find(({ stage }) => stage === 'visit') ?? {};
  return [state, since === null ? 'passed over' : 'reached'];
}

it.each<[string, (played: PlayedOrder) => void, string[]]>([
  [
    'is ahead while nothing is offered',
    (played) => played.company({ kind: 'noted', text: 'Called' }),
    ['ahead', 'passed over'],
  ],
  [
    'stands where times are offered',
    (played) => played.company({ kind: 'times-offered', times: [TUESDAY], text: '' }),
    ['now', 'reached'],
  ],
  [
    'was when it was held',
    (played) => {
      played.company({ kind: 'visit-booked', ...TUESDAY });
      played.company({ kind: 'visit-held' });
    },
    ['done', 'reached'],
  ],
  [
    'was when its time had come before the quote',
    (played) => {
      played.company({ kind: 'visit-booked', ...BEFORE });
      played.wait(4).sendQuote();
    },
    ['done', 'reached'],
  ],
  [
    'was not when the quote came first: only offered',
    (played) => {
      played.company({ kind: 'times-offered', times: [TUESDAY], text: '' });
      played.sendQuote();
    },
    ['done', 'passed over'],
  ],
  [
    'was not when the quote came first: booked for later',
    (played) => {
      played.company({ kind: 'visit-booked', ...TUESDAY });
      played.sendQuote();
    },
    ['done', 'passed over'],
  ],
])('a visit %s', (_what, play, expected) => {
  expect(visitOf(play)).toEqual(expected);
});
