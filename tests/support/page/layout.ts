import { expect, type Locator, type Page } from 'playwright/test';

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

/** Words in a part of a page that lie over each other, or under something that hides them. */
export function coveredText(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const found: { words: string; element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element?.checkVisibility({ checkOpacity: true })) continue;
      if (element.closest('title, desc')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        // Without the space above and below the letters, and what a box around them cuts off.
        let { left, right, top, bottom } = line;
        [top, bottom] = [top + line.height / 5, bottom - line.height / 5];
        for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible' || box instanceof SVGElement) continue;
          const edge = box.getBoundingClientRect();
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        if (right - left > 3 && bottom - top > 3)
          found.push({ words, element, box: new DOMRect(left, top, right - left, bottom - top) });
      }
    }
    const over = found.flatMap((one, n) =>
      found
        .slice(n + 1)
        .filter(
          ({ element, box }) =>
            element !== one.element &&
            Math.min(one.box.right, box.right) > Math.max(one.box.left, box.left) &&
            Math.min(one.box.bottom, box.bottom) > Math.max(one.box.top, box.top) &&
            // How words lie within one drawing is the drawing's.
            !(element.closest('svg') && one.element.closest('svg')),
        )
        .map(({ words }) => `${one.words} / ${words}`),
    );
    const under = found.flatMap(({ words, element, box: { left, right, top, bottom } }) =>
      [left + 1, right - 1].flatMap((x) => {
        const [above] = document.elementsFromPoint(x, (top + bottom) / 2);
        const isHidden =
          above &&
          root.contains(above) &&
          !above.contains(element) &&
          !above.closest('label, button, svg')?.contains(element) &&
          getComputedStyle(above).backgroundColor !== 'rgba(0, 0, 0, 0)';
        return isHidden ? [`${words} under ${above.tagName}`] : [];
      }),
    );
    return [...over, ...under];
  });
}
