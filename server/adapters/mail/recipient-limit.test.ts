import { describe, expect, it } from 'vitest';
import { limitStore } from '#server/stores/memory/limit-store';
import { RecipientLimit } from './recipient-limit';

const DAY_MS = 86_400_000;

describe('the messages to one person', () => {
  it('are limited per day by all processes together, however the address is spelt', async () => {
    let time = 0;
    const limits = limitStore();
    const limit = new RecipientLimit(2, limits, () => new Date(time));
    const otherProcess = new RecipientLimit(2, limits, () => new Date(time));
    expect(await limit.allows('ann@example.com', '1')).toBe(true);
    expect(await otherProcess.allows('Ann+rooms@Example.com', '2')).toBe(true);
    expect(await limit.allows('ann@example.com', '3')).toBe(false);
    expect(await otherProcess.allows('ann@example.com', '4')).toBe(false);
    expect(await limit.allows('ben@example.com', '5')).toBe(true);
    time = DAY_MS - 1;
    expect(await limit.allows('ann@example.com', '6')).toBe(false);
    time = DAY_MS;
    expect(await limit.allows('ann@example.com', '7')).toBe(true);
  });

  it('may be tried again, including those that were held back', async () => {
    const limit = new RecipientLimit(1, limitStore(), () => new Date());
    expect(await limit.allows('ann@example.com', '1')).toBe(true);
    expect(await limit.allows('ann@example.com', '1')).toBe(true);
    expect(await limit.allows('ann@example.com', '2')).toBe(false);
    expect(await limit.allows('ann@example.com', '2')).toBe(true);
  });
});
