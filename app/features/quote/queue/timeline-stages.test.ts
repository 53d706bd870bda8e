import { describe, expect, it } from 'vitest';
import { newEntry } from '#app/offline/outbox/new-entry';
import { newId } from '#app/offline/storage/new-id';
import type { QuoteEntry, UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { aQuote } from '#app/offline/testing/quotes';
import { timelineOf } from './timeline-stages';

const savedAt = new Date(2026, 10, 21, 16, 42).getTime();
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
