import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 AA and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose results can differ between a page's two themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks against WCAG 2.2 AA and axe's best practices, in the page's current theme and the other one,
 * then restores the theme; `screen` names it in the report, `part` limits the check.
 */
export async function expectAccessible(page: Page, screen: string, part = 'html'): Promise<void> {
  const expectNoFault = async (look: RunOptions['runOnly'], name: string): Promise<void> =>
    expect.soft(await faultsOf(page, part, look), name).toEqual([]);
  await atRest(page);
  await expectNoFault({ type: 'tag', values: AXE_TAGS }, screen);
  await turnTheme(page);
  await expectNoFault({ type: 'rule', values: COLOUR_RULES }, `${screen}, other theme`);
  await turnTheme(page);
}

/**
 * Tabs through the page's main part from its start: every control gets the focus once, visibly, and none
 * traps it. In a group of radio buttons one stands for all.
 */
export async function expectKeyboardReaches(page: Page, screen: string): Promise<void> {
  const count = await page.evaluate(startOfMain);
  // A scrollable part may be a tab stop of its own, and a time or a date is several.
  for (let turn = 0; turn < 2 * count + 4; turn += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(noteFocus)) break;
  }
  const unreached = await page.evaluate(() =>
    [...document.querySelectorAll('[data-turn="awaited"]')].map((one) =>
      one.outerHTML.slice(0, 90),
    ),
  );
  expect.soft(unreached, `${screen}, by keyboard`).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Marks the controls to reach, puts the focus before them, and returns how many presses that takes. */
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
    // A link in a text that is being written is words.
    if (one.closest('[contenteditable="true"]')) return false;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    if (seen.has(one.name)) return false;
    return seen.add(one.name);
  });
  for (const one of controls) one.dataset['turn'] = 'awaited';
  main.tabIndex = -1;
  main.focus();
  return controls.length;
}

/** Ticks off the focused control, if a focus ring or similar shows it; returns whether none is left. */
function noteFocus(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return false;
  const group = focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name;
  const turn = group
    ? document.querySelector<HTMLElement>(`input[name="${CSS.escape(group)}"][data-turn]`)
    : focused;
  if (turn) turn.dataset['turn'] = 'had';
  return document.querySelector('[data-turn="awaited"]') === null;
}

/** Loads axe into the page once; a builder of `@axe-core/playwright` does so for each look, a third of its time. */
async function faultsOf(page: Page, part: string, look: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Details of what passed are most of the work and are not looked at. A frame that may run no script cannot be looked into.
  const options: RunOptions = { runOnly: look, resultTypes: ['violations'], iframes: false };
  return page.evaluate(runAxe, [part, options] as const);
}

/** Runs in the page. */
async function runAxe([part, options]: readonly [string, RunOptions]): Promise<string[]> {
  const { violations }: AxeResults = await Reflect.get(window, 'axe').run(part, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')}, ${failureSummary}`,
    ),
  );
}

/** Switches the page to its other theme, with colour transitions finished. */
async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
  await atRest(page);
}

/** Ends what slides, fades in or changes its colour. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The end of one may start another, in elements that inherit from it.
    for (;;) {
      const underWay = document.getAnimations().filter((one) => {
        if (one instanceof CSSTransition) return true;
        // A tab behind another one never comes to its end, and what goes on for ever has none.
        const isShort = Number(one.effect?.getComputedTiming().endTime) < 2000;
        return one instanceof CSSAnimation && isShort && one.playState === 'running';
      });
      if (underWay.length === 0) return;
      for (const one of underWay) one.finish();
    }
  });
}
