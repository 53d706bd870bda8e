import { ARRIVAL_KEY } from '#app/startup/first-paint-values';
import { forget, recall, remember } from '#app/pwa/local-memory';

/** Thirty days, in milliseconds: as long as a request is news to who sent it. */
const NEWS_MS = 30 * 24 * 60 * 60 * 1000;

/** A quote request was sent or saved: the home page opens with the newest one, for thirty days. */
export function noteArrival(): void {
  remember(ARRIVAL_KEY, String(Date.now() + NEWS_MS));
}

/** Whether the home page is to open with it; app/startup/first-paint.js asks the same. */
export function arrivalIsNews(): boolean {
  return Number(recall(ARRIVAL_KEY)) > Date.now();
}

/** The visitor has closed it, or there is no such request any more. */
export function forgetArrival(): void {
  forget(ARRIVAL_KEY);
}
