import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { DAYS } from '#domain/site/content/facts/days';
import { isOpenOn } from '#domain/site/content/facts/fact-words';
import { isHoliday } from '#domain/site/content/facts/holiday-words';
import { isBankHoliday } from './bank-holidays';

type Hours = CompanyFacts['hours'];

/** Nobody is closed for longer; a mistake in the hours must not be searched for ever. */
const MOST_CLOSED_DAYS = 366;

/** From Monday to Saturday: of those who have not said when they work. */
const USUAL: Hours = {
  spans: [{ from: 'Mon', to: 'Sat', opens: '08:00', closes: '18:00' }],
  holidays: [],
};

/** We work on the days that have opening hours, but not on holidays of ours or on the bank holidays of England. */
function isWorkingDay(day: Date, hours: Hours): boolean {
  const spans = hours.spans.length > 0 ? hours.spans : USUAL.spans;
  const name = DAYS[(day.getUTCDay() + 6) % 7];
  const date = day.toISOString().slice(0, 10);
  return (
    name !== undefined &&
    isOpenOn(name, { spans }) &&
    !isBankHoliday(day) &&
    !isHoliday(hours, date)
  );
}

/** A number of calendar days after a day; days are at midnight UTC, like all days here. */
export function daysAfter(day: Date, count: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + count));
}

/** The day itself if it is a working day, else the next that is. */
export function workingDayFrom(day: Date, hours = USUAL): Date {
  for (let later = 0; later < MOST_CLOSED_DAYS; later++) {
    const candidate = daysAfter(day, later);
    if (isWorkingDay(candidate, hours)) return candidate;
  }
  return day;
}

/** The last of so many working days after a day, which itself does not count. */
export function workingDaysAfter(day: Date, count: number, hours = USUAL): Date {
  return count === 0
    ? day
    : workingDaysAfter(workingDayFrom(daysAfter(day, 1), hours), count - 1, hours);
}
