import { setTimeout } from 'node:timers/promises';
import { expect, type Browser, type CDPSession, type Page } from 'playwright/test';
import { newVisitor } from '#tests/bench/browser/profile';
import type { FirstPress } from '#tests/support/page/first-presses';
import { interactive, open, workerReady } from '#tests/support/page-state';

/** How a visitor presses; the last one is a returning visitor, so the worker answers. */
export const WAYS = [
  'finger',
  'mouse',
  'keyboard',
  'finger, second visit',
  'finger, with the worker',
] as const;
type Way = (typeof WAYS)[number];

export interface Visit {
  browser: Browser;
  origin: string;
  press: FirstPress;
  /** Milliseconds from the control becoming visible to the press. */
  delayMs: number;
  way: Way;
}

interface Spot {
  x: number;
  y: number;
}

/**
 * One visit to a page, with one early press on one control, at the place where it was first seen.
 *
 * @throws Error when the press is lost, counted twice, or hits something else
 */
export async function visit({ browser, origin, press, delayMs, way }: Visit): Promise<void> {
  const { context, page, cdp } = await newVisitor(browser, false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    if (way === 'finger, with the worker' || way === 'finger, second visit') {
      await open(page, origin + press.path);
      if (way === 'finger, with the worker') await workerReady(page);
    }
    await page.goto(origin + press.path, { waitUntil: 'commit' });
    const spot = await firstSeen(page, press);
    await page.evaluate(noteHit);
    await setTimeout(delayMs);
    const aimed = press.control(page);
    if (way === 'keyboard') await pressKey(page, press);
    else if (press.key) await aimed.selectOption({ index: 1 });
    else if (way === 'mouse') await click(cdp, spot);
    else await tap(cdp, spot);
    await interactive(page);
    if (way !== 'keyboard' && !press.key) {
      expect(await page.evaluate(hitWasAimedAt)).toBe(true);
    }
    await press.answered(page);
  } finally {
    await context.close();
  }
}

/** Waits until the control has a place on the screen, scrolling to it if necessary. */
async function firstSeen(page: Page, press: FirstPress): Promise<Spot> {
  const control = press.control(page);
  await control.waitFor({ state: 'attached' });
  if (press.typed)
    await page.getByLabel(press.typed[0], { exact: true }).first().fill(press.typed[1]);
  return control.evaluate(
    (element) =>
      new Promise<Spot>((seen) => {
        Object.assign(globalThis, { aimedAt: element });
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const spot = { x: x + width / 2, y: y + height / 2 };
          // Anything under the header or the price bar is not visible.
          const top = document.elementFromPoint(spot.x, spot.y);
          // Before its first paint the browser accepts no presses.
          const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
          if (painted && top !== null && element.contains(top)) return seen(spot);
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/**
 * Runs in the page: records which control was hit, rather than an element inside it. Does not use the
 * click event, which the page may hold back for the app.
 */
function noteHit() {
  const hit: Array<Element | null> = [];
  Object.assign(globalThis, { hit });
  addEventListener(
    'pointerdown',
    ({ target, isTrusted }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      hit.push(target.closest('button, input, a, summary') ?? target);
    },
    true,
  );
}

/**
 * Runs in the page: exactly one hit, on the intended control. A dialog that opened may cover it by now.
 */
function hitWasAimedAt() {
  const hit: unknown = Reflect.get(globalThis, 'hit');
  return Array.isArray(hit) && hit.length === 1 && hit[0] === Reflect.get(globalThis, 'aimedAt');
}

async function pressKey(page: Page, { control, key = 'Space' }: FirstPress) {
  await control(page).focus();
  await page.keyboard.press(key);
}

async function tap(cdp: CDPSession, spot: Spot) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function click(cdp: CDPSession, spot: Spot) {
  const mouse = { ...spot, button: 'left', clickCount: 1 } as const;
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...spot });
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
}
