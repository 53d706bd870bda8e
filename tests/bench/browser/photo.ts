import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { SOFTWARE_WEBGL } from '#build/commands/browser';
import { goTo } from '#tests/support/builder';
import { RealServer } from '#tests/support/servers/server';
import {
  deviceWith,
  drawNothing,
  translateAhead,
} from '#tests/support/view-in-browser/view-device';
import { launch, newVisitor, type Visitor } from './profile';
import { median, printTable } from '#tests/bench/table';

const PHOTO = fileURLToPath(new URL('../../support/photos/garden-day.jpg', import.meta.url));
const SLOWER = 4;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const PLACING = new Set(['pushed by finger', 'pushed by keys', 'peg by finger']);
/** Milliseconds: of one task, and from a press to what it paints while the room is placed. */
const [LONGEST_TASK, LONGEST_PAINT] = [200, 80];

declare global {
  interface Window {
    longestTask: number;
    longestEvent: number;
  }
}

/**
 * A photograph of 48 megapixels with the CPU slowed down 4×: the longest task while it is read, and while the room is pushed,
 * turned, lit and painted over; and the longest time from a press to its paint. What the graphics processor would do is
 * left out, because software would do it here: it draws nothing, translates shaders in time, and the page is put together
 * without it.
 */
export async function benchPhoto(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-photo-'));
  // From a file: handed over as bytes it would pass through the page first.
  const photo = join(folder, 'large.jpg');
  await sharp(PHOTO).resize(8000, 6000, { fit: 'cover' }).jpeg({ quality: 85 }).toFile(photo);
  const server = await RealServer.create();
  await server.start();
  const browser = await launch([...SOFTWARE_WEBGL, '--disable-gpu-compositing']);
  try {
    const rounds: Row[][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measuredOnce(await newVisitor(browser, false, server.origin), photo));
    return report(rounds);
  } finally {
    await browser.close();
    await server.dispose();
    await rm(folder, { recursive: true });
  }
}

async function measuredOnce(visitor: Visitor, photo: string): Promise<Row[]> {
  const { page, cdp, context } = visitor;
  const slowBy = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  // The way there is measured elsewhere.
  await slowBy(1);
  await page.addInitScript(recordTasks);
  await deviceWith(page, { cores: 8 });
  await drawNothing(page);
  await translateAhead(page);
  await goTo(page, 6);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'In a photo of your garden' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'In a photo of your garden' });
  await slowBy(SLOWER);
  const rows: Row[] = [];
  const measured = async (what: string, does: () => Promise<unknown>) =>
    rows.push(await during(page, what, does));
  const push = dialog.getByRole('slider', { name: /^Push the room/ });
  await measured('read', async () => {
    await dialog.getByLabel('Choose a photo').setInputFiles(photo);
    await push.waitFor();
  });
  await measured('pushed by finger', () => drawFinger(visitor, push));
  await measured('pushed by keys', async () => {
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'PageUp']) await push.press(key);
  });
  await measured('pegs', () => dialog.getByRole('button', { name: 'Set pegs' }).tap());
  const peg = dialog.getByRole('slider', { name: /^Peg 1:/ });
  await measured('peg by finger', () => drawFinger(visitor, peg));
  await measured('light', () => dialog.getByRole('button', { name: 'Light' }).tap());
  const sun = dialog.getByRole('slider', { name: 'Sun from' });
  await measured('sun moved', async () => {
    for (let n = 0; n < 4; n += 1) await sun.press('ArrowRight');
  });
  await measured('in front', () => dialog.getByRole('button', { name: 'In front' }).tap());
  const brush = dialog.getByRole('slider', { name: /^Brush:/ });
  await measured('painted by finger', () => drawFinger(visitor, brush));
  await measured('undone', () => dialog.getByRole('button', { name: 'Undo' }).tap());
  await context.close();
  return rows;
}

interface Row {
  readonly what: string;
  readonly task: number;
  readonly paint: number;
}

async function during(page: Page, what: string, does: () => Promise<unknown>): Promise<Row> {
  await page.evaluate(atRest);
  await page.evaluate(() => Object.assign(window, { longestTask: 0, longestEvent: 0 }));
  await does();
  await page.evaluate(atRest);
  const [task, paint] = await page.evaluate(() => [window.longestTask, window.longestEvent]);
  return { what, task: task ?? 0, paint: paint ?? 0 };
}

/** A finger across the middle of what is on the screen, in twelve steps. */
async function drawFinger({ cdp }: Visitor, area: Locator): Promise<void> {
  const box = await area.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.5];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: x + far, y: y + far / 3 }];
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let far = 4; far <= 48; far += 4) await touch('touchMove', far);
  await touch('touchEnd', 0);
}

function recordTasks() {
  Object.assign(window, { longestTask: 0, longestEvent: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask' });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestEvent = Math.max(window.longestEvent, duration);
  }).observe(options);
}

/** Resolves when a second has passed and the browser is idle. */
function atRest(): Promise<void> {
  return new Promise((done) => {
    window.setTimeout(() => requestIdleCallback(() => done()), 1000);
  });
}

function report(rounds: readonly Row[][]): boolean {
  const names = rounds[0]?.map(({ what }) => what) ?? [];
  const all = names.map((what, n): Row => {
    const same = rounds.flatMap((rows) => rows[n] ?? []);
    return { what, task: median(same.map(({ task }) => task)), paint: median(same.map(({ paint }) => paint)) };
  });
  printTable(
    `Room in a photograph of 48 megapixels, CPU 4× slower, median of ${rounds.length} (under 50 and 16 ms shows as 0)`,
    ['what', 'longest task ms', 'press to paint ms'],
    all.map(({ what, task, paint }) => [what, task.toFixed(0), paint.toFixed(0)]),
  );
  const slow = all.filter(({ what, task, paint }) => task > LONGEST_TASK || (PLACING.has(what) && paint > LONGEST_PAINT));
  for (const { what } of slow) console.log(`✗ ${what}: over ${LONGEST_TASK} or ${LONGEST_PAINT} ms`);
  return slow.length === 0;
} // oxfmt-ignore
