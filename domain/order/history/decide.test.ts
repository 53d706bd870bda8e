import { describe, expect, it } from 'vitest';
import { PlayedOrder } from '#domain/testing/played-order';
import { companyActionSchema } from './actions';

const TUESDAY = { start: '2026-12-08T10:00:00.000Z', minutes: 60 };
const THURSDAY = { start: '2026-12-10T14:00:00.000Z', minutes: 60 };
const FRIDAY = { start: '2026-12-11T14:00:00.000Z', minutes: 60 };
const NAME = 'A. Buyer';

function quoted(validDays?: number) {
  const played = new PlayedOrder();
  const { hash } = played.sendQuote(3_710_000, validDays);
  return { played, accept: { kind: 'accepted', version: 1, hash, name: NAME } as const };
}

function offered() {
  const played = new PlayedOrder();
  played.company({ kind: 'times-offered', times: [TUESDAY, THURSDAY], text: '' });
  return played;
}

describe('accepting', () => {
  it('is done once, and a second time nothing happens', () => {
    const { played, accept } = quoted();
    expect(played.homeowner(accept)).toBeNull();
    expect(played.homeowner({ ...accept, name: 'On another device' })).toBe('done');
    expect(played.events.map(({ what }) => what.kind)).toEqual(['quote-sent', 'accepted']);
    expect(played.events[1]?.what).toEqual({ ...accept, agreement: 'I agree.' });
  });

  it('an older version is refused by name of the newer one', () => {
    const { played, accept } = quoted();
    const newer = played.sendQuote();
    expect(played.homeowner(accept)).toBe('quote_replaced');
    expect(played.homeowner({ ...accept, version: 2 })).toBe('no_quote');
    expect(played.homeowner({ ...accept, version: 2, hash: newer.hash })).toBeNull();
    expect(played.homeowner(accept)).toBe('accepted_already');
  });

  it('works to midnight of the last day in Northampton, and not a millisecond later', () => {
    // Sent at 9 on 1 December, in winter time.
    const { played, accept } = quoted(1);
    const late = quoted(1).played;
    expect(played.wait(39 - 1 / 3_600_000).homeowner(accept)).toBeNull();
    expect(late.wait(39).homeowner(accept)).toBe('quote_ran_out');
    expect(late.homeowner({ kind: 'renewal-asked', version: 1 })).toBeNull();
    expect(late.homeowner({ kind: 'renewal-asked', version: 1 })).toBe('done');
    expect(late.order.waitsFor).toBe('company');
  });

  it('is over once the quote was declined, until a newer one comes', () => {
    const { played, accept } = quoted();
    expect(played.homeowner({ kind: 'declined', version: 1, text: 'Too dear' })).toBeNull();
    expect(played.homeowner(accept)).toBe('quote_declined');
    const { hash } = played.sendQuote();
    expect(played.order.ended).toBeNull();
    expect(played.homeowner({ ...accept, version: 2, hash })).toBeNull();
    expect(played.homeowner({ kind: 'declined', version: 2, text: '' })).toBe('accepted_already');
    expect(played.homeowner({ kind: 'withdrawn', text: '' })).toBe('ordered');
  });

  it('a quote that is still valid needs no renewal', () => {
    expect(quoted().played.homeowner({ kind: 'renewal-asked', version: 1 })).toBe('quote_valid');
  });
});

describe('a visit', () => {
  it('is chosen among the offered times only', () => {
    const played = offered();
    expect(played.homeowner({ kind: 'time-chosen', ...TUESDAY, minutes: 90 })).toBe('time_gone');
    expect(played.homeowner({ kind: 'time-chosen', ...TUESDAY })).toBeNull();
    expect(played.homeowner({ kind: 'time-chosen', ...TUESDAY })).toBe('done');
    expect(played.homeowner({ kind: 'time-chosen', ...THURSDAY })).toBe('time_gone');
  });

  it('is refused where another has the time, and once it is over', () => {
    const played = offered();
    played.taken.add(TUESDAY.start);
    expect(played.homeowner({ kind: 'time-chosen', ...TUESDAY })).toBe('time_taken');
    expect(played.company({ kind: 'visit-booked', ...TUESDAY })).toBe('time_taken');
    expect(played.wait(24 * 30).homeowner({ kind: 'time-chosen', ...THURSDAY })).toBe('time_past');
    expect(played.company({ kind: 'visit-booked', ...THURSDAY })).toBe('time_past');
  });

  it('is offered at times to come, each once', () => {
    const played = new PlayedOrder();
    const offer = (...times: (typeof TUESDAY)[]) =>
      played.company({ kind: 'times-offered', times, text: '' });
    expect(offer(TUESDAY, TUESDAY)).toBe('no_times');
    expect(offer({ ...TUESDAY, start: '2026-12-01T09:00:00.000Z' })).toBe('no_times');
    expect(offer(TUESDAY)).toBeNull();
  });

  it('can be wished for otherwise, which takes the offer back', () => {
    const played = offered();
    expect(played.homeowner({ kind: 'time-wished', text: 'Mornings' })).toBeNull();
    expect(played.order).toMatchObject({ offered: [], wish: 'Mornings', waitsFor: 'company' });
  });

  it('is moved to another time of the offer, and back, until the company moves it', () => {
    const played = offered();
    played.homeowner({ kind: 'time-chosen', ...TUESDAY });
    expect(played.order).toMatchObject({ offered: [], alternatives: [THURSDAY] });
    const first = played.order.visit;
    const later = { kind: 'time-chosen', ...THURSDAY, instead: TUESDAY.start } as const;
    const back = { kind: 'time-chosen', ...TUESDAY, instead: THURSDAY.start } as const;
    expect(played.homeowner(later)).toBeNull();
    expect(played.homeowner(later)).toBe('done');
    expect(played.order.visit).toEqual({ ...first, ...THURSDAY, sequence: 1 });
    expect(played.order.alternatives).toEqual([TUESDAY]);
    expect(played.homeowner(back)).toBeNull();
    expect(played.homeowner(back)).toBe('done');
    played.company({ kind: 'visit-booked', ...FRIDAY });
    expect(played.homeowner(later)).toBe('visit_moved');
    expect(played.homeowner({ ...later, instead: FRIDAY.start })).toBe('time_gone');
    played.company({ kind: 'visit-cancelled', text: '' });
    expect(played.homeowner({ ...later, instead: FRIDAY.start })).toBe('time_gone');
  });

  it('is not moved to a time that another has, nor once its own has come', () => {
    const played = offered();
    const later = { kind: 'time-chosen', ...THURSDAY, instead: TUESDAY.start } as const;
    played.homeowner({ kind: 'time-chosen', ...TUESDAY });
    played.taken.add(THURSDAY.start);
    expect(played.homeowner(later)).toBe('time_taken');
    played.taken.clear();
    expect(played.wait(24 * 8).homeowner(later)).toBe('visit_over');
  });

  it('that no longer suits stays booked, waits for us, and is confirmed by booking it again', () => {
    const played = offered();
    played.homeowner({ kind: 'time-chosen', ...TUESDAY });
    expect(played.order.waitsFor).toBeNull();
    expect(played.homeowner({ kind: 'time-wished', text: 'Mornings' })).toBeNull();
    expect(played.order).toMatchObject({
      wish: 'Mornings',
      waitsFor: 'company',
      alternatives: [],
      visit: { state: 'booked', ...TUESDAY },
    });
    expect(played.company({ kind: 'visit-booked', ...TUESDAY })).toBeNull();
    expect(played.order).toMatchObject({ wish: '', waitsFor: null });
    expect(played.company({ kind: 'visit-booked', ...TUESDAY })).toBe('done');
  });

  it('is called off once, and only the one that was meant', () => {
    const played = offered();
    const off = { kind: 'visit-called-off', ...TUESDAY, text: 'Away' } as const;
    expect(played.homeowner(off)).toBe('no_visit');
    played.homeowner({ kind: 'time-chosen', ...TUESDAY });
    played.company({ kind: 'visit-booked', ...THURSDAY });
    expect(played.homeowner(off)).toBe('visit_moved');
    expect(played.homeowner({ ...off, ...THURSDAY })).toBeNull();
    expect(played.order).toMatchObject({
      visit: { state: 'cancelled', sequence: 2 },
      alternatives: [],
      waitsFor: 'company',
    });
    expect(played.homeowner({ ...off, ...THURSDAY })).toBe('done');
    expect(played.homeowner(off)).toBe('no_visit');
  });

  it('is not called off once its time has come, nor after it took place', () => {
    const played = offered();
    const off = { kind: 'visit-called-off', ...TUESDAY, text: '' } as const;
    played.homeowner({ kind: 'time-chosen', ...TUESDAY });
    expect(played.wait(24 * 8).homeowner(off)).toBe('visit_over');
    played.company({ kind: 'visit-held' });
    expect(played.homeowner(off)).toBe('visit_held');
  });

  it('that took place is neither chosen, cancelled nor held again', () => {
    const played = new PlayedOrder();
    expect(played.company({ kind: 'visit-held' })).toBe('no_visit');
    played.company({ kind: 'visit-booked', ...TUESDAY });
    expect(played.company({ kind: 'visit-held' })).toBeNull();
    expect(played.company({ kind: 'visit-held' })).toBe('done');
    expect(played.company({ kind: 'visit-cancelled', text: '' })).toBe('no_visit');
    expect(played.homeowner({ kind: 'time-wished', text: 'Mornings' })).toBe('visit_held');
  });
});

describe('an order', () => {
  it('moves on one stage after the other', () => {
    const { played, accept } = quoted();
    expect(played.company({ kind: 'moved-on', to: 'workshop' })).toBe('not_next');
    played.homeowner(accept);
    expect(played.company({ kind: 'moved-on', to: 'site' })).toBe('not_next');
    expect(played.company({ kind: 'moved-on', to: 'workshop' })).toBeNull();
    expect(played.company({ kind: 'moved-on', to: 'workshop' })).toBe('done');
    expect(played.homeowner({ kind: 'time-wished', text: 'Mornings' })).toBe('ordered');
  });

  it('that was accepted is won or lost, and nothing that came before', () => {
    const { played, accept } = quoted();
    played.homeowner(accept);
    expect(played.company({ kind: 'state-set', to: 'new' })).toBe('accepted_already');
    expect(played.company({ kind: 'state-set', to: 'lost' })).toBeNull();
    expect(played.company({ kind: 'moved-on', to: 'workshop' })).toBe('ended');
    expect(played.company({ kind: 'state-set', to: 'won' })).toBeNull();
    expect(played.order).toMatchObject({ stage: 'accepted', ended: null });
  });

  it('can be had without a written quote, by hand', () => {
    const played = new PlayedOrder();
    played.company({ kind: 'state-set', to: 'won' });
    expect(played.company({ kind: 'moved-on', to: 'workshop' })).toBeNull();
  });
});

describe('a request that was withdrawn', () => {
  it('takes nothing from the homeowner, and nothing from the company but a state by hand', () => {
    const { played, accept } = quoted();
    expect(played.homeowner({ kind: 'withdrawn', text: '' })).toBeNull();
    expect(played.homeowner({ kind: 'withdrawn', text: '' })).toBe('done');
    expect(played.homeowner(accept)).toBe('ended');
    expect(played.homeowner({ kind: 'asked', text: 'Hello?' })).toBe('ended');
    expect(played.homeowner({ kind: 'time-wished', text: 'Now' })).toBe('ended');
    expect(played.company({ kind: 'times-offered', times: [TUESDAY], text: '' })).toBe('ended');
    expect(played.company({ kind: 'state-set', to: 'contacted' })).toBeNull();
    expect(played.company({ kind: 'times-offered', times: [TUESDAY], text: '' })).toBeNull();
  });

  it('was no question that nobody asked', () => {
    const question = '00000000-0000-4000-8000-000000000099';
    const answer = { kind: 'answered', question, text: 'Yes' } as const;
    expect(new PlayedOrder().company(answer)).toBe('no_question');
  });
});

describe('the dates of an order', () => {
  it('are told once there is one, once each, and end with the key', () => {
    const played = new PlayedOrder();
    const tell = (text: string) => played.company({ kind: 'planned', text });
    expect(tell('On site from 5 January.')).toBe('not_ordered');
    const { hash } = played.sendQuote();
    expect(tell('On site from 5 January.')).toBe('not_ordered');
    played.homeowner({ kind: 'accepted', version: 1, hash, name: 'A. Buyer' });
    expect(tell('On site from 5 January.')).toBeNull();
    expect(tell('On site from 5 January.')).toBe('done');
    expect(tell('A week later.')).toBeNull();
    for (const to of ['workshop', 'site'] as const) {
      played.company({ kind: 'moved-on', to });
      expect(played.order.plan).toBe('A week later.');
    }
    played.company({ kind: 'moved-on', to: 'handed-over' });
    expect([played.order.plan, tell('Tomorrow.')]).toEqual(['', 'handed_over']);
    played.company({ kind: 'state-set', to: 'lost' });
    expect(tell('Never.')).toBe('ended');
  });

  it('have the days of the build, which change, go and end with the order', () => {
    const played = new PlayedOrder();
    played.company({ kind: 'state-set', to: 'won' });
    const tell = (days: { from?: string; to?: string }, text = '') =>
      played.company({ kind: 'planned', text, ...days });
    const days = { from: '2027-01-05', to: '2027-01-08' };
    expect(tell(days)).toBeNull();
    expect(tell(days)).toBe('done');
    expect(played.order).toMatchObject({ plan: '', build: days });
    const first = played.order.build?.sequence ?? 0;
    expect(tell({ ...days, to: '2027-01-09' })).toBeNull();
    expect(played.order.build?.sequence).toBeGreaterThan(first);
    expect(tell({}, 'Not yet.')).toBeNull();
    expect(played.order.build).toBeNull();
    tell(days);
    played.company({ kind: 'state-set', to: 'lost' });
    expect(played.order.build).toBeNull();
  });

  it.each([
    [{ text: ' ' }, 'text', 'Write what happens when, or give the days of the build'],
    [{ text: 'Soon', from: '2027-01-05' }, 'to', 'Give the last day of the build as a date'],
    [{ text: 'Soon', to: '2027-01-05' }, 'from', 'Give the first day of the build as a date'],
    [{ text: '', from: '2027-02-30', to: '2027-03-01' }, 'from', 'Give the first day of the build'],
    [{ text: '', from: '2027-01-05', to: '2027-01-04' }, 'to', 'comes before the first'],
    [{ text: '', from: '2027-01-05', to: '2072-01-05' }, 'to', 'within a year of the first'],
  ])('cannot be %j', (told, field, message) => {
    const { error } = companyActionSchema.safeParse({ kind: 'planned', ...told });
    expect(error?.issues).toMatchObject([
      { path: [field], message: expect.stringContaining(message) },
    ]);
  });
});
