import { submitRequest, type SubmitResult } from '#app/pwa/outbox/submit-request';
import { deviceName } from '#app/ui/screen/device-name';
import type { CheckedRequest } from '#domain/order/contracts/requests/request-kinds';
import type { ToastMessage } from '#app/ui/toasts/toast-store';

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

/** The result of pressing "Submit Quote Request". */
export type SubmitEnd =
  /** Room type or shell size is missing. */
  | { kind: 'incomplete' }
  /** Only on this device's disk; `message` says why. */
  | { kind: 'saved'; message: string; place: 'phone' | 'device' }
  | Exclude<SubmitResult, { kind: 'saved' }>;

const THANKS = {
  title: 'Quote Request Submitted!',
  description: "We'll email your detailed quote and contact you to schedule a consultation.",
};

/** The messages of specification §8; a request that is not received is not called submitted (decision 0044). */
export function submitToast(end: SubmitEnd): ToastMessage {
  switch (end.kind) {
    case 'incomplete':
      return { title: 'Please complete all required fields.', variant: 'destructive' };
    case 'failed':
      return {
        title: 'Failed to save configuration. Please try again.',
        description: end.problem.message,
        variant: 'destructive',
      };
    case 'received':
      return THANKS;
    case 'saved':
      return {
        title: 'Quote Request Saved',
        description: `It is saved on this ${end.place}. ${end.message} Then we'll email your detailed quote.`,
      };
  }
}
