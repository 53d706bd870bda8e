import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 AA and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that can differ between two themes of one page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Looks for faults against WCAG 2.2 AA and axe's best practices, in the theme the page has and in the
 * other, and leaves it as it was; `screen` names it in the report, `part` is all of it to look at.
 */
export async function expectAccessible(page: Page, screen: string, part = 'html'): Promise<void> {
  const look = () => new AxeBuilder({ page }).include(part);
  await atRest(page);
  await expectNoFault(look().withTags(AXE_TAGS), screen);
  await turnTheme(page);
  await expectNoFault(look().withRules(COLOUR_RULES), `${screen}, other theme`);
  await turnTheme(page);
}

/**
 * Tabs through the page's main part from its start: every control has its turn, is seen to have it, and
 * none keeps it. Of a group of radio buttons one has it for all.
 */
export async function expectKeyboardReaches(page: Page, screen: string): Promise<void> {
  const count = await page.evaluate(startOfMain);
  // A part that scrolls may have a turn of its own.
  for (let turn = 0; turn < count + 4; turn += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(noteFocus);
  }
  const unreached = await page.evaluate(() =>
    [...document.querySelectorAll('[data-turn="awaited"]')].map((one) =>
      one.outerHTML.slice(0, 90),
    ),
  );
  expect.soft(unreached, `${screen}, by keyboard`).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Marks what is to be reached, puts the focus before it, and says how many presses that takes. */
function startOfMain(): number {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part');
  const seen = new Set<string>();
  const controls = [
    ...main.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="slider"]',
    ),
  ].filter((one) => {
    if (one.matches(':disabled, [type="hidden"], [type="file"]') || !one.checkVisibility())
      return false;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    if (seen.has(one.name)) return false;
    return seen.add(one.name);
  });
  for (const one of controls) one.dataset['turn'] = 'awaited';
  main.tabIndex = -1;
  main.focus();
  return controls.length;
}

/** Ticks off what has the focus now, when a ring or the like shows it. */
function noteFocus(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return;
  const group = focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name;
  const turn = group
    ? document.querySelector<HTMLElement>(`input[name="${CSS.escape(group)}"][data-turn]`)
    : focused;
  if (turn) turn.dataset['turn'] = 'had';
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
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
  await atRest(page);
}

/** Resolves when nothing fades or changes its colour any more. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
      if (changing.length === 0) return;
      // The end of one may be the beginning of another, in what inherits from it.
      await Promise.allSettled(changing.map(({ finished }) => finished));
    }
  });
}
