import { describe, expect, it } from 'vitest';
import { PlayedOrder, RECEIVED_AT } from '#domain/testing/played-order';
import { REQUEST_STATES } from '#domain/order/request-states';
import { withoutPeople } from './events';
import { newOrder } from './order';

const TUESDAY = { start: '2026-12-08T10:00:00.000Z', minutes: 60 };
const THURSDAY = { start: '2026-12-10T14:00:00.000Z', minutes: 60 };

describe('a request', () => {
  it('goes from the first offer of a visit to the key', () => {
    const played = new PlayedOrder();
    const stands = () => {
      const { stage, state, waitsFor } = played.order;
      return [stage, state, waitsFor];
    };
    expect(stands()).toEqual(['received', 'new', 'company']);
    played.company({ kind: 'times-offered', times: [TUESDAY, THURSDAY], text: '' });
    expect(stands()).toEqual(['visit', 'contacted', 'homeowner']);
    played.homeowner({ kind: 'time-chosen', ...TUESDAY });
    expect(stands()).toEqual(['visit', 'contacted', null]);
    played.company({ kind: 'visit-held' });
    expect(stands()).toEqual(['quote', 'visited', 'company']);
    const { hash } = played.sendQuote();
    expect(stands()).toEqual(['quote', 'visited', 'homeowner']);
    played.homeowner({ kind: 'accepted', version: 1, hash, name: 'A. Buyer' });
    expect(stands()).toEqual(['accepted', 'won', 'company']);
    for (const to of ['workshop', 'site'] as const) {
      expect(played.company({ kind: 'moved-on', to })).toBeNull();
      expect(stands()).toEqual([to, 'won', 'company']);
    }
    played.company({ kind: 'moved-on', to: 'handed-over' });
    expect(stands()).toEqual(['handed-over', 'won', null]);
    expect(played.order.number).toBe(8);
  });

  it('stands as it does since it last came to stand so, whatever else happens', () => {
    const played = new PlayedOrder();
    expect(played.order.since).toBe(RECEIVED_AT);
    played.wait(1).company({ kind: 'times-offered', times: [TUESDAY], text: '' });
    const since = played.order.since;
    expect(since).toBe('2026-12-01T10:00:00.000Z');
    played.wait(1).company({ kind: 'times-offered', times: [THURSDAY], text: '' });
    expect(played.order.since).toBe(since);
  });

  it('keeps the name of its visit and raises its sequence each time it changes', () => {
    const played = new PlayedOrder();
    played.company({ kind: 'visit-booked', ...TUESDAY });
    const { id } = played.order.visit ?? {};
    expect(played.order.visit).toMatchObject({ ...TUESDAY, sequence: 0, state: 'booked' });
    played.company({ kind: 'visit-booked', ...THURSDAY });
    expect(played.order.visit).toMatchObject({ ...THURSDAY, id, sequence: 1, state: 'booked' });
    played.company({ kind: 'visit-cancelled', text: 'Snow' });
    expect(played.order.visit).toMatchObject({ id, sequence: 2, state: 'cancelled' });
    played.company({ kind: 'visit-booked', ...TUESDAY });
    expect(played.order.visit).toMatchObject({ sequence: 0, state: 'booked' });
    expect(played.order.visit?.id).not.toBe(id);
  });

  it('gives its visit back when it is withdrawn', () => {
    const played = new PlayedOrder();
    played.company({ kind: 'visit-booked', ...TUESDAY });
    played.homeowner({ kind: 'withdrawn', text: '' });
    expect(played.order).toMatchObject({ ended: 'withdrawn', state: 'lost', waitsFor: null });
    expect(played.order.visit).toMatchObject({ state: 'cancelled', sequence: 1 });
  });

  it('waits for the company while a question is open, whatever else is', () => {
    const played = new PlayedOrder();
    played.sendQuote();
    played.homeowner({ kind: 'asked', text: 'Does it come with gutters?' });
    expect(played.order.waitsFor).toBe('company');
    const question = played.order.questions[0]?.id ?? '';
    played.wait(2).company({ kind: 'answered', question, text: 'It does.' });
    expect(played.order.waitsFor).toBe('homeowner');
    expect(played.order.questions[0]?.answers).toEqual([
      { at: '2026-12-01T11:00:00.000Z', text: 'It does.' },
    ]);
  });

  it('has one version open at most: a newer one voids the others', () => {
    const played = new PlayedOrder();
    for (const pence of [100, 200, 300]) played.sendQuote(pence);
    expect(played.order.quotes.map(({ state }) => state)).toEqual(['replaced', 'replaced', 'open']);
  });

  it.each(REQUEST_STATES)(
    'that was %s in the inbox before there were orders is so still',
    (state) => {
      expect(newOrder({ state, receivedAt: RECEIVED_AT })).toMatchObject({ state, number: 0 });
    },
  );

  it.each(REQUEST_STATES)('can be set to %s by hand, and back', (state) => {
    const played = new PlayedOrder();
    played.company({ kind: 'state-set', to: state });
    expect(played.order.state).toBe(state);
    played.company({ kind: 'state-set', to: 'new' });
    expect(played.order).toMatchObject({ state: 'new', stage: 'received', ended: null });
  });

  it('that is made anonymous keeps what happened, and no words of anybody', () => {
    const played = new PlayedOrder();
    played.homeowner({ kind: 'asked', text: 'I live at 4 Hidden Lane' });
    const { hash } = played.sendQuote();
    played.homeowner({ kind: 'accepted', version: 1, hash, name: 'A. Buyer' });
    const kept = played.events.map(withoutPeople);
    expect(JSON.stringify(kept)).not.toMatch(/Hidden|Buyer/);
    expect(kept.map(({ what }) => what.kind)).toEqual(['asked', 'quote-sent', 'accepted']);
  });
});

it('waits for no answer to a visualisation that came with the request', () => {
  const played = new PlayedOrder();
  played.company({ kind: 'times-offered', times: [TUESDAY], text: '' });
  const photos = ['00000000-0000-4000-8000-000000000001'];
  played.homeowner({ kind: 'asked', text: 'My room', photos, visualisation: true });
  expect(played.order).toMatchObject({
    waitsFor: 'homeowner',
    questions: [{ photos, visualisation: true }],
  });
  played.homeowner({ kind: 'asked', text: 'And the fence?' });
  expect(played.order.waitsFor).toBe('company');
});
