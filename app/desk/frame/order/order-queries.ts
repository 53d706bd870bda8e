import { queryOptions } from '@tanstack/react-query';
import { fetchOrder } from '#app/api/desk/orders';
import { fetchBoard } from '#app/api/desk/board';
import { fetchVisits } from '#app/api/desk/visits';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';

/** Others work on the same orders: homeowners, and a colleague. */
const LOOK_AGAIN = { refetchInterval: 60_000, refetchOnWindowFocus: true, staleTime: 0 };

/** All that changes with an order begins with this key: the inbox's own reads, too. */
export const REQUESTS_KEY = ['/api/room-configurations'] as const;
export const BOARD_KEY = ['/api/board'] as const;
export const VISITS_KEY = ['/api/visits'] as const;

/** The order of a request. Kept only in memory. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, id, 'order'],
    queryFn: ({ signal }) => asAdmin(() => fetchOrder(id, signal)),
    ...LOOK_AGAIN,
  });

/** The visits that are booked, and the calendar. Kept only in memory. */
export const visitsQuery = queryOptions({
  queryKey: VISITS_KEY,
  queryFn: ({ signal }) => asAdmin(() => fetchVisits(signal)),
  ...LOOK_AGAIN,
});

/** The board. Kept only in memory. */
export const boardQuery = queryOptions({
  queryKey: BOARD_KEY,
  queryFn: ({ signal }) => asAdmin(() => fetchBoard(signal)),
  ...LOOK_AGAIN,
});
