import { KEPT_KEY } from '#app/startup/first-paint-values';
import { forget, recall, remember } from '#app/pwa/local-memory';

/** Stored for a design without a price, and for any by earlier versions. */
const UNPRICED = '1';

/**
 * Records whether this device holds a design in the builder, and its price as written, "£44,470". If so,
 * app/startup/first-paint.js reserves space for the words about it, which avoids a layout shift.
 */
export function noteKeptDesign(isKept: boolean, price: string | null): void {
  if (isKept) remember(KEPT_KEY, price ?? UNPRICED);
  else forget(KEPT_KEY);
}

/** The words that lead back to the design in the builder; null when it is empty. */
export function keptWords(): string | null {
  const kept = recall(KEPT_KEY);
  if (kept === null) return null;
  return kept === UNPRICED ? CONTINUE : `${CONTINUE} · ${kept}`;
}

const CONTINUE = 'Continue your room';

/** Releases the reserved space: the message has rendered, or there is none to show. */
export function releaseKeptPlace(): void {
  document.documentElement.style.removeProperty('--kept');
}
