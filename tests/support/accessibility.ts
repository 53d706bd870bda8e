import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks for faults against WCAG 2.2 AA and axe's best practices; `screen` names it in the report. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // One frame, one page: no second page is opened only to gather the results.
    .setLegacyMode(true)
    .withTags(TAGS)
    .analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')}, ${failureSummary}`,
    ),
  );
  expect.soft(faults, screen).toEqual([]);
}
