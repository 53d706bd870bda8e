import { sendRequest } from '#app/api/send-request';
import { createDrain } from '#app/offline/sending/drain';
import { availableLocks } from '#app/offline/coordination/available-locks';

/** The tag that pages register for Background Sync. */
export const OUTBOX_SYNC = 'outbox';

const drain = createDrain({
  send: sendRequest,
  now: Date.now,
  random: Math.random,
  locks: availableLocks(),
});

/**
 * Sends what is waiting, even with every tab closed.
 *
 * @throws Error while requests remain, so that the browser tries again later
 */
export async function drainInWorker(): Promise<void> {
  const { remaining } = await drain({ hurry: true });
  if (remaining > 0) throw new Error(`Requests that still wait: ${remaining}`);
}
