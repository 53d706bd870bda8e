import { sendPhoto } from '#app/api/send-photo';
import { sendRequest } from '#app/api/send-request';
import { createDrain } from '#app/offline/sending/drain';
import { createPhotoDrain } from '#app/offline/sending/photo-drain';
import { availableLocks } from '#app/offline/coordination/available-locks';

/** The tag that pages register for Background Sync. */
export const OUTBOX_SYNC = 'outbox';

const context = { now: Date.now, random: Math.random, locks: availableLocks() };
const drain = createDrain({ ...context, send: sendRequest });
const photoDrain = createPhotoDrain({ ...context, send: sendPhoto });

/**
 * Sends what is waiting, requests before photos, even with every tab closed.
 *
 * @throws Error while requests remain, so that the browser tries again later
 */
export async function drainInWorker(): Promise<void> {
  const requests = await drain({ hurry: true });
  const photos = await photoDrain({ hurry: true });
  const waiting = requests.remaining + photos.remaining;
  if (waiting > 0) throw new Error(`Requests and photos that still wait: ${waiting}`);
}
