import { STRIP_KEY } from '#app/startup/first-paint-values';
import { recall } from './local-memory';

/** Whether a request was still on its way when this device was last looked at. */
export function requestWasWaiting(): boolean {
  return recall(STRIP_KEY)?.endsWith(' Infinity') ?? false;
}
