import { describe, expect, it } from 'vitest';
import { aView } from '#app/offline/testing/followed';
import type { FollowView } from '#domain/order/contracts/follow';
import { actionWords, nextStep, otherActions } from './next-step';

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

const words = (changes: Partial<FollowView>, now = NOW) => actionWords('quote', view(changes), now);

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
