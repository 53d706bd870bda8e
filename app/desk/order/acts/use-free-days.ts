import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countyAt } from '#app/ui/coverage/check-coverage';
import { useNow } from '#app/desk/frame/use-now';
import { visitsQuery } from '#app/desk/frame/order/order-queries';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { VisitCounty } from '#domain/order/visits/visit-calendar';
import { freeTimes } from '#domain/order/visits/free-times';

/** The times that are free for a request's visit, by day; undefined until the calendar is known. */
export function useFreeDays(id: string, { follow }: DeskOrder) {
  const now = useNow();
  const { data, isError } = useQuery(visitsQuery);
  const postcode = follow.place?.postcode ?? '';
  const found = useMemo(() => {
    if (data === undefined) return undefined;
    const county: VisitCounty = countyAt(postcode) ?? 'elsewhere';
    // The visit that is to be moved stands in nobody's way.
    const taken = data.visits.filter(({ requestId }) => requestId !== id);
    const { calendar } = data;
    const days = freeTimes({ calendar, taken, county, now });
    return { days, county, minutes: calendar.visitMinutes };
  }, [data, postcode, id, now]);
  return { found, isError };
}
