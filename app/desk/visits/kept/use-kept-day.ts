import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchFromInbox } from '#app/api/desk/inbox';
import { fetchOrder } from '#app/api/desk/orders';
import { keptDaysQuery } from '#app/desk/frame/device/kept-days';
import { keepScreens } from '#app/desk/frame/device/kept-screens';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { forgetDays, keepDay } from '#app/offline/desk/kept-days';
import { deskQuoteRequestSchema } from '#domain/order/contracts/admin/desk-quote-request';
import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { dayList } from '#domain/order/visits/day-list';

/** What this device has of a day of visits, if anything, and how it is taken along and taken off again. */
export function useKeptDay(day: string) {
  const queryClient = useQueryClient();
  const { data: days } = useQuery(keptDaysQuery);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: keptDaysQuery.queryKey });
  return {
    isKnown: days !== undefined,
    kept: days?.find((one) => one.day === day),
    take: useMutation({
      mutationFn: (visits: DeskVisits) => takeAlong(visits, day),
      onSettled: readAgain,
    }),
    forget: useMutation({ mutationFn: () => forgetDays(day), onSettled: readAgain }),
  };
}

/**
 * Keeps a day's visits on this device, with each request, and the screens that show them.
 *
 * @throws what the calls throw, and the browser's own error when it has no space
 */
async function takeAlong({ visits, calendar }: DeskVisits, day: string): Promise<void> {
  const ofDay = dayList(visits, day, calendar).map(({ visit }) => visit);
  const requests = await Promise.all(
    ofDay.map(async ({ requestId: id }) => {
      const path = `/api/room-configurations/${id}` as const;
      const stored = await asAdmin(() => fetchFromInbox(path, deskQuoteRequestSchema));
      const { follow } = await asAdmin(() => fetchOrder(id));
      return [id, { stored, follow }] as const;
    }),
  );
  await keepScreens();
  const keptAt = new Date().toISOString();
  await keepDay({ day, keptAt, visits: ofDay, calendar, requests: Object.fromEntries(requests) });
}
