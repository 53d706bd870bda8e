import { describe, expect, it } from 'vitest';
import type { Happening } from '#domain/order/history/events';
import { PlayedOrder } from '#domain/testing/played-order';
import { usualRules } from './reminder-rules';
import { isNight, isStillOpen, remindedMatters, reminderDue } from './reminders-due';

const LONG_AGO = '2026-01-01T00:00:00.000Z';
const ON = usualRules(LONG_AGO);
const at = (time: string) => new Date(time);

/** What is due at a time, in one word. */
function dueAt(played: PlayedOrder, time: string, rules = ON): string | undefined {
  const due = reminderDue(played.order, rules, at(time));
  return due && `${due.rule}: ${due.about}`;
}

function happen(played: PlayedOrder, time: string, what: Happening) {
  played.now = at(time);
  played.happen(what);
}

/** A quote of Tuesday 1 December at noon, valid until 31 December. */
function quoted(validDays = 30) {
  const played = new PlayedOrder();
  played.now = at('2026-12-01T12:00:00.000Z');
  played.sendQuote(3_710_000, validDays);
  return played;
}

/** An order with an invoice that is due on 20 December. */
function billed() {
  const played = quoted();
  played.homeowner({ kind: 'accepted', version: 1, hash: 'hash-1', name: 'A. Buyer' });
  happen(played, '2026-12-06T12:00:00.000Z', {
    kind: 'invoiced',
    number: 7,
    version: 1,
    stage: 0,
    pence: 900_000,
    dueOn: '2026-12-20',
    hash: 'x',
  });
  return played;
}

const paid = (pence: number): Happening => ({
  kind: 'paid',
  payment: '00000000-0000-4000-8000-000000000001',
  on: '2026-12-10',
  pence,
  how: 'bank',
  text: '',
});

describe('a written quote', () => {
  it('that is not answered is reminded of a week after it was sent, from nine on', () => {
    const played = quoted();
    expect(dueAt(played, '2026-12-08T08:59:00.000Z')).toBeUndefined();
    expect(dueAt(played, '2026-12-08T09:00:00.000Z')).toBe('quote-unanswered: quote 1');
    expect(dueAt(played, '2026-12-12T18:59:00.000Z')).toBe('quote-unanswered: quote 1');
    expect(dueAt(played, '2026-12-12T19:00:00.000Z')).toBeUndefined();
  });

  it('that runs out is reminded of three days before, and then not for having no answer', () => {
    const played = quoted();
    expect(dueAt(played, '2026-12-28T10:00:00.000Z')).toBe('quote-ending: quote 1');
    played.remind('2026-12-28T10:00:00.000Z', 'quote-ending', 'quote 1');
    expect(dueAt(played, '2026-12-29T10:00:00.000Z')).toBeUndefined();
    expect(dueAt(quoted(), '2027-01-01T10:00:00.000Z')).toBeUndefined();
  });

  it('is not said to run out to somebody who has just been sent it', () => {
    expect(dueAt(quoted(2), '2026-12-02T10:00:00.000Z')).toBeUndefined();
  });

  it('begins anew with a newer version, and counts from our answer to a question', () => {
    const played = quoted();
    played.remind('2026-12-08T09:00:00.000Z', 'quote-unanswered', 'quote 1');
    played.now = at('2026-12-09T10:00:00.000Z');
    played.sendQuote();
    expect(dueAt(played, '2026-12-15T10:00:00.000Z')).toBeUndefined();
    expect(dueAt(played, '2026-12-16T10:00:00.000Z')).toBe('quote-unanswered: quote 2');
    played.now = at('2026-12-15T10:00:00.000Z');
    played.homeowner({ kind: 'asked', text: 'Is it warm?' });
    expect(dueAt(played, '2026-12-16T10:00:00.000Z')).toBeUndefined();
    const question = played.order.questions[0]?.id ?? '';
    played.now = at('2026-12-18T10:00:00.000Z');
    played.company({ kind: 'answered', question, text: 'Yes.' });
    expect(dueAt(played, '2026-12-24T10:00:00.000Z')).toBeUndefined();
    expect(dueAt(played, '2026-12-25T10:00:00.000Z')).toBe('quote-unanswered: quote 2');
  });

  it.each<[string, (played: PlayedOrder) => unknown]>([
    [
      'accepted',
      (one) => one.homeowner({ kind: 'accepted', version: 1, hash: 'hash-1', name: 'A' }),
    ],
    ['declined', (one) => one.homeowner({ kind: 'declined', version: 1, text: '' })],
    ['withdrawn', (one) => one.homeowner({ kind: 'withdrawn', text: '' })],
    ['lost', (one) => one.company({ kind: 'state-set', to: 'lost' })],
    ['won by word of mouth', (one) => one.company({ kind: 'state-set', to: 'won' })],
  ])('that is %s is reminded of no more, neither a mail that is on its way', (_how, settle) => {
    const played = quoted();
    const mail = { rule: 'quote-unanswered', about: 'quote 1' };
    const now = at('2026-12-08T10:00:00.000Z');
    expect(isStillOpen(played.order, mail, now)).toBe(true);
    settle(played);
    expect(dueAt(played, '2026-12-08T10:00:00.000Z')).toBeUndefined();
    expect(isStillOpen(played.order, mail, now)).toBe(false);
  });
});

describe('a payment', () => {
  it('is reminded of three days before it is due, and a week after', () => {
    const played = billed();
    expect(dueAt(played, '2026-12-17T10:00:00.000Z')).toBe('payment-due: invoice 7');
    expect(dueAt(played, '2026-12-20T10:00:00.000Z')).toBe('payment-due: invoice 7');
    expect(dueAt(played, '2026-12-21T10:00:00.000Z')).toBeUndefined();
    expect(dueAt(played, '2026-12-27T10:00:00.000Z')).toBe('payment-late: invoice 7');
  });

  it('is reminded of while a part is open, and not once it is paid or credited', () => {
    const played = billed();
    happen(played, '2026-12-10T12:00:00.000Z', paid(1));
    expect(dueAt(played, '2026-12-17T10:00:00.000Z')).toBe('payment-due: invoice 7');
    const credited = billed();
    happen(played, '2026-12-11T12:00:00.000Z', paid(899_999));
    happen(credited, '2026-12-11T12:00:00.000Z', {
      kind: 'credited',
      number: 1,
      of: 7,
      pence: 900_000,
      hash: 'x',
      text: 'Wrong stage',
    });
    for (const one of [played, credited]) {
      expect(dueAt(one, '2026-12-17T10:00:00.000Z')).toBeUndefined();
      expect(dueAt(one, '2026-12-27T10:00:00.000Z')).toBeUndefined();
    }
  });

  it('is a person’s affair once the order has ended', () => {
    const played = billed();
    played.company({ kind: 'state-set', to: 'lost' });
    expect(dueAt(played, '2026-12-27T10:00:00.000Z')).toBeUndefined();
  });
});

describe('a visit', () => {
  const visit = { start: '2026-12-10T10:00:00.000Z', minutes: 60 };
  const booked = () => {
    const played = new PlayedOrder();
    played.company({ kind: 'visit-booked', ...visit });
    return played;
  };

  it('is reminded of on the day before, and never on its own', () => {
    expect(dueAt(booked(), '2026-12-08T18:00:00.000Z')).toBeUndefined();
    expect(dueAt(booked(), '2026-12-09T18:00:00.000Z')).toBe(`visit-ahead: visit ${visit.start}`);
    expect(dueAt(booked(), '2026-12-10T09:00:00.000Z')).toBeUndefined();
  });

  it('that was booked that same day needs no reminder', () => {
    const played = new PlayedOrder();
    played.now = at('2026-12-09T09:30:00.000Z');
    played.company({ kind: 'visit-booked', ...visit });
    expect(dueAt(played, '2026-12-09T18:00:00.000Z')).toBeUndefined();
  });

  it('that was moved, cancelled or no longer suits is not the one to be reminded of', () => {
    const moved = booked();
    moved.company({ kind: 'visit-booked', start: '2026-12-11T10:00:00.000Z', minutes: 60 });
    const cancelled = booked();
    cancelled.company({ kind: 'visit-cancelled', text: '' });
    const unsuited = booked();
    unsuited.homeowner({ kind: 'time-wished', text: 'Friday' });
    for (const one of [moved, cancelled, unsuited]) {
      expect(dueAt(one, '2026-12-09T10:00:00.000Z')).toBeUndefined();
    }
  });
});

describe('the rules', () => {
  it('remind of nothing while they are off, and of nothing from before they were on', () => {
    const played = quoted();
    const due = '2026-12-10T10:00:00.000Z';
    expect(dueAt(played, due, usualRules(null))).toBeUndefined();
    expect(dueAt(played, due, usualRules('2026-12-08T09:00:00.000Z'))).toBeDefined();
    expect(dueAt(played, due, usualRules('2026-12-08T09:00:00.001Z'))).toBeUndefined();
  });

  it('remind of one thing a day, each once, also for a clock that was ahead', () => {
    const played = billed();
    const visit = { start: '2026-12-18T10:00:00.000Z', minutes: 60 };
    played.company({ kind: 'visit-booked', ...visit });
    const now = '2026-12-17T10:00:00.000Z';
    expect(dueAt(played, now)).toBe(`visit-ahead: visit ${visit.start}`);
    played.remind(now, 'visit-ahead', `visit ${visit.start}`);
    expect(dueAt(played, '2026-12-17T18:00:00.000Z')).toBeUndefined();
    expect(dueAt(played, '2026-12-16T18:00:00.000Z')).toBeUndefined();
    expect(dueAt(played, '2026-12-18T10:00:00.000Z')).toBe('payment-due: invoice 7');
    played.remind('2026-12-18T10:00:00.000Z', 'payment-due', 'invoice 7');
    expect(dueAt(played, '2026-12-19T10:00:00.000Z')).toBeUndefined();
  });

  it.each([
    ['2026-06-15T07:59:00.000Z', true],
    ['2026-06-15T08:00:00.000Z', false],
    ['2026-06-15T17:59:00.000Z', false],
    ['2026-06-15T18:00:00.000Z', true],
    ['2026-12-15T08:59:00.000Z', true],
    ['2026-12-15T18:59:00.000Z', false],
  ])('know that it is night in England at %s: %s', (time, night) => {
    expect(isNight(at(time))).toBe(night);
  });
});

describe('“later”', () => {
  const later = { kind: 'later-asked', about: 'quote 1' } as const;

  it('puts off what one was reminded of for a week, and a second press nothing', () => {
    const played = quoted(16);
    expect(played.homeowner(later)).toBe('not_reminded');
    played.remind('2026-12-13T10:00:00.000Z', 'quote-unanswered', 'quote 1');
    expect(remindedMatters(played.order, played.now)).toMatchObject([
      { about: 'quote 1', laterUntil: null },
    ]);
    expect(played.homeowner(later)).toBeNull();
    expect(played.homeowner(later)).toBe('done');
    expect(played.order.later).toEqual([{ about: 'quote 1', until: '2026-12-20' }]);
    expect(remindedMatters(played.order, played.now)).toMatchObject([{ laterUntil: '2026-12-20' }]);
    // It runs out on the 17th: without “later” it would be said on the 14th.
    expect(dueAt(played, '2026-12-14T10:00:00.000Z')).toBeUndefined();
    const mail = { rule: 'quote-ending', about: 'quote 1' };
    expect(isStillOpen(played.order, mail, at('2026-12-14T10:00:00.000Z'))).toBe(false);
  });

  it('holds until that day and no longer', () => {
    const played = billed();
    played.remind('2026-12-17T10:00:00.000Z', 'payment-due', 'invoice 7');
    played.homeowner({ ...later, about: 'invoice 7' });
    played.now = at('2026-12-24T10:00:00.000Z');
    expect(remindedMatters(played.order, played.now)).toMatchObject([{ laterUntil: null }]);
    expect(dueAt(played, '2026-12-27T10:00:00.000Z')).toBe('payment-late: invoice 7');
    played.homeowner({ ...later, about: 'invoice 7' });
    expect(dueAt(played, '2026-12-30T10:00:00.000Z')).toBeUndefined();
    expect(dueAt(played, '2026-12-31T10:00:00.000Z')).toBe('payment-late: invoice 7');
  });

  it('is nothing for a visit, nor for what is settled', () => {
    const played = quoted();
    played.remind('2026-12-08T10:00:00.000Z', 'quote-unanswered', 'quote 1');
    played.homeowner({ kind: 'declined', version: 1, text: '' });
    expect(played.homeowner(later)).toBe('not_reminded');
    const visited = new PlayedOrder();
    const start = '2026-12-10T10:00:00.000Z';
    visited.company({ kind: 'visit-booked', start, minutes: 60 });
    visited.remind('2026-12-09T10:00:00.000Z', 'visit-ahead', `visit ${start}`);
    expect(visited.homeowner({ ...later, about: `visit ${start}` })).toBe('not_reminded');
  });
});
