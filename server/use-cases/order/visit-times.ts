import { fix, parse } from 'postcode';
import { countyOf } from '#domain/site/coverage/coverage';
import type { VisitTime } from '#domain/order/history/events';
import { isFree } from '#domain/order/visits/free-times';
import type { TakenVisit } from '#domain/order/visits/taken-visit';
import {
  STARTER_CALENDAR,
  type VisitCalendar,
  type VisitCounty,
} from '#domain/order/visits/visit-calendar';
import type { BookedVisit, OrderNow, SettingStore } from '#server/stores/orders/order-ports';

/** The calendar that the administrator has set, or the one a new installation starts with. */
export async function visitCalendar(settings: SettingStore): Promise<VisitCalendar> {
  return (await settings.find('visit-calendar'))?.value ?? STARTER_CALENDAR;
}

/** The county of a garden, as far as travel is concerned, however its postcode was typed; 'elsewhere' if it is not one we know. */
function countyAt(postcode: string): VisitCounty {
  const { outcode } = parse(fix(postcode.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()));
  return (outcode !== null && countyOf(outcode)) || 'elsewhere';
}

/** A visit in the form the calendar needs. */
export function takenVisit({ start, minutes, postcode }: BookedVisit): TakenVisit {
  return { start, minutes, county: countyAt(postcode) };
}

/** Returns a test for whether a time is still ahead and, travel included, clear of all other visits. */
export function isFreeFor(
  { visits, stands }: Pick<OrderNow, 'visits' | 'stands'>,
  calendar: VisitCalendar,
  now: Date,
) {
  const taken = visits.map(takenVisit);
  const county = countyAt(stands.place?.postcode ?? '');
  return ({ start, minutes }: VisitTime): boolean => {
    const freedom = isFree({ calendar, taken, county, now, start, minutes });
    // We may offer times outside our own hours.
    return freedom.free || !freedom.bindsCompany;
  };
}
