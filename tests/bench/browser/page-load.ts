import type { Browser, CDPSession, Page } from 'playwright';
import { countTraffic } from '#tests/support/page/traffic';
import { menuOpenedAt, menuSpot, noteMenu, tapAtFirstPaint } from './menu-tap';
import { newVisitor, type Visitor } from './profile';

/** One cold load of one page. Times in milliseconds, sizes in bytes transferred. */
export interface PageLoad {
  fcp: number;
  /** When the text of the h1 was painted, by Element Timing. */
  headline: number;
  lcp: number;
  /**
   * The parts of long tasks beyond 50 ms after the first paint: Total Blocking Time as defined by
   * Lighthouse.
   */
  blocking: number;
  /** The same for tasks before it, which delay the first paint itself. */
  blockingBefore: number;
  cls: number;
  menu: number;
  scriptBytes: number;
  allBytes: number;
}

declare global {
  interface Window {
    seen: { headline: number; lcp: number; cls: number };
    longTasks: { startTime: number; duration: number }[];
  }
}

type Timings = Omit<PageLoad, 'menu' | 'scriptBytes' | 'allBytes'>;

/**
 * Loads the page as a new visitor twice: once to measure it, once to tap its menu as soon as it is
 * visible.
 */
export async function measurePageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const { spot, ...watched } = await visit(browser, async ({ page, cdp }) => {
    const traffic = countTraffic(cdp);
    await page.addInitScript(watchPage);
    const timings = await load(page, cdp, url);
    const { scriptBytes, allBytes } = traffic;
    return { ...timings, scriptBytes, allBytes, spot: await menuSpot(cdp) };
  });
  const menu = await visit(browser, async ({ page, cdp }) => {
    await page.addInitScript(watchPage);
    await page.addInitScript(noteMenu);
    await tapAtFirstPaint(cdp, spot);
    await load(page, cdp, url);
    return menuOpenedAt(cdp);
  });
  return { ...watched, menu };
}

async function visit<Found>(browser: Browser, look: (visitor: Visitor) => Promise<Found>) {
  const visitor = await newVisitor(browser, true);
  try {
    return await look(visitor);
  } finally {
    await visitor.context.close();
  }
}

async function load(page: Page, cdp: CDPSession, url: string): Promise<Timings> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  return timingsOf(cdp);
}

/**
 * The page's timings once its deferred code and parts have loaded, if it has any. Read directly over the
 * protocol: Playwright's own scripts would count as long tasks.
 */
async function timingsOf(cdp: CDPSession): Promise<Timings> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `(${readWhenSettled.toString()})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as Timings;
}

function readWhenSettled() {
  return new Promise((done) => {
    const look = () => {
      const { dataset } = document.documentElement;
      const settled =
        document.scripts.length === 0 || ('interactive' in dataset && !('below' in dataset));
      if (!settled) return void setTimeout(look, 50);
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const fcp = paint?.startTime ?? Number.NaN;
      const over = (before: boolean) =>
        window.longTasks
          .filter(({ startTime }) => startTime < fcp === before)
          .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
      setTimeout(
        () => done({ ...window.seen, fcp, blocking: over(false), blockingBefore: over(true) }),
        500,
      );
    };
    look();
  });
}

function watchPage() {
  window.seen = { headline: Number.NaN, lcp: 0, cls: 0 };
  window.longTasks = [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page: all it needs is inside it
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('element', (entry) => (window.seen.headline = entry.startTime));
  observe('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
  observe('longtask', (entry) => window.longTasks.push(entry));
  // Pages need not mark what is timed here: the mark is set as soon as the heading has been parsed.
  new MutationObserver((_, marking) => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.setAttribute('elementtiming', 'headline');
    marking.disconnect();
  }).observe(document, { childList: true, subtree: true });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) window.seen.cls += shift.value;
  });
}
