import { describe, expect, it } from 'vitest';
import { aView } from '#app/offline/testing/followed';
import type { FollowView } from '#domain/order/contracts/follow';
import { MUCH_LATER, viewOf, WALKED } from '#domain/testing/walked-states';
import type { PlayedOrder } from '#domain/testing/played-order';
import type { CompanyAction } from '#domain/order/history/actions';
import { decideForCompany, refusalOfQuote } from '#domain/order/history/decide';
import type { Order } from '#domain/order/history/order';
import { ACTION_WORDS, actionWords, nextStep, otherActions, type DeskAction } from './next-step';

const NOW = new Date('2026-12-01T12:00:00.000Z');

const view = (changes: Partial<FollowView>): FollowView => ({ ...aView(0), ...changes });

const visitAt = (start: string): FollowView['visit'] => ({
  id: '11111111-1111-4111-8111-111111111111',
  sequence: 0,
  start,
  minutes: 60,
  state: 'booked',
});

const question = {
  id: '22222222-2222-4222-8222-222222222222',
  at: '2026-11-21T09:00:00.000Z',
  text: 'Is there a step?',
  answers: [],
};

const quote = {
  requestReference: 'MGR-7K4Q-2D',
  version: 1,
  sentAt: '2026-11-22T09:00:00.000Z',
  validUntil: '2026-12-22',
  hash: 'h',
  state: 'open' as const,
  agreement: '',
  content: {
    design: null,
    lines: [],
    terms: { validDays: 30, stages: [], notIncluded: [], conditions: [] },
  },
};

describe('the next step', () => {
  it.each([
    ['received', 'offer'],
    ['visit', 'offer'],
    ['quote', 'quote'],
    ['accepted', 'workshop'],
    ['workshop', 'site'],
    ['site', 'handed-over'],
    ['handed-over', undefined],
  ] as const)('at %s is %s', (stage, next) => {
    expect(nextStep(view({ stage }), NOW)).toBe(next);
  });

  it('is nothing while it is the homeowner’s turn', () => {
    expect(nextStep(view({ stage: 'quote', waitsFor: 'homeowner' }), NOW)).toBeUndefined();
  });

  it('is to answer before anything else, after the end as well', () => {
    expect(nextStep(view({ stage: 'workshop', questions: [question] }), NOW)).toBe('answer');
    expect(nextStep(view({ ended: 'declined', questions: [question] }), NOW)).toBe('answer');
  });

  it('is to move a visit that no longer suits', () => {
    const visit = visitAt('2026-12-04T11:00:00.000Z');
    const booked = { stage: 'visit', visit, wish: 'Fridays' } as const;
    expect(nextStep(view(booked), NOW)).toBe('book');
  });

  it('waits for the end of a visit and then asks whether it took place', () => {
    const booked = { stage: 'visit', waitsFor: null } as const;
    const before = view({ ...booked, visit: visitAt('2026-12-01T11:01:00.000Z') });
    const after = view({ ...booked, visit: visitAt('2026-12-01T11:00:00.000Z') });
    expect(nextStep(before, NOW)).toBeUndefined();
    expect(nextStep(after, NOW)).toBe('held');
  });
});

describe('the other actions', () => {
  it('never repeat the next step', () => {
    expect(otherActions(view({}), NOW)).toEqual(['book', 'quote', 'place', 'link']);
  });

  it('offer no second quote once one is accepted, and nothing new once withdrawn', () => {
    const quotes = [{ ...quote, state: 'accepted' as const }];
    expect(otherActions(view({ stage: 'accepted', quotes }), NOW)).not.toContain('quote');
    expect(otherActions(view({ ended: 'withdrawn', waitsFor: null }), NOW)).toEqual([
      'place',
      'link',
    ]);
  });
});

const plan = (changes: Partial<FollowView>) => actionWords('plan', view(changes), NOW);

it('changes dates that were told, in words or as the days of the build', () => {
  const build = { from: '2027-01-05', to: '2027-01-08' };
  expect([plan({}), plan({ plan: 'Soon.' }), plan({ build }), plan({ build: null })]).toEqual([
    'Tell the dates',
    'Change the dates',
    'Change the dates',
    'Tell the dates',
  ]);
});

const words = (changes: Partial<FollowView>, now = NOW) => actionWords('quote', view(changes), now);

/** What a press on each of them would send. */
const ACTIONS: Record<Exclude<DeskAction, 'quote'>, (order: Order) => CompanyAction> = {
  offer: () => ({ kind: 'times-offered', times: [MUCH_LATER], text: '' }),
  book: () => ({ kind: 'visit-booked', ...MUCH_LATER }),
  cancel: () => ({ kind: 'visit-cancelled', text: '' }),
  held: () => ({ kind: 'visit-held' }),
  answer: ({ questions }) => ({
    kind: 'answered',
    question: questions[0]?.id ?? question.id,
    text: 'No.',
  }),
  plan: () => ({ kind: 'planned', text: 'From 5 January.' }),
  workshop: () => ({ kind: 'moved-on', to: 'workshop' }),
  site: () => ({ kind: 'moved-on', to: 'site' }),
  'handed-over': () => ({ kind: 'moved-on', to: 'handed-over' }),
  place: () => ({ kind: 'place-given', address: '4 Lane', postcode: 'NN1 1AA' }),
  link: () => ({ kind: 'link-renewed' }),
};

function isTaken({ order, now: at }: PlayedOrder, action: DeskAction): boolean {
  if (action === 'quote') return refusalOfQuote(order) === null;
  const surroundings = { now: at, isFree: () => true };
  return decideForCompany(order, ACTIONS[action](order), surroundings).happens !== null;
}

it.each(WALKED)('%s: the desk offers what the server takes, and nothing else', (_state, played) => {
  const follow = viewOf(played.order);
  const next = nextStep(follow, played.now);
  const offered = [...otherActions(follow, played.now), ...(next ? [next] : [])];
  const taken = Object.keys(ACTION_WORDS).filter((action) => isTaken(played, action as DeskAction));
  expect(offered.toSorted()).toEqual(taken.toSorted());
});

describe('the words of the quote', () => {
  it('say whether it is the first, the next, or one that is renewed', () => {
    expect(words({})).toBe('Write the written quote');
    expect(words({ quotes: [quote] })).toBe('Write the next version');
    expect(words({ quotes: [quote], renewalAsked: 1 })).toBe('Renew the quote');
    expect(words({ quotes: [quote] }, new Date('2026-12-23T12:00:00.000Z'))).toBe(
      'Renew the quote',
    );
    const declined = [{ ...quote, state: 'declined' as const }];
    expect(words({ quotes: declined }, new Date('2027-01-01T12:00:00.000Z'))).toBe(
      'Write the next version',
    );
  });
});
