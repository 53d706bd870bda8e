/** A hidden page paints nothing; its work goes on all the same. */
const PATIENCE_MS = 100;

/** Resolves when the browser has painted the answer to a press, so that what follows does not delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(go));
  });
}
