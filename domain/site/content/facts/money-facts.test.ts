import { describe, expect, it } from 'vitest';
import { canBePaid, moneyFactsSchema } from './money-facts';
import { STARTER_MONEY } from './starter-money';

const own = {
  accountName: 'Rooms Ltd',
  sortCode: '12-34-56',
  accountNumber: '12345678',
  invoiceDays: 14,
};

describe('a bank account', () => {
  it.each([
    ['123456', '1234 5678'],
    ['12 34 56', '12345678'],
    ['12-34-56', ' 12345678 '],
  ])('is kept as banks print it: %s, %s', (sortCode, accountNumber) => {
    expect(moneyFactsSchema.parse({ ...own, sortCode, accountNumber })).toEqual(own);
  });

  it.each([
    ['sortCode', '12345', 'Give the sort code as six digits, like 12-34-56'],
    ['sortCode', '12-34-5x6', 'Give the sort code as six digits, like 12-34-56'],
    ['accountNumber', '1234567', 'Give the account number as eight digits'],
    ['accountNumber', 'GB12 3456 78', 'Give the account number as eight digits'],
  ])('is refused with its reason: %s %s', (field, typed, message) => {
    const { error } = moneyFactsSchema.safeParse({ ...own, [field]: typed });
    expect(error?.issues[0]).toMatchObject({ path: [field], message });
  });

  it('may be missing until the company gives it, and then nothing can be paid', () => {
    expect(moneyFactsSchema.parse(STARTER_MONEY)).toEqual(STARTER_MONEY);
    expect(canBePaid(STARTER_MONEY)).toBe(false);
    expect(canBePaid({ ...own, sortCode: '' })).toBe(false);
    expect(canBePaid(own)).toBe(true);
  });
});
