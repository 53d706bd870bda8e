import { describe, expect, it } from 'vitest';
import { newEntry } from '#app/offline/outbox/new-entry';
import { newId } from '#app/offline/storage/new-id';
import type { QuoteEntry, UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { aQuote } from '#app/offline/testing/quotes';
import { timelineOf, formatWhen, formatAttempts } from './timeline-stages';

const savedAt = new Date(2026, 10, 21, 16, 42).getTime();
// A Saturday. Local times on purpose: a phone shows its owner's own clock.
const now = new Date(2026, 10, 21, 17, 0).getTime();

const waiting: UnsentQuote = newEntry('quote', aQuote, newId(), savedAt);

function received(): QuoteEntry {
  const { request: _sent, lastProblem: _none, state: _waiting, ...rest } = waiting;
  const receivedAt = new Date(2026, 10, 21, 16, 45).getTime();
  const receipt = {
    id: rest.id,
    reference: 'MGR-7K4Q-2D',
    receivedAt: new Date(2026, 10, 21, 16, 44).toISOString(),
    estimatedPrice: 30_000,
    serverPrice: 30_000,
    pricingVersion: 1,
  };
  return { ...rest, state: 'received', receivedAt, receipt };
}

function states(item: Parameters<typeof timelineOf>[0]) {
  return timelineOf(item, now).map(({ state, name, note }) => [state, name, note]);
}

describe('timelineOf', () => {
  it('is under way from the device while a request waits', () => {
    expect(states(waiting)).toEqual([
      ['now', 'Saved', 'Today, 16:42'],
      ['todo', 'Not sent yet', 'goes by itself'],
      ['todo', 'Received', ''],
    ]);
  });

  it('is under way to us while it is sent', () => {
    expect(states({ ...waiting, state: 'sending' }).map(([state]) => state)).toEqual([
      'done',
      'now',
      'todo',
    ]);
  });

  it('ends at what was not accepted', () => {
    const refused: UnsentQuote = {
      ...waiting,
      state: 'attention',
      lastProblem: { reason: 'refused', message: 'No', fields: { email: 'No' }, at: now },
    };
    expect(states(refused)[1]).toEqual(['bad', 'Not accepted', 'the email address']);
  });

  it('is done once received: when it reached us, and when we heard of it', () => {
    expect(states(received())).toEqual([
      ['done', 'Saved', 'Today, 16:42'],
      ['done', 'Sent', 'Today, 16:44'],
      ['done', 'Received', 'Today, 16:45'],
    ]);
  });
});

const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

describe('formatWhen', () => {
  it.each([
    ['Today, 16:42', at(2026, 10, 21, 16, 42)],
    ['Today, 00:00', at(2026, 10, 21, 0, 0)],
    ['Yesterday, 23:59', at(2026, 10, 20, 23, 59)],
    ['Thu, 18:03', at(2026, 10, 19, 18, 3)],
    ['Sun, 09:12', at(2026, 10, 15, 9, 12)],
    ['14 Nov, 09:12', at(2026, 10, 14, 9, 12)],
    ['31 Dec 2025, 08:05', at(2025, 11, 31, 8, 5)],
  ])('says %s', (words, time) => {
    expect(formatWhen(time, now)).toBe(words);
  });

  it('names the day of a time ahead of a clock that was set back', () => {
    expect(formatWhen(at(2026, 10, 23, 8, 0), now)).toBe('23 Nov, 08:00');
  });

  it('counts days over the change to winter time', () => {
    const sunday = new Date(2026, 9, 26, 0, 30).getTime();
    expect(formatWhen(at(2026, 9, 25, 0, 30), sunday)).toBe('Yesterday, 00:30');
  });
});

const lastProblem = { reason: 'network' as const, message: 'There was no connection.', at: 0 };

describe('formatAttempts', () => {
  it.each([
    [1, 'Tried once. There was no connection.'],
    [2, 'Tried twice. There was no connection.'],
    [7, 'Tried 7 times. There was no connection.'],
  ])('counts %i attempts and says why', (attempts, words) => {
    expect(formatAttempts({ attempts, lastProblem })).toBe(words);
  });

  it('promises the first attempt', () => {
    expect(formatAttempts({ attempts: 0 })).toBe('Goes by itself.');
  });
});
