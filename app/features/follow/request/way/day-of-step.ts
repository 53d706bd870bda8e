import type { FollowView } from '#domain/order/contracts/follow';
import { isoDay } from '#domain/text/dates';

/**
 * The day that stands beside a step of the way, "2026-12-08", or null for none: when it was reached, and of the visit the
 * day on which we come.
 */
export function dayOfStep(
  { stage, since }: FollowView['steps'][number],
  visit: FollowView['visit'],
): string | null {
  if (since === null) return null;
  if (stage !== 'visit') return isoDay(new Date(since));
  return visit === null || visit.state === 'cancelled' ? null : isoDay(new Date(visit.start));
}
