import { ToastCard } from './toast-card';
import { showToast, type ToastMessage } from './toast-store';

/**
 * Shows a message for 5 seconds, replacing any other: at most one is visible (specification §9). The card
 * is bundled with the code that shows messages, so it also works offline, and pages without messages do
 * not load it.
 */
export function toast(message: ToastMessage): void {
  showToast(message, ToastCard);
}
