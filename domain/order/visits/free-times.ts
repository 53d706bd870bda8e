import { isBankHoliday } from '#domain/order/calendar/bank-holidays';
import { daysAfter, workingDaysAfter } from '#domain/order/calendar/working-days';
import { dayIn, isoDay } from '#domain/text/dates';
import type { TakenVisit } from './taken-visit';
import { minutesOf, momentOf, ukClockOn } from './uk-time';
import { WEEKDAYS, type VisitCalendar, type VisitCounty } from './visit-calendar';

const MINUTE = 60_000;
/** A clock beyond this is wrong. */
const LAST_NOW = Date.UTC(9000, 0);

/** What decides on a visit, beside its time. */
export interface VisitSituation {
  calendar: VisitCalendar;
  /** All visits that stand, but not the one that is to be moved. */
  taken: readonly TakenVisit[];
  /** Where the visit is to be. */
  county: VisitCounty;
  now: Date;
}

/** The starts on offer on one day. */
export interface FreeDay {
  /** The day in England: "2026-12-01" */
  day: string;
  /** ISO 8601 in UTC */
  starts: string[];
}

/** Why a visit cannot be at a time. */
export type NotFree =
  | 'not-a-time'
  | 'past'
  | 'taken'
  | 'holiday'
  | 'outside-hours'
  | 'too-soon'
  | 'too-far';

/** All bind the homeowner. The company may leave its own hours, but not be in the past or in two places. */
const BINDING_COMPANY: ReadonlySet<NotFree> = new Set(['not-a-time', 'past', 'taken']);

export type Freedom = { free: true } | { free: false; reason: NotFree; bindsCompany: boolean };

/** From one moment to another, in milliseconds since 1970. */
interface Span {
  from: number;
  to: number;
}

/**
 * The starts to offer a homeowner, by day, from a day on ("2026-12-01"; today if absent). Days without any are
 * left out.
 */
export function freeTimes({ from = '', ...situation }: VisitSituation & { from?: string }) {
  const { calendar, now } = situation;
  if (!isClock(now)) return [];
  const whyNotOn = ruleOf(situation);
  const free: FreeDay[] = [];
  for (let later = 0; later <= calendar.daysAhead; later++) {
    const day = isoOf(daysAfter(dayIn(now), later));
    if (day < from) continue;
    const whyNot = whyNotOn(day);
    const starts = startsOn(calendar, day)
      .filter((start) => !whyNot(lasting(start, calendar.visitMinutes)))
      .map((start) => new Date(start).toISOString());
    if (starts.length > 0) free.push({ day, starts });
  }
  return free;
}

/**
 * Whether a visit can be at a time, by the very rule of `freeTimes`, at any whole minute and of any length
 * (the calendar's if absent). The first reason against it counts: those that bind the company come first.
 */
export function isFree(visit: VisitSituation & { start: string; minutes?: number }): Freedom {
  const { calendar, now, start, minutes = calendar.visitMinutes } = visit;
  const moment = momentOf(start);
  const known = moment !== undefined && isClock(now) && Number.isInteger(minutes) && minutes > 0;
  const reason = known
    ? ruleOf(visit)(isoDay(new Date(moment)))(lasting(moment, minutes))
    : 'not-a-time';
  return reason
    ? { free: false, reason, bindsCompany: BINDING_COMPANY.has(reason) }
    : { free: true };
}

/** Minutes to leave between two visits: one way from us to the further garden (decision 0059). */
export function wayBetween(
  travel: VisitCalendar['travelMinutes'],
  one: VisitCounty,
  other: VisitCounty,
): number {
  return Math.max(travel[one], travel[other]);
}

/** The rule itself, for a day and then for a visit on it (decision 0059). */
function ruleOf({ calendar, taken, county, now }: VisitSituation) {
  const busy = taken.map((other): Span => {
    const start = Date.parse(other.start);
    const way = wayBetween(calendar.travelMinutes, county, other.county) * MINUTE;
    return { from: start - way, to: start + other.minutes * MINUTE + way };
  });
  const today = dayIn(now);
  const first = isoOf(workingDaysAfter(today, calendar.noticeDays));
  const last = isoOf(daysAfter(today, calendar.daysAhead));

  return (day: string) => {
    const closed = isClosed(calendar, day);
    const open = hoursOn(calendar, day);
    return ({ from, to }: Span): NotFree | undefined => {
      if (from <= now.getTime()) return 'past';
      // Put this way round, a visit that cannot be read keeps others out.
      if (!busy.every((other) => to <= other.from || from >= other.to)) return 'taken';
      if (closed) return 'holiday';
      if (!open.some((hours) => hours.from <= from && to <= hours.to)) return 'outside-hours';
      if (day < first) return 'too-soon';
      return day > last ? 'too-far' : undefined;
    };
  };
}

/** A bank holiday, or one of the company's own days off. */
function isClosed({ daysOff }: VisitCalendar, day: string): boolean {
  return isBankHoliday(new Date(day)) || daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** The company's hours on a day, as the clock in England has them then. */
function hoursOn(calendar: VisitCalendar, day: string): Span[] {
  const clock = ukClockOn(day);
  // What would be in the hour that is skipped is an hour later, as clocks are then.
  const at = (time: string) => clock(minutesOf(time)) ?? clock(minutesOf(time) + 60) ?? NaN;
  return spansOn(calendar, day).map(({ from, to }) => ({ from: at(from), to: at(to) }));
}

/** Every start of the calendar's grid on a day, free or not, each shown once by a clock in England. */
function startsOn(calendar: VisitCalendar, day: string): number[] {
  const clock = ukClockOn(day);
  return spansOn(calendar, day).flatMap(({ from, to }) => {
    const count = Math.ceil((minutesOf(to) - minutesOf(from)) / calendar.step);
    return Array.from({ length: count }, (_, index) => minutesOf(from) + index * calendar.step)
      .map(clock)
      .filter((start) => start !== undefined);
  });
}

function spansOn({ hours }: VisitCalendar, day: string) {
  const weekday = WEEKDAYS[new Date(day).getUTCDay()];
  return weekday ? hours[weekday] : [];
}

function lasting(start: number, minutes: number): Span {
  return { from: start, to: start + minutes * MINUTE };
}

function isClock(now: Date): boolean {
  return now.getTime() >= 0 && now.getTime() < LAST_NOW;
}

/** @param day at midnight UTC */
function isoOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
