/** A hidden page never paints, but its work must continue. */
const PATIENCE_MS = 100;

/**
 * Resolves once the browser has painted its response to a press, so that further work does not delay it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(go));
  });
}
