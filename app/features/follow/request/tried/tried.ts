import * as z from 'zod/mini';
import type { OutboxItem } from '#app/offline/outbox/outbox-entry';
import { homeownerActionSchema, type HomeownerAction } from '#domain/order/history/actions';

/** Something done on the page of a request that our server has not taken yet, or did not take. */
export interface Tried {
  id: string;
  state: 'waiting' | 'sending' | 'attention';
  action: HomeownerAction;
  /** Why it was not taken, in the server's words, or why it still waits. */
  message: string | undefined;
}

/** What was done on the page with this token and has not arrived, oldest first. */
export function triedOn(token: string, items: readonly OutboxItem[]): Tried[] {
  return items
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .flatMap((item): Tried[] => {
      if (item.unreadable || item.kind !== 'follow' || item.state === 'received') return [];
      if (item.request.token !== token) return [];
      const action = z.safeParse(homeownerActionSchema, item.request.action);
      const { id, state, lastProblem } = item;
      return action.success
        ? [{ id, state, action: action.data, message: lastProblem?.message }]
        : [];
    });
}

/** Those of some kinds. */
export function ofKinds(
  tried: readonly Tried[],
  kinds: readonly HomeownerAction['kind'][],
): Tried[] {
  return tried.filter(({ action }) => kinds.includes(action.kind));
}

/** Whether one is on its way: its form need not be offered again. */
export function isOnItsWay({ state }: Tried): boolean {
  return state !== 'attention';
}
