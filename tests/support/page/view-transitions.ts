import type { Page } from 'playwright/test';

declare global {
  interface Window {
    transitions: number;
  }
}

/** Counts the view transitions of every page opened from now on. */
export async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = 0;
    const { startViewTransition } = document;
    document.startViewTransition = (update) => {
      window.transitions += 1;
      return startViewTransition.call(document, update);
    };
  });
}

/** How many view transitions the page has started since it was opened. */
export function transitions(page: Page): Promise<number> {
  return page.evaluate(() => window.transitions);
}
