import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { aView } from '#app/offline/testing/followed';
import type { FollowedQuote, FollowView } from '#domain/order/contracts/follow';
import { nextStep, type NextStep } from './next-step';

/** Noon on Tuesday 24 November 2026; the request came on Friday 20 November. */
const now = new Date('2026-11-24T12:00:00Z');
const view = (changes: Partial<FollowView> = {}): FollowView => ({ ...aView(0), ...changes });
const stepOf = (changes: Partial<FollowView>, at = now) =>
  nextStep(view(changes), at, STARTER_FACTS);

const quote: FollowedQuote = {
  requestReference: 'MGR-7K4Q-2D',
  version: 1,
  sentAt: '2026-11-24T10:00:00.000Z',
  validUntil: '2026-12-24',
  hash: 'abc',
  state: 'open',
  agreement: 'I accept.',
  content: {
    design: null,
    lines: [
      {
        id: 'shell',
        words: 'Shell',
        pence: 900_000,
        origin: 'estimate',
        estimatePence: 900_000,
        estimateWords: 'Shell',
        removed: false,
        reason: '',
      },
    ],
    terms: {
      validDays: 30,
      stages: [{ words: 'On completion', percent: 100 }],
      notIncluded: [],
      conditions: [],
    },
  },
};
const visit = {
  id: '00000000-0000-4000-8000-000000000001',
  start: '2026-12-01T10:30:00.000Z',
  minutes: 60,
  sequence: 0,
  state: 'booked',
} as const;
const question = {
  id: '00000000-0000-4000-8000-000000000002',
  at: '2026-11-23T10:00:00.000Z',
  text: 'Is it dry?',
  answers: [],
};

it('no email is promised where mail is not set up', () => {
  const steps = [
    { questions: [question] },
    { quotes: [quote], renewalAsked: 1, stage: 'quote' },
    { visit: { ...visit, start: '2026-11-20T10:30:00.000Z' }, stage: 'visit' },
    { stage: 'quote' },
  ] as const;
  for (const changes of steps) {
    const { text } = stepOf(changes as Partial<FollowView>);
    expect(text).toContain('here and by email');
    const without = stepOf({ ...(changes as Partial<FollowView>), byEmail: false }).text;
    expect(without).toBe(text.replace('here and by email', 'here'));
  }
});

describe('what happens next', () => {
  it('is our call by the next working day, and an apology once that has passed', () => {
    expect(stepOf({}, new Date('2026-11-20T17:00:00Z'))).toMatchObject({ turn: 'ours' });
    // From Friday the next working day is Saturday.
    expect(stepOf({}, new Date('2026-11-20T17:00:00Z')).text).toMatch(/^By Saturday 21\sNovember/);
    expect(stepOf({}).text).toMatch(/We wanted to be in touch by Saturday 21\sNovember/);
  });

  it('is the oldest invoice that is open, beside what happens otherwise', () => {
    const invoice = {
      number: 1,
      label: 'INV-00001',
      pence: 250_000,
      credited: 0,
      paid: 0,
    } as const;
    const open = { ...invoice, open: 225_000, dueOn: '2026-11-30', state: 'open' } as const;
    const paid = { ...invoice, open: 0, dueOn: '2026-11-20', state: 'paid' } as const;
    const none = { accepted: 900_000, stages: [], invoiced: 0, credited: 0, paid: 0, open: 0 };
    const money = { ...none, over: 0, papers: [], account: [], invoices: [paid, open] };
    const ordered: Partial<FollowView> = {
      stage: 'accepted',
      quotes: [{ ...quote, state: 'accepted' }],
    };
    const { text, ...step } = stepOf({ ...ordered, money });
    expect(step).toEqual({ turn: 'yours', title: 'Please pay £2,250.00', action: 'pay' });
    expect(text).toMatch(/^Invoice INV-00001 is due by .*30\sNovember/);
    expect(text).toMatch(/Your room is ordered\. Next, we get in touch to agree the dates\.$/);
    expect(stepOf({ ...ordered, money }, new Date('2026-12-02T12:00:00Z')).text).toContain(
      'was due on',
    );
    // Once it is paid, nothing says any more that we ask for it in writing.
    const settled = stepOf({ ...ordered, money: { ...money, invoices: [paid] } });
    expect(settled).toMatchObject({ turn: 'ours', title: 'Your room is ordered' });
    expect(settled.text).not.toContain('in writing');
  });

  it('is the choice of a time as soon as some are offered', () => {
    const offered = [{ start: visit.start, minutes: 60 }];
    expect(stepOf({ stage: 'visit', offered, waitsFor: 'homeowner' })).toMatchObject({
      turn: 'yours',
      action: 'choose-time',
    });
    expect(stepOf({ stage: 'visit', offered, offerNote: 'Tom comes.' }).text).toBe('Tom comes.');
  });

  it('is the visit until it is over, then the quote five working days later', () => {
    const booked = { stage: 'visit', visit } as const;
    expect(stepOf(booked)).toMatchObject({ turn: 'nobody', action: 'calendar' });
    expect(stepOf(booked).title).toMatch(/^We visit you on Tuesday 1\sDecember, 10:30\sam/);
    // 2, 3, 4, 5 and 7 December: Sunday is none.
    expect(stepOf(booked, new Date('2026-12-01T12:00:00Z')).text).toMatch(/by Monday 7\sDecember/);
  });

  it('is another time for a visit that no longer suits, until it is over', () => {
    const wished = { stage: 'visit', visit, wish: 'Fridays' } as const;
    expect(stepOf(wished)).toMatchObject({
      turn: 'ours',
      title: 'Next, we find another time for our visit',
    });
    expect(stepOf(wished).text).toMatch(/Until you hear from us, Tuesday 1\sDecember/);
    expect(stepOf(wished, new Date('2026-12-01T12:00:00Z')).title).toContain('written quote');
  });

  it('says when the quote is late', () => {
    const held = { stage: 'quote', visit: { ...visit, state: 'held' } } as const;
    expect(stepOf(held, new Date('2026-12-07T12:00:00Z')).text).toMatch(/^By Monday 7\sDecember/);
    expect(stepOf(held, new Date('2026-12-08T12:00:00Z')).text).toContain('are late');
  });

  it('is the answer to an open quote, with its total, until the end of its last day', () => {
    const open = { stage: 'quote', quotes: [quote] } as const;
    expect(stepOf({ ...open, quotes: [quote] })).toMatchObject({
      turn: 'yours',
      action: 'read-quote',
    });
    expect(stepOf({ stage: 'quote', quotes: [quote] }).text).toContain('£9,000.00');
    const late = new Date('2026-12-25T00:30:00Z');
    expect(stepOf({ stage: 'quote', quotes: [quote] }, late)).toMatchObject({
      turn: 'yours',
      action: 'ask-renewal',
    });
    expect(stepOf({ stage: 'quote', quotes: [quote], renewalAsked: 1 }, late)).toMatchObject({
      turn: 'ours',
      title: 'Next, we renew your quote',
    });
  });

  describe('of two questions to the homeowner is the newer one', () => {
    const offered = [{ start: visit.start, minutes: 60 }];
    const offeredAt = (at: string) => ({
      stage: 'quote' as const,
      offered,
      quotes: [quote],
      history: [{ at, by: 'company' as const, kind: 'times-offered' }],
    });
    const before = '2026-11-23T10:00:00.000Z';
    const after = '2026-11-24T11:00:00.000Z';
    const late = new Date('2026-12-25T00:30:00Z');

    it.each<[string, Partial<FollowView>, Date, NextStep['action']]>([
      ['times, then a quote', offeredAt(before), now, 'read-quote'],
      ['a quote, then times', offeredAt(after), now, 'choose-time'],
      ['times, then a quote that has run out', offeredAt(before), late, 'ask-renewal'],
      [
        'times, and a renewal asked for',
        { ...offeredAt(before), renewalAsked: 1 },
        now,
        'choose-time',
      ],
      ['times alone', { ...offeredAt(before), quotes: [] }, now, 'choose-time'],
    ])('%s', (_what, changes, at, action) => {
      expect(stepOf(changes, at)).toMatchObject({ turn: 'yours', action });
    });
  });

  it('says of an open quote and of an order what is due, when, and how it is asked for', () => {
    const due = /To pay: £9,000\.00 on completion\. We ask for it in writing/;
    expect(stepOf({ stage: 'quote', quotes: [quote] }).text).toMatch(due);
    const accepted = { ...quote, state: 'accepted' } as const;
    expect(stepOf({ stage: 'accepted', quotes: [accepted] }).text).toMatch(due);
  });

  it('is our answer while a question is open, and what could be done still can', () => {
    expect(stepOf({ stage: 'quote', quotes: [quote], questions: [question] })).toMatchObject({
      turn: 'ours',
      title: 'Next, we answer your question',
      action: 'read-quote',
    });
  });

  it('is nothing once a request has ended', () => {
    for (const ended of ['declined', 'withdrawn', 'lost'] as const) {
      const step = stepOf({ ended, quotes: [quote], offered: [visit] });
      expect(step).toMatchObject({ turn: 'nobody' });
      expect(step.action).toBeUndefined();
      const asked = stepOf({ ended, questions: [question] });
      expect(asked.title).toBe(step.title);
      expect(asked.text).toContain('We still answer your question.');
    }
  });

  it.each(['accepted', 'workshop', 'site'] as const)('is ours once ordered: %s', (stage) => {
    const accepted = { ...quote, state: 'accepted' } as const;
    expect(stepOf({ stage, quotes: [accepted] })).toMatchObject({ turn: 'ours' });
    const plan = 'On site from 5 January.';
    expect(stepOf({ stage, quotes: [accepted], plan }).text).toBe(plan);
    const build = { from: '2026-12-28', to: '2027-01-08' };
    expect(stepOf({ stage, quotes: [accepted], plan, build }).text).toBe(
      `We build in your garden: Monday 28\u00a0December to Friday 8\u00a0January 2027.\n${plan}`,
    );
  });
});
