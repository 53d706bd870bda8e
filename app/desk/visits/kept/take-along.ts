import { fetchFromInbox } from '#app/api/desk/inbox';
import { fetchOrder } from '#app/api/desk/orders';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { keepDay } from '#app/offline/desk/kept-days';
import { storedQuoteSchema } from '#domain/order/contracts/admin/stored-quote';
import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { dayList } from '#domain/order/visits/day-list';
import { keepPage } from '#app/desk/frame/kept/keep-page';

/**
 * Keeps a day's visits on this device, with each request, and the page that shows them.
 *
 * @throws what the calls throw, and the browser's own error when it has no space
 */
export async function takeAlong({ visits, calendar }: DeskVisits, day: string): Promise<void> {
  const ofDay = dayList(visits, day, calendar).map(({ visit }) => visit);
  const requests = await Promise.all(
    ofDay.map(async ({ requestId: id }) => {
      const path = `/api/room-configurations/${id}` as const;
      const stored = await asAdmin(() => fetchFromInbox(path, storedQuoteSchema));
      const { follow } = await asAdmin(() => fetchOrder(id));
      return [id, { stored, follow }] as const;
    }),
  );
  await keepPage();
  const keptAt = new Date().toISOString();
  await keepDay({ day, keptAt, visits: ofDay, calendar, requests: Object.fromEntries(requests) });
}
