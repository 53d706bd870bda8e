import { BANNER_KEY } from '#app/startup/first-paint-values';
import { recall } from '#app/pwa/local-memory';

/** Whether a request was still on its way when this device was last looked at. */
export function requestWasWaiting(): boolean {
  return recall(BANNER_KEY)?.endsWith(' Infinity') ?? false;
}
