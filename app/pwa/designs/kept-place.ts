import { KEPT_KEY } from '#app/startup/first-paint-values';
import { forget, remember } from '#app/pwa/local-memory';

/**
 * Records whether this device holds a design in the builder. If so, app/startup/first-paint.js reserves
 * space for the message about it, which avoids a layout shift.
 */
export function noteKeptDesign(isKept: boolean): void {
  if (isKept) remember(KEPT_KEY, '1');
  else forget(KEPT_KEY);
}

/** Releases the reserved space: the message has rendered, or there is none to show. */
export function releaseKeptPlace(): void {
  document.documentElement.style.removeProperty('--kept');
}
