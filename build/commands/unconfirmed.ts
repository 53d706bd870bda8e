import { knowsBankHolidays } from '#domain/calendar/bank-holidays';
import { companyPromises } from '#domain/company';

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

/** The promises and starters that the company has not confirmed, and the next year if its bank holidays are missing. */
export function unconfirmed(today: Date): Unconfirmed[] {
  const promises = Object.entries(companyPromises).flatMap(([name, { words, confirmed }]) =>
    confirmed ? [] : [{ words: `${name}: ${words}`, file: 'domain/company.ts' }],
  );
  const questions = [...promises, ...STARTERS];
  const nextYear = today.getUTCFullYear() + 1;
  if (knowsBankHolidays(nextYear)) return questions;
  const words = `the bank holidays of ${nextYear}`;
  return [...questions, { words, file: 'domain/calendar/bank-holidays.ts' }];
}
