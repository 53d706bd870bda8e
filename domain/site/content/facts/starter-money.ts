import type { MoneyFacts } from './money-facts';

/** Nothing to pay to until the company has given its account. */
export const STARTER_MONEY: MoneyFacts = {
  accountName: '',
  sortCode: '',
  accountNumber: '',
  invoiceDays: 14,
};
