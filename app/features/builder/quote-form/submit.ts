import { submitRequest, type SubmitResult } from '#app/pwa/outbox/submit-request';
import { deviceName } from '#app/ui/screen/device-name';
import type { CheckedRequest } from '#domain/order/contracts/requests/request-kinds';
import type { SubmitEnd } from './submit-toast';

/**
 * Saves and sends a request and reports the result. Never throws.
 *
 * @param request null when it cannot be sent and no field is to blame
 */
export async function submit(request: CheckedRequest<'quote'> | null): Promise<SubmitEnd> {
  const result = request ? await submitRequest('quote', request).catch(unforeseen) : unforeseen();
  if (result.kind !== 'saved') return result;
  return { ...result, place: deviceName() };
}

/** Even an unforeseen error must end in a helpful message. */
function unforeseen(): SubmitResult {
  const message = 'What you typed is still here.';
  return { kind: 'failed', problem: { reason: 'not-ours', message } };
}
