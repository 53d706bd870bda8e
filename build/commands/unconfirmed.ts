import { knowsBankHolidays } from '#domain/calendar/bank-holidays';
import { PROMISE_NAMES, type CompanyFacts, type PromiseName } from '#domain/content/company-facts';
import { daysLater, withinWorkingDays } from '#domain/content/fact-words';

/** Something that pages say and only the company, or the calendar, can confirm. */
interface Unconfirmed {
  words: string;
  /** Where it stands. */
  file: string;
}

/** What new installations start with and the desk can change: a line goes once the company has confirmed it. */
const STARTERS: readonly Unconfirmed[] = [
  {
    words: 'when a room is paid, and for how long a detailed quote is valid',
    file: 'domain/order/quote/starter-terms.ts',
  },
  {
    words: 'how long a visit takes, the ways to the counties, and the notice',
    file: 'domain/order/visits/visit-calendar.ts',
  },
];

/** The promises in words, as pages give them. */
const promiseWords = ({ promises }: CompanyFacts): Record<PromiseName, string> => ({
  call: withinWorkingDays(promises.callWorkingDays),
  visit: daysLater(promises.visitDaysAfterCall),
  quote: `${withinWorkingDays(promises.quoteWorkingDays)} of the visit`,
  price: promises.price,
  details: promises.details,
});

/** The promises and starters that the company has not confirmed, and the next year if its bank holidays are missing. */
export function unconfirmed(today: Date, facts: CompanyFacts): Unconfirmed[] {
  const words = promiseWords(facts);
  const promises = PROMISE_NAMES.filter((name) => !facts.promises.confirmed.includes(name)).map(
    (name) => ({ words: `${name}: ${words[name]}`, file: 'domain/content/starter-facts.ts' }),
  );
  const questions = [...promises, ...STARTERS];
  const nextYear = today.getUTCFullYear() + 1;
  if (knowsBankHolidays(nextYear)) return questions;
  const missing = `the bank holidays of ${nextYear}`;
  return [...questions, { words: missing, file: 'domain/calendar/bank-holidays.ts' }];
}
