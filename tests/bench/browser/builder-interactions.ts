import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator } from 'playwright';
import { interactive, workerReady } from '#tests/support/page-state';
import { deviceWith, drawNothing } from '#tests/support/view-in-browser/view-device';
import { SOFTWARE_WEBGL } from '#build/commands/browser';
import { RealServer } from '#tests/support/servers/server';
import { launch, newVisitor, type Visitor } from './profile';
import { median, printTable } from '#tests/bench/table';

const LIMIT_MS = 80;

/** A homeowner's presses on each step; each must paint its response within 80 ms. */
const PRESSES: ReadonlyArray<{
  step: number;
  name: RegExp;
  role: 'radio' | 'button' | 'checkbox' | 'switch';
}> = [
  { step: 1, role: 'radio', name: /^Garden Office/ },
  { step: 2, role: 'radio', name: /\s6\sm\s×\s5\sm outside/ },
  { step: 3, role: 'button', name: /One window more/ },
  { step: 3, role: 'button', name: /One door more/ },
  { step: 3, role: 'switch', name: /Patio glass/ },
  { step: 4, role: 'checkbox', name: /Underfloor heating/ },
  { step: 5, role: 'radio', name: /^Cedar/ },
  { step: 5, role: 'radio', name: /^Shingle/ },
];

/** How long a finger stays on the screen. */
const FINGER_DOWN_MS = 80;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Milliseconds: until the choice is painted, and until the picture of the room is; null where it stays. */
interface Tap {
  paint: number;
  picture: number | null;
}

/**
 * Time from a tap to the next paint, with the drawing and with the view in 3-D. There, what the graphics processor would draw is
 * left out: software would do it on this one.
 */
export async function benchBuilder(): Promise<boolean> {
  const drawing = await benchTaps(false);
  const view = await benchTaps(true);
  return drawing && view;
}

/**
 * Time from a tap to the next paint, by the browser's own Event Timing, and to the room's new picture, with
 * the CPU slowed down 4×: the median of several first visits, each tap on an idle page.
 */
async function benchTaps(inView: boolean): Promise<boolean> {
  const server = await RealServer.create();
  await server.start();
  const browser = await launch(inView ? SOFTWARE_WEBGL : undefined);
  const taps = new Map<string, Tap[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, tap] of await visit(browser, server.origin, inView)) {
        taps.set(name, [...(taps.get(name) ?? []), tap]);
      }
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
  return report(taps, inView ? 'Builder with the view in 3-D' : 'Builder');
}

/** One complete walk through the builder: each tap by name, and its times. */
async function visit(
  browser: Browser,
  origin: string,
  inView: boolean,
): Promise<Array<[string, Tap]>> {
  const visitor = await newVisitor(browser, false);
  const { context, page } = visitor;
  try {
    await page.addInitScript(recordEvents);
    if (inView) {
      await deviceWith(page, { cores: 8 });
      await drawNothing(page);
    }
    await page.goto(`${origin}/builder`);
    await interactive(page);
    await workerReady(page);
    await page.waitForLoadState('networkidle');
    if (inView) await page.keyboard.press('Shift');
    if (inView) await page.locator('canvas[role=img][aria-hidden=false]').waitFor();
    const rows: Array<[string, Tap]> = [];
    const next = page.getByRole('button', { name: 'Next Step' }).filter({ visible: true });
    let step = 1;
    for (const press of PRESSES) {
      for (; step < press.step; step++)
        rows.push([`to step ${step + 1}`, await timeOf(visitor, next)]);
      const target = page.getByRole(press.role, { name: press.name }).first();
      await target.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      rows.push([`${press.step}: ${press.name.source}`, await timeOf(visitor, target)]);
    }
    return rows;
  } finally {
    await context.close();
  }
}

/**
 * The longest event of one tap; the browser rounds to 8 ms and omits anything under 16.
 * Sends raw touch events: Playwright's own click would force a layout in between.
 */
async function timeOf({ page, cdp }: Visitor, target: Locator): Promise<Tap> {
  await page.evaluate(atRest);
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(() => Object.assign(window, { slowest: 0, pictured: null }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await setTimeout(FINGER_DOWN_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(atRest);
  return page.evaluate(() => ({ paint: window.slowest, picture: window.pictured }));
}

/** Resolves when nothing is scrolling any more and the browser is idle. */
function atRest(): Promise<void> {
  return new Promise((done) => {
    let last = Number.NaN;
    const look = () => {
      if (window.scrollY === last) return void requestIdleCallback(() => done());
      last = window.scrollY;
      window.setTimeout(look, 200);
    };
    look();
  });
}

declare global {
  interface Window {
    slowest: number;
    pictured: number | null;
  }
}

function recordEvents() {
  Object.assign(window, { slowest: 0, pictured: null });
  let lifted = 0;
  addEventListener('touchend', (event) => (lifted = event.timeStamp), true);
  // A canvas gets its size anew whenever it is painted; the first time counts, and what follows is the turning.
  new MutationObserver(() => {
    requestAnimationFrame(() => (window.pictured ??= performance.now() - lifted));
  }).observe(document, { subtree: true, attributeFilter: ['width'] });
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.slowest = Math.max(window.slowest, entry.duration);
  }).observe(options);
}

function report(taps: Map<string, Tap[]>, what: string): boolean {
  const rows = [...taps].map(([name, all]) => {
    const paints = all.map(({ paint }) => paint);
    const pictures = all.flatMap(({ picture }) => (picture === null ? [] : [picture]));
    const picture = pictures.length === 0 ? null : median(pictures);
    return { name, paint: median(paints), most: Math.max(...paints), picture };
  });
  printTable(
    `${what}, tap to paint, CPU 4× slower, ${ROUNDS} visits (under 16 ms shows as 0)`,
    ['tap', 'median ms', 'most ms', 'picture ms'],
    rows.map(({ name, paint, most, picture }) => [
      name,
      String(paint),
      String(most),
      picture === null ? '' : picture.toFixed(0),
    ]),
  );
  console.log(`median of all ${median(rows.map(({ paint }) => paint))} ms`);
  const slow = rows.filter(({ paint }) => paint > LIMIT_MS);
  for (const { name, paint } of slow) console.log(`✗ ${name}: ${paint} ms over ${LIMIT_MS} ms`);
  return slow.length === 0;
}
