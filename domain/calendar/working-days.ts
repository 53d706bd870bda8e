import { isBankHoliday } from './bank-holidays';

const SUNDAY = 0;

/** We work every day but Sundays and the bank holidays of England (hours: domain/company.ts). */
function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== SUNDAY && !isBankHoliday(day);
}

/** A number of calendar days after a day; days are at midnight UTC, like all days here. */
export function daysAfter(day: Date, count: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + count));
}

/** The day itself if it is a working day, else the next that is. */
export function workingDayFrom(day: Date): Date {
  return isWorkingDay(day) ? day : workingDayFrom(daysAfter(day, 1));
}

/** The last of so many working days after a day, which itself does not count. */
export function workingDaysAfter(day: Date, count: number): Date {
  return count === 0 ? day : workingDaysAfter(workingDayFrom(daysAfter(day, 1)), count - 1);
}
