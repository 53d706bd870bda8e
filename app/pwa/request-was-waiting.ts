import { recall } from './local-memory';

/** Where strip-place.ts notes what stood in the status strip. */
export const STRIP_KEY = 'strip';

/** Whether a request was still on its way when this device was last looked at. */
export function requestWasWaiting(): boolean {
  return recall(STRIP_KEY)?.endsWith(' Infinity') ?? false;
}
