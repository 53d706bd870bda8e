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
 * "Sun on the desk under a clear sky: 0 to 5.9 hours a day in March, 4 in June, 0 in December"
 *
 * @param months hours of direct sun a day in each of `LIGHT_MONTHS`, least and most of all directions
 */
export function deskSunWords(months: readonly { low: number; high: number }[]): string {
  const hours = months.map(({ low, high }) => [tenths(low), tenths(high)] as const);
  const [first = '', second = '', last = ''] = LIGHT_MONTHS.map(monthName);
  if (hours.every(([, most]) => most === '0'))
    return `No direct sun on the desk in ${first}, ${second} or ${last}`;
  const [one = '', two = '', three = ''] = hours.map(([least, most]) =>
    least === most ? most : `${least} to ${most}`,
  );
  return `Sun on the desk under a clear sky: ${one} hours a day in ${first}, ${two} in ${second}, ${three} in ${last}`;
}

/** "5.9", "4": hours. */
function tenths(hours: number): string {
  return hours.toFixed(1).replace('.0', '');
}
