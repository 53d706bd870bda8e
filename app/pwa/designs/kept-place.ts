import { KEPT_KEY } from '#app/startup/first-paint-values';
import { forget, remember } from '#app/pwa/local-memory';

/**
 * Notes whether this device keeps a design in the builder: app/startup/first-paint.js then keeps open the
 * place of the words that say so, and nothing moves when they come.
 */
export function noteKeptDesign(isKept: boolean): void {
  if (isKept) remember(KEPT_KEY, '1');
  else forget(KEPT_KEY);
}

/** Ends what was kept open: the words are there, or there is nothing to say. */
export function releaseKeptPlace(): void {
  document.documentElement.style.removeProperty('--kept');
}
