import { expect, it } from 'vitest';
import { BilledOrder } from '#domain/testing/billed-order';
import { keptSince, moneyKeptUntil } from './kept-until';

it('is kept for six years after the end of the year of the last of it', () => {
  const billed = new BilledOrder(1_200_000, [25, 75]);
  const until = () => moneyKeptUntil(billed.played.events);
  expect(until()).toBeNull();
  billed.issue(0);
  expect(until()).toBe('2032-12-31');
  billed.played.wait(24 * 40);
  expect(until()).toBe('2032-12-31');
  billed.pay(300_000);
  expect(until()).toBe('2033-12-31');
});

it('lets go what is older on a day, to the day', () => {
  // 31 December 2026 is in its sixth year until the end of 2032.
  expect(keptSince('2032-12-31')).toBe('2026-01-01');
  expect(keptSince('2033-01-01')).toBe('2027-01-01');
});
