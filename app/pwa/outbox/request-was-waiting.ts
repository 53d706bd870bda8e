import { BANNER_KEY } from '#app/startup/first-paint-values';
import { recall } from '#app/pwa/local-memory';

/** Whether a request was still waiting to be sent when this device last checked. */
export function requestWasWaiting(): boolean {
  return recall(BANNER_KEY)?.endsWith(' Infinity') ?? false;
}
