/**
 * Routes clicks on links that React has not rendered through the router, without a page load. Clicks with
 * another purpose (a new tab, a download) are left to the browser.
 *
 * @returns a function that stops it
 */
export function followLinks(root: HTMLElement, go: (href: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || !isPlain(event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}

/** Not one that opens a tab or saves a file, and not one already handled. */
function isPlain(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
