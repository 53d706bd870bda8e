import * as z from 'zod/mini';
import { asSeen } from '#domain/text/text-checks';
import { optionalLine, wholeNumber } from '#domain/site/content/rules';

/** A number with a fixed count of digits, which people write with spaces or hyphens; kept as it is printed. */
function digits(count: number, message: string, printed: (digits: string) => string) {
  return z.pipe(
    z.string(message).check(
      asSeen(),
      z.refine((typed) => typed === '' || digitsIn(typed).length === count, message),
      z.refine((typed) => /^[\d\s-]*$/.test(typed), message),
    ),
    z.transform((typed) => printed(digitsIn(typed))),
  );
}

function digitsIn(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** Where invoices are paid to, and within how many days. Empty until the company has given it. */
export const moneyFactsSchema = z.object({
  /** Whose account it is, as the bank has the name: payers' banks compare it. */
  accountName: optionalLine('the name of the account', 60),
  /** "12-34-56". */
  sortCode: digits(6, 'Give the sort code as six digits, like 12-34-56', (six) =>
    six.replace(/(..)(..)(..)/, '$1-$2-$3'),
  ),
  /** "12345678". */
  accountNumber: digits(8, 'Give the account number as eight digits', (eight) => eight),
  /** From the day of an invoice to the last on which it is paid in time. */
  invoiceDays: wholeNumber('the days in which an invoice is paid', 0, 90),
});

export type MoneyFacts = z.infer<typeof moneyFactsSchema>;

/** Whether a homeowner could pay by them. */
export function canBePaid({ accountName, sortCode, accountNumber }: MoneyFacts): boolean {
  return [accountName, sortCode, accountNumber].every((fact) => fact !== '');
}
