import { expect, it } from 'vitest';
import type { PlayedOrder } from '#domain/testing/played-order';
import { MUCH_LATER, viewOf, WALKED } from '#domain/testing/walked-states';
import type { HomeownerAction } from '#domain/order/history/actions';
import { decideForHomeowner } from '#domain/order/history/decide';
import { offers } from './offers';

/** What is offered in a state, as it would be sent. */
function offered({ order, now }: PlayedOrder): HomeownerAction[] {
  const open = offers(viewOf(order), now);
  const { movable, quote } = open;
  const place = { kind: 'place-given', address: '4 Lane', postcode: 'NN1 1AA' } as const;
  return [
    ...open.times.map((time) => ({ kind: 'time-chosen', ...time }) as const),
    ...(movable
      ? [
          ...open.otherTimes.map(
            (time) => ({ kind: 'time-chosen', ...time, instead: movable.start }) as const,
          ),
          {
            kind: 'visit-called-off',
            start: movable.start,
            minutes: movable.minutes,
            text: '',
          } as const,
        ]
      : []),
    ...(open.wish ? [{ kind: 'time-wished', text: 'Mornings' } as const] : []),
    ...(open.place || (open.times.length > 0 && order.place === null) ? [place] : []),
    ...(open.ask ? [{ kind: 'asked', text: 'Is it warm?' } as const] : []),
    ...(quote ? [{ kind: 'declined', version: quote.version, text: '' } as const] : []),
    ...(quote && open.isQuoteValid
      ? [
          {
            kind: 'accepted',
            version: quote.version,
            hash: quote.hash,
            name: 'A. Buyer',
          } as const,
        ]
      : []),
    ...(quote && !open.isQuoteValid
      ? [{ kind: 'renewal-asked', version: quote.version } as const]
      : []),
    ...(open.withdraw ? [{ kind: 'withdrawn', text: '' } as const] : []),
  ];
}

function isTaken({ order, now }: PlayedOrder, action: HomeownerAction): boolean {
  const surroundings = { now, isFree: () => true, agreement: () => 'I agree.' };
  return decideForHomeowner(order, action, surroundings).happens !== null;
}

/** Whatever a homeowner can send in a state, offered or not. */
function thinkable({ order }: PlayedOrder): HomeownerAction[] {
  const { visit, offered: times, quotes } = order;
  const { version = 1, hash = '' } = quotes.at(-1) ?? {};
  const { start = '', minutes = 60 } = visit ?? {};
  return [
    { kind: 'time-chosen', ...(times[0] ?? MUCH_LATER) },
    { kind: 'visit-called-off', start, minutes, text: '' },
    { kind: 'asked', text: 'Is it warm?' },
    { kind: 'accepted', version, hash, name: 'A. Buyer' },
    { kind: 'declined', version, text: '' },
    { kind: 'renewal-asked', version },
    { kind: 'withdrawn', text: '' },
  ];
}

it.each(WALKED)('%s: everything that is offered is taken', (_state, played) => {
  expect(offered(played).filter((action) => !isTaken(played, action))).toEqual([]);
});

// A wish and an address may have been written when they were asked for, and arrive later.
it.each(WALKED)(
  '%s: everything is offered that is taken, but what may arrive late',
  (_state, played) => {
    const kinds = new Set(offered(played).map(({ kind }) => kind));
    const missing = thinkable(played).filter(
      (action) => isTaken(played, action) && !kinds.has(action.kind),
    );
    expect(missing).toEqual([]);
  },
);

it('asks when it suits once all times that were offered are over', () => {
  const [, played] = WALKED.find(([state]) => state === 'times offered') ?? [];
  if (played === undefined) throw new Error('No state has times offered');
  const later = new Date(MUCH_LATER.start);
  expect(offers(viewOf(played.order), later)).toMatchObject({ times: [], wish: true });
});
