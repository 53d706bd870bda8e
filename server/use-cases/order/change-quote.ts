import { randomUUID } from 'node:crypto';
import { decideForCompany } from '#domain/order/history/decide';
import { REFUSALS } from '#domain/order/history/refusals';
import { ApiProblem } from '#server/api-problem';
import type { OrderStore } from '#server/stores/orders/order-ports';
import { RevisionConflictError } from '#server/stores/ports';
import type { RequestChange } from '#server/stores/requests/request-ports';

/**
 * Changes the notes on a quote request, or sets its state by hand, which becomes part of its history. False if
 * there is no such request.
 *
 * @throws {RevisionConflictError} `over` is no longer its revision; nothing was written
 * @throws {ApiProblem} 422 with a code of `REFUSALS`
 */
export async function changeQuote(
  orders: OrderStore,
  id: string,
  { over, at, state, notes }: RequestChange,
): Promise<boolean> {
  const order = await orders.change(id, at, ({ request, stands }) => {
    if (request.revision !== over) throw new RevisionConflictError(request.revision);
    if (state === undefined) return { notes };
    const action = { kind: 'state-set', to: state } as const;
    const verdict = decideForCompany(stands, action, { now: at, isFree: () => true });
    if (verdict.happens !== null) {
      return { notes, event: { id: randomUUID(), by: 'company', what: verdict.happens } };
    }
    if (verdict.refused === null) return { notes };
    throw new ApiProblem(422, verdict.refused, REFUSALS[verdict.refused]);
  });
  return order !== undefined;
}
