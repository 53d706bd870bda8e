import { describe, expect, it } from 'vitest';
import { callNote } from '#domain/order/history/calls';
import { eventWords } from './event-words';

const AT = '2026-11-24T10:00:00.000Z';

function wordsOf(typed: string, calledAt = AT) {
  const call = { outcome: 'no-answer', at: calledAt } as const;
  const what = { kind: 'noted', text: callNote(call, typed), call } as const;
  return eventWords({ what, mails: [], at: AT }, new Date(AT));
}

const titleOf = (rule: string, about: string) =>
  eventWords({ what: { kind: 'reminded', rule, about }, mails: [], at: AT }, new Date(AT)).title;

describe('a call in the history', () => {
  it('says what came of it, with what was typed below', () => {
    expect(wordsOf('')).toEqual({ title: 'Called: no answer', text: '' });
    expect(wordsOf(' Again on Friday.\nAfter five. ')).toEqual({
      title: 'Called: no answer',
      text: 'Again on Friday.\nAfter five.',
    });
  });

  it('that was logged without a signal says when it was', () => {
    const { title } = wordsOf('', '2026-11-23T15:30:00.000Z');
    expect(title).toMatch(/^Called: no answer \(Mon,? 23 Nov 2026, \d\d:30\)$/);
  });
});

describe('a reminder in the history', () => {
  it('says of what, also by a rule that is not known here', () => {
    expect(titleOf('quote-ending', 'quote 2')).toBe('Reminded: a written quote runs out');
    expect(titleOf('payment-late', 'invoice 7')).toBe('Reminded: a payment is late, INV-00007');
    expect(titleOf('another', 'thing')).toBe('Reminded: another');
  });
});
