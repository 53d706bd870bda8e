/** Runs `work` once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const later = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 });
    else setTimeout(work, 500);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
