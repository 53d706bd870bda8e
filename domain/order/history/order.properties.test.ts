import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlayedOrder, RECEIVED_AT } from '#domain/testing/played-order';
import { REQUEST_STATES } from '#domain/order/request-states';
import { refusalOfQuote } from './decide';
import { orderEventSchema } from './events';
import { orderAfter, newOrder, underWay, type Order } from './order';
import { isBefore } from './stages';

const numRuns = Number(process.env['RUNS'] ?? 500);
const timeout = Math.max(30_000, numRuns * 20);

/** A few times, so that the same one is met again; some of them are over when they are chosen. */
const time = fc
  .integer({ min: 2, max: 28 })
  .map((day) => ({ start: `2026-12-${String(day).padStart(2, '0')}T10:00:00.000Z`, minutes: 60 }));
const version = fc.integer({ min: 1, max: 4 });
const text = fc.constantFrom('', 'Words');

type Act = (played: PlayedOrder) => unknown;

const byHomeowner: fc.Arbitrary<Act> = fc
  .oneof(
    time.map((one) => ({ kind: 'time-chosen', ...one }) as const),
    text.map((words) => ({ kind: 'time-wished', text: words }) as const),
    time.map((one) => ({ kind: 'visit-called-off', ...one, text: '' }) as const),
    text.map((words) => ({ kind: 'asked', text: words }) as const),
    fc.constant({ kind: 'place-given', address: '4 Lane', postcode: 'NN1 1AA' } as const),
    version.map(
      (number) =>
        ({ kind: 'accepted', version: number, hash: `hash-${number}`, name: 'A. Buyer' }) as const,
    ),
    version.map((number) => ({ kind: 'declined', version: number, text: '' }) as const),
    version.map((number) => ({ kind: 'renewal-asked', version: number }) as const),
  )
  .map((action) => (played) => played.homeowner(action));

const byCompany: fc.Arbitrary<Act> = fc
  .oneof(
    fc
      .array(time, { minLength: 1, maxLength: 3 })
      .map((times) => ({ kind: 'times-offered', times, text: '' }) as const),
    time.map((one) => ({ kind: 'visit-booked', ...one }) as const),
    text.map((words) => ({ kind: 'visit-cancelled', text: words }) as const),
    fc.constant({ kind: 'visit-held' } as const),
    fc.constant({ kind: 'link-renewed' } as const),
    fc.constant({ kind: 'noted', text: 'Narrow gate.' } as const),
    fc
      .constantFrom({ text: 'From 5 January.' }, { text: '', from: '2027-01-05', to: '2027-01-08' })
      .map((told) => ({ kind: 'planned', ...told }) as const),
    fc
      .constantFrom('workshop', 'site', 'handed-over')
      .map((to) => ({ kind: 'moved-on', to }) as const),
  )
  .map((action) => (played) => played.company(action));

/** What answers the order as it stands, so that long stories come about. */
const fitting: fc.Arbitrary<Act> = fc.constantFrom<Act[]>(
  (played) => {
    const [first] = played.order.offered;
    if (first !== undefined) played.homeowner({ kind: 'time-chosen', ...first });
  },
  (played) => {
    const [first] = played.order.alternatives;
    const instead = played.order.visit?.start ?? '';
    if (first !== undefined) played.homeowner({ kind: 'time-chosen', ...first, instead });
  },
  (played) => {
    const { start = '', minutes = 60 } = played.order.visit ?? {};
    played.homeowner({ kind: 'visit-called-off', start, minutes, text: 'Away' });
  },
  (played) => {
    const { version: newest = 1, hash = '' } = played.order.quotes.at(-1) ?? {};
    played.homeowner({ kind: 'accepted', version: newest, hash, name: 'A. Buyer' });
  },
  (played) => {
    const newest = played.order.quotes.at(-1)?.version ?? 1;
    played.wait(200).homeowner({ kind: 'renewal-asked', version: newest });
  },
  (played) => {
    const question = played.order.questions.at(-1)?.id ?? '';
    played.company({ kind: 'answered', question, text: 'Yes.' });
  },
);

/** What cuts a story short: seldom. */
const rare: fc.Arbitrary<Act> = fc.oneof(
  text.map(
    (words): Act =>
      (played) =>
        played.homeowner({ kind: 'withdrawn', text: words }),
  ),
  fc.constantFrom(...REQUEST_STATES).map(
    (to): Act =>
      (played) =>
        played.company({ kind: 'state-set', to }),
  ),
);

const step: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 24 }).map(
      (h): Act =>
        (one) =>
          one.wait(h),
    ),
  },
  {
    weight: 1,
    arbitrary: time.map(
      ({ start }): Act =>
        (played) =>
          played.taken.add(start),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 9 }).map((days): Act => (played) => {
      if (refusalOfQuote(played.order) === null) played.sendQuote(100_000, days);
    }),
  },
  { weight: 6, arbitrary: byHomeowner },
  { weight: 6, arbitrary: byCompany },
  { weight: 4, arbitrary: fitting },
  { weight: 1, arbitrary: rare },
);

/** The rules that a step broke, in words; implications are written "not this, or that". */
function brokenRules(before: Order, after: Order): string[] {
  const { ended, stage, state, visit, quotes, offered, alternatives, wish } = after;
  const states = quotes.map((quote) => quote.state);
  const wasAccepted = before.quotes.some((quote) => quote.state === 'accepted');
  const isAccepted = states.includes('accepted');
  const isOrder = !isBefore(stage, 'accepted');
  const isOver = ended === 'withdrawn' || ended === 'declined';
  const isSameVisit = visit !== null && visit.id === before.visit?.id;
  const rules = {
    'only the newest version is open': !states.slice(0, -1).includes('open'),
    'one version at most is accepted': states.filter((one) => one === 'accepted').length <= 1,
    'versions are counted from 1 on': quotes.every(({ version: number }, n) => number === n + 1),
    'what was accepted stays so': !wasAccepted || isAccepted,
    'what was accepted is an order, or lost': !isAccepted || isOrder || ended !== null,
    'what ended is lost': (state === 'lost') === (ended !== null),
    'an order is won': ended !== null || (state === 'won') === isOrder,
    'who was visited waits for a quote, or has one': state !== 'visited' || stage === 'quote',
    'nobody is called visited whom nobody has seen': state !== 'visited' || after.isVisited,
    'what is agreed or open is not new': state !== 'new' || underWay(after) === 'received',
    'nobody comes once the room is handed over':
      stage !== 'handed-over' || (visit?.state !== 'booked' && after.offered.length === 0),
    'a visit never goes back in its calendar':
      !isSameVisit || visit.sequence >= (before.visit?.sequence ?? 0),
    'nobody comes once it is over':
      !isOver || (visit?.state !== 'booked' && after.offered.length === 0),
    'other times are those beside a visit that is booked':
      alternatives.length === 0 || (visit?.state === 'booked' && offered.length === 0),
    'the time of the visit is none of the others': !alternatives.some(
      ({ start }) => start === visit?.start,
    ),
    'other times are in order, each once': alternatives.every(
      ({ start }, n) => n === 0 || start > (alternatives[n - 1]?.start ?? ''),
    ),
    'a visit that no longer suits waits for us':
      stage !== 'visit' || ended !== null || wish === '' || after.waitsFor === 'company',
    'dates are those of an order':
      (after.plan === '' && after.build === null) || (isOrder && ended === null),
    'time goes on': after.since >= before.since,
    'the homeowner has something to do while we wait':
      after.waitsFor !== 'homeowner' || after.offered.length > 0 || states.at(-1) === 'open',
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

it(
  'never comes to stand as no request can, whatever is done to it, and counts each event once',
  { timeout },
  () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const played = new PlayedOrder();
        for (const act of steps) {
          const before = played.order;
          act(played);
          expect(brokenRules(before, played.order)).toEqual([]);
        }
        expect(played.order.number).toBe(played.events.length);
        for (const { what } of played.events) kinds.add(what.kind);
      }),
      { numRuns },
    );
    // Every kind of event was met: none of the rules above holds for want of cases.
    expect(kinds.size).toBe(20);
  },
);

it('is the same from its stored events', { timeout }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const played = new PlayedOrder();
      for (const act of steps) act(played);
      const stored: unknown = JSON.parse(JSON.stringify(played.events));
      const events = (stored as unknown[]).map((event) => orderEventSchema.parse(event));
      const begun = newOrder({ state: 'new', receivedAt: RECEIVED_AT });
      expect(orderAfter(begun, events)).toEqual(played.order);
    }),
    { numRuns },
  );
});

it('takes every action twice as once', { timeout }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), version, (steps, number) => {
      const played = new PlayedOrder();
      for (const act of steps) act(played);
      const accept = () =>
        played.homeowner({
          kind: 'accepted',
          version: number,
          hash: `hash-${number}`,
          name: 'A. Buyer',
        });
      if (accept() !== null) return;
      const { order } = played;
      expect(accept()).toBe('done');
      expect(played.order).toBe(order);
    }),
    { numRuns },
  );
});
