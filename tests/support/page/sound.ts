import { expect, type Page } from 'playwright/test';
import { DESKTOP, PHONE } from '#tests/support/routes';
import { expectAccessible, expectKeyboardReaches } from './accessibility';

/**
 * On a phone and on a laptop, in both themes: no accessibility fault, nothing wider than the screen, and no box wider
 * than its form. Ends at the size at which it began. The way to a screen takes longer than the look at it, so it is gone once.
 */
export function expectSound(page: Page, screen: string, part = 'html'): Promise<void> {
  return atBothSizes(page, async (width) => {
    const look = `${screen}, ${width} px`;
    // From where another size has left it, something that stays in sight may cover half a button.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page, look, part);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${look}, wider than the screen`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(boxesBeyond), `${look}, wider than their form`).toEqual([]);
  });
}

/** The boxes of forms that go beyond their form, or beyond their group of boxes. */
function boxesBeyond(): string[] {
  return [
    ...document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea'),
  ]
    .filter((box) => {
      const { right, width } = box.getBoundingClientRect();
      const form = box.closest('fieldset, form')?.getBoundingClientRect();
      return form !== undefined && width > 1 && right > form.right + 1;
    })
    .map((box) => box.outerHTML.slice(0, 90));
}

/** On a phone and on a laptop, the keyboard reaches every control of the page's main part. */
export function expectReachable(page: Page, screen: string): Promise<void> {
  return atBothSizes(page, (width) => expectKeyboardReaches(page, `${screen}, ${width} px`));
}

async function atBothSizes(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await look(viewport.width);
  }
  if (before) await page.setViewportSize(before);
}
