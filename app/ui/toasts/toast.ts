import { ToastCard } from './toast-card';
import { showToast, type ToastMessage } from './toast-store';

/**
 * Shows a message for 5 seconds in place of any other: at most one is seen (specification §9). Its
 * card comes along with whoever has something to say, so that it is there without a signal too, and
 * pages that say nothing do without.
 */
export function toast(message: ToastMessage): void {
  showToast(message, ToastCard);
}
