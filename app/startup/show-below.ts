/**
 * Lays out what build/pages/writer/first-screen/critical-styles.ts has marked as below the first screen, one part per
 * idle period, so that neither the first paint nor a press waits for all of it. Does nothing on a page
 * where startup/first-paint.js has hidden nothing.
 */
export async function showBelow(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset['below']) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-later]')) {
    await idle();
    delete part.dataset['later'];
  }
  delete dataset['below'];
}

/** The visitor is heading there: from now on the browser lays out whatever comes near. */
export function expectBelow(): void {
  const { dataset } = document.documentElement;
  if (dataset['below']) dataset['below'] = 'auto';
}

function idle(): Promise<void> {
  return new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: 200 });
    else setTimeout(go);
  });
}

/** Paper has everything on it at once: whatever waits for the visitor to come near, comes now. */
export function showForPrint(): void {
  delete document.documentElement.dataset['below'];
  for (const picture of document.images) picture.loading = 'eager';
}
