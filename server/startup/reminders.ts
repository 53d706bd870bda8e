import type { Logger } from 'pino';
import type { TurnStore } from '#server/stores/shared-ports';
import { sendReminders, type ReminderServices } from '#server/use-cases/order/send-reminders';
import { repeated } from './repeated';

const EVERY_MS = 5 * 60_000;

/** Reminds homeowners of what is due, now and every five minutes, in one process at a time. Returns a function that stops it. */
export function openReminders(
  services: ReminderServices & { turns: TurnStore; logger: Logger },
): () => Promise<void> {
  return repeated(services, {
    name: 'reminders',
    everyMs: EVERY_MS,
    work: () => sendReminders(services),
    done: 'homeowners reminded',
  });
}
