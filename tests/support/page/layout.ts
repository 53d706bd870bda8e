import { expect, type Page } from 'playwright/test';

/** The page is as wide as the screen, and not because something hides the rest. */
export async function expectNoOverflow(page: Page, screen: string) {
  const screenWidth = page.viewportSize()?.width;
  const { width, hidden } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    hidden: [document.documentElement, document.body].some((element) =>
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX),
    ),
  }));
  expect.soft(width, screen).toBe(screenWidth);
  expect.soft(hidden, `${screen} hides what runs over`).toBe(false);
}

/** Text that is wholly or partly outside a box that clips its overflow. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility() || element.closest('svg'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX } = getComputedStyle(box);
        // Screen-reader text is hidden on purpose.
        if (box.clientWidth <= 1) break;
        if (!['hidden', 'clip'].includes(overflowX)) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const inside =
          words.left > left - 2 &&
          words.right < right + 2 &&
          words.top > top - 2 &&
          words.bottom < bottom + 2;
        if (!inside) clipped.push(`${element.tagName}: ${node.textContent.slice(0, 40)}`);
      }
    }
    return clipped;
  });
}
