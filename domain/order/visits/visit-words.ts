import { dayIn, formatDayOfYear } from '#domain/text/dates';
import type { NotFree } from './free-times';
import type { TakenVisit } from './taken-visit';
import { momentOf, ukTimeOf } from './uk-time';
import { WEEKDAYS } from './visit-calendar';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Why a visit cannot be at a time, for whoever has chosen it. */
export const whyNotFree: Readonly<Record<NotFree, string>> = {
  'not-a-time': 'We could not read that time. Choose another.',
  past: 'That time has passed. Choose another.',
  taken: 'That time is no longer free. Choose another.',
  holiday: 'We make no visits on that day. Choose another.',
  'outside-hours': 'That time is outside our hours. Choose another.',
  'too-soon': 'That day is too soon for us. Choose a later one.',
  'too-far': 'That day is further ahead than we plan. Choose an earlier one.',
};

/**
 * "Tuesday 1 December, 10:30 am to 11:30 am", by a clock in England; with the year if it is not that of `now`. What has
 * no readable start is given as it is.
 */
export function visitInWords({ start, minutes }: Pick<TakenVisit, 'start' | 'minutes'>, now: Date) {
  const begin = momentOf(start);
  if (begin === undefined) return start;
  const end = new Date(begin + minutes * MINUTE).toISOString();
  const [from, to] = [ukTimeOf(start), ukTimeOf(end)];
  return from && to
    ? `${dayInWords(from.day, now)}, ${timeInWords(from.time)} to ${timeInWords(to.time)}`
    : start;
}

/** "Tuesday 1 December" for "2026-12-01", with the year if it is not that of `now`. */
export function dayInWords(day: string, now: Date): string {
  const date = new Date(day);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  const words = `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)} ${formatDayOfYear(date)}`;
  const year = date.getUTCFullYear();
  return year === dayIn(now).getUTCFullYear() ? words : `${words} ${year}`;
}

/** "Tuesday 5 January to Friday 8 January", or the one day that it is; with the year if it is not that of `now`. */
export function daysInWords({ from, to }: { from: string; to: string }, now: Date): string {
  const first = dayInWords(from, now);
  return from === to ? first : `${first} to ${dayInWords(to, now)}`;
}

/** "10:30 am" for "10:30", "12 noon" for "12:00". */
export function timeInWords(time: string): string {
  if (time === '12:00') return '12\u00a0noon';
  if (time === '00:00') return '12\u00a0midnight';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${half}`;
}

/**
 * How far a moment is from now: "just now", "5 minutes ago", "in 2 hours" on the same day in England, else "tomorrow",
 * "in 3 days", "2 weeks ago", "in 4 months", by its calendar.
 */
export function fromNow(moment: Date, now: Date): string {
  const minutes = Math.round((moment.getTime() - now.getTime()) / MINUTE);
  if (Number.isNaN(minutes)) return 'at an unknown time';
  if (minutes === 0) return 'just now';
  if (Math.abs(minutes) < 60) return distance(minutes, 'minute');
  const days = (dayIn(moment).getTime() - dayIn(now).getTime()) / DAY;
  if (days === 0) return distance(Math.trunc(minutes / 60), 'hour');
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (Math.abs(days) < 14) return distance(days, 'day');
  if (Math.abs(days) < 60) return distance(Math.trunc(days / 7), 'week');
  return distance(Math.round(days / 30.5), 'month');
}

function distance(count: number, unit: string): string {
  const size = Math.abs(count);
  const words = `${size}\u00a0${unit}${size === 1 ? '' : 's'}`;
  return count < 0 ? `${words} ago` : `in ${words}`;
}
