import { sendPhoto } from '#app/api/send-photo';
import { availableLocks } from '#app/offline/coordination/available-locks';
import { createPhotoDrain } from '#app/offline/sending/photo-drain';
import { createWaker, type Waker, type WakerPage } from './waker';

let waker: Waker | null = null;

/**
 * Sends the photos that wait, now and whenever the connection or the visitor returns.
 *
 * @throws the browser's DOMException when they cannot be read
 */
export function wakePhotos(page: WakerPage): Promise<void> {
  waker ??= createWaker(
    createPhotoDrain({
      send: sendPhoto,
      now: Date.now,
      random: Math.random,
      locks: availableLocks(),
    }),
    page,
  );
  return waker.wake();
}
