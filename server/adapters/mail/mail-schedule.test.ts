import { describe, expect, it } from 'vitest';
import type { QueuedMail } from '#server/stores/records';
import { changesAfter } from './mail-schedule';

const QUEUED = '2026-05-01T09:30:00.000Z';

const mail: QueuedMail = {
  id: 'quote-1-homeowner',
  about: 'quote',
  requestId: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11',
  to: 'homeowner',
  queuedAt: QUEUED,
  state: 'waiting',
  refusals: 0,
  notBefore: QUEUED,
  problem: null,
};

const REFUSED = { kind: 'refused', later: true, problem: '451 later' } as const;

describe('a message that is refused temporarily', () => {
  it('is retried for about five days, then given up', () => {
    let now = new Date(QUEUED);
    let current: QueuedMail = mail;
    while (current.state === 'waiting') {
      current = { ...current, ...changesAfter(current, REFUSED, now) };
      if (current.state === 'waiting') now = new Date(current.notBefore);
    }
    const days = (now.getTime() - Date.parse(QUEUED)) / 86_400_000;
    expect(current.state).toBe('refused');
    expect(days).toBeGreaterThan(4.9);
    expect(days).toBeLessThan(5.1);
  });

  it.each([-400, 400])('is retried just as long when the clock moves by %d days', (days) => {
    const now = new Date(Date.parse(QUEUED) + days * 86_400_000);
    expect(changesAfter(mail, REFUSED, now).state).toBe('waiting');
  });
});
