import { formatDayOfYear, monthName } from '#domain/text/dates';
import { compassPoint } from './compass';
import type { SkySun } from './sun-position';
import type { Stretch } from './sun-on-desk';

const DEGREE = Math.PI / 180;

/** "3:40 pm", "9 am", "noon": minutes after midnight by the clock. */
export function formatClock(minutes: number): string {
  if (minutes === 12 * 60) return 'noon';
  const [hour, past] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const shown = `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
  return `${shown}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** "Sun in the south-west, 52° high" */
export function formatSun({ altitude, bearing }: SkySun): string {
  if (altitude <= 0) return 'The sun is down';
  const high = Math.max(1, Math.round(altitude / DEGREE));
  return `Sun in the ${compassPoint(bearing / DEGREE)}, ${high}° high`;
}

/** "21 June, 3:40 pm, sun in the south-west, 52° high": all that the slider says. */
export function describeSun(day: Date, minutes: number, sun: SkySun): string {
  const [first = '', ...rest] = formatSun(sun);
  const words = [formatDayOfYear(day), formatClock(minutes), first.toLowerCase() + rest.join('')];
  return words.join(', ').replaceAll('\u00a0', ' ');
}

/** "8:20 am to 10:40 am and 2 pm to 4 pm"; empty if there are none. */
export function formatStretches(stretches: readonly Stretch[]): string {
  const each = stretches.map(({ from, to }) => `${formatClock(from)} to ${formatClock(to)}`);
  const last = each.pop() ?? '';
  return each.length > 0 ? `${each.join(', ')} and ${last}` : last;
}

/** "2.3 hours", "1 hour", "20 minutes"; "none" below five minutes. */
export function formatHours(hours: number): string {
  if (hours < 1 / 12) return 'none';
  if (hours < 0.95) return `${Math.max(5, Math.round((hours * 60) / 5) * 5)}\u00a0minutes`;
  const rounded = hours.toFixed(1).replace('.0', '');
  return `${rounded}\u00a0${rounded === '1' ? 'hour' : 'hours'}`;
}

/** The months that "Light at the desk" tells of: one in between, the lightest and the darkest. January is 0. */
export const LIGHT_MONTHS = [2, 5, 11] as const;

/**
 * "Under a clear sky, direct sun on the desk for 3.3 to 10 hours a day in March, 4 hours in June and none in
 * December, by the way it faces"
 *
 * @param months hours a day in each of `LIGHT_MONTHS`, least and most of all directions
 */
export function deskSunWords(months: readonly { low: number; high: number }[]): string {
  const told = months.map(({ low, high }) => spanOf(formatHours(low), formatHours(high)));
  const names = LIGHT_MONTHS.map(monthName);
  if (told.every((words) => words === 'none'))
    return `No direct sun on the desk in ${inOneList(names)}`;
  const each = told.map((words, n) => `${words}${n === 0 ? ' a day' : ''} in ${names[n] ?? ''}`);
  const isRange = told.some((words) => words.includes(' to '));
  return `Under a clear sky, direct sun on the desk for ${inOneList(each)}${isRange ? ', by the way it faces' : ''}`;
}

/** "3.3 to 10 hours", "none to 20 minutes", "2 hours": two formatted hours. */
function spanOf(low: string, high: string): string {
  if (low === high) return low;
  const isSameUnit = low.split('\u00a0')[1] === high.split('\u00a0')[1];
  return `${isSameUnit ? (low.split('\u00a0')[0] ?? '') : low} to ${high}`;
}

function inOneList(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
