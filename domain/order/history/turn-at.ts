import type { Order } from './order';
import type { VisitTime } from './events';

const MINUTE = 60_000;

/**
 * Whose turn it is at a moment, and since when. Events alone cannot say it: once the time of a booked visit is over it
 * is ours, though nobody has done anything.
 *
 * @param visit the one that is booked; null for none
 */
export function turnAt(
  { waitsFor, since }: Pick<Order, 'waitsFor' | 'since'>,
  visit: VisitTime | null,
  now: Date,
): Pick<Order, 'waitsFor' | 'since'> {
  const over = visit === null ? Number.NaN : Date.parse(visit.start) + visit.minutes * MINUTE;
  if (waitsFor !== null || !(over <= now.getTime())) return { waitsFor, since };
  return { waitsFor: 'company', since: new Date(over).toISOString() };
}
