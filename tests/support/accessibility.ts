import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 AA and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that can differ between two themes of one page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Looks for faults against WCAG 2.2 AA and axe's best practices, in the theme the page has and in the
 * other, and leaves it as it was; `screen` names it in the report.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectNoFault(new AxeBuilder({ page }).withTags(AXE_TAGS), screen);
  await turnTheme(page);
  await expectNoFault(new AxeBuilder({ page }).withRules(COLOUR_RULES), `${screen}, other theme`);
  await turnTheme(page);
}

async function expectNoFault(axe: AxeBuilder, screen: string): Promise<void> {
  // One frame, one page: no second page is opened only to gather the results.
  const { violations } = await axe.setLegacyMode(true).analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')}, ${failureSummary}`,
    ),
  );
  expect.soft(faults, screen).toEqual([]);
}

/** Shows the page in its other theme, its colours at rest. */
async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.classList.toggle('dark');
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
}
