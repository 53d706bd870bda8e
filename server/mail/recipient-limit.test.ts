import { describe, expect, it } from 'vitest';
import { RecipientLimit } from './recipient-limit';

const DAY_MS = 86_400_000;

describe('the messages to one person', () => {
  it('are limited per day, however the address is spelt', () => {
    let time = 0;
    const limit = new RecipientLimit(2, () => time);
    expect(limit.allows('ann@example.com', '1')).toBe(true);
    expect(limit.allows('Ann+rooms@Example.com', '2')).toBe(true);
    expect(limit.allows('ann@example.com', '3')).toBe(false);
    expect(limit.allows('ben@example.com', '4')).toBe(true);
    time = DAY_MS - 1;
    expect(limit.allows('ann@example.com', '5')).toBe(false);
    time = DAY_MS;
    expect(limit.allows('ann@example.com', '6')).toBe(true);
  });

  it('may be tried again, including those that were held back', () => {
    const limit = new RecipientLimit(1);
    expect(limit.allows('ann@example.com', '1')).toBe(true);
    expect(limit.allows('ann@example.com', '1')).toBe(true);
    expect(limit.allows('ann@example.com', '2')).toBe(false);
    expect(limit.allows('ann@example.com', '2')).toBe(true);
  });
});
