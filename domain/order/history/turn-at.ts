import type { Order } from './order';

const MINUTE = 60_000;

/**
 * Whose turn it is at a moment, and since when. Events alone cannot say it: once the time of a booked visit is over it
 * is ours, and so it is once every time that we offered has begun without being chosen, though nobody has done
 * anything.
 */
export function turnAt(
  { waitsFor, since, visit, offered }: Pick<Order, 'waitsFor' | 'since' | 'visit' | 'offered'>,
  now: Date,
): Pick<Order, 'waitsFor' | 'since'> {
  const isOpen = waitsFor === null || (waitsFor === 'homeowner' && offered.length > 0);
  if (!isOpen) return { waitsFor, since };
  const ends =
    visit?.state === 'booked'
      ? [Date.parse(visit.start) + visit.minutes * MINUTE]
      : offered.map(({ start }) => Date.parse(start));
  const over = Math.max(...ends);
  if (ends.length === 0 || over > now.getTime()) return { waitsFor, since };
  return { waitsFor: 'company', since: new Date(over).toISOString() };
}
