import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { daysAfter } from '#domain/order/calendar/working-days';
import { isoDay } from '#domain/text/dates';
import { ukTimeOf } from '#domain/order/visits/uk-time';

/** The search parameters of the screen: the day to show, or the settings of the calendar. */
export interface VisitsSearch {
  day: string;
  set: boolean;
}

/** Reads the search parameters; what is no day is today. */
export function readVisitsSearch(search: Record<string, unknown>, now: Date): VisitsSearch {
  const day = typeof search['day'] === 'string' ? search['day'] : '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && isoOf(new Date(day)) === day;
  return { day: isDay ? day : isoDay(now), set: search['set'] === 'calendar' };
}

/** The day so many days after a day: "2026-12-01". */
export function dayAfter(day: string, count: number): string {
  return isoOf(daysAfter(new Date(day), count)) ?? day;
}

/** The builds that go on on a day. */
export function buildsOn(day: string, builds: DeskVisits['builds'] = []) {
  return builds.filter(({ from, to }) => from <= day && day <= to);
}

/** The week of a day from Monday to Sunday, each with how many visits and builds it has. */
export function weekOf(day: string, { visits, builds }: Pick<DeskVisits, 'visits' | 'builds'>) {
  const monday = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => {
    const one = dayAfter(monday, index);
    const count = visits.filter(({ start }) => ukTimeOf(start)?.day === one).length;
    return { day: one, count, builds: buildsOn(one, builds).length };
  });
}

function isoOf(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
