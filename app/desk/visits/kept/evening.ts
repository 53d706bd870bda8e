import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { ukTimeOf } from '#domain/order/visits/uk-time';

/** When the next day is packed. */
const EVENING = '16:00';

/** Whether it is evening in England, where the visits are. */
export function isEvening(now: Date): boolean {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  return (ukTimeOf(minute)?.time ?? '') >= EVENING;
}

/** How many visits begin on a day in England. */
export function visitsOn({ visits }: DeskVisits, day: string): number {
  return visits.filter(({ start }) => ukTimeOf(start)?.day === day).length;
}
