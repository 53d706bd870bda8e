import { knowsBankHolidays } from '#domain/calendar/bank-holidays';
import { companyPromises } from '#domain/company';

/** Something that pages say and only the company, or the calendar, can confirm. */
interface Unconfirmed {
  words: string;
  /** Where it stands. */
  file: string;
}

/** The promises that the company has not confirmed, and the next year if its bank holidays are missing. */
export function unconfirmed(today: Date): Unconfirmed[] {
  const promises = Object.entries(companyPromises).flatMap(([name, { words, confirmed }]) =>
    confirmed ? [] : [{ words: `${name}: ${words}`, file: 'domain/company.ts' }],
  );
  const nextYear = today.getUTCFullYear() + 1;
  if (knowsBankHolidays(nextYear)) return promises;
  const words = `the bank holidays of ${nextYear}`;
  return [...promises, { words, file: 'domain/calendar/bank-holidays.ts' }];
}
