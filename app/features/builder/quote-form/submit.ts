import type { Visualisation } from '#app/offline/garden-photos/visualisation';
import { submitRequest, type SubmitResult } from '#app/pwa/outbox/submit-request';
import { deviceName } from '#app/ui/screen/device-name';
import type { CheckedRequest } from '#domain/order/contracts/requests/request-kinds';
import { ifSaid } from '#domain/room/energy/use';
import type { ToastMessage } from '#app/ui/toasts/toast-store';

/**
 * Saves and sends a request and reports the result. Never throws.
 *
 * @param request null when it cannot be sent and no field is to blame
 * @param visualisation goes with it; null for none
 */
export async function submit(
  request: CheckedRequest<'quote'> | null,
  visualisation: Visualisation | null,
): Promise<SubmitEnd> {
  const result = request ? await sent(request, visualisation).catch(unforeseen) : unforeseen();
  if (result.kind !== 'saved') return result;
  return { ...result, place: deviceName() };
}

async function sent(
  checked: CheckedRequest<'quote'>,
  visualisation: Visualisation | null,
): Promise<SubmitResult> {
  const request = await withYearSaid(checked);
  if (!visualisation) return submitRequest('quote', request);
  try {
    const { submitWithPhotos } = await import('#app/pwa/outbox/submit-with-photos');
    return await submitWithPhotos(request, [visualisation.withRoom, visualisation.without]);
  } catch {
    // Sent without them they would be lost without a word.
    return { kind: 'failed', problem: { reason: 'not-ours', message: NOT_WITH_PICTURE } };
  }
}

const NOT_WITH_PICTURE =
  'Your photos could not be saved here with the request, so nothing was sent. Untick the picture to send the request without it.';

/**
 * With what was said on this device of direction and week. Its code is there with the summary's line on heating; where that
 * could not be loaded, the request goes without: it matters more.
 */
async function withYearSaid(request: CheckedRequest<'quote'>): Promise<CheckedRequest<'quote'>> {
  const loaded = await import('#app/pwa/use-year-said').catch(() => undefined);
  const yearSaid = ifSaid(loaded?.yearSaid());
  return yearSaid ? { ...request, yearSaid } : request;
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
