import * as z from 'zod/mini';
import { submitRequest, type SubmitResult } from '#app/pwa/outbox/submit-request';
import { fieldErrors } from '#domain/order/contracts/answers';
import { requests } from '#domain/order/contracts/requests/request-kinds';
import { homeownerActionSchema, type HomeownerAction } from '#domain/order/history/actions';

/** Error messages by field. */
export type Faults = Partial<Record<string, string>>;

/** Checks what a form says with the server's own rules. */
export function checkAction(
  said: z.input<typeof homeownerActionSchema>,
): { action: HomeownerAction; faults?: undefined } | { action?: undefined; faults: Faults } {
  const checked = z.safeParse(homeownerActionSchema, said);
  return checked.success ? { action: checked.data } : { faults: fieldErrors(checked.error) };
}

/**
 * Saves an action of a request's page on this device, and sends it as soon as that is possible.
 *
 * @param corrects the id of one that was refused, in the place of which it comes
 */
export function takeAction(
  token: string,
  action: HomeownerAction,
  corrects?: string,
): Promise<SubmitResult> {
  return submitRequest('follow', z.parse(requests.follow.schema, { token, action }), corrects);
}
