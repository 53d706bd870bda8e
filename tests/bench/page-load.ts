import type { Browser, CDPSession } from 'playwright';
import { countTraffic } from '#tests/support/traffic';
import { newVisitor } from './profile';

/** One cold load of one page. Times in milliseconds, sizes in bytes on the wire. */
export interface PageLoad {
  fcp: number;
  lcp: number;
  /** Of long tasks after the first paint, what is over 50 ms: Total Blocking Time as Lighthouse has it. */
  blocking: number;
  /** The same of tasks before it, which the first paint itself pays for. */
  blockingBefore: number;
  cls: number;
  menu: number;
  scriptBytes: number;
  allBytes: number;
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number; menu: number };
    longTasks: { startTime: number; duration: number }[];
  }
}

type Timings = Omit<PageLoad, 'scriptBytes' | 'allBytes'>;

/** Loads the page as a new visitor twice: once to watch it, once to press its menu as soon as it works. */
export async function measurePageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const watched = await visit(browser, url, watchPage);
  const tapped = await visit(browser, url, pressMenuEarly);
  return { ...watched, menu: tapped.menu };
}

async function visit(browser: Browser, url: string, script: () => void): Promise<PageLoad> {
  const { context, page, cdp } = await newVisitor(browser, true);
  try {
    const traffic = countTraffic(cdp);
    await page.addInitScript(script);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const timings = await timingsOf(cdp);
    const { scriptBytes, allBytes } = traffic;
    return { ...timings, scriptBytes, allBytes };
  } finally {
    await context.close();
  }
}

/**
 * What the page has seen, once its deferred program and parts are there, if it has any. Asked for by the protocol
 * itself: the scripts that Playwright brings along would be long tasks of their own.
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
  window.seen = { lcp: 0, cls: 0, menu: Number.NaN };
  window.longTasks = [];
  // This function runs in the page, so what it needs stands inside it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
  observe('longtask', (entry) => window.longTasks.push(entry));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) window.seen.cls += shift.value;
  });
}

function pressMenuEarly() {
  window.seen = { lcp: 0, cls: 0, menu: Number.NaN };
  window.longTasks = [];
  const press = () => {
    const button =
      document.querySelector<HTMLElement>('[popovertarget]') ??
      document.querySelector<HTMLElement>('summary');
    button?.click();
    if (!document.querySelector(':popover-open, details[open]')) return void setTimeout(press);
    window.seen.menu = performance.now();
  };
  // A finger is not bound to frames: what is seen can be pressed.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) press();
  }).observe({ type: 'paint', buffered: true });
}
