import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { ENTRY_SCHEMA, type QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { arrivalSteps, arrivalWords } from './arrival-words';

const ID = '3f6c1a52-0000-4000-8000-000000000001';
const summary: QuoteEntry['summary'] = {
  roomType: 'garden-room',
  shellSizeId: '4x4',
  windows: 1,
  doors: 1,
  features: [],
  finishes: {},
  estimatedPrice: 28_450,
};
const common = { schema: ENTRY_SCHEMA, id: ID, kind: 'quote', createdAt: 0, summary } as const;
const tries = { attempts: 0, nextAttemptAt: 0 };

const received: QuoteEntry = {
  ...common,
  ...tries,
  state: 'received',
  receivedAt: 0,
  receipt: {
    id: ID,
    reference: 'MGR-Y9EN-Y0',
    receivedAt: '2026-11-23T22:20:00.000Z',
    estimatedPrice: 28_450,
    serverPrice: 28_450,
    pricingVersion: 1,
  },
};

const unsent = (state: 'waiting' | 'attention'): QuoteEntry => ({
  ...common,
  ...tries,
  state,
  request: { ...summary, name: 'A', email: 'a@example.com', phone: '01632 960100' },
});

describe('the head of the home page after a request', () => {
  it('says what happens next, by which day', () => {
    expect(arrivalSteps(received, STARTER_FACTS).map(({ when, title }) => [when, title])).toEqual([
      ['By Tue\u00a024\u00a0Nov', 'We call or email you'],
      ['Around Tue\u00a01\u00a0Dec', 'Site visit'],
      ['By Mon\u00a07\u00a0Dec', 'Your written quote'],
    ]);
  });

  it('names no day while the request has not reached us', () => {
    expect(arrivalSteps(unsent('waiting'), STARTER_FACTS).map(({ when }) => when)).toEqual([
      'Now',
      'With signal',
      'After that',
    ]);
    expect(arrivalSteps(unsent('attention'), STARTER_FACTS)).toEqual([]);
  });

  it('says that we have it only once we do', () => {
    const phone = { facts: STARTER_FACTS, online: false, device: 'phone' };
    expect(arrivalWords(received, phone).title).toBe('We have your room');
    expect(arrivalWords(unsent('waiting'), phone)).toMatchObject({
      title: 'Saved on this phone',
      text: 'It sends itself when there is signal.',
    });
    expect(
      arrivalWords(unsent('waiting'), { ...phone, online: true, device: 'device' }),
    ).toMatchObject({
      title: 'Saved on this device',
      text: 'It is being sent.',
    });
    expect(arrivalWords(unsent('attention'), phone).action).toBe('Correct it');
  });
});
