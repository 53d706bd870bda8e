import { isoDay } from '#domain/text/dates';

/** The last day in Northampton on which a quote sent at this moment can be accepted: "2026-12-21". */
export function validUntil(sent: Date, validDays: number): string {
  return isoDay(sent, validDays);
}

/** Whether that day is over in Northampton. */
export function hasRunOut(lastDay: string, now: Date): boolean {
  return isoDay(now) > lastDay;
}
