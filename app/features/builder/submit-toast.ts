import type { SubmitResult } from '#app/pwa/submit-request';
import type { Receipt } from '#domain/contracts/receipt';
import type { ToastMessage } from '#app/ui/toast-store';

/** What became of a press on "Submit Quote Request". */
export type SubmitEnd =
  /** Room type or shell size is missing. */
  | { kind: 'incomplete' }
  /** On this device's disk; `received` when the server's receipt has come as well. */
  | { kind: 'saved'; received: boolean; place: 'phone' | 'device' }
  | Exclude<SubmitResult<Receipt>, { kind: 'saved' }>;

const THANKS = {
  title: 'Quote Request Submitted!',
  description: "We'll email your detailed quote and contact you to schedule a consultation.",
};

/** The messages of specification §8; while nothing is received yet, a line says where it is. */
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
    case 'sent-directly':
      return THANKS;
    case 'saved':
      return end.received
        ? THANKS
        : {
            ...THANKS,
            description: `${THANKS.description} It is saved on this ${end.place} and goes by itself when there is signal.`,
          };
  }
}
