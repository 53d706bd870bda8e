import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError } from '#app/api/http';
import { sendAction } from '#app/api/desk/orders';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { CompanyAction } from '#domain/order/history/actions';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { BOARD_KEY, orderQuery, REQUESTS_KEY, VISITS_KEY } from './order-queries';

/** Why an action was not done. */
export interface Refusal {
  /** In the server's own words, where it gave any. */
  words: string;
  /** Something happened meanwhile: how many events this window knew of. */
  over?: number;
}

export const UNREACHED =
  'The server cannot be reached. What you typed is still here. Please try again.';

/** A call that changes an order: what it says, and how it is sent under a key, over so many events. */
export interface OrderCall {
  what: object;
  send: (key: string, over: number) => Promise<DeskOrder>;
}

/** Does things to an order, each once however often its button is pressed. */
export function useOrderActions(id: string, order: Pick<DeskOrder, 'number'>) {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  // The same action that is tried again keeps its key: it may have been done, and only the answer lost.
  const tried = useRef<{ said: string; key: string }>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ what, send }: OrderCall) => {
      const said = JSON.stringify(what);
      if (tried.current?.said !== said) tried.current = { said, key: crypto.randomUUID() };
      const { key } = tried.current;
      return asAdmin(() => send(key, order.number));
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: (answer) => {
      tried.current = undefined;
      queryClient.setQueryData(orderQuery(id).queryKey, answer);
      void refreshOrders(queryClient);
    },
    onError: (error) => {
      setRefusal(refusalOf(error, order.number));
      // What has happened is there before the button can be pressed again.
      return refreshOrders(queryClient);
    },
  });
  const make = (call: OrderCall): Promise<boolean> => {
    if (mutation.isPending) return Promise.resolve(false);
    return mutation.mutateAsync(call).then(
      () => true,
      // Shown beside the action.
      () => false,
    );
  };
  return {
    busy: mutation.isPending,
    refusal,
    forget: () => setRefusal(undefined),
    /** Resolves to whether it was done. */
    make,
    takeAction: (action: CompanyAction): Promise<boolean> =>
      make({ what: action, send: (key, over) => sendAction(id, key, { over, action }) }),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;

/** Why a call failed, for the place where it was made. @param over what this window knew of */
export function refusalOf(error: unknown, over?: number): Refusal {
  const refusal = error instanceof HttpError ? error.apiError : null;
  if (refusal === null) return { words: UNREACHED };
  return { words: refusal.error, ...(refusal.code === 'desk_conflict' && { over }) };
}

/** Reads again all that shows orders. */
export function refreshOrders(queryClient: ReturnType<typeof useQueryClient>): Promise<unknown> {
  return Promise.all(
    [REQUESTS_KEY, BOARD_KEY, VISITS_KEY].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
